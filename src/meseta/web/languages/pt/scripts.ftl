# O que dizem os scripts; português

# --- o que dizem os scripts ------------------------------------------------------------

script-you = tu
script-open_seat = lugar livre
script-your_turn = É a tua vez
script-waiting = À espera de que todos os lugares sejam ocupados.
script-over = O jogo acabou.
script-held = Foi o teu último passo. Terminar o turno?
script-waits = Decide { $name }.
script-watching = Estás a ver.
script-stand_in = Um bot joga por ti.
script-asked_back = Começa uma nova ronda. Queres retomar o teu lugar?
script-ordered = Pela tua ordem permanente: { $what }.
script-all_choices = Ver todas ({ $count })
script-see_result = Ver o resultado
script-lost = Não se chega ao servidor; nada foi alterado.
script-confirm = Escolher: { $what }
script-would_score = Pontuação { $name }: { $what }
script-and_more = … e mais { $count }
script-thinking = Rey está a pensar …
script-hint_title = { $name } escolheria
script-hint_figures = ganha { $count } % · cerca de { $points } pontos
script-close = Fechar
script-typed = Escrito: { $what } …
script-cover = Passa o ecrã a { $name }.
script-cover_open = Sou { $name }
script-rematch = Foi aberta uma desforra.
script-to_rematch = Ir para a desforra
script-hinted = { $name } pediu uma dica.
script-slow = Ao princípio os bots jogam de forma simples; daqui a um ou dois minutos jogam melhor.
script-bot_slow = Um bot demorou demasiado; pergunta-se-lhe outra vez.

# --- o que dizem os scripts ------------------------------------------------------------

script-clock = Tempo restante
script-days = { $count } d
script-hours = { $count } h
script-has_left = { $name } (saiu)
