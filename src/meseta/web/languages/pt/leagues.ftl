# As ligas: a lista, uma nova, classificação e rondas, os avisos; português

# --- a lista ---------------------------------------------------------------------------

league-list = Ligas
league-lead = Uma época com outros: rondas cujas mesas se formam sozinhas, e no fim uma classificação.
league-mine = As minhas ligas
league-others = Abertas a todos
league-none = De momento não há nenhuma. Cria uma e envia o link aos teus amigos.
league-new = Criar uma liga
league-people = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
league-state_open = À espera de jogadores
league-state_round = Ronda { $round } de { $last }
league-state_final = Está a jogar-se a final
league-state_over = Terminada

# --- uma nova --------------------------------------------------------------------------

league-new_title = Uma liga de { $game }
league-name = Nome da liga
league-method = Como se formam as mesas
league-method_even = todos contra todos
league-method_swiss = pela classificação
league-method_groups = grupos e final
league-about_even = Todos se defrontam, tanto quanto possível o mesmo número de vezes.
league-about_swiss = Sentam-se juntos os que estão perto na classificação, se possível sem repetir adversários.
league-about_groups = Os grupos são sorteados, e em cada um jogam todos contra todos. Depois, os melhores de todos os grupos jogam uma final.
league-groups = Grupos
league-round_count = Rondas
league-seats = Jogadores por mesa
league-seats_about = Se o número de jogadores não der certo, algumas mesas têm mais um ou menos um. Só quando nem isso é possível é que alguém folga.
league-points = Pontos para o primeiro lugar, o segundo, e assim por diante
league-points_about = Tantos números quantos os jogadores de uma mesa. Deixa vazio para os habituais.
league-ties = Em caso de igualdade de pontos
league-ties_about = O que decide então, por esta ordem. Quem continuar igual partilha o lugar.
league-tie_direct = mesas em que se encontraram
league-tie_wins = primeiros lugares
league-tie_opponents = força dos adversários
league-tie_margin = vantagem sobre a média das suas mesas
league-pace = Ritmo das rondas
league-pace_about = Uma ronda acaba quando todas as suas mesas acabaram, ou no seu último dia. Quem nessa altura estiver a fazer esperar uma mesa fica lá em último.
league-round_days = Dias por ronda, no máximo (0: sem limite)
league-next_soon = a seguinte, após a última mesa
league-next_dated = a seguinte, no seu dia
league-pause = Minutos de intervalo
league-begins = Primeira ronda em
league-begins_about = Sem data, és tu que começas a liga.
league-coming = Entrar e sair
league-listed_about = Quem pode jogar?
league-listed_no = quem tiver o link
league-listed_yes = todos: a liga está na lista
league-late_about = Pode-se entrar depois de a primeira ronda começar? Pelas rondas perdidas não se recebe nada.
league-late_yes = sim, mais tarde também
league-late_no = não
league-leaving_about = O que acontece aos resultados de quem sai?
league-leaving_keep = ficam
league-leaving_strike = são anulados
league-make = Criar a liga

# --- uma liga --------------------------------------------------------------------------

league-first_at = A primeira ronda começa:
league-next_at = A ronda seguinte começa:
league-ends_at = Esta ronda acaba, o mais tardar:
league-to_table = Para a minha mesa
league-come_about = Tens um convite para jogar. O teu nome fica nesta página, que pode ser vista por quem tiver o endereço.
league-come_late = Ainda podes entrar e jogar a partir da próxima ronda. O teu nome fica nesta página, que pode ser vista por quem tiver o endereço.
league-come = Entrar
league-in = Estás dentro. Avisamos-te quando a primeira ronda começar.
league-standings = Classificação
league-place = Lugar
league-group = Grupo
league-points_short = Pontos
league-byes = Folgas
league-short_direct = Direto
league-short_opponents = Advers.
league-short_margin = Vantagem
league-left = saiu
league-csv_standings = Classificação em CSV
league-csv_results = Resultados em CSV
league-csv_meetings = Tabela cruzada em CSV
league-rounds = Rondas
league-round = Ronda { $round }
league-final = Final
league-board = Mesa { $number }
league-in_group = Grupo { $group }
league-running = a decorrer
league-how_left = deixou a mesa
league-how_forfeit = fora de tempo
league-how_shared = por acabar
league-bye = Folga:
league-has_bye = folga
league-crosstable = Tabela cruzada
league-crosstable_about = Quantas vezes o jogador da esquerda ficou à frente do outro, e quantas atrás.
league-opponents = Adversários
league-next_round = a partir da próxima ronda
league-nobody = Ainda ninguém.
league-making = Para ti, que organizas
league-begin = Começar a primeira ronda
league-begin_next = Começar já a ronda seguinte
league-invite = Convidar jogadores
league-invite_about = Quem abrir este link pode entrar.
league-add_bot = Adicionar um bot
league-remove = Tirar alguém
league-remove_about = Se estiver numa mesa desta ronda, um bot continua lá a jogar, e fica em último. Não pode voltar.
league-end_round = Acabar já esta ronda
league-end_round_about = Nas mesas por acabar fica em último quem lá se espera, e os outros partilham os lugares anteriores.
league-end_word = terminar
league-close = Terminar a liga
league-close_about = A classificação fica como está. As mesas por acabar não contam.
league-close_unplayed = Ainda nada foi jogado, por isso nada fica dela.
league-leave = Sair da liga
league-leave_about = Se estiveres numa mesa desta ronda, um bot continua lá a jogar, e ficas em último. Não podes voltar.
league-leave_keep = Os resultados de quem sai ficam.
league-leave_strike = Os resultados de quem sai são anulados: nessas mesas os outros sobem um lugar.
league-agreed = O que foi combinado
league-agreed_rounds = { $rounds ->
    [one] { $rounds } ronda, { $seats } jogadores por mesa
   *[other] { $rounds } rondas, { $seats } jogadores por mesa
}
league-agreed_points = Pontos para os lugares: { $points }
league-agreed_ties = Em caso de igualdade de pontos:
league-agreed_days = { $days ->
    [one] uma ronda dura no máximo { $days } dia
   *[other] uma ronda dura no máximo { $days } dias
}
league-agreed_late_yes = Pode-se entrar até começar a última ronda.
league-agreed_late_no = Depois de a primeira ronda começar, já ninguém entra.

