# Lo que dice cada página; en español

skip = Ir al contenido
nav = Páginas
nav-lobby = Sala
nav-me = Yo
change = Cambiar
close = Cerrar
copy = Copiar
own-name = Español
look-switch = Cambiar entre claro y oscuro
guest = Invitado
guest-number = Jugador { $number }
value-yes = sí
value-no = no
value-none = como la caja
error-title = No ha funcionado
offline = Ahora mismo no se puede llegar a Meseta.
offline-again = Probar otra vez
