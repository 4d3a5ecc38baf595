# O lobby e o formulário de uma nova mesa; português

# --- lobby -----------------------------------------------------------------------------

lobby-title = A mesa dos jogos ibéricos
lobby-lead = Senta-te: das regras tratamos nós, os bots já estão à espera, e os amigos vêm por um link.
lobby-mine = As minhas mesas
lobby-more_tables = mais { $count }
lobby-your_turn = é a tua vez
lobby-open_seats = à espera de jogadores
lobby-running = os outros estão a pensar
lobby-games = Jogos
lobby-el-grande = Caballeros, um rei e uma torre secreta: quem domina mais em Espanha quando as regiões são pontuadas?
lobby-el-caballero = A costa ainda é desconhecida. Coloca terra e mar, e está onde vão ficar as grandes regiões.
lobby-6-castles = Uma paisagem cresce à volta de seis castelos; vende, constrói e reza pelos caminhos, a sós ou em companhia.
lobby-play_now = Jogar já
lobby-alone = Jogar a solo
lobby-against = Contra que bots
lobby-against_peon = contra bots – Peón, para o primeiro jogo
lobby-against_caballero = contra bots – Caballero, sólido
lobby-against_grande = contra bots – Grande, forte
lobby-against_rey = contra bots – Rey, o mais forte
lobby-make_table = Abrir uma mesa: amigos, opções, número de jogadores
lobby-finished = Terminadas
seat-open = lugar livre

# --- uma nova mesa ---------------------------------------------------------------------

new-title = Uma mesa de { $game }
new-seats = Quem joga
new-seats_about = De { $fewest } a { $most } jogadores. Um amigo vem por um link que lhe envias; alguém neste ecrã joga no mesmo dispositivo que tu.
sit-me = eu
sit-friend = um amigo por link
sit-here = alguém neste ecrã
sit-bot = bot: { $level }
sit-none = ninguém
sit-name = Nome para { $seat }
new-hints = Dicas
new-hints_about = Se os jogadores podem perguntar a Rey, o bot mais forte, o que faria. Onde há duas ou mais pessoas, todos veem que alguém perguntou.
new-hints_alone = enquanto for eu a única pessoa
new-rulings = Leituras das regras
new-rulings_about = Onde um livro de regras deixa margem, cada um lê à sua maneira. São estas as questões; se não lhes mexeres, jogas a leitura habitual.
new-make = Abrir a mesa

# --- chegar ----------------------------------------------------------------------------

join-title = Entrar numa mesa de { $game }
join-lead = { $maker } guarda um lugar para ti: { $colour }.
join-lead_nobody = Há um lugar guardado para ti: { $colour }.
join-sit = Sentar-me
join-yours = o teu lugar
come-title = Olá, { $name }
come-lead = Este link faz deste dispositivo um dos teus: todas as tuas mesas estarão aqui também.
come-go = Continuar como { $name }
network-invite = Convidar a partir desta rede
network-first = Outros dispositivos ainda não chegam a este endereço: abre-o primeiro à tua rede.
network-title = Pessoas na mesma casa
network-lead = Só se chega a Meseta a partir deste computador. Abre-a à rede em que estás, e outros podem vir com telemóveis e portáteis. Fecha-se de novo quando parares o programa.
network-open = Quem estiver na mesma rede encontra esta mesa aqui:

# --- uma nova mesa ---------------------------------------------------------------------

new-clock = Relógio
new-clock_about = Quando o tempo acaba, Caballero continua nesse lugar, e quem lá jogava pode retomá-lo. O tempo não corre enquanto houver lugares livres.
new-clock_none = sem relógio
new-clock_live = ao vivo: minutos para cada um
new-clock_days = dias para cada turno
new-minutes = Minutos para cada um
new-increment = Segundos a mais por turno
new-days = Dias para cada turno
clock-days = { $days ->
    [one] { $days } dia para cada turno
   *[other] { $days } dias para cada turno
}
clock-live = { $minutes } minutos para cada um, e mais { $seconds } segundos com cada turno
new-watching = Espectadores
new-watching_about = Um espectador vê o que todos à mesa podem ver, e nenhuma mão.
watching-no = ninguém
watching-link = quem tiver o endereço
watching-yes = todos: a mesa aparece no lobby

# --- lobby, links, sair ----------------------------------------------------------------

nav-club = Clube
lobby-watch = Mesas para ver
invite-days = { $days ->
    [one] Este link vale por mais um dia.
   *[other] Este link vale por mais { $days } dias.
}
invite-expired = Este link expirou.
invite-renew = Renovar por 7 dias
seat-retake = Retomar o meu lugar
seat-play_on = Deixar o bot continuar
leave-title = Deixar a mesa
leave-about_waiting = O teu lugar fica de novo livre, e outra pessoa pode ocupá-lo por um link.
leave-about_running = Caballero fica a jogar no teu lugar de vez, e o lugar di-lo; no clube ficas em último.
leave-go = Sair de vez
leave-word = sair
leave-get_up = Levantar-me