# --- os avisos -------------------------------------------------------------------------

league-news_round = { $league }: ronda { $round }
league-news_table = A tua mesa está pronta.
league-news_bye = Nesta ronda folgas.
league-news_over = { $league } terminou
league-news_place = Ficaste no lugar { $place }.
push-for_league = das minhas ligas
league-of_table = Liga: { $league }

# --- o que não pode ser ----------------------------------------------------------------

refused-league_closed = Nesta liga já ninguém pode entrar.
refused-league_entered = Já estás nesta liga, ou saíste dela.
refused-league_few = São precisos pelo menos { $few } jogadores.
refused-league_full = Há lugar para { $most } jogadores.
refused-league_over = Esta liga terminou.
refused-league_points = Indica { $seats } números de 100 a 0, nenhum maior do que o anterior.
refused-many_leagues = Tens { $most } ligas por terminar; termina uma primeiro.
refused-not_organizer = Só quem criou a liga pode fazer isso.

# --- para programas --------------------------------------------------------------------

api-op-leagues = Todas as ligas
api-about-leagues = As ligas da pessoa a quem pertence o token, e as que todos podem ver.
api-op-league = Uma liga
api-about-league = Classificação, mesas e encontros de uma liga; pode vê-la quem tiver o endereço.
api-op-make_league = Criar uma liga
api-about-make_league = Uma liga de um jogo; o que não se diz é o habitual. Quem a cria tem de entrar também, para jogar.
api-op-enter_league = Entrar numa liga
api-about-enter_league = Jogar na liga a que um convite leva, a partir da sua próxima ronda.
api-op-begin_league = Começar uma ronda
api-about-begin_league = Quem a criou começa a primeira ronda, ou a seguinte sem esperar mais.
api-op-leave_league = Sair de uma liga
api-about-leave_league = Sair de vez; numa mesa desta ronda um bot continua a jogar.
api-field-ahead = Em quantas mesas o participante ficou à frente do adversário.
api-field-behind = Em quantas mesas o participante ficou atrás do adversário.
api-field-board = O número de uma mesa na sua ronda.
api-field-boards = As mesas de todas as rondas.
api-field-byes = Quantas rondas alguém folgou.
api-field-due = Quando algo acontece sozinho: uma ronda começa ou acaba, em segundos desde 1970; ou null.
api-field-entrant = O número de um participante da liga.
api-field-entrants = Todos os participantes da liga.
api-field-group = A letra do grupo, onde há vários.
api-field-groups = Quantos grupos deve haver.
api-field-how = Como se chegou ao lugar: jogado, deixou a mesa, perdido (a mesa esperava por ele), partilhado (esperava por outro).
api-field-joined = A primeira ronda de um participante.
api-field-last_round = Quantas rondas há.
api-field-league = O nome de uma liga nos endereços.
api-field-left = A primeira ronda sem ele; null enquanto jogar.
api-field-level = Em quantas mesas ambos partilharam o lugar.
api-field-listed = Se todos podem ver a liga na lista e entrar.
api-field-meetings = Como ficaram entre si cada dois.
api-field-method = Como se formam as mesas: todos contra todos (even), pela classificação (swiss), grupos e final (groups).
api-field-opponent = O número do outro.
api-field-phase = Onde está a liga: aberta, numa ronda, num intervalo, terminada.
api-field-played = Quantas mesas acabaram.
api-field-rank = O lugar na classificação; os iguais partilham-no.
api-field-round_count = Quantas rondas deve haver, sem a final.
api-field-round_days = Quantos dias uma ronda dura no máximo; 0 é sem limite.
api-field-score = Pontos na liga.
api-field-standings = Onde está cada um, o primeiro primeiro.
api-field-table_size = Quantos se sentam a uma mesa, onde o número de jogadores o permite.
api-field-turn_days = Dias para cada turno; 0 é sem relógio.
api-field-victories = Quantas mesas alguém ganhou.
