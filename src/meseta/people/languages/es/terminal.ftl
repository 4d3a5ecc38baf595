# Lo que dice la terminal en todos los juegos, en español

# --- una partida -----------------------------------------------------------------------

terminal-you = { $game }. Juegas con { $seats }. Escribe ? para ver la ayuda.
terminal-watch = { $game }. No juegas: miras.
terminal-plays = { $bot } juega con { $seats }.
terminal-thinks = { $name } está pensando …
terminal-bot_fails = Un bot no puede seguir y la partida acaba aquí. { $reason }
terminal-save_now = Escribe el nombre de un archivo para guardar la partida (con ! al final se reemplaza el que haya), o nada.
terminal-and = { $names } y { $last }
terminal-question = { $round ->
    [0] { $seat }: { $question }
   *[other] Ronda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}de { $rounds }
    }, { $seat }: { $question }
}
terminal-drawn = { $count ->
    [one] La opción entre « » de arriba
   *[other] Las { $count } opciones entre « » de arriba
}
terminal-points = Puntos: { $points }
terminal-won = { $count ->
    [one] { $names } gana.
   *[other] { $names } comparten la victoria.
}
terminal-alone = La partida ha terminado.

# --- bots ------------------------------------------------------------------------------

level-peon = Peón
level-caballero = Caballero
level-grande = Grande
level-rey = Rey

hint-would_choose = { $bot } elegiría
hint-wins = gana %
hint-points = puntos
hint-at_once = ya
hint-tries = pruebas

# --- respuestas que no lo son ----------------------------------------------------------

terminal-unknown = “{ $typed }” no es ninguna de las opciones. Escribe ? para ver la ayuda.
terminal-illegal = “{ $typed }” no es posible ahora. Escribe ? para ver la ayuda.
terminal-ambiguous = “{ $typed }” puede ser varias opciones: { $keys }.
terminal-empty = Escribe el número o el nombre de una opción, o ? para ver la ayuda.

# --- órdenes ---------------------------------------------------------------------------

command-undo = deshacer
command-hint = pista
command-board = mesa
command-story = historia
command-save = guardar
command-help = ayuda
command-quit = salir

terminal-help =
    Escribe lo que hay delante de una opción, o su nombre, con o sin acentos.
    Donde las cartas tienen valor, el número es el valor de la carta. Además:
      deshacer         anula tu última decisión; los demás responderán igual
      pista            qué elegiría Rey, el bot más fuerte: cuánto ganarías así,
                       tus puntos al final, y ya mismo si se puntuara todo
      mesa             la mesa entera
      historia         todo lo que ha pasado
      guardar ARCHIVO  guarda la partida en este archivo desde ahora
      ayuda, ?         esto
      salir, q         irse; meseta play --resume ARCHIVO sigue más tarde
terminal-no_looking_back = Aquí hay que recordar lo que pasó; se contará cuando termine la partida.
terminal-undone = Tu última decisión queda deshecha.
terminal-nothing_to_undo = No hay ninguna decisión tuya que deshacer.

# --- archivos --------------------------------------------------------------------------

terminal-kept = La partida está guardada en { $file }.
terminal-unsaved = La partida no se ha guardado; lo que jugaste se ha perdido.
terminal-saved_before = Lo último que jugaste no se ha guardado; en { $file } está la partida tal como era antes.
terminal-save_where = Falta el nombre del archivo, por ejemplo: guardar tarde.json
terminal-save_exists = { $file } ya existe; guardar! { $file } lo reemplaza.
terminal-save_fails = La partida no se puede guardar en { $file }: { $reason }. La partida sigue, y la próxima jugada lo intentará de nuevo.
terminal-saves_again = La partida se puede guardar otra vez y está en { $file }.

# --- tablas ----------------------------------------------------------------------------

sheet-round = Ronda { $round }
sheet-player = jugador
sheet-points = puntos
sheet-played = jugado
sheet-hand = mano
sheet-start = inicio
sheet-would_score = puntuaría

# --- recorrer una partida --------------------------------------------------------------

terminal-steps = Intro: seguir · b: atrás · un número: ir allí · q: salir
terminal-move = Jugada { $number } de { $count }, { $seat }: { $move }

