# Was in einer Schachtel steht, auf den Formularen zum Berichtigen; Deutsch

box-told = Zahlen und Regeln der Schachtel
