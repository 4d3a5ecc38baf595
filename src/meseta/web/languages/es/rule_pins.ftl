# Mesas creadas con otras reglas; en español

pin-holds = creada con las reglas { $rules }; al jugarla de nuevo, cada jugada salió igual
pin-differs = Esta mesa se creó con las reglas { $rules }. Con las reglas de hoy, su jugada { $move }, { $who }: { $what }, sería imposible o llevaría a otra parte. Queda aquí como estaba antes de esa jugada, para mirarla.
refused-only_looked_at = Esta mesa se creó con otras reglas y solo se puede mirar.
refused-rules = Esta mesa se creó con otras reglas y ya no se puede abrir.
