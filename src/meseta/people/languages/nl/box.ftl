# Wat er in een doos staat, op de formulieren om het te verbeteren; Nederlands

box-told = Aantallen en regels van de doos

# Wat niet klopt

box-fault-number = Hier kan alleen { $least } tot en met { $most }.
box-fault-text = Er is een tekst van 1 tot { $longest } tekens nodig.
box-fault-added = Meer dan { $most } nieuwe kunnen er niet bij.
