# Wat de regels van alle spellen tellen, Nederlands

counted-point = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

## Waarom een bot een antwoord kiest; waar hij op let, benoemt elk spel zelf.

reasons-0 = Er is geen bijzondere reden voor.
reasons-1 = Beter voor: { $first }.
reasons-2 = Beter voor: { $first } en { $second }.
