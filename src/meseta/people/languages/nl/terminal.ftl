# Wat de terminal bij elk spel zegt, Nederlands

# --- een partij ------------------------------------------------------------------------

terminal-you = { $game }. Je speelt { $seats }. Typ ? voor hulp.
terminal-watch = { $game }. Je speelt niet mee en kijkt toe.
terminal-plays = { $bot } speelt { $seats }.
terminal-thinks = { $name } denkt na …
terminal-bot_fails = Een bot kan niet verder, en het spel stopt hier. { $reason }
terminal-save_now = Typ de naam van een bestand om de partij in te bewaren (met ! erachter wordt een bestaand bestand vervangen), of niets.
terminal-and = { $names } en { $last }
terminal-question = { $round ->
    [0] { $seat }: { $question }
   *[other] Ronde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}van { $rounds }
    }, { $seat }: { $question }
}
terminal-drawn = { $count ->
    [one] De keuze tussen « » hierboven
   *[other] De { $count } keuzes tussen « » hierboven
}
terminal-points = Punten: { $points }
terminal-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
terminal-alone = Het spel is afgelopen.

# --- bots ------------------------------------------------------------------------------

level-peon = Peón
level-caballero = Caballero
level-grande = Grande
level-rey = Rey

hint-would_choose = { $bot } zou kiezen
hint-wins = wint %
hint-points = punten
hint-at_once = meteen
hint-tries = pogingen

# --- antwoorden die er geen zijn -------------------------------------------------------

terminal-unknown = “{ $typed }” is geen van de keuzes. Typ ? voor hulp.
terminal-illegal = “{ $typed }” kan nu niet. Typ ? voor hulp.
terminal-ambiguous = “{ $typed }” kan meer dan één keuze zijn: { $keys }.
terminal-empty = Typ het nummer of de naam van een keuze, of ? voor hulp.

# --- opdrachten ------------------------------------------------------------------------

command-undo = terug
command-hint = tip
command-board = tafel
command-story = verloop
command-save = bewaar
command-help = hulp
command-quit = afsluiten

terminal-help =
    Typ wat er voor een keuze staat, of de naam ervan, met of zonder accenten.
    Hebben kaarten een waarde, dan is het getal de waarde van de kaart. Verder:
      terug           je laatste beslissing; de anderen antwoorden als voorheen
      tip             wat Rey zou kiezen, de sterkste bot: hoe vaak je dan wint, je
                      punten aan het einde, en meteen, als nu alles werd geteld
      tafel           de hele tafel
      verloop         alles wat er gebeurd is
      bewaar BESTAND  de partij voortaan in dit bestand bewaren
      hulp, ?         dit
      afsluiten, q    weggaan; meseta play --resume BESTAND gaat later verder
terminal-no_looking_back = Wat er gebeurde, moet je hier onthouden; het wordt verteld als het spel is afgelopen.
terminal-undone = Je laatste beslissing is ongedaan gemaakt.
terminal-nothing_to_undo = Je hebt geen beslissing die ongedaan gemaakt kan worden.

# --- bestanden -------------------------------------------------------------------------

terminal-kept = De partij wordt bewaard in { $file }.
terminal-unsaved = De partij is niet bewaard; wat je speelde, is verloren.
terminal-saved_before = Wat je het laatst speelde, is niet bewaard; in { $file } staat de partij van daarvoor.
terminal-save_where = Er ontbreekt een bestandsnaam, bijvoorbeeld: bewaar avond.json
terminal-save_exists = { $file } bestaat al; bewaar! { $file } vervangt het.
terminal-save_fails = De partij kan niet in { $file } worden bewaard: { $reason }. Het spel gaat door, en na de volgende zet wordt het weer geprobeerd.
terminal-saves_again = De partij kan weer worden bewaard en staat in { $file }.

# --- tabellen --------------------------------------------------------------------------

sheet-round = Ronde { $round }
sheet-player = speler
sheet-points = punten
sheet-played = gespeeld
sheet-hand = hand
sheet-start = start
sheet-would_score = zou scoren

# --- een partij naspelen ---------------------------------------------------------------

terminal-steps = Enter: verder · b: terug · een getal: daarheen · q: stoppen
terminal-move = Zet { $number } van { $count }, { $seat }: { $move }

# --- de opdracht -----------------------------------------------------------------------

