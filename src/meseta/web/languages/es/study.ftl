# Estudios, en español

nav-study = Estudio

# --- la lista --------------------------------------------------------------------------

study-title = Estudio
study-lead = Un tablero para ti: todos los asientos son tuyos, no se pierde nada al volver atrás, y la búsqueda está a mano.
study-mine = Mis estudios
study-nothing = Aún nada. Empieza aquí abajo, o desde una mesa: su menú y su resultado llevan aquí.
study-new = Empezar un estudio
study-new_game = De una partida nueva
study-from_file = De un archivo o un texto
study-from_file_about = Una posición, una partida guardada o un estudio exportado. Se comprueba todo lo que contiene.
study-file = Archivo
study-text = O el propio texto
study-of_game = Una posición es de
study-open_it = Abrir
study-shared_mark = compartido
study-new_title = Un estudio de { $game }
study-players = Quién juega
study-seed = Semilla
study-seed_about = La misma semilla da la misma partida. Déjala vacía y será una cualquiera.
study-begin = Empezar

# --- el tablero ------------------------------------------------------------------------

study-moves = Jugadas
study-story = Historia
study-tabs = Jugadas o historia
study-walk_first = Al principio
study-walk_previous = Una jugada atrás
study-walk_next = Una jugada adelante
study-walk_last = Al final de esta línea
study-note = Nota
study-promote = Línea principal
study-promote_about = Hacer del camino a esta jugada la línea principal
study-prune = Borrar
study-prune_about = Borrar esta jugada con todo lo que sigue
study-view = Visto por
study-view_turn = quien decide
study-view_open = todos, todo a la vista
study-strength = Fuerza de la búsqueda
study-strength_caballero = Caballero: un vistazo
study-strength_grande = Grande: una búsqueda corta
study-strength_rey = Rey: un segundo
study-strength_longer = Rey: cinco segundos
study-search = Buscar
study-note_name = Nombre de esta posición
study-note_text = Nota
study-keep = Guardar
study-menu = Este estudio
study-name = Nombre
study-rename = Renombrar
study-edit = Editar la posición
study-share = Compartir
study-share_about = Quien tenga el enlace puede mirar el estudio y hacer una copia, pero no cambiar nada.
study-share_on = Compartir por enlace
study-share_off = Dejar de compartir
study-export = Llevárselo
study-export_file = El estudio como archivo
study-export_position = Esta posición como texto
study-copy = Hacer una copia propia
study-remove = Borrar el estudio
study-remove_about = “{ $name }” desaparece con todas sus jugadas y notas, también para todos con quienes se compartió.
study-sealed = Este estudio viene de una partida que aún se juega. Lo que allí no puedes ver se ha repartido de nuevo. Hasta que termine la partida se queda contigo: no se puede editar, compartir ni exportar.
study-looking = Estás mirando el estudio de otra persona.
study-keys_walk = una jugada atrás, una jugada adelante
study-keys_branch = la variante de arriba, la de abajo
study-keys_ends = al principio, al final de la línea
study-thinking = La búsqueda está pensando …
study-from_table = Estudiar esta partida
study-from_table_about = Un tablero propio con lo que tu asiento puede ver; lo que no puede ver se reparte de nuevo.
study-from_result = Estudiar la partida

# --- el editor -------------------------------------------------------------------------

study-editing = Editar una posición
study-edit_about = Cambia lo que hay en cada sitio; al pulsar en la imagen se ve qué se puede decir de ese lugar. Lo que no puede ser se dice donde está.
study-filter = Solo lo que trata de
study-filter_all = Todo
study-group_own = En el tablero
study-group_table = En la mesa
study-group_players = De los jugadores
study-group_turn = En este turno
study-group_agenda = Por decidir
study-none = nada
study-set_up = Seguir desde aquí
study-undo_change = Deshacer el cambio
study-leave = Volver al estudio
study-right = Esta posición es posible.
study-wrong = Eso no puede ser: { $why }

# --- lo que dicen los scripts ----------------------------------------------------------

script-study_start = Principio
script-study_prune = ¿Borrar esta jugada con todo lo que sigue? Jugadas en total: { $count }.
script-study_kept = Guardado.
script-study_add = Añadir
script-study_take_away = Quitar
script-study_as_text = Como texto
script-study_no_text = Esto no es JSON.
script-study_nothing_about = De eso no se puede decir nada.

# --- qué se rechaza --------------------------------------------------------------------

refused-no_node = Ese momento no existe.
refused-many_nodes = En un estudio caben { $count } jugadas.
refused-many_studies = Tienes { $count } estudios; borra antes uno.
refused-stale_study = El estudio ha cambiado en otra ventana; así está ahora.
refused-old_study = Este estudio se hizo con otras reglas: { $why }
refused-not_your_study = Este estudio es de otra persona. Haz una copia propia.
refused-sealed = Esa partida aún se juega; hasta que termine, su estudio no se puede editar, compartir ni exportar.
refused-from_memory = Esta partida se juega de memoria; se puede estudiar cuando termine.
refused-study_file = Esto no se puede abrir: { $why }
refused-root = El principio no se puede borrar.
refused-nothing_asked = A ese asiento no se le pregunta nada ahora.
