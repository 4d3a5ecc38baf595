# Was die Regeln aller Spiele zählen, deutsch

counted-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Warum ein Bot eine Antwort vorzieht; was er ansieht, benennt jedes Spiel selbst.

reasons-0 = Nichts spricht besonders dafür.
reasons-1 = Besser bei: { $first }.
reasons-2 = Besser bei: { $first } und { $second }.