# --- el programa -----------------------------------------------------------------------

cli-meseta = La mesa de los juegos ibéricos.
cli-codes = Códigos de salida: 0 terminado, o salida con todo guardado; 1 salida sin guardar; 2 entrada incorrecta; 3 falló un bot; 130 interrumpido.
cli-commands = órdenes
cli-play = jugar en la terminal contra bots
cli-me = los asientos que juegas, por color, con comas; normalmente el primero
cli-opponents = quién juega los demás asientos, con comas: peon, caballero, grande, rey, random, search:500, my_bot.py:Clever …; normalmente caballero; si son menos que los asientos, se repiten por turno
cli-watch = no jugar ningún asiento y mirar
cli-save = guardar la partida en este archivo después de cada jugada
cli-force = dejar que --save reemplace un archivo que ya existe
cli-resume = seguir con una partida guardada, y guardarla en el mismo archivo
cli-no_compile = no compilar nada mientras tanto
cli-language = de todo lo que se muestra; normalmente el del entorno
cli-serve = la mesa en el navegador, servida desde este equipo
cli-host = la dirección en la que escuchar; normalmente solo este equipo
cli-port = el puerto; normalmente 8723, u otro que esté libre
cli-database = dónde se guardan las mesas, como URL; normalmente un archivo en tu carpeta de datos
cli-open = abrir el navegador
cli-serving = Meseta está en { $address } (Ctrl+C la detiene)
cli-processes = cuántos procesos sirven; si son varios, hace falta PostgreSQL
cli-public = dónde la encuentra la gente, si está detrás de un proxy: https://meseta.example.org
cli-allowed_host = otro nombre con el que se la puede llamar (se puede dar varias veces)
cli-proxy = el proxy al que se cree cuando dice de dónde viene una petición
cli-open_metrics = mostrar /metrics también a otros equipos
cli-json_logs = escribir cada petición como una línea de JSON
cli-backup = copiar todas las mesas y personas a un archivo, sin dejar de servir
cli-restore = sacar todas las mesas y personas de un archivo así
cli-replace = aunque ya haya mesas y personas: se borran
cli-backed_up = { $file }: { $tables } mesas, { $people } personas, { $entries } entradas
cli-restored = De { $file }: { $tables } mesas, { $people } personas, { $entries } entradas
cli-replay = recorrer una partida guardada
cli-bench = decisiones y partidas por segundo de todas las maneras
cli-box = mirar dentro de una caja, o comprobar una propia
cli-export = escribir una caja como TOML
cli-export_box = cuál; normalmente la primera del juego
cli-check = decir qué hay de malo en una caja
cli-diff = decir en qué difieren dos cajas
cli-diff_box = una caja que viene con un juego, o un archivo
cli-diff_other = la otra; sin ella, la primera se compara con la nuestra
cli-merge = pasar correcciones a nuestra caja, como TOML
cli-merge_files = archivos con correcciones, o cajas enteras
cli-merged = { $taken } entradas aceptadas, { $conflicts } sin cambiar
cli-no_difference = Estas cajas no se diferencian.
cli-other_game = { $one } y { $other } son juegos distintos
cli-tune = ajustar aquello en lo que se fijan los bots: el juego juega contra sí mismo
cli-generations = cuántas veces empieza de nuevo con lo aprendido
cli-tune_games = partidas en cada generación
cli-tune_noise = cuánto azar hay en las elecciones de las que aprende, en probabilidad de ganar
cli-tune_matches = partidas contra los pesos que ya hay, que se quedan si los nuevos no ganan; 0: ninguna
cli-tune_file = adónde van los pesos; por defecto, junto al juego
cli-learn = dejar que una red aprenda qué responder jugando contra sí misma
cli-learn_out = carpeta para la red, su curva y lo que necesita para seguir si se interrumpe
cli-learn_begin = una red con la que seguir aprendiendo, en lugar de empezar sin saber nada
cli-learn_seconds = cuánto tiempo se aprende en total
cli-learn_every = segundos entre dos mediciones
cli-learn_lanes = partidas en cada mesa
cli-learn_steps = decisiones en cada una antes de aprender algo
cli-learn_device = cuda, o cpu donde no haya tarjeta
cli-learn_bot = contra quién se mide la red por el camino
cli-learn_games = partidas en cada medición; 0: ninguna
cli-arena = bots contra bots, muchas veces
cli-bots = por ejemplo peon caballero grande rey random flat:60 search:500 my_bot.py:Clever
cli-arena_games = cuántas partidas
cli-benchmark = medir un bot con una tarea que tiene nombre, con un resultado que se puede citar
cli-task = la tarea; sin ella, se enumeran todas
cli-benchmark_bot = a quién medir: rey, search:500, my_bot.py:Clever …
cli-deals = jugar solo tantos repartos, para probar
cli-benchmark_out = la carpeta para partidas y resultado, donde sigue lo que se interrumpió; normalmente dentro de benchmark/
cli-note = qué debe decir el resultado sobre el bot, por ejemplo cómo se entrenó
cli-record = partidas de bots como conjunto de datos, en líneas de JSON y Parquet
cli-record_out = la carpeta en la que escribir; lo que se interrumpió sigue allí
cli-record_few = games, workers: al menos 1
cli-recorded = { $done } de { $games } partidas
cli-puzzles = buscar problemas en partidas de bots fuertes y empaquetarlos
cli-puzzles_make = repasar partidas hasta encontrar bastantes problemas
cli-puzzles_count = cuántos problemas hay que encontrar
cli-puzzles_file = el archivo en el que escribir; lo que se interrumpió sigue allí
cli-puzzles_pack = escribir los problemas de esos archivos y de colecciones como una sola, tal como se distribuye
cli-puzzles_out = el archivo de la colección
cli-puzzle = resolver un problema
cli-puzzle_set = la colección de problemas; sin ella, los de hoy
cli-results = un archivo con una línea por partida, del que sigue lo que se interrumpió; normalmente en una carpeta propia dentro de arena/
cli-workers = cuántas partidas a la vez
cli-against = cada bot solo contra una mesa de este
cli-ray = jugar en Ray: en una dirección, o sin ella en esta máquina
cli-until = parar cuando sea seguro que el primer bot gana más, o menos, que esta proporción
cli-report = una página con gráficos
cli-analyze = una partida guardada, jugada a jugada, como la ve un bot
cli-bot = qué bot
cli-json = lo mismo como datos
cli-page = lo mismo como página
cli-compile = compilar las reglas de antemano
cli-compile_games = normalmente todos
cli-games = explicar los juegos y sus opciones
cli-games_which = normalmente todos
cli-options = ver meseta games
cli-any_box = una caja del juego por su nombre, o un archivo propio
cli-seed = la misma semilla da la misma partida, con las mismas elecciones de los demás

