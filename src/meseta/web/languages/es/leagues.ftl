# Las ligas: la lista, una nueva, clasificación y rondas, los avisos; en español

# --- la lista --------------------------------------------------------------------------

league-list = Ligas
league-lead = Una temporada con otros: rondas cuyas mesas se forman solas, y al final una clasificación.
league-mine = Mis ligas
league-others = Abiertas a todos
league-none = Ahora mismo no hay ninguna. Crea una y manda el enlace a tus amigos.
league-new = Crear una liga
league-people = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
league-state_open = Esperando jugadores
league-state_round = Ronda { $round } de { $last }
league-state_final = Se juega la final
league-state_over = Terminada

# --- una nueva -------------------------------------------------------------------------

league-new_title = Una liga de { $game }
league-name = Nombre de la liga
league-method = Cómo se forman las mesas
league-method_even = todos contra todos
league-method_swiss = según la clasificación
league-method_groups = grupos y final
league-about_even = Todos se enfrentan a todos, en lo posible el mismo número de veces.
league-about_swiss = Se sientan juntos quienes están cerca en la clasificación, si se puede sin repetir rivales.
league-about_groups = Los grupos se sortean, y en cada uno juegan todos contra todos. Después, los mejores de todos los grupos juegan una final.
league-groups = Grupos
league-round_count = Rondas
league-seats = Jugadores por mesa
league-seats_about = Si el número de jugadores no cuadra, en algunas mesas hay uno más o uno menos. Solo cuando tampoco eso es posible, alguien descansa.
league-points = Puntos por el primer puesto, el segundo, etc.
league-points_about = Tantos números como jugadores hay en una mesa. Déjalo vacío para los habituales.
league-ties = En caso de empate a puntos
league-ties_about = Qué decide entonces, por orden. Quienes sigan empatados comparten el puesto.
league-tie_direct = mesas en las que coincidieron
league-tie_wins = primeros puestos
league-tie_opponents = fuerza de los rivales
league-tie_margin = ventaja sobre la media de sus mesas
league-pace = Ritmo de las rondas
league-pace_about = Una ronda termina cuando han terminado todas sus mesas, o en su último día. Quien entonces esté haciendo esperar a una mesa queda último en ella.
league-round_days = Días por ronda como máximo (0: sin límite)
league-next_soon = la siguiente, tras la última mesa
league-next_dated = la siguiente, en su día
league-pause = Minutos entre rondas
league-begins = Primera ronda el
league-begins_about = Sin fecha, la liga la empiezas tú.
league-coming = Entrar y salir
league-listed_about = ¿Quién puede jugar?
league-listed_no = quien tenga el enlace
league-listed_yes = todos: la liga sale en la lista
league-late_about = ¿Se puede entrar una vez empezada la primera ronda? Por las rondas perdidas no se recibe nada.
league-late_yes = sí, también más tarde
league-late_no = no
league-leaving_about = ¿Qué pasa con los resultados de quien se va?
league-leaving_keep = se quedan
league-leaving_strike = se anulan
league-make = Crear la liga

# --- una liga --------------------------------------------------------------------------

league-first_at = La primera ronda empieza:
league-next_at = La siguiente ronda empieza:
league-ends_at = Esta ronda termina, a más tardar:
league-to_table = A mi mesa
league-come_about = Estás invitado a jugar. Tu nombre aparecerá en esta página, que puede ver quien tenga su dirección.
league-come_late = Aún puedes entrar y jugar desde la próxima ronda. Tu nombre aparecerá en esta página, que puede ver quien tenga su dirección.
league-come = Entrar
league-in = Estás dentro. Te avisaremos cuando empiece la primera ronda.
league-standings = Clasificación
league-place = Puesto
league-group = Grupo
league-points_short = Puntos
league-byes = Desc.
league-short_direct = Directo
league-short_opponents = Rivales
league-short_margin = Ventaja
league-left = se ha ido
league-csv_standings = Clasificación en CSV
league-csv_results = Resultados en CSV
league-csv_meetings = Tabla cruzada en CSV
league-rounds = Rondas
league-round = Ronda { $round }
league-final = Final
league-board = Mesa { $number }
league-in_group = Grupo { $group }
league-running = en juego
league-how_left = dejó la mesa
league-how_forfeit = fuera de tiempo
league-how_shared = sin terminar
league-bye = Descansa:
league-has_bye = descansa
league-crosstable = Tabla cruzada
league-crosstable_about = Cuántas veces el jugador de la izquierda quedó por delante del otro, y cuántas por detrás.
league-opponents = Rivales
league-next_round = desde la próxima ronda
league-nobody = Aún no hay nadie.
league-making = Para ti, que organizas
league-begin = Empezar la primera ronda
league-begin_next = Empezar ya la siguiente ronda
league-invite = Invitar a jugadores
league-invite_about = Quien abra este enlace puede entrar.
league-add_bot = Añadir un bot
league-remove = Sacar a alguien
league-remove_about = Si está en una mesa de esta ronda, allí sigue jugando un bot, y queda último. No puede volver.
league-end_round = Terminar ya esta ronda
league-end_round_about = En las mesas sin terminar queda último a quien estén esperando, y los demás comparten los puestos anteriores.
league-end_word = terminar
league-close = Terminar la liga
league-close_about = La clasificación se queda como está. Las mesas sin terminar no cuentan.
league-close_unplayed = Aún no se ha jugado nada, así que no queda nada de ella.
league-leave = Dejar la liga
league-leave_about = Si estás en una mesa de esta ronda, allí sigue jugando un bot, y quedas último. No puedes volver.
league-leave_keep = Los resultados de quien se va se quedan.
league-leave_strike = Los resultados de quien se va se anulan: en esas mesas los demás suben un puesto.
league-agreed = Lo acordado
league-agreed_rounds = { $rounds ->
    [one] { $rounds } ronda, { $seats } jugadores por mesa
   *[other] { $rounds } rondas, { $seats } jugadores por mesa
}
league-agreed_points = Puntos por los puestos: { $points }
league-agreed_ties = En caso de empate a puntos:
league-agreed_days = { $days ->
    [one] una ronda dura como máximo { $days } día
   *[other] una ronda dura como máximo { $days } días
}
league-agreed_late_yes = Se puede entrar hasta que empiece la última ronda.
league-agreed_late_no = Una vez empezada la primera ronda, ya no entra nadie.

