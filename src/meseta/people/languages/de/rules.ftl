# Was die Regeln aller Spiele zählen, deutsch

counted-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Warum ein Bot eine Antwort vorzieht; was er ansieht, benennt jedes Spiel selbst.

reasons-0 = Kein einzelner Grund sticht heraus.
reasons-1 = Dafür spricht: { $first }.
reasons-2 = Dafür spricht: { $first }; außerdem: { $second }.
reasons-even = Es gibt keinen klaren Unterschied.
reasons-only = Es ist die einzige Möglichkeit.

# A scoring that nothing has opened.
scored-in_round = Wertung in Runde { $round }
