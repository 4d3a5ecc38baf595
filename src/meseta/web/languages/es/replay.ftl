# Mirar atrás, en español

replay-title = Mirar atrás
replay-look_back = Mirar atrás
replay-whole = Repetición
replay-move = Jugada { $at } de { $of }
replay-begin = El principio, antes de { $of ->
    [one] { $of } jugada
   *[other] { $of } jugadas
}
replay-round = ronda { $round }
replay-first = Al principio
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-last = A la última jugada
replay-play = Reproducir y parar
replay-slider = Jugada
replay-eyes = Con los ojos de
replay-eyes_all = Todo descubierto
replay-eyes_of = Como lo vio { $seat }
replay-charts = Gráficos
replay-copy = Copiar enlace a esta jugada
replay-link = Copiar enlace
replay-now = Volver a la mesa
replay-export = Guardar la partida en un archivo
replay-export_seen = Guardar lo que he visto
replay-export_text = La historia como texto
keys-move = una jugada atrás, una jugada adelante
keys-round = la ronda anterior, la siguiente
keys-ends = el principio, la última jugada
keys-play = reproducir y parar
keys-space = Espacio
script-copied = Se ha copiado el enlace a esta jugada.

# --- qué dice Rey ----------------------------------------------------------------------

rey-title = La partida como la ve Rey
rey-about = Las líneas muestran la probabilidad de ganar de cada uno después de cada jugada, según lo que podía saber quien jugaba. Las barras de abajo muestran cuánto de ella regaló una jugada. Pulsa en una jugada para verla.
rey-decisive = Qué decidió la partida
rey-own = Tus jugadas más caras
rey-move = Jugada { $at }
rey-instead = { $asked }: “{ $played }” costó un { $lost }{"\u00A0"}% de probabilidad de ganar. Mejor era “{ $better }”.
rey-deeper = Por qué era mejor se ve solo unas jugadas después.
rey-faultless = Ninguna jugada costó mucho.
rey-nothing = En esta partida no hubo nada que elegir.
rey-working = Rey ha mirado { $done } de { $of } jugadas.
rey-waiting = { $ahead ->
    [one] Antes va otra partida.
   *[other] Antes van { $ahead } partidas.
}
rey-stay = Sigue por sí solo; puedes dejar la página y volver.
rey-ask = Pedir a Rey que repase la partida
rey-ask_about = Rey, el bot más fuerte, juzga cada jugada: probabilidades de ganar, vuelcos y los tres momentos decisivos. Tarda unos minutos.

# --- archivos --------------------------------------------------------------------------

import-title = Abrir una partida de un archivo
import-about = Una partida guardada aquí o en la terminal se puede recorrer jugada a jugada. Nadie la sigue jugando. Hasta { $most } kB.
import-file = Archivo
import-bring = Abrir
import-mine = Ya abiertas

# --- qué se rechaza --------------------------------------------------------------------

refused-in_mind = En esta mesa hay que recordar lo que pasó; puedes mirar atrás cuando termine la partida.
refused-analysis_running = Rey solo repasa una partida cuando ha terminado; antes contaría lo que no se puede saber.
refused-analysis_one = Rey ya está repasando otra partida para ti; pídelo de nuevo cuando acabe.
refused-analysis_full = Demasiadas partidas esperan a Rey; prueba más tarde.
refused-import = Este archivo no se puede abrir como partida: { $why }
refused-no_file = No se ha enviado ningún archivo.
refused-imports_full = Ya guardas { $most } partidas de archivos; quita antes una.