# --- los avisos ------------------------------------------------------------------------

league-news_round = { $league }: ronda { $round }
league-news_table = Tu mesa está lista.
league-news_bye = En esta ronda descansas.
league-news_over = { $league } ha terminado
league-news_place = Has quedado en el puesto { $place }.
push-for_league = mis ligas
league-of_table = Liga: { $league }

# --- lo que no puede ser ---------------------------------------------------------------

refused-league_closed = En esta liga ya no puede entrar nadie.
refused-league_entered = Ya estás en esta liga, o la has dejado.
refused-league_few = Hacen falta al menos { $few } jugadores.
refused-league_full = Hay sitio para { $most } jugadores.
refused-league_over = Esta liga ha terminado.
refused-league_points = Indica { $seats } números de 100 a 0, ninguno mayor que el anterior.
refused-many_leagues = Tienes { $most } ligas sin terminar; termina antes una.
refused-not_organizer = Solo puede hacerlo quien creó la liga.

# --- para programas --------------------------------------------------------------------

api-op-leagues = Todas las ligas
api-about-leagues = Las ligas de la persona a la que pertenece el token, y las que todos pueden ver.
api-op-league = Una liga
api-about-league = Clasificación, mesas y encuentros de una liga; la puede ver quien tenga su dirección.
api-op-make_league = Crear una liga
api-about-make_league = Una liga de un juego; lo que no se dice es lo habitual. Quien la crea debe entrar también, para jugar.
api-op-enter_league = Entrar en una liga
api-about-enter_league = Jugar en la liga a la que lleva una invitación, desde su próxima ronda.
api-op-begin_league = Empezar una ronda
api-about-begin_league = Quien la creó empieza la primera ronda, o la siguiente sin esperar más.
api-op-leave_league = Dejar una liga
api-about-leave_league = Irse del todo; en una mesa de esta ronda sigue jugando un bot.
api-field-ahead = En cuántas mesas el participante quedó por delante del rival.
api-field-behind = En cuántas mesas el participante quedó por detrás del rival.
api-field-board = El número de una mesa en su ronda.
api-field-boards = Las mesas de todas las rondas.
api-field-byes = Cuántas rondas ha descansado.
api-field-due = Cuándo pasa algo por sí solo: una ronda empieza o termina, en segundos desde 1970; o null.
api-field-entrant = El número de un participante de la liga.
api-field-entrants = Todos los participantes de la liga.
api-field-group = La letra del grupo, si hay varios.
api-field-groups = Cuántos grupos ha de haber.
api-field-how = Cómo se llegó al puesto: jugado, dejó la mesa, perdido (la mesa le esperaba), compartido (esperaba a otro).
api-field-joined = La primera ronda de un participante.
api-field-last_round = Cuántas rondas hay.
api-field-league = El nombre de una liga en las direcciones.
api-field-left = La primera ronda sin él; null mientras juegue.
api-field-level = En cuántas mesas ambos compartieron puesto.
api-field-listed = Si todos pueden ver la liga en la lista y entrar.
api-field-meetings = Cómo quedaron entre sí cada dos.
api-field-method = Cómo se forman las mesas: todos contra todos (even), según la clasificación (swiss), grupos y final (groups).
api-field-opponent = El número del otro.
api-field-phase = Dónde está la liga: abierta, en una ronda, en una pausa, terminada.
api-field-played = Cuántas mesas han terminado.
api-field-rank = El puesto en la clasificación; los empatados lo comparten.
api-field-round_count = Cuántas rondas ha de haber, sin la final.
api-field-round_days = Cuántos días dura una ronda como máximo; 0 es sin límite.
api-field-score = Puntos en la liga.
api-field-standings = Dónde está cada uno, el primero primero.
api-field-table_size = Cuántos se sientan a una mesa, si el número de jugadores lo permite.
api-field-turn_days = Días por turno; 0 es sin reloj.
api-field-victories = Cuántas mesas ha ganado.
