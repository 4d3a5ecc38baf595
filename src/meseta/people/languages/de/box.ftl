# Was in einer Schachtel steht, auf den Formularen zum Berichtigen; Deutsch

box-told = Zahlen und Regeln der Schachtel

# Was nicht zusammenpasst

box-fault-number = Hier geht nur { $least } bis { $most }.
box-fault-text = Nötig ist ein Text mit 1 bis { $longest } Zeichen.
box-fault-added = Mehr als { $most } neue lassen sich nicht hinzufügen.
