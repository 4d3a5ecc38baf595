# Tables that were made under other rules; German

pin-holds = nach Regeln { $rules } begonnen; noch einmal durchgespielt ging jeder Zug gleich aus
pin-differs = Dieser Tisch wurde nach Regeln { $rules } begonnen. Nach den heutigen wäre sein Zug { $move }, { $who }: { $what }, nicht möglich oder ginge anders aus. Er steht hier, wie er vor diesem Zug war, und kann angesehen werden.
refused-only_looked_at = Dieser Tisch wurde nach anderen Regeln begonnen und kann nur noch angesehen werden.
refused-rules = Dieser Tisch wurde nach anderen Regeln begonnen und lässt sich nicht mehr öffnen.
