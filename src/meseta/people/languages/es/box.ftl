# Lo que hay en una caja, en los formularios para corregirla; en español

box-told = Cantidades y reglas de la caja
