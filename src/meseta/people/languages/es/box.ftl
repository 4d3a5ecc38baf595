# Lo que hay en una caja, en los formularios para corregirla; en español

box-told = Cantidades y reglas de la caja

# Lo que no encaja

box-fault-number = Aquí solo cabe de { $least } a { $most }.
box-fault-text = Hace falta un texto de 1 a { $longest } letras.
box-fault-added = No se pueden añadir más de { $most } nuevas.
