# What is refused, and why; German

# --- what is refused -------------------------------------------------------------------

refused-no_page = Diese Seite gibt es nicht.
refused-invitation = Diese Einladung ist schon benutzt oder zurückgenommen. Bitte um einen neuen Link.
refused-device = Dieser Link gilt nicht mehr. Mach auf einem deiner Geräte einen neuen.
refused-not_yours = Das hast du jetzt nicht zu entscheiden.
refused-not_maker = Das kann nur, wer den Tisch aufgemacht hat.
refused-not_here = Das kann nur, wer an diesem Rechner sitzt.
refused-not_begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refused-not_ended = Der Zug davor ist noch nicht beendet.
refused-illegal = „{ $what }“ geht jetzt nicht.
refused-stands = Das lässt sich nicht mehr rückgängig machen: Der Zufall war im Spiel, jemand anderes hat gezogen, oder Verborgenes wurde gesehen.
refused-long = An diesem Tisch wurde so viel rückgängig gemacht und übergeben, dass beides nicht mehr geht.
refused-nothing_to_end = Du hast keinen Zug zu beenden.
refused-stale = Der Tisch hat sich inzwischen geändert; sieh noch einmal hin.
refused-no_order = Diesen Dauerauftrag gibt es nicht.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-not_over = Das Spiel ist noch nicht zu Ende.
refused-foreign = Diese Anfrage kommt von einer anderen Seite und wird nicht ausgeführt.
refused-malformed = Diese Anfrage ist nicht zu lesen.
refused-name = Ein Name fehlt.
refused-options = Diese Optionen passen nicht zusammen: { $why }
refused-sitter = So kann niemand sitzen.
refused-too_large = Das ist zu groß.
refused-too_many = Zu viele sehen diesem Tisch zu.
refused-slow = Es kam nicht rechtzeitig eine Antwort; versuch es noch einmal.
refused-thinking = Für dich wird schon genug überlegt; frag in { $wait } Sekunden wieder.
refused-busy = So viele haben etwas zu überlegen gegeben, dass es zu lange dauern würde. Versuch es in { $wait } Sekunden noch einmal.
refused-crowded = Gerade sind so viele hier, dass niemand mehr Platz hat. Verloren ist nichts; komm in { $wait } Sekunden wieder.
refused-unreadable = Es zu lesen hat zu lange gedauert; es wurde nicht angenommen.
refused-broken = Bei uns ist etwas kaputt; nichts wurde geändert.

# --- what is refused -------------------------------------------------------------------

refused-time = Deine Zeit ist abgelaufen; ein Bot spielt weiter. Du kannst deinen Platz jederzeit zurücknehmen.
refused-closed = An diesem Tisch darf niemand zuschauen.

refused-store = Die Tische sind gerade nicht erreichbar. Es hat sich nichts geändert; versuch es gleich noch einmal.
refused-full = Es ist kein Platz mehr, um etwas zu speichern. Es hat sich nichts geändert; wer diesen Server betreut, muss Platz schaffen.
refused-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreut, kann den Namen erlauben.
refused-unsure = Nichts ist geschehen: Gib zum Bestätigen „{ $word }“ ein.
refused-push = Dieses Gerät kann keine Mitteilungen bekommen.
