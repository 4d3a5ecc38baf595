# A mesa, o chat, e o que aconteceu desde a última jogada; português

# --- a mesa ----------------------------------------------------------------------------

asked-of_others = Pergunta: { $question }
tabs = Partes da mesa
tab-board = Tabuleiro
tab-cards = Cartas
tab-players = Jogadores
tab-story = Relato
place-track = Rondas
place-board = Tabuleiro
place-dial = A escolher aqui
place-cards = Cartas
place-hand = Mão
place-turn = A carta em uso
place-mats = Jogadores
place-bar = A tua decisão
story-title = O que aconteceu
pick = Qual?
bar-end = Terminar turno
bar-skip = Saltar
bar-back = Desfazer
bar-over = Recomeçar turno
bar-sure = Isto não se pode desfazer. Carrega outra vez para o fazer.
bar-early = Ainda tens algo por fazer nesta vez, e terminá-la não se pode desfazer. Carrega outra vez para a terminar.
bar-next = Usado logo traria: { $points }
bar-hint = Dica
bar-press_lit = Carrega no que está iluminado.
bar-more = Menu
menu-title = Esta mesa
menu-orders = Ordens permanentes
menu-orders_about = O que aqui se ordena é feito por ti; a barra avisa de cada vez.
order-end = Terminar logo o meu turno quando não houver mais nada a fazer
order-answer = Até ao fim da ronda, “{ $question }”: { $answer }
menu-bot = Um bot joga por
menu-myself = ninguém: jogo eu
menu-seats = Lugares dos outros
menu-new_link = Novo link
menu-keys = Teclas
keys-number = a opção com esse número ou essa letra; 9 é a carta de poder 9
keys-usual = a resposta habitual, quando há uma em destaque
keys-end = terminar o turno
keys-back = desfazer
keys-hint = dica
keys-skip = fechar, ou saltar o que está a ser mostrado
keys-zoom = mais perto, mais longe, o tabuleiro todo
zoom-in = mais perto
zoom-out = mais longe
zoom-fit = tabuleiro todo
menu-marks = Sinais
marks-lit = pode ser escolhido agora
marks-last = de que tratou a última jogada
marks-seal = reconstruído: nenhuma fonte mostra este componente, o impresso pode ser diferente
waiting-title = À espera de jogadores
waiting-about = Envia um link a cada amigo; quem o abrir primeiro senta-se. O jogo começa quando todos os lugares estiverem ocupados.
waiting-bot = Antes um bot

# --- desde a minha última jogada -------------------------------------------------------

since-title = Desde a tua última jogada
since-show = Mostrar

# --- chat ------------------------------------------------------------------------------

chat-title = Chat
chat-say = Diz alguma coisa
chat-send = Enviar
chat-mute = Silenciar
script-room_players = Até o jogo acabar, só os jogadores leem isto.
script-room_watchers = Até o jogo acabar, só os espectadores leem isto.
script-somebody = alguém
script-onlooker = { $name } (a ver)
script-turn_elsewhere = É a tua vez noutra mesa: { $name }.
