# Studien, Deutsch

nav-study = Studie

# --- die Liste -------------------------------------------------------------------------

study-title = Studie
study-lead = Ein Brett für sich allein: Alle Plätze gehören dir, beim Zurückgehen geht nichts verloren, und die Suche ist zur Hand.
study-mine = Meine Studien
study-nothing = Noch nichts. Fang unten an oder von einem Tisch aus: Sein Menü und sein Ergebnis führen hierher.
study-new = Eine Studie anfangen
study-new_game = Mit einer neuen Partie
study-from_file = Aus einer Datei oder einem Text
study-from_file_about = Eine Stellung, eine gespeicherte Partie oder eine ausgegebene Studie. Alles darin wird geprüft.
study-file = Datei
study-text = Oder der Text selbst
study-of_game = Eine Stellung gehört zu
study-open_it = Öffnen
study-shared_mark = geteilt
study-new_title = Eine Studie von { $game }
study-players = Wer spielt
study-seed = Startzahl
study-seed_about = Dieselbe Startzahl ergibt dieselbe Partie. Leer gelassen ist es irgendeine.
study-begin = Anfangen

# --- das Brett -------------------------------------------------------------------------

study-moves = Züge
study-story = Verlauf
study-tabs = Züge oder Verlauf
study-walk_first = An den Anfang
study-walk_previous = Einen Zug zurück
study-walk_next = Einen Zug weiter
study-walk_last = Ans Ende dieser Linie
study-note = Notiz
study-promote = Hauptlinie
study-promote_about = Den Weg zu diesem Zug zur Hauptlinie machen
study-prune = Löschen
study-prune_about = Diesen Zug mit allem, was folgt, löschen
study-view = Gesehen von
study-view_turn = wer entscheidet
study-view_open = allen, alles offen
study-strength = Stärke der Suche
study-strength_caballero = Caballero: ein Blick
study-strength_grande = Grande: eine kurze Suche
study-strength_rey = Rey: eine Sekunde
study-strength_longer = Rey: fünf Sekunden
study-search = Suchen
study-note_name = Name dieser Stellung
study-note_text = Notiz
study-keep = Behalten
study-menu = Diese Studie
study-name = Name
study-rename = Umbenennen
study-edit = Stellung bearbeiten
study-share = Teilen
study-share_about = Wer den Link hat, kann die Studie ansehen und kopieren, aber nichts ändern.
study-share_on = Per Link teilen
study-share_off = Nicht mehr teilen
study-export = Mitnehmen
study-export_file = Die Studie als Datei
study-export_position = Diese Stellung als Text
study-copy = Eine eigene Kopie anlegen
study-remove = Studie löschen
study-remove_about = „{ $name }“ verschwindet mit allen Zügen und Notizen, auch für alle, mit denen sie geteilt war.
study-sealed = Diese Studie stammt aus einer Partie, die noch läuft. Was du dort nicht sehen kannst, wurde neu verteilt. Bis die Partie vorbei ist, bleibt sie bei dir: Sie kann nicht bearbeitet, geteilt oder ausgegeben werden.
study-looking = Du siehst die Studie von jemand anderem.
study-keys_walk = einen Zug zurück, einen Zug weiter
study-keys_branch = die Variante darüber, die darunter
study-keys_ends = an den Anfang, ans Ende der Linie
study-thinking = Die Suche denkt nach …
study-from_table = Diese Partie studieren
study-from_table_about = Ein eigenes Brett mit dem, was dein Platz sehen kann; was er nicht sehen kann, wird neu verteilt.
study-from_result = Die Partie studieren

# --- die Bearbeitung -------------------------------------------------------------------

study-editing = Stellung bearbeiten
study-edit_about = Ändere, was wo liegt; ein Druck auf das Bild zeigt, was sich über diese Stelle sagen lässt. Was nicht sein kann, wird dort genannt, wo es steht.
study-filter = Nur was zu tun hat mit
study-filter_all = Alles
study-group_own = Auf dem Brett
study-group_table = Auf dem Tisch
study-group_players = Bei den Spielern
study-group_turn = In diesem Zug
study-group_agenda = Zu entscheiden
study-none = nichts
study-set_up = Von hier weiter
study-undo_change = Änderung rückgängig machen
study-leave = Zurück zur Studie
study-right = Diese Stellung ist möglich.
study-wrong = Das kann nicht sein: { $why }

# --- was Skripte sagen -----------------------------------------------------------------

script-study_start = Anfang
script-study_prune = Diesen Zug mit allem, was folgt, löschen? Züge insgesamt: { $count }.
script-study_kept = Behalten.
script-study_add = Hinzufügen
script-study_take_away = Wegnehmen
script-study_as_text = Als Text
script-study_no_text = Das ist kein JSON.
script-study_nothing_about = Darüber lässt sich nichts sagen.

# --- was abgelehnt wird ----------------------------------------------------------------

refused-no_node = Diesen Moment gibt es nicht.
refused-many_nodes = Eine Studie hat Platz für { $count } Züge.
refused-many_studies = Du hast { $count } Studien; lösche zuerst eine.
refused-stale_study = Die Studie hat sich in einem anderen Fenster geändert; so ist sie jetzt.
refused-old_study = Diese Studie entstand unter anderen Regeln: { $why }
refused-not_your_study = Diese Studie gehört jemand anderem. Leg dir eine eigene Kopie an.
refused-sealed = Die Partie läuft noch; bis sie vorbei ist, kann ihre Studie nicht bearbeitet, geteilt oder ausgegeben werden.
refused-from_memory = Diese Partie wird aus dem Gedächtnis gespielt; studieren lässt sie sich, wenn sie vorbei ist.
refused-study_file = Das lässt sich nicht öffnen: { $why }
refused-root = Der Anfang kann nicht gelöscht werden.
refused-nothing_asked = Dieser Platz wird jetzt nichts gefragt.
