# Het huis achter de tafels, Nederlands

refused-store = De tafels zijn nu even niet bereikbaar. Er is niets veranderd; probeer het zo nog eens.
refused-full = Er is geen ruimte meer om iets te bewaren. Er is niets veranderd; wie deze server beheert, moet ruimte maken.
refused-host = Deze server heet niet “{ $host }”. Wie hem beheert, kan die naam toestaan.

# --- tafels met andere regels ----------------------------------------------------------

pin-holds = begonnen onder regels { $rules }; opnieuw nagespeeld kwam elke zet hetzelfde uit
pin-differs = Deze tafel is begonnen onder regels { $rules }. Onder de regels van nu zou zet { $move }, { $who }: { $what }, niet kunnen of anders uitpakken. De tafel staat hier zoals hij vóór die zet was, om te bekijken.
refused-only_looked_at = Deze tafel is begonnen onder andere regels en kan alleen nog bekeken worden.
refused-rules = Deze tafel is begonnen onder andere regels en kan niet meer geopend worden.
