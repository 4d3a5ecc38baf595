# Terugkijken, Nederlands

replay-title = Terugkijken
replay-look_back = Terugkijken
replay-whole = Opnieuw bekijken
replay-move = Zet { $at } van { $of }
replay-begin = Het begin, vóór { $of ->
    [one] { $of } zet
   *[other] { $of } zetten
}
replay-round = ronde { $round }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar de laatste zet
replay-play = Afspelen en pauzeren
replay-slider = Zet
replay-eyes = Wiens blik
replay-eyes_all = Alle handen open
replay-eyes_of = Zoals { $seat } het zag
replay-charts = Grafieken
replay-copy = Link naar deze zet kopiëren
replay-link = Link kopiëren
replay-now = Terug naar de tafel
replay-export = De partij als bestand bewaren
replay-export_seen = Bewaren wat ik gezien heb
replay-export_text = Het verloop als tekst
keys-move = één zet terug, één zet verder
keys-round = vorige ronde, volgende ronde
keys-ends = het begin, de laatste zet
keys-play = afspelen en pauzeren
keys-space = Spatie
script-copied = De link naar deze zet is gekopieerd.

# --- wat Rey zegt ----------------------------------------------------------------------

rey-title = De partij zoals Rey die ziet
rey-about = De lijnen tonen ieders kans om te winnen na elke zet, naar wat de speler aan zet kon weten. De balken eronder tonen hoeveel daarvan een zet weggaf. Klik op een zet om hem te zien.
rey-decisive = Wat de doorslag gaf
rey-own = Je duurste zetten
rey-move = Zet { $at }
rey-instead = { $asked }: ‘{ $played }’ kostte { $lost }{"\u00A0"}% winstkans. Beter was ‘{ $better }’.
rey-deeper = Waarom dat beter was, blijkt pas enkele zetten later.
rey-faultless = Geen enkele zet kostte veel.
rey-nothing = In deze partij viel niets te kiezen.
rey-working = Rey heeft { $done } van { $of } zetten bekeken.
rey-waiting = { $ahead ->
    [one] Eén partij gaat voor.
   *[other] { $ahead } partijen gaan voor.
}
rey-stay = Het gaat vanzelf verder; je kunt de pagina verlaten en terugkomen.
rey-ask = Rey de partij laten doorkijken
rey-ask_about = Rey, de sterkste bot, beoordeelt elke zet: winstkansen, omslagen en de drie momenten die de doorslag gaven. Dat duurt een paar minuten.

# --- bestanden -------------------------------------------------------------------------

import-title = Een partij uit een bestand openen
import-about = Een partij die hier of in de terminal bewaard is, kun je zet voor zet doorlopen. Er wordt niet verder gespeeld. Hoogstens { $most } kB.
import-file = Bestand
import-bring = Openen
import-mine = Eerder geopend

# --- wat geweigerd wordt ---------------------------------------------------------------

refused-in_mind = Aan deze tafel moet je onthouden wat er gebeurd is; terugkijken kan als het spel is afgelopen.
refused-analysis_running = Rey kijkt een partij pas door als die is afgelopen; eerder zou verraden worden wat niemand mag weten.
refused-analysis_one = Rey kijkt voor jou al een andere partij door; vraag het opnieuw als dat klaar is.
refused-analysis_full = Er wachten te veel partijen op Rey; probeer het later opnieuw.
refused-import = Dit bestand kan niet als partij geopend worden: { $why }
refused-no_file = Er is geen bestand gestuurd.
refused-imports_full = Je bewaart al { $most } partijen uit bestanden; verwijder er eerst een.
