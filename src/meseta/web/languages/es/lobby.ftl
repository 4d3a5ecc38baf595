# La sala y el formulario de una mesa nueva; en español

# --- sala ------------------------------------------------------------------------------

lobby-title = La mesa de los juegos ibéricos
lobby-lead = Siéntate: las reglas están vigiladas, los bots esperan y tus amigos llegan por un enlace.
lobby-mine = Mis mesas
lobby-more_tables = { $count } más
lobby-your_turn = te toca
lobby-open_seats = espera jugadores
lobby-running = los demás piensan
lobby-games = Juegos
lobby-el-grande = Caballeros, un rey y una torre secreta: ¿quién domina más España cuando se puntúan las regiones?
lobby-el-caballero = La costa aún es desconocida. Coloca tierra y mar, y ponte donde vayan a estar las grandes regiones.
lobby-6-castles = Un paisaje crece alrededor de seis castillos; vende, construye y reza por los caminos, en solitario o en compañía.
lobby-play_now = Jugar ya
lobby-alone = Jugar en solitario
lobby-against = Contra qué bots
lobby-against_peon = contra bots – Peón, para empezar
lobby-against_caballero = contra bots – Caballero, sólido
lobby-against_grande = contra bots – Grande, fuerte
lobby-against_rey = contra bots – Rey, los más fuertes
lobby-make_table = Crear una mesa: amigos, opciones, número de jugadores
lobby-finished = Terminadas
seat-open = asiento libre

# --- una mesa nueva --------------------------------------------------------------------

new-title = Una mesa de { $game }
new-seats = Quién juega
new-seats_about = De { $fewest } a { $most } jugadores. Un amigo llega por un enlace que tú envías; alguien en esta pantalla juega en el mismo dispositivo que tú.
sit-me = yo
sit-friend = un amigo por enlace
sit-here = alguien en esta pantalla
sit-bot = bot: { $level }
sit-none = nadie
sit-name = Nombre de { $seat }
new-hints = Pistas
new-hints_about = Si se puede preguntar a Rey, el bot más fuerte, qué haría. Si se sientan dos o más personas, todas ven que alguien ha preguntado.
new-hints_alone = mientras yo sea la única persona
new-rulings = Lecturas de las reglas
new-rulings_about = Donde un reglamento deja margen, la gente lo lee de distinta manera. Estas son las preguntas; si no las tocas, juegas la lectura habitual.
new-make = Abrir la mesa

# --- llegar ----------------------------------------------------------------------------

join-title = Entrar en una mesa de { $game }
join-lead = { $maker } te guarda un asiento: { $colour }.
join-lead_nobody = Hay un asiento guardado para ti: { $colour }.
join-sit = Sentarme
join-yours = tu asiento
come-title = Te damos la bienvenida, { $name }
come-lead = Este enlace hace que este dispositivo sea uno de los tuyos: todas tus mesas estarán también aquí.
come-go = Seguir como { $name }
network-invite = Invitar desde esta red
network-first = Otros dispositivos aún no pueden llegar a esta dirección: ábrela primero a tu red.
network-title = Gente en la misma casa
network-lead = A Meseta solo se llega desde este equipo. Ábrela a la red en la que estás, y otros podrán venir con sus teléfonos y portátiles. Se cierra de nuevo cuando detienes el programa.
network-open = Quien esté en la misma red encuentra esta mesa aquí:

# --- una mesa nueva --------------------------------------------------------------------

new-clock = Reloj
new-clock_about = Cuando se acaba el tiempo, Caballero sigue jugando en ese asiento, y su jugador puede recuperarlo. El tiempo no corre mientras haya asientos libres.
new-clock_none = sin reloj
new-clock_live = en vivo: minutos por persona
new-clock_days = días por turno
new-minutes = Minutos por persona
new-increment = Segundos más por turno
new-days = Días por turno
clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-live = { $minutes } minutos por persona y { $seconds } segundos más con cada turno
new-watching = Espectadores
new-watching_about = Un espectador ve lo que todos en la mesa pueden ver, y ninguna mano.
watching-no = nadie
watching-link = quien tenga la dirección
watching-yes = todos: la mesa sale en la sala

# --- sala, enlaces, marcharse ----------------------------------------------------------

nav-club = Club
lobby-watch = Mesas para mirar
invite-days = { $days ->
    [one] Este enlace vale un día más.
   *[other] Este enlace vale { $days } días más.
}
invite-expired = Este enlace ha caducado.
invite-renew = Renovar 7 días
seat-retake = Recuperar mi asiento
seat-play_on = Que siga el bot
leave-title = Abandonar la mesa
leave-about_waiting = Tu asiento vuelve a estar libre, y otra persona puede ocuparlo por un enlace.
leave-about_running = Caballero sigue jugando en tu asiento para siempre, y el asiento lo dice; en el club ocupas el último puesto.
leave-go = Irme del todo
leave-word = abandonar
leave-get_up = Levantarme
