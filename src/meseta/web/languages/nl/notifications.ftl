# Whose move it is: on pages, by mail, to a program; Dutch

# --- what calls me ---------------------------------------------------------------------

set-sound = Zachte geluiden: mijn beurt, stukken, puntentellingen
set-chat = De chat tonen
set-club = Mij in de club noemen
call-title = Als ik aan de beurt ben
call-about = De titel van de pagina zegt het zolang er een open is. Daarnaast, zoals je wilt:
call-screen = Op dit scherm
call-screen_on = Er verschijnt een melding als deze pagina op de achtergrond staat.
call-screen_start = Meldingen toestaan
call-screen_stop = Geen meldingen
call-screen_denied = Je browser staat het niet toe; in de instellingen van deze site kun je dat veranderen.
call-mail = Per mail
call-mail_about = Eén mail per tafel, alleen als je er niet bent, en geen andere tot je geweest bent. Voordat je het adres hebt bevestigd, wordt er niets verstuurd.
call-mail_address = Mailadres
call-mail_set = Bevestiging vragen
call-mail_on = Mail gaat naar { $address }.
call-mail_asked = { $address } is om bevestiging gevraagd. Open de link in die mail.
call-mail_stop = Geen mail meer
call-mail_confirm = Mag Meseta naar { $address } schrijven als je aan de beurt bent?
call-mail_yes = Ja, schrijf me
call-mail_leave = Mail gaat naar { $address }. Moet dat ophouden?
call-mail_left = Er wordt niets meer naar { $address } gestuurd.
call-hook = Aan een eigen programma
call-hook_about = Er gaat meteen een POST met JSON (table, game, question, address) naar dit adres. Het moet buiten dit huis liggen, en doorverwijzingen worden niet gevolgd.
call-hook_address = Adres van de hook
call-hook_try = Proberen
call-hook_answer = Het antwoord was { $status }.
hook-unknown = Deze naam is onbekend.
hook-inside = Dit adres ligt binnenshuis en wordt niet aangeroepen.
hook-slow = Het antwoord kwam niet op tijd.
hook-lost = Het is niet bereikbaar.

# --- on devices ------------------------------------------------------------------------

push-title = Op mijn apparaten, ook als er niets openstaat
push-about = Het apparaat toont een melding, zoals bij een bericht. Daarin staan het spel en de vraag, en niets wat verborgen is.
push-start = Waarschuw me op dit apparaat
push-unable = Deze browser kan je niet waarschuwen. Zet Meseta op een iPhone of iPad eerst op het beginscherm en open het daar.
push-for = Waarschuw me bij
push-for_turn = mijn beurt
push-for_rematch = een revanche
push-quiet = Stil van
push-until = tot
push-stop = Hier niet meer waarschuwen
push-taken = De laatste melding is verstuurd.
push-refused = De pushdienst heeft de laatste melding niet aangenomen.
push-ask = Moet dit apparaat je waarschuwen als je aan de beurt bent?
push-yes = Ja
push-not_now = Nu niet
push-done = Dit apparaat waarschuwt je.
push-choose = Waarvoor, en wanneer niet
push-test = Zo krijg je een melding.
push-rematch_title = { $game }: een revanche
push-rematch = De tafel staat klaar en je plaats is vrijgehouden.

# --- mail ------------------------------------------------------------------------------

mail-confirm_subject = Meseta: bevestig dit adres
mail-confirm =
    Hallo { $name },

    iemand, waarschijnlijk jij, wil dat Meseta naar dit adres schrijft als je aan de beurt bent.
    Klopt dat, open dan deze pagina en bevestig het:

    { $address }

    Zo niet, doe dan niets: er wordt verder niets verstuurd.
mail-turn_subject = { $game }: je bent aan de beurt
mail-turn =
    Je bent aan de beurt aan een tafel van { $game }: { $question }

    { $address }

    Over deze tafel krijg je geen andere mail tot je er geweest bent.
mail-leave = Geen mail meer: { $address }
