# Lo que dicen los scripts; en español

# --- lo que dicen los scripts ----------------------------------------------------------

script-you = tú
script-open_seat = asiento libre
script-your_turn = Te toca
script-waiting = Se espera a que todos los asientos estén ocupados.
script-over = La partida ha terminado.
script-held = Ese ha sido tu último paso. ¿Terminas el turno?
script-waits = Decide { $name }.
script-watching = Estás mirando.
script-stand_in = Un bot juega por ti.
script-asked_back = Empieza una nueva ronda. ¿Recuperas tu asiento?
script-ordered = Por tu orden fija: { $what }.
script-all_choices = Ver las { $count }
script-see_result = Ver el resultado
script-lost = No se puede llegar al servidor; no se ha cambiado nada.
script-confirm = Elegir: { $what }
script-would_score = Puntuación { $name }: { $what }
script-and_more = … y { $count } más
script-thinking = Rey está pensando …
script-hint_title = { $name } elegiría
script-hint_figures = gana el { $count } % · unos { $points } puntos
script-close = Cerrar
script-typed = Escrito: { $what } …
script-cover = Pasa la pantalla a { $name }.
script-cover_open = Soy { $name }
script-rematch = Se ha abierto una revancha.
script-to_rematch = A la revancha
script-hinted = { $name } ha pedido una pista.
script-slow = Al principio los bots juegan de forma sencilla; en uno o dos minutos jugarán mejor.
script-bot_slow = Un bot ha tardado demasiado; se le pregunta otra vez.

# --- lo que dicen los scripts ----------------------------------------------------------

script-clock = Tiempo restante
script-days = { $count } d
script-hours = { $count } h
script-has_left = { $name } (se ha ido)
