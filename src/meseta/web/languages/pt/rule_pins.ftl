# Mesas abertas com outras regras; português

pin-holds = aberta com as regras { $rules }; jogada de novo, cada jogada deu o mesmo
pin-differs = Esta mesa foi aberta com as regras { $rules }. Com as de hoje, a sua jogada { $move }, { $who }: { $what }, seria impossível ou levaria a outro lado. Está aqui como era antes dessa jogada, para ser vista.
refused-only_looked_at = Esta mesa foi aberta com outras regras e só se pode ver.
refused-rules = Esta mesa foi aberta com outras regras e já não se pode abrir.
