# Wat er in een doos staat, op de formulieren om het te verbeteren; Nederlands

box-told = Aantallen en regels van de doos
