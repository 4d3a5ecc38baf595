# La mesa, su chat y lo que ha pasado desde la última jugada propia; en español

# --- la mesa ---------------------------------------------------------------------------

asked-of_others = Pregunta: { $question }
tabs = Partes de la mesa
tab-board = Tablero
tab-cards = Cartas
tab-players = Jugadores
tab-story = Historia
place-track = Rondas
place-board = Tablero
place-dial = Para elegir aquí
place-cards = Cartas
place-hand = Mano
place-turn = La carta en uso
place-mats = Jugadores
place-bar = Tu decisión
story-title = Qué ha pasado
pick = ¿Cuál?
bar-end = Terminar turno
bar-skip = Saltar
bar-back = Deshacer
bar-over = Reiniciar turno
bar-sure = Esto no se puede deshacer. Pulsa otra vez para hacerlo.
bar-early = Aún te queda algo por hacer en este turno, y terminarlo no se puede deshacer. Pulsa otra vez para terminarlo.
bar-next = Usado enseguida daría: { $points }
bar-hint = Pista
bar-press_lit = Pulsa lo iluminado.
bar-more = Menú
menu-title = Esta mesa
menu-orders = Órdenes fijas
menu-orders_about = Lo que se ordena aquí se hace por ti; la barra lo dice cada vez.
order-end = Terminar mi turno en cuanto no quede nada que hacer
order-answer = El resto de la ronda, “{ $question }”: { $answer }
menu-bot = Un bot juega por
menu-myself = nadie: juego yo
menu-seats = Asientos de los demás
menu-new_link = Enlace nuevo
menu-keys = Teclas
keys-number = la opción con ese número o esa letra; 9 es la carta de poder 9
keys-usual = la respuesta habitual, si hay una que destaque
keys-end = terminar el turno
keys-back = deshacer
keys-hint = pista
keys-skip = cerrar, o saltar lo que se está mostrando
keys-zoom = más cerca, más lejos, el tablero entero
zoom-in = más cerca
zoom-out = más lejos
zoom-fit = tablero entero
menu-marks = Marcas
marks-lit = se puede elegir ahora
marks-last = de qué trató la última jugada
marks-seal = reconstruido: ninguna fuente muestra este componente; el impreso puede ser distinto
waiting-title = Esperando jugadores
waiting-about = Envía un enlace a cada amigo; quien lo abre primero se sienta. La partida empieza cuando todos los asientos están ocupados.
waiting-bot = Mejor un bot

# --- desde mi última jugada ------------------------------------------------------------

since-title = Desde tu última jugada
since-show = Mostrar

# --- chat ------------------------------------------------------------------------------

chat-title = Chat
chat-say = Di algo
chat-send = Enviar
chat-mute = Silenciar
script-room_players = Hasta que termine la partida, solo lo leen los jugadores.
script-room_watchers = Hasta que termine la partida, solo lo leen los espectadores.
script-somebody = alguien
script-onlooker = { $name } (mira)
script-turn_elsewhere = Te toca en otra mesa: { $name }.
