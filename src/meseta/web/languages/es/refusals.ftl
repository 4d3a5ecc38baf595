# Qué se rechaza y por qué; en español

# --- qué se rechaza --------------------------------------------------------------------

refused-no_page = Esa página no existe.
refused-invitation = Esta invitación ya se ha usado o se ha anulado. Pide un enlace nuevo.
refused-device = Este enlace ya no es válido. Crea uno nuevo en un dispositivo tuyo.
refused-not_yours = Eso no te toca decidirlo ahora.
refused-not_maker = Solo puede hacerlo quien creó la mesa.
refused-not_here = Solo puede hacerlo quien está en este equipo.
refused-not_begun = La partida empieza cuando todos los asientos están ocupados.
refused-not_ended = El otro jugador aún no ha terminado su turno.
refused-illegal = “{ $what }” no es posible ahora.
refused-stands = Eso ya no se puede deshacer: intervino el azar, alguien más ha jugado o se ha visto algo oculto.
refused-long = En esta mesa se ha deshecho y cedido tanto que ya no es posible ninguna de las dos cosas.
refused-nothing_to_end = No hay ningún turno tuyo que terminar.
refused-stale = La mesa ha cambiado mientras tanto; mira otra vez.
refused-no_order = Esa orden fija no existe.
refused-no_hints = En esta mesa no hay pistas.
refused-not_over = La partida aún no ha terminado.
refused-foreign = Esta petición viene de otra página y no se lleva a cabo.
refused-malformed = Esta petición no se puede leer.
refused-name = Hace falta un nombre.
refused-options = Estas opciones no van juntas: { $why }
refused-sitter = Nadie puede sentarse así.
refused-too_large = Eso es demasiado grande.
refused-too_many = Hay demasiada gente mirando esta mesa.
refused-slow = No llegó respuesta a tiempo; prueba otra vez.
refused-thinking = Ya has preguntado bastante; pregunta de nuevo en { $wait } segundos.
refused-busy = Tanta gente ha preguntado que lo tuyo tardaría demasiado. Prueba otra vez en { $wait } segundos.
refused-crowded = Hay tanta gente ahora mismo que no cabe nadie más. No se pierde nada; vuelve en { $wait } segundos.
refused-unreadable = Leerlo llevó demasiado tiempo, así que no se aceptó.
refused-broken = Algo falla por nuestra parte; no se ha cambiado nada.

# --- qué se rechaza --------------------------------------------------------------------

refused-time = Se te ha acabado el tiempo; un bot sigue jugando. Puedes recuperar tu asiento cuando quieras.
refused-closed = Esta mesa no está abierta a espectadores.

refused-store = Ahora mismo no se puede llegar a las mesas. No se ha cambiado nada; prueba otra vez en un momento.
refused-full = No queda sitio para guardar nada. No se ha cambiado nada; quien lleva este servidor tiene que hacer sitio.
refused-host = Este servidor no se llama “{ $host }”. Quien lo lleva puede permitir ese nombre.
refused-unsure = No se ha hecho nada: escribe “{ $word }” para confirmarlo.
refused-push = A este dispositivo no se le puede avisar.
