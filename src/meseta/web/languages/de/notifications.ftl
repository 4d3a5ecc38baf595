# Whose move it is: on pages, by mail, to a program; German

# --- what calls me ---------------------------------------------------------------------

set-sound = Leise Töne: mein Zug, Figuren, Wertungen
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

# --- on devices ------------------------------------------------------------------------

push-title = Auf meinen Geräten, auch wenn nichts offen ist
push-about = Das Gerät zeigt eine Mitteilung, wie bei einer Nachricht. Sie nennt das Spiel und die Frage, aber nichts Verdecktes.
push-start = Auf diesem Gerät Bescheid sagen
push-unable = Dieser Browser kann dir nicht Bescheid sagen. Lege Meseta auf iPhone oder iPad erst auf den Home-Bildschirm und öffne es dort.
push-for = Bescheid sagen bei
push-for_turn = meinem Zug
push-for_rematch = einer Revanche
push-quiet = Ruhe von
push-until = bis
push-stop = Hier nicht mehr Bescheid sagen
push-taken = Die letzte Mitteilung wurde verschickt.
push-refused = Der Push-Dienst hat die letzte Mitteilung nicht angenommen.
push-ask = Soll dieses Gerät dir Bescheid sagen, wenn du dran bist?
push-yes = Ja
push-not_now = Jetzt nicht
push-done = Dieses Gerät sagt dir Bescheid.
push-choose = Wobei, und wann nicht
push-test = So erfährst du, dass du dran bist.
push-rematch_title = { $game }: eine Revanche
push-rematch = Der Tisch steht bereit, dein Platz ist für dich frei.

# --- mail ------------------------------------------------------------------------------

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
