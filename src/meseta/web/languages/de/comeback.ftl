# Zurückkommen: Uhren, Zuschauer, Rufe, Gehen; Deutsch

# --- ein neuer Tisch -------------------------------------------------------------------

new-clock = Uhr
new-clock_about = Wenn die Zeit abläuft, spielt Caballero an diesem Platz weiter; wer dort saß, kann ihn zurücknehmen. Solange Plätze frei sind, läuft keine Zeit.
new-clock_none = ohne Uhr
new-clock_live = live: Minuten für jeden
new-clock_days = Tage für jeden Zug
new-minutes = Minuten für jeden
new-increment = Sekunden mehr mit jedem Zug
new-days = Tage für jeden Zug
new-watching = Zuschauer
new-watching_about = Zuschauer sehen, was alle am Tisch sehen dürfen, und keine Hand.
watching-no = niemand
watching-link = wer die Adresse hat
watching-yes = alle: der Tisch steht in der Lobby

# --- was Skripte sagen -----------------------------------------------------------------

script-clock = Restzeit
script-days = { $count } T
script-hours = { $count } Std
script-has_left = { $name } (gegangen)

# --- was abgelehnt wird ----------------------------------------------------------------

refused-time = Deine Zeit ist abgelaufen; ein Bot spielt weiter. Du kannst deinen Platz jederzeit zurücknehmen.
refused-closed = An diesem Tisch darf niemand zuschauen.

# --- Lobby, Links, Gehen ---------------------------------------------------------------

nav-club = Klub
lobby-watch = Tische zum Zuschauen
invite-days = { $days ->
    [one] Dieser Link gilt noch einen Tag.
   *[other] Dieser Link gilt noch { $days } Tage.
}
invite-expired = Dieser Link ist abgelaufen.
invite-renew = Für 7 Tage erneuern
seat-retake = Meinen Platz zurücknehmen
leave-title = Den Tisch verlassen
leave-about_waiting = Dein Platz ist wieder frei, und jemand anders kann ihn über einen Link einnehmen.
leave-about_running = Caballero spielt an deinem Platz endgültig weiter, und der Platz sagt es; im Klub nimmst du den letzten Rang ein.
leave-go = Endgültig gehen

# --- seit meinem letzten Zug -----------------------------------------------------------

since-title = Seit deinem letzten Zug
since-show = Zeigen

# --- Chat ------------------------------------------------------------------------------

chat-title = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-mute = Stumm
script-room_players = Das lesen bis zum Spielende nur die Spieler.
script-room_watchers = Das lesen bis zum Spielende nur die Zuschauer.
script-somebody = jemand
script-onlooker = { $name } (schaut zu)
script-turn_elsewhere = An einem anderen Tisch bist du dran: { $name }.

# --- was mich ruft ---------------------------------------------------------------------

set-sound = Ein Ton, wenn ich dran bin
set-chat = Den Chat zeigen
set-club = Mich im Klub nennen
call-title = Wenn ich dran bin
call-about = Der Titel der Seite sagt es, solange eine offen ist. Darüber hinaus, wie du magst:
call-screen = Auf diesem Bildschirm
call-screen_on = Eine Benachrichtigung erscheint, wenn diese Seite im Hintergrund liegt.
call-screen_start = Benachrichtigungen erlauben
call-screen_stop = Keine Benachrichtigungen
call-screen_denied = Dein Browser erlaubt es nicht; in den Einstellungen dieser Seite lässt es sich ändern.
call-mail = Per Mail
call-mail_about = Eine Mail je Tisch, nur wenn du nicht da bist, und keine weitere, bis du gekommen bist. Bevor du die Adresse bestätigt hast, wird nichts gesendet.
call-mail_address = Mailadresse
call-mail_set = Bestätigung anfordern
call-mail_on = Mail geht an { $address }.
call-mail_asked = { $address } wurde um Bestätigung gebeten. Öffne den Link in der Mail.
call-mail_stop = Keine Mail mehr
call-mail_confirm = Soll Meseta an { $address } schreiben, wenn du dran bist?
call-mail_yes = Ja, schreib mir
call-mail_leave = Mail geht an { $address }. Soll das aufhören?
call-mail_left = An { $address } wird nichts mehr gesendet.
call-hook = An ein eigenes Programm
call-hook_about = Sofort geht ein POST mit JSON (table, game, question, address) an diese Adresse. Sie muss außerhalb dieses Hauses liegen, und Weiterleitungen wird nicht gefolgt.
call-hook_address = Adresse des Hooks
call-hook_try = Ausprobieren
call-hook_answer = Er antwortete mit { $status }.
hook-unknown = Dieser Name ist unbekannt.
hook-inside = Diese Adresse liegt innerhalb eines Hauses und wird nicht gerufen.
hook-slow = Er antwortete nicht rechtzeitig.
hook-lost = Er ist nicht erreichbar.

# --- Mail ------------------------------------------------------------------------------

mail-confirm_subject = Meseta: Bestätige diese Adresse
mail-confirm =
    Hallo { $name },

    jemand, vermutlich du, möchte, dass Meseta an diese Adresse schreibt, wenn du dran bist.
    Wenn das stimmt, öffne diese Seite und bestätige es:

    { $address }

    Wenn nicht, tu nichts: Es wird nichts weiter gesendet.
mail-turn_subject = { $game }: Du bist dran
mail-turn =
    Du bist dran an einem Tisch von { $game }: { $question }

    { $address }

    Zu diesem Tisch bekommst du keine weitere Mail, bis du dort warst.
mail-leave = Keine Mail mehr: { $address }

# --- der Klub --------------------------------------------------------------------------

club-title = Klub
club-about = Wertungen nach Spielen, aus allen beendeten Tischen, an denen niemand für zwei spielte. Menschen und Bots werden gleich gewertet: was jemand mit großer Sicherheit kann; daher wächst es mit jedem Spiel, das es bestätigt.
club-empty = Noch wurde kein Tisch zu Ende gespielt.
club-player = Spieler
club-rating = Wertung
club-games = Spiele
club-wins = Siege
club-place = Mittlerer Rang
club-bot = Bot { $level }
club-nobody = jemand
club-tables = Beendete Tische

refused-expired = Diese Einladung ist abgelaufen. Bitte darum, sie zu erneuern.
refused-over = Das Spiel ist zu Ende.
refused-silence = Du hast viel gesagt; warte einen Moment.
refused-mail = Das ist keine Mailadresse.
refused-mail_soon = Eine Bestätigung wurde gerade gesendet; warte ein paar Minuten.
refused-no_mail = Dieser Server sendet keine Mail.
refused-mail_link = Dieser Link gilt nicht mehr.
refused-hook = Das ist keine Adresse für einen Hook: Sie beginnt mit https:// oder http:// und nennt keinen Benutzer.
refused-hook_soon = Das wurde gerade erst versucht; warte einen Moment.
