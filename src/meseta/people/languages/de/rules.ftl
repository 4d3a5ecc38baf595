# Was die Regeln aller Spiele zählen, deutsch

counted-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