cli-meseta = De tafel voor de Iberische spellen.
cli-codes = Afsluitcodes: 0 afgelopen, of weggegaan met alles bewaard; 1 weggegaan zonder te bewaren; 2 verkeerde invoer; 3 een bot faalde; 130 onderbroken.
cli-commands = opdrachten
cli-play = in de terminal tegen bots spelen
cli-me = de plaatsen die je speelt, met hun kleuren, met komma's ertussen; normaal de eerste
cli-opponents = wie de andere plaatsen speelt, met komma's ertussen: peon, caballero, grande, rey, random, search:500, my_bot.py:Clever …; normaal caballero; zijn het er minder dan plaatsen, dan komen ze om beurten
cli-watch = niet meespelen, alleen kijken
cli-save = de partij in dit bestand bewaren, na elke zet
cli-force = --save mag een bestaand bestand vervangen
cli-resume = verdergaan met een bewaarde partij en die in hetzelfde bestand bewaren
cli-no_compile = intussen niets compileren
cli-language = van alles wat getoond wordt; normaal die van de omgeving
cli-serve = de tafel in de browser, vanaf deze computer
cli-host = het adres om te luisteren; gewoonlijk alleen deze computer
cli-port = de poort; gewoonlijk 8723, of een andere die vrij is
cli-database = waar tafels worden bewaard, als URL; gewoonlijk een bestand in je gegevensmap
cli-open = open de browser
cli-serving = Meseta staat op { $address } (Ctrl+C stopt)
cli-processes = hoeveel processen bedienen; voor meer dan één is PostgreSQL nodig
cli-public = waar mensen het vinden als het achter een proxy staat: https://meseta.example.org
cli-allowed_host = nog een naam waaronder het mag worden aangesproken (mag vaker)
cli-proxy = de proxy die op zijn woord wordt geloofd waar een verzoek vandaan komt
cli-open_metrics = toon /metrics ook aan andere computers
cli-json_logs = schrijf elk verzoek op als een regel JSON
cli-backup = kopieer alle tafels en mensen naar een bestand, ook terwijl de server draait
cli-restore = haal alle tafels en mensen uit zo'n bestand
cli-replace = ook als er al tafels en mensen zijn: die worden verwijderd
cli-backed_up = { $file }: { $tables } tafels, { $people } mensen, { $entries } stappen
cli-restored = Uit { $file }: { $tables } tafels, { $people } mensen, { $entries } stappen
cli-replay = een bewaarde partij stap voor stap naspelen
cli-bench = beslissingen en spellen per seconde, op alle manieren
cli-box = in een doos kijken, of er zelf een controleren
cli-export = een doos als TOML schrijven
cli-export_box = welke; normaal de eerste van het spel
cli-check = zeggen wat er niet klopt aan een doos
cli-diff = twee dozen vergelijken
cli-diff_box = een doos die bij een spel hoort, of een bestand
cli-diff_other = de andere; zonder die wordt de eerste met de onze vergeleken
cli-merge = verbeteringen in onze doos overnemen, als TOML
cli-merge_files = bestanden met verbeteringen, of hele dozen
cli-merged = { $taken } overgenomen, { $conflicts } gelaten zoals ze waren
cli-no_difference = Deze dozen verschillen niet.
cli-other_game = { $one } en { $other } zijn verschillende spellen
cli-tune = afstemmen waar bots op letten: het spel speelt tegen zichzelf
cli-generations = hoe vaak het opnieuw begint met wat het geleerd heeft
cli-tune_games = partijen per generatie
cli-tune_noise = hoeveel toeval er zit in de keuzes waarvan het leert, in winstkansen
cli-tune_matches = partijen tegen de gewichten die er al zijn en die blijven als de nieuwe niet winnen; 0: geen
cli-tune_file = waar de gewichten komen; normaal naast het spel
cli-learn = een netwerk laten leren wat het moet antwoorden: het speelt tegen zichzelf
cli-learn_out = map voor het netwerk, zijn leercurve en waarmee een afgebroken run verdergaat
cli-learn_begin = een netwerk om mee verder te leren, in plaats van bij niets te beginnen
cli-learn_seconds = hoelang er in totaal geleerd wordt
cli-learn_every = seconden tussen twee metingen
cli-learn_lanes = partijen aan elke tafel
cli-learn_steps = beslissingen in elke partij voordat er iets geleerd wordt
cli-learn_device = cuda, of cpu waar geen kaart is
cli-learn_bot = waaraan het netwerk onderweg gemeten wordt
cli-learn_games = partijen per meting; 0: geen
cli-arena = bots tegen bots, vele malen
cli-bots = zoals peon caballero grande rey random flat:60 search:500 my_bot.py:Clever
cli-arena_games = hoeveel partijen
cli-benchmark = een bot meten aan een taak met een naam, met een resultaat dat geciteerd kan worden
cli-task = de taak; zonder taak worden ze allemaal genoemd
cli-benchmark_bot = wie gemeten wordt: rey, search:500, my_bot.py:Clever …
cli-deals = speel maar zoveel beginstanden, om te proberen
cli-benchmark_out = de map voor partijen en resultaat, waar een onderbroken reeks verdergaat; normaal onder benchmark/
cli-note = wat het resultaat over de bot moet zeggen, bijvoorbeeld hoe hij getraind is
cli-record = partijen van bots als dataset, als JSON-regels en Parquet
cli-record_out = de map ervoor; een onderbroken opname gaat daar verder
cli-record_few = games, workers: minstens 1
cli-recorded = { $done } van { $games } partijen
cli-puzzles = puzzels zoeken in partijen van sterke bots, en ze inpakken
cli-puzzles_make = partijen doorkijken tot er genoeg puzzels zijn
cli-puzzles_count = hoeveel puzzels er gezocht worden
cli-puzzles_file = het bestand ervoor; een onderbroken run gaat daar verder
cli-puzzles_pack = de puzzels van zulke bestanden en van reeksen als één reeks schrijven, zoals ze geleverd wordt
cli-puzzles_out = het bestand van de reeks
cli-puzzle = een puzzel oplossen
cli-puzzle_set = de reeks puzzels; zonder reeks die van vandaag
cli-results = een bestand met een regel per partij, waarmee een onderbroken reeks verdergaat; normaal in een eigen map van de reeks onder arena/
cli-workers = hoeveel partijen tegelijk
cli-against = elk van de bots alleen tegen een tafel van deze
cli-ray = op Ray spelen: op een adres, of zonder adres op deze machine
cli-until = stoppen als het zeker is dat de eerste bot vaker, of minder vaak, wint dan dit deel
cli-report = een pagina met grafieken
cli-analyze = een bewaarde partij, zet voor zet, zoals een bot die ziet
cli-bot = welke bot
cli-json = hetzelfde als gegevens
cli-page = hetzelfde als pagina
cli-compile = regels vooraf compileren
cli-compile_games = normaal alle
cli-games = de spellen en hun opties uitleggen
cli-games_which = normaal alle
cli-options = zie meseta games
cli-any_box = een doos van het spel met naam, of een eigen bestand
cli-seed = dezelfde startwaarde geeft hetzelfde spel, ook wat de anderen kiezen