cli-unknown = { $word } no significa nada aquí
cli-no_game = { $words }: hace falta un juego; hay { $games }
cli-missing = falta { $module }; pip install 'meseta[{ $extra }]'
cli-resume_alone = --resume: una partida guardada ya tiene su juego, opciones, caja y semilla
cli-no_seat = --me: '{ $seat }' no es uno de { $seats }
cli-save_exists = { $file } ya existe: --resume sigue con él, --force lo reemplaza
cli-save_fails = no se puede escribir { $file }: { $reason }
cli-no_box = --box: '{ $box }' no es una de { $boxes }
cli-not_a_box = { $file }: esto no es una caja: { $error }
cli-good_box = { $file }: esta caja está bien ({ $title })
cli-compiled = { $game }: ya está { $way }
cli-compiling = { $game }: compilando { $rules } reglas ({ $way }) …
cli-compile_rules = regla { $done } de { $rules }, { $seconds } s
cli-compile_rest = las { $rules } reglas tras { $seconds } s; ahora el código máquina, unos { $left } s más
cli-compile_all = Se compilan todos los juegos: { $games }. Nombra uno para compilar solo ese.
cli-compiled_after = { $game }: listo tras { $seconds } s
cli-bench_title = { $game }: juego al azar, un núcleo, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
cli-way = manera
cli-decisions = decisiones/s
cli-games_a_second = partidas/s
cli-game = { $game }: { $title }, versión { $version } de las reglas
cli-usual = normalmente { $value }
cli-boxes = Las cajas que vienen con el juego; un archivo propio puede ocupar su lugar.
