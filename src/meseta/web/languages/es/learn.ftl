# Aprender un juego, en español

learn-guide = Cómo se juega
learn-lessons = Primera partida guiada
learn-components = Componentes
learn-options = Opciones y notación
learn-nav = Aprender { $game }
learn-contents = En esta página
learn-explain = ¿Qué significa esta pregunta?

# --- componentes ----------------------------------------------------------------------

sources-about = Todo lo que hay en la caja, dibujado por Meseta y descrito con nuestras palabras. Cada pieza dice de dónde la conocemos:
sources-all = Todas las entradas de la caja por su fuente, como las nombra su archivo
source-rules = reglamento
sourced-rules = Está en el reglamento.
source-public = publicado
sourced-public = Lo han publicado otras personas que conocen el juego.
source-derived = deducido
sourced-derived = Se sigue de lo que dicen el reglamento y las publicaciones.
source-attested = atestiguado
sourced-attested = Alguien que tiene el juego lo ha visto en su ejemplar.
source-reconstructed = reconstruido
sourced-reconstructed = Nadie lo ha dejado escrito, así que se hizo de modo que encaje con lo que se sabe; el impreso puede ser distinto.

# --- opciones y notación --------------------------------------------------------------

options-title = Opciones
options-about = Cada mesa se puede crear con estas; lo habitual tiene un borde dorado.
options-usual = habitual
notation-title = Notación
notation-about = Cómo se escriben las jugadas en las partidas guardadas, en la terminal y para programas. Lo que está entre llaves se elige.
notation-question = Pregunta
notation-answer = Respuesta
notation-example = Ejemplo

# --- lecciones ------------------------------------------------------------------------

learn-about = Unas pocas posiciones pequeñas, con una decisión cada una. Prueba cualquier respuesta: verás a qué lleva y por qué importa, y puedes probar otra vez. Después ya podrás jugar una partida entera.
learn-begin = Empezar
learn-go_on = Seguir
learn-ready = Ya lo has visto todo: puedes jugar.
learn-play = Jugar contra { $level }
learn-tried = hecha
learn-number = lección { $number } de { $count }
learn-tab = Lección
learn-menu = Esta lección
learn-answered = Lee a qué ha llevado.
learn-again = Otra vez
learn-next = Siguiente
learn-finish = Acabar
script-whole_guide = Leer la guía entera
script-well_done = Bien jugado.
script-not_best = Se puede sacar más.
script-came_of_it = A qué ha llevado
script-points = Puntos para ti: { $count }
script-why = Por qué importa
