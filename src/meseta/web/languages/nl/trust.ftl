# Het huis achter de tafels, Nederlands

refused-store = De tafels zijn nu even niet bereikbaar. Er is niets veranderd; probeer het zo nog eens.
refused-full = Er is geen ruimte meer om iets te bewaren. Er is niets veranderd; wie deze server beheert, moet ruimte maken.
