# Was geschehen ist, wird erzählt: Wertungen, Runden, der Verlauf, wer gewonnen hat; Deutsch

script-scored_gained = Zusammen
script-scored_points = Neuer Stand
scored-go_on = Weiter
scored-again = Die Wertung noch einmal zeigen
script-scored_again = { scored-again }
script-scored_said = { $name }: { $points }, jetzt { $count }.
script-round = Runde { $count }
script-round_yours = Du beginnst
script-round_begins = { $name } beginnt
won-you = { $count ->
    [one] Du gewinnst mit { $points } Punkten!
   *[other] Du teilst den Sieg mit { $points } Punkten!
}
script-since = seit deinem letzten Zug
