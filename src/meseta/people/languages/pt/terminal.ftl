# O que o terminal diz em todos os jogos, português

# --- uma partida -----------------------------------------------------------------------

terminal-you = { $game }. És { $seats }. Escreve ? para ajuda.
terminal-watch = { $game }. Não jogas nenhum lugar; ficas a ver.
terminal-plays = { $bot } joga { $seats }.
terminal-thinks = { $name } está a pensar …
terminal-bot_fails = Um bot não consegue continuar, e o jogo acaba aqui. { $reason }
terminal-save_now = Escreve o nome de um ficheiro para guardar a partida (com ! no fim, substitui um que já exista), ou nada.
terminal-and = { $names } e { $last }
terminal-question = { $round ->
    [0] { $seat }: { $question }
   *[other] Ronda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}de { $rounds }
    }, { $seat }: { $question }
}
terminal-drawn = { $count ->
    [one] A opção em « » acima
   *[other] As { $count } opções em « » acima
}
terminal-points = Pontos: { $points }
terminal-won = { $count ->
    [one] { $names } ganha.
   *[other] { $names } partilham a vitória.
}
terminal-alone = O jogo acabou.

# --- bots ------------------------------------------------------------------------------

level-peon = Peón
level-caballero = Caballero
level-grande = Grande
level-rey = Rey

hint-would_choose = { $bot } escolheria
hint-wins = vitória %
hint-points = pontos
hint-at_once = já
hint-tries = tentativas

# --- respostas que não o são -----------------------------------------------------------

terminal-unknown = “{ $typed }” não é uma das opções. Escreve ? para ajuda.
terminal-illegal = “{ $typed }” não é possível agora. Escreve ? para ajuda.
terminal-ambiguous = “{ $typed }” pode querer dizer várias coisas: { $keys }.
terminal-empty = Escreve o número ou o nome de uma opção, ou ? para ajuda.

# --- comandos --------------------------------------------------------------------------

command-undo = desfazer
command-hint = dica
command-board = mesa
command-story = relato
command-save = guardar
command-help = ajuda
command-quit = sair

terminal-help =
    Escreve o que está antes de uma opção, ou o nome dela, com ou sem acentos.
    Onde as cartas têm valores, o número é o valor da carta. Além disso:
      desfazer      a tua última decisão; os outros respondem como antes
      dica          o que escolheria Rey, o bot mais forte: quantas vezes ganhas,
                    os teus pontos no fim, e já, se tudo fosse pontuado agora
      mesa          a mesa toda
      relato        tudo o que aconteceu
      guardar FICH  guardar a partida neste ficheiro a partir de agora
      ajuda, ?      isto
      sair, q       ir embora; meseta play --resume FICH continua mais tarde
terminal-no_looking_back = Aqui é preciso lembrares-te do que aconteceu; conta-se quando o jogo acabar.
terminal-undone = A tua última decisão foi desfeita.
terminal-nothing_to_undo = Não há nenhuma decisão tua para desfazer.

# --- ficheiros -------------------------------------------------------------------------

terminal-kept = A partida está guardada em { $file }.
terminal-unsaved = A partida não foi guardada; o que jogaste perdeu-se.
terminal-saved_before = O que jogaste por último não foi guardado; { $file } tem a partida como estava antes.
terminal-save_where = Falta o nome de um ficheiro, por exemplo: guardar serao.json
terminal-save_exists = { $file } já existe; guardar! { $file } substitui-o.
terminal-save_fails = Não é possível guardar a partida em { $file }: { $reason }. O jogo continua, e a próxima jogada volta a tentar.
terminal-saves_again = Já é possível guardar a partida de novo; está em { $file }.

# --- tabelas ---------------------------------------------------------------------------

sheet-round = Ronda { $round }
sheet-player = jogador
sheet-points = pontos
sheet-played = jogada
sheet-hand = mão
sheet-start = início
sheet-would_score = pontuaria

# --- percorrer uma partida -------------------------------------------------------------

terminal-steps = Enter: avançar · b: recuar · um número: ir até lá · q: sair
terminal-move = Jogada { $number } de { $count }, { $seat }: { $move }

# --- o comando -------------------------------------------------------------------------

