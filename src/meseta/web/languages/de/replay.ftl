# Zurückblicken, deutsch

replay-title = Zurückblicken
replay-look_back = Zurückblicken
replay-whole = Noch einmal ansehen
replay-move = Zug { $at } von { $of }
replay-begin = Der Anfang, vor { $of ->
    [one] { $of } Zug
   *[other] { $of } Zügen
}
replay-round = Runde { $round }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum letzten Zug
replay-play = Abspielen und anhalten
replay-slider = Zug
replay-eyes = Wessen Sicht
replay-eyes_all = Alles aufgedeckt
replay-eyes_of = Wie { $seat } es sah
replay-charts = Diagramme
replay-copy = Link zu diesem Zug kopieren
replay-link = Link kopieren
replay-now = Zurück zum Tisch
replay-export = Partie als Datei speichern
replay-export_seen = Speichern, was ich gesehen habe
replay-export_text = Der Verlauf als Text
keys-move = einen Zug zurück, einen Zug weiter
keys-round = vorige Runde, nächste Runde
keys-ends = Anfang, letzter Zug
keys-play = abspielen und anhalten
keys-space = Leertaste
script-copied = Der Link zu diesem Zug ist kopiert.

# --- was Rey sagt ----------------------------------------------------------------------

rey-title = Die Partie, wie Rey sie sieht
rey-about = Die Linien zeigen, wie groß nach jedem Zug die Aussicht auf den Sieg war, nach dem, was der Ziehende wissen konnte. Die Balken darunter zeigen, wie viel davon ein Zug verschenkt hat. Ein Klick auf einen Zug zeigt ihn.
rey-decisive = Was die Partie entschied
rey-own = Deine teuersten Züge
rey-move = Zug { $at }
rey-instead = { $asked }: „{ $played }“ hat { $lost }{"\u00A0"}% Siegchance verschenkt. Besser war „{ $better }“.
rey-deeper = Warum das besser war, zeigt sich erst einige Züge später.
rey-faultless = Kein Zug hat viel gekostet.
rey-nothing = In dieser Partie gab es nichts zu wählen.
rey-working = Rey hat { $done } von { $of } Zügen angesehen.
rey-waiting = { $ahead ->
    [one] Eine Partie ist vorher dran.
   *[other] { $ahead } Partien sind vorher dran.
}
rey-stay = Es geht von selbst weiter; du kannst die Seite verlassen und wiederkommen.
rey-ask = Rey die Partie durchsehen lassen
rey-ask_about = Rey, der stärkste Bot, beurteilt jeden Zug: Siegchancen, Ausschläge und die drei Momente, die den Ausschlag gaben. Das dauert ein paar Minuten.

# --- Dateien ---------------------------------------------------------------------------

import-title = Partie aus einer Datei öffnen
import-about = Eine Partie, die hier oder im Terminal gespeichert wurde, kannst du Zug für Zug durchgehen. Weitergespielt wird sie nicht. Höchstens { $most } kB.
import-file = Datei
import-bring = Öffnen
import-mine = Schon geöffnet

# --- was abgelehnt wird ----------------------------------------------------------------

refused-in_mind = An diesem Tisch muss man sich merken, was geschehen ist; zurückblicken kannst du, wenn das Spiel vorbei ist.
refused-analysis_running = Rey sieht eine Partie erst durch, wenn sie vorbei ist; vorher würde verraten, was man nicht wissen darf.
refused-analysis_one = Rey sieht für dich schon eine andere Partie durch; frag wieder, wenn das fertig ist.
refused-analysis_full = Zu viele Partien warten auf Rey; versuch es später noch einmal.
refused-import = Diese Datei lässt sich nicht als Partie öffnen: { $why }
refused-no_file = Es wurde keine Datei geschickt.
refused-imports_full = Du hast schon { $most } Partien aus Dateien; entferne zuerst eine.