cli-unknown = { $word } betekent hier niets
cli-no_game = { $words }: er is één spel nodig; er is { $games }
cli-missing = { $module } ontbreekt; pip install 'meseta[{ $extra }]'
cli-resume_alone = --resume: een bewaarde partij heeft al een spel, opties, doos en startwaarde
cli-no_seat = --me: '{ $seat }' is er niet; er is { $seats }
cli-save_exists = { $file } bestaat al: --resume gaat ermee verder, --force vervangt het
cli-save_fails = { $file } kan niet worden geschreven: { $reason }
cli-no_box = --box: '{ $box }' is er niet; er is { $boxes }
cli-not_a_box = { $file }: dit is geen doos: { $error }
cli-good_box = { $file }: deze doos is in orde ({ $title })
cli-compiled = { $game }: al klaar ({ $way })
cli-compiling = { $game }: { $rules } regels worden gecompileerd ({ $way }) …
cli-compile_rules = regel { $done } van { $rules }, { $seconds } s
cli-compile_rest = alle { $rules } regels na { $seconds } s; nu de machinecode, nog ongeveer { $left } s
cli-compile_all = Alle spellen worden gecompileerd: { $games }. Noem er één om alleen dat te compileren.
cli-compiled_after = { $game }: klaar na { $seconds } s
cli-bench_title = { $game }: willekeurige zetten, één kern, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
cli-way = manier
cli-decisions = beslissingen/s
cli-games_a_second = spellen/s
cli-game = { $game }: { $title }, regelversie { $version }
cli-usual = normaal { $value }
cli-boxes = De dozen die bij het spel horen; een eigen bestand kan hun plaats innemen.