cli-meseta = A mesa dos jogos ibéricos.
cli-codes = Códigos de saída: 0 terminado, ou saída com tudo guardado; 1 saída sem guardar; 2 dados errados; 3 um bot falhou; 130 interrompido.
cli-commands = comandos
cli-play = jogar no terminal contra bots
cli-me = os lugares que jogas, por cores, com vírgulas; normalmente o primeiro
cli-opponents = quem joga os outros lugares, com vírgulas: peon, caballero, grande, rey, random, search:500, my_bot.py:Clever …; normalmente caballero; se forem menos do que os lugares, repetem-se
cli-watch = não jogar nenhum lugar e ver
cli-save = guardar a partida neste ficheiro, depois de cada jogada
cli-force = deixar --save substituir um ficheiro que já exista
cli-resume = continuar uma partida guardada, no mesmo ficheiro
cli-no_compile = não compilar nada entretanto
cli-language = a língua de tudo o que se mostra; normalmente a do sistema
cli-serve = a mesa no navegador, servida por este computador
cli-host = o endereço em que se escuta; normalmente só este computador
cli-port = a porta; normalmente 8723, ou outra que esteja livre
cli-database = onde ficam as mesas, como URL; normalmente um ficheiro na tua pasta de dados
cli-open = abrir o navegador
cli-serving = Meseta está em { $address } (Ctrl+C termina)
cli-processes = quantos processos servem; vários precisam de PostgreSQL
cli-public = onde se encontra, se estiver atrás de um proxy: https://meseta.example.org
cli-allowed_host = mais um nome pelo qual pode ser chamada (pode repetir-se)
cli-proxy = o proxy em que se confia para saber de onde vem um pedido
cli-open_metrics = mostrar /metrics também a outros computadores
cli-json_logs = escrever cada pedido como uma linha de JSON
cli-backup = copiar todas as mesas e pessoas para um ficheiro, mesmo em serviço
cli-restore = repor todas as mesas e pessoas a partir desse ficheiro
cli-replace = mesmo que já haja mesas e pessoas: são apagadas
cli-backed_up = { $file }: { $tables } mesas, { $people } pessoas, { $entries } entradas
cli-restored = De { $file }: { $tables } mesas, { $people } pessoas, { $entries } entradas
cli-replay = percorrer uma partida guardada
cli-bench = decisões e jogos por segundo, de todas as formas
cli-box = ver uma caixa, ou verificar uma tua
cli-export = escrever uma caixa como TOML
cli-export_box = qual; normalmente a primeira do jogo
cli-check = dizer o que está errado numa caixa
cli-diff = dizer em que diferem duas caixas
cli-diff_box = uma caixa que vem com um jogo, ou um ficheiro
cli-diff_other = a outra; sem ela, a primeira compara-se com a nossa
cli-merge = passar correções para a nossa caixa, como TOML
cli-merge_files = ficheiros com correções, ou caixas inteiras
cli-merged = { $taken } entradas aceites, { $conflicts } deixadas como estavam
cli-no_difference = Estas caixas não diferem.
cli-other_game = { $one } e { $other } são jogos diferentes
cli-tune = ajustar aquilo a que os bots atendem: o jogo joga contra si próprio
cli-generations = quantas vezes recomeça com o que aprendeu
cli-tune_games = partidas em cada geração
cli-tune_noise = quanto acaso há nas escolhas com que aprende, em hipóteses de vitória
cli-tune_matches = partidas contra os pesos que já existem, que ficam se os novos não ganharem; 0: nenhuma
cli-tune_file = para onde vão os pesos; por omissão: junto do jogo
cli-learn = deixar uma rede aprender o que responder, a jogar contra si própria
cli-learn_out = pasta para a rede, a sua curva e aquilo com que uma execução interrompida continua
cli-learn_begin = uma rede com que continuar a aprender, em vez de começar sem saber nada
cli-learn_seconds = quanto tempo se aprende ao todo
cli-learn_every = segundos entre duas medições
cli-learn_lanes = partidas em cada mesa
cli-learn_steps = decisões em cada uma antes de se aprender alguma coisa
cli-learn_device = cuda, ou cpu onde não há placa
cli-learn_bot = contra quem a rede é medida pelo caminho
cli-learn_games = partidas em cada medição; 0: nenhuma
cli-arena = bots contra bots, muitas vezes
cli-bots = como peon caballero grande rey random flat:60 search:500 my_bot.py:Clever
cli-arena_games = quantas partidas
cli-benchmark = medir um bot numa tarefa com nome, com um resultado que se pode citar
cli-task = a tarefa; sem nenhuma, são listadas todas
cli-benchmark_bot = quem se mede: rey, search:500, my_bot.py:Clever …
cli-deals = jogar só este número de situações de partida, para experimentar
cli-benchmark_out = a pasta para partidas e resultado, onde uma execução interrompida continua; normalmente em benchmark/
cli-note = o que o resultado deve dizer do bot, por exemplo como foi treinado
cli-record = partidas de bots como conjunto de dados, em linhas JSON e Parquet
cli-record_out = a pasta de destino; uma execução interrompida continua ali
cli-record_few = games, workers: pelo menos 1
cli-recorded = { $done } de { $games } partidas
cli-puzzles = procurar problemas em partidas de bots fortes e empacotá-los
cli-puzzles_make = percorrer partidas até encontrar problemas que cheguem
cli-puzzles_count = quantos problemas encontrar
cli-puzzles_file = o ficheiro de destino; uma execução interrompida continua ali
cli-puzzles_pack = escrever os problemas desses ficheiros e de coleções como uma só, tal como é distribuída
cli-puzzles_out = o ficheiro da coleção
cli-puzzle = resolver um problema
cli-puzzle_set = a coleção de problemas; sem ela, os de hoje
cli-results = um ficheiro com uma linha por partida, a partir do qual uma execução interrompida continua; normalmente numa pasta própria em arena/
cli-workers = quantas partidas ao mesmo tempo
cli-against = cada um dos bots sozinho contra uma mesa deste
cli-ray = jogar em Ray: num endereço, ou sem ele nesta máquina
cli-until = parar quando for certo que o primeiro bot ganha mais, ou menos, do que esta parte
cli-report = uma página com gráficos
cli-analyze = uma partida guardada, jogada a jogada, como um bot a vê
cli-bot = que bot
cli-json = o mesmo como dados
cli-page = o mesmo como página
cli-compile = compilar as regras de antemão
cli-compile_games = normalmente todos
cli-games = explicar os jogos e as suas opções
cli-games_which = normalmente todos
cli-options = ver meseta games
cli-any_box = uma caixa do jogo pelo nome, ou um ficheiro teu
cli-seed = a mesma semente dá o mesmo jogo, incluindo as escolhas dos outros

