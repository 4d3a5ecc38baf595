# Whose move it is: on pages, by mail, to a program; German

# --- what calls me ---------------------------------------------------------------------

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
