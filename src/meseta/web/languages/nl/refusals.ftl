# What is refused, and why; Dutch

# --- what is refused -------------------------------------------------------------------

refused-no_page = Die pagina is er niet.
refused-invitation = Deze uitnodiging is al gebruikt of ingetrokken. Vraag om een nieuwe link.
refused-device = Deze link is niet meer geldig. Maak een nieuwe op een van je apparaten.
refused-not_yours = Dat is nu niet aan jou.
refused-not_maker = Dat kan alleen wie de tafel heeft klaargezet.
refused-not_here = Dat kan alleen wie achter deze computer zit.
refused-not_begun = Het spel begint als alle plaatsen bezet zijn.
refused-not_ended = De vorige beurt is nog niet beëindigd.
refused-illegal = “{ $what }” kan nu niet.
refused-stands = Dat is niet meer ongedaan te maken: er was toeval in het spel, iemand anders heeft gezet, of iets verborgens is gezien.
refused-long = Aan deze tafel is zo veel ongedaan gemaakt en overgedragen dat geen van beide nog kan.
refused-nothing_to_end = Je hebt geen beurt om te beëindigen.
refused-stale = De tafel is intussen veranderd; kijk nog eens.
refused-no_order = Die vaste opdracht is er niet.
refused-no_hints = Aan deze tafel zijn geen tips.
refused-not_over = Het spel is nog niet afgelopen.
refused-foreign = Dit verzoek komt van een andere pagina en wordt niet uitgevoerd.
refused-malformed = Dit verzoek is niet te lezen.
refused-name = Er is een naam nodig.
refused-options = Deze opties gaan niet samen: { $why }
refused-sitter = Zo kan niemand zitten.
refused-too_large = Dat is te groot.
refused-too_many = Te veel mensen kijken naar deze tafel.
refused-slow = Er kwam niet op tijd een antwoord; probeer het nog eens.
refused-thinking = Er wordt al genoeg voor je nagedacht; vraag het over { $wait } seconden weer.
refused-busy = Er is zo veel gevraagd dat het te lang zou duren. Probeer het over { $wait } seconden nog eens.
refused-crowded = Er zijn nu zo veel mensen dat er niemand meer bij kan. Er is niets verloren; kom over { $wait } seconden terug.
refused-unreadable = Het lezen duurde te lang; het is niet aangenomen.
refused-broken = Er is bij ons iets stuk; er is niets veranderd.

# --- what is refused -------------------------------------------------------------------

refused-time = Je tijd is om; een bot speelt verder. Je kunt je plaats altijd terugnemen.
refused-closed = Deze tafel is niet open voor toeschouwers.

refused-store = De tafels zijn nu even niet bereikbaar. Er is niets veranderd; probeer het zo nog eens.
refused-full = Er is geen ruimte meer om iets te bewaren. Er is niets veranderd; wie deze server beheert, moet ruimte maken.
refused-host = Deze server heet niet “{ $host }”. Wie hem beheert, kan die naam toestaan.
refused-unsure = Er is niets gebeurd: typ ‘{ $word }’ om het te bevestigen.
refused-push = Dit apparaat kan geen meldingen krijgen.