cli-unknown = { $word } não quer dizer nada aqui
cli-no_game = { $words }: é preciso um jogo; há { $games }
cli-missing = falta { $module }; pip install 'meseta[{ $extra }]'
cli-resume_alone = --resume: uma partida guardada já tem jogo, opções, caixa e semente
cli-no_seat = --me: '{ $seat }' não existe; há { $seats }
cli-save_exists = { $file } já existe: --resume continua-o, --force substitui-o
cli-save_fails = não é possível escrever { $file }: { $reason }
cli-no_box = --box: '{ $box }' não existe; há { $boxes }
cli-not_a_box = { $file }: isto não é uma caixa: { $error }
cli-good_box = { $file }: não há nada de errado com esta caixa ({ $title })
cli-compiled = { $game }: já está pronto ({ $way })
cli-compiling = { $game }: a compilar { $rules } regras ({ $way }) …
cli-compile_rules = regra { $done } de { $rules }, { $seconds } s
cli-compile_rest = todas as { $rules } regras após { $seconds } s; agora o código de máquina, mais uns { $left } s
cli-compile_all = São compilados todos os jogos: { $games }. Indica um para compilar só esse.
cli-compiled_after = { $game }: pronto após { $seconds } s
cli-bench_title = { $game }: jogo ao acaso, um núcleo, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
cli-way = forma
cli-decisions = decisões/s
cli-games_a_second = jogos/s
cli-game = { $game }: { $title }, versão das regras { $version }
cli-usual = normalmente { $value }
cli-boxes = As caixas que vêm com o jogo; um ficheiro teu pode tomar o lugar delas.
