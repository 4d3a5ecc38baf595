# Wat de regels van alle spellen tellen, Nederlands

counted-point = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

## Waarom een bot een antwoord kiest; waar hij op let, benoemt elk spel zelf.

reasons-0 = Geen enkele reden springt eruit.
reasons-1 = Wat ervoor pleit: { $first }.
reasons-2 = Wat ervoor pleit: { $first } en { $second }.
reasons-even = Er is geen duidelijk verschil.
reasons-only = Het is de enige keuze.

# A scoring that nothing has opened.
scored-in_round = Puntentelling in ronde { $round }
