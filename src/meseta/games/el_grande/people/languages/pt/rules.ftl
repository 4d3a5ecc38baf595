# El Grande, português

# Cores dos jogadores: .of de quem (do Roxo), .to a quem.

seat-purple = Roxo
    .of = do Roxo
    .to = ao Roxo
seat-green = Verde
    .of = do Verde
    .to = ao Verde
seat-blue = Azul
    .of = do Azul
    .to = ao Azul
seat-orange = Laranja
    .of = do Laranja
    .to = ao Laranja
seat-white = Branco
    .of = do Branco
    .to = ao Branco

# Lugares: .from de onde, .to para onde, .in onde, .the com artigo, se o tiver. Três regiões têm outro nome
# na edição clássica.

area-galicia = Galiza
    .from = da Galiza
    .to = para a Galiza
    .in = na Galiza
    .the = a Galiza
area-2023-navarra = Navarra
    .from = de Navarra
    .to = para Navarra
    .in = em Navarra
area-classic-navarra = País Basco
    .from = do País Basco
    .to = para o País Basco
    .in = no País Basco
    .the = o País Basco
area-aragon = Aragão
    .from = de Aragão
    .to = para Aragão
    .in = em Aragão
area-cataluna = Catalunha
    .from = da Catalunha
    .to = para a Catalunha
    .in = na Catalunha
    .the = a Catalunha
area-2023-castilla = Castela
    .from = de Castela
    .to = para Castela
    .in = em Castela
area-classic-castilla = Castela a Velha
    .from = de Castela a Velha
    .to = para Castela a Velha
    .in = em Castela a Velha
area-2023-toledo = Toledo
    .from = de Toledo
    .to = para Toledo
    .in = em Toledo
area-classic-toledo = Castela a Nova
    .from = de Castela a Nova
    .to = para Castela a Nova
    .in = em Castela a Nova
area-sevilla = Sevilha
    .from = de Sevilha
    .to = para Sevilha
    .in = em Sevilha
area-granada = Granada
    .from = de Granada
    .to = para Granada
    .in = em Granada
area-valencia = Valência
    .from = de Valência
    .to = para Valência
    .in = em Valência
area-castillo = Castillo
    .from = do Castillo
    .to = para o Castillo
    .in = no Castillo
    .the = o Castillo
area-france = França
    .from = de França
    .to = para França
    .in = em França
area-portugal = Portugal
    .from = de Portugal
    .to = para Portugal
    .in = em Portugal

# A edição de 2023: não tivemos à mão um livro de regras português, os títulos são traduzidos do alemão e do inglês.
# O que em português se diz tal e qual (Fiesta, Veto) já está na caixa.

card-2023-intrigue_any_3 = Intriga
    .own = sim
card-2023-intrigue_any_4 = Intriga
    .own = sim
card-2023-intrigue_own_4 = Intriga
    .own = sim
card-2023-intrigue_foreign_3 = Intriga
    .own = sim
card-2023-intrigue_own_2_foreign_2 = Intriga
    .own = sim
card-2023-intrigue_region_5 = Intriga
    .own = sim
card-2023-intrigue_region_all_own = Intriga
    .own = sim
card-2023-intrigue_choice = Intriga
    .own = sim
card-2023-militia = Milícia
    .own = sim
card-2023-decay_all = Perda de poder
    .own = sim
card-2023-decay_3 = Perda de poder
    .own = sim
card-2023-assassin = Assassino
    .own = sim
card-2023-withdrawal = Retirada
    .own = sim
card-2023-civil_war_all = Guerra civil
    .own = sim
card-2023-civil_war_2 = Guerra civil
    .own = sim
card-2023-score_one_region = Pontuação extra
    .own = sim
card-2023-score_fours = Atalaias
    .own = sim
card-2023-score_sixes_sevens = Fortalezas
    .own = sim
card-2023-score_first_only = Louros
    .own = sim
card-2023-score_most = Multidão
    .own = sim
card-2023-score_least = Solidão
    .own = sim
card-2023-score_castillo = Revelação
    .own = sim
card-2023-decree = Decreto
    .own = sim
card-2023-empowerment = Plenos poderes
    .own = sim
card-2023-court_reserve = Reserva real
    .own = sim
card-2023-adopted_home = Nova pátria
    .own = sim
card-2023-secret_scoring = Voto secreto
    .own = sim
card-2023-coup = Golpe
    .own = sim
card-2023-royal_advisor = Conselheiro
    .own = sim
card-2023-your_majesty = Sua Majestade
    .own = sim
card-2023-exile = Exílio
    .own = sim
card-2023-retinue = Séquito
    .own = sim
card-2023-rivalry = Rivalidade
    .own = sim
card-2023-country_estate = Casa de campo
    .own = sim
card-2023-revolt = Revolta
    .own = sim
card-2023-smuggling = Contrabando
    .own = sim
card-2023-regent = Regente
    .own = sim
card-2023-regency_8 = Regência VIII
    .own = sim
card-2023-regency_9 = Regência IX
    .own = sim
card-2023-regency_10 = Regência X
    .own = sim

# A edição clássica: também sem livro português; os títulos são traduzidos do neerlandês e do inglês, e três
# cartas também aí não têm nenhum.

card-classic-intrigue_any_3 = Intriguista
    .own = sim
card-classic-intrigue_any_4 = Intriguista
    .own = sim
card-classic-intrigue_own_4 = Intriguista
    .own = sim
card-classic-intrigue_foreign_3 = Intriguista
    .own = sim
card-classic-intrigue_own_2_foreign_2 = Intriguista
    .own = sim
card-classic-intrigue_region_5 = Intriguista
    .own = sim
card-classic-intrigue_region_all_own = Intriguista
    .own = sim
card-classic-intrigue_choice = Intriguista
    .own = sim
card-classic-militia = Intriguista
    .own = sim
card-classic-veto = Veto
card-classic-decay_all = Descrédito
    .own = sim
card-classic-decay_3 = Descrédito
    .own = sim
card-classic-assassin = Assassinos
    .own = sim
card-classic-withdrawal = A ira do Rei
    .own = sim
card-classic-civil_war_all = Fuga
    .own = sim
card-classic-civil_war_2 = Distúrbios
    .own = sim
card-classic-score_one_region = Pontuação extra
    .own = sim
card-classic-score_fours = Pontuação extra
    .own = sim
card-classic-score_fives = Pontuação extra
    .own = sim
card-classic-score_sixes_sevens = Pontuação extra
    .own = sim
card-classic-score_first_only = Pontuação extra
    .own = sim
card-classic-score_most = Pontuação extra
    .own = sim
card-classic-score_least = Pontuação extra
    .own = sim
card-classic-score_castillo = Pontuação extra
    .own = sim
card-classic-secret_scoring = Pontuação extra
    .own = sim
card-classic-decree = Placa
    .own = sim
card-classic-empowerment = Cartas de poder
    .own = sim
card-classic-court_reserve = A corte
    .own = sim
card-classic-adopted_home = Grande
    .own = sim
card-classic-coup = Despejo
    .own = sim
card-classic-royal_advisor = Conselheiro
    .own = sim
card-classic-your_majesty = O Rei
    .own = sim

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}
ability-court = corte
    .does = , depois leva { $count ->
        [one] 1 caballero
       *[other] até { $count } caballeros
    } para a corte
ability-castillo = Castillo
    .does = , depois coloca mais { COUNT($count, "caballero") } no Castillo
ability-move = mover
    .does = , depois move { $count ->
        [one] 1 caballero teu
       *[other] { $count } caballeros teus
    }
modifier-does = { $adds }: { $way ->
    [earlier] joga mais cedo
   *[later] joga mais tarde
}
own_title = ° título nosso
bonus-king = bónus do Rei
bonus-grande = bónus do grande

# --- o que acontece ---------------------------------------------------------------------

event-round = Começa a ronda { $round }.
event-king_starts = O Rei começa { FORM($area, "in") }.
event-grande_starts = O grande { FORM($seat, "of") } e { COUNT($count, "caballero") } começam { FORM($area, "in") }.
event-dummy_enters = { COUNT($count, "caballero") } do neutro ({ $seat }) { $count ->
    [one] entra
   *[other] entram
} { FORM($area, "in") }.
event-revealed = A pilha { $stack } mostra a carta { $card }.
event-passed = { $seat } passa um modificador para a esquerda.
passed-to = { $seat } passa um modificador { FORM($left, "to") }.
event-swapped = Todos recebem o modificador que vem da direita.
event-power = { $seat } joga a carta de poder { $value }.
event-power_modified = { $seat } joga a carta de poder { $value } com o modificador { $modifier }, { $total } ao todo.
event-dummy_power = O neutro ({ $seat }) mostra a carta de poder { $value }.
event-recruited = { $count ->
    [0] { $seat } não leva ninguém para a corte.
   *[other] { $seat } leva { COUNT($count, "caballero") } para a corte.
}
event-recalled = { $seat } chama um caballero { FORM($area, "from") } de volta à corte.
event-ability = { $seat } usa a habilidade do modificador { $modifier }.
event-took = { $seat } escolhe a carta { $card } da pilha { $stack }.
event-placed = { $area ->
    [castillo] { $seat } lança um caballero para o Castillo.
   *[other] { $seat } coloca um caballero { FORM($area, "in") }.
}
event-announced = { $seat } anuncia a ação especial da carta { $card }.
event-vetoed = { $seat } veta: { $card }.
event-allowed = { $seat } deixa passar.
event-allowed_rest = { $seat } deixa passar toda a ação especial.
event-wants_move = { $by } quer mover um caballero { FORM($seat, "of") } { FORM($area, "from") } { FORM($target, "to") }.
event-wants_extra = { $area ->
    [castillo] { $seat } quer lançar um caballero extra para o Castillo.
   *[other] { $seat } quer colocar um caballero extra { FORM($area, "in") }.
}
event-wants_return = { $by } quer devolver um caballero { FORM($seat, "of") } { FORM($area, "from") } à província.
event-wants_withdraw = { $seat } vai devolver um caballero { FORM($area, "from") } à província.
event-wants_withdraw_court = { $seat } vai devolver { COUNT($count, "caballero") } da corte à província.
event-wants_disc = { $seat } vai fazer o que o disco indica.
event-wants_score = { $seat } quer pontuar { FORM($area, "the") }.
event-wants_tile = { $by } quer colocar a placa de pontuação { $tile } { FORM($area, "in") }.
event-wants_regain = { $seat } quer recuperar uma carta de poder para a mão.
event-wants_grande = { $seat } quer mover o grande { FORM($area, "to") }.
event-wants_coup = { $seat } quer que todos os outros saiam { FORM($area, "from") }.
event-wants_king = { $area ->
    [castillo] { $seat } quer pôr o Rei junto ao Castillo.
   *[other] { $seat } quer mover o Rei { FORM($area, "to") }.
}
event-wants_recruit = { $seat } quer levar { COUNT($count, "caballero") } para a corte.
event-wants_recall = { $seat } quer chamar um caballero { FORM($area, "from") } de volta à corte.
event-moved = { $by } move um caballero { FORM($seat, "of") } { FORM($area, "from") } { FORM($target, "to") }.
    .own = { $seat } move um caballero { FORM($area, "from") } { FORM($target, "to") }.
event-returned = { COUNT($count, "caballero") } { FORM($seat, "of") } { $count ->
    [one] volta
   *[other] voltam
} { FORM($area, "from") } à província.
event-returned_court = { $seat } devolve { COUNT($count, "caballero") } da corte à província.
event-disc = { $seat } regulou o disco secreto.
event-disc_shown = O disco { FORM($seat, "of") } indica { FORM($area, "the") }.
event-scored = { $seat } fica em { $place }.º lugar { FORM($area, "in") }: { COUNT($points, "point") }.
event-bonus = { $seat } recebe mais { COUNT($points, "point") } { FORM($area, "in") }: { $bonus }.
event-to_court = { COUNT($count, "caballero") } { FORM($seat, "of") } { $count ->
    [one] regressa
   *[other] regressam
} { FORM($area, "from") } à corte.
event-tile = { $by } coloca a placa de pontuação { $tile } { FORM($area, "in") }.
event-regained = { $seat } recupera uma carta de poder para a mão.
event-regained_modifier = { $seat } recupera um modificador para a mão.
event-grande = O grande { FORM($seat, "of") } vai { FORM($area, "to") }.
event-king = { $area ->
    [castillo] O Rei põe-se junto ao Castillo.
   *[other] O Rei vai { FORM($area, "to") }.
}
event-king_stays = { $area ->
    [castillo] O Rei fica junto ao Castillo.
   *[other] O Rei fica { FORM($area, "in") }.
}
event-dummy_took = O neutro ({ $seat }) tira desta ronda a carta { $card } da pilha { $stack }.
event-starter = { $seat } recebe o marcador de início.
event-veto_kept = { $seat } guarda o Veto.
event-veto_expires = O Veto { FORM($seat, "of") } perde a validade.
event-scoring = Pontua-se { FORM($area, "the") }.
event-king_scoring = Pontuação geral após a ronda { $round }.
event-smuggling = { $seat } pode colocar também na região do Rei.
event-ended = O turno { FORM($seat, "of") } acabou.
event-over = O jogo acabou.

# --- o que se pergunta ------------------------------------------------------------------

ask-pass = passar um modificador para a esquerda
    .flag = passa
    .now = passar um modificador { FORM($left, "to") }
ask-power = jogar uma carta de poder
    .flag = joga poder
    .now = { $laid ->
        [none] jogar uma carta de poder
       *[other] jogar uma carta de poder com o modificador { $laid }
    }
ask-recruit = levar caballeros para a corte
    .flag = recruta
ask-recall = chamar caballeros de volta das regiões
    .flag = chama de volta
ask-ability = usar a habilidade do modificador
    .flag = habilidade?
ask-take = escolher uma carta de ação
    .flag = escolhe carta
ask-turn = colocar caballeros, usar a ação especial ou terminar o turno
    .flag = coloca ou age
    .now = { $stage ->
        [special] usar a ação especial ou terminar o turno
       *[other] colocar caballeros: { $left ->
            [one] resta
           *[other] restam
        } { $left } de { $all }
    }
ask-veto = vetar ou deixar passar
    .flag = veto?
ask-choose = escolher uma de duas ações especiais
    .flag = escolhe
ask-lift = levantar um caballero para o mover
    .flag = levanta
    .now = levantar um caballero para o mover: ainda { $moves }
ask-drop = pousar o caballero
    .flag = pousa
ask-place_extra = colocar caballeros extra
    .flag = coloca mais
    .now = colocar caballeros extra: ainda { $left }
ask-assassinate = devolver um caballero de cada uma das outras cores
    .flag = devolve
ask-withdraw = devolver caballeros próprios
    .flag = retira
    .now = devolver { COUNT($left, "caballero") }
ask-disc = regular o disco secreto
    .flag = regula o disco
    .now = { $purpose ->
        [castillo] { $count ->
            [0] para onde vão as tuas peças do Castillo?
            [one] para onde vai o teu caballero do Castillo?
           *[other] para onde vão os teus { COUNT($count, "caballero") } do Castillo?
        }
        [coup] { $count ->
            [one] para onde vai o teu caballero { FORM($emptied, "from") }?
           *[other] para onde vão os teus { COUNT($count, "caballero") } { FORM($emptied, "from") }?
        }
        [lose] em que região perdes caballeros?
       *[compare] que região escolhes para pontuar?
    }
ask-score = pontuar uma área
    .flag = pontua
ask-decree = colocar ou mover uma placa de pontuação
    .flag = põe uma placa
ask-regain = recuperar uma carta para a mão
    .flag = recupera
ask-move_grande = mover o grande
    .flag = muda o grande
ask-coup = indicar a região a esvaziar
    .flag = indica região
ask-king = mover o Rei
    .flag = move o Rei
ask-escort = escolher quem segue o Rei
    .flag = forma séquito
    .now = escolher quem segue o Rei: ainda { $left }
ask-over = o jogo acabou
because-card = { $whose } joga “{ $card }”: { $question }

# --- ações especiais ---------------------------------------------------------------------------

effect-move = { $up_to ->
        [all] Move qualquer número de caballeros
        [1] Move um caballero
       *[other] Move até { $up_to } caballeros
    } { $whose ->
        [own] { $up_to ->
            [1] teu
           *[other] teus
        }
        [foreign] { $up_to ->
            [1] alheio
           *[other] alheios
        }
       *[any] de qualquer cor
    }{ $out_of ->
        [one_region] {" "}de uma só região
       *[anywhere] {""}
    }{ $into ->
        [one_region] {" "}para uma só região
       *[anywhere] {""}
    }
effect-place = { $up_to ->
        [1] Coloca um caballero extra
       *[other] Coloca até { $up_to } caballeros extra
    } { $where ->
        [regions] em quaisquer regiões
        [castillo] no Castillo
       *[both] em quaisquer regiões ou no Castillo
    }
effect-empty_courts = Todos os outros devolvem { $up_to ->
        [all] toda a corte à província
       *[other] { $up_to } caballeros da corte
    }
effect-assassinate = { $may_stop ->
        [true] Devolve até um caballero de cada uma das outras cores
       *[false] Devolve um caballero de cada uma das outras cores
    }
effect-withdraw = Todos os outros devolvem { $up_to } caballeros seus, das regiões ou da corte
effect-civil_war = Todos os outros escolhem uma região com o disco e perdem lá { $up_to ->
        [all] todos os caballeros
       *[other] { $up_to } caballeros
    }
effect-score = { $what ->
        [choice] Pontua uma região à tua escolha
        [values] Pontua todas as regiões que valem { $values }
        [first_places] Pontua todas as regiões, mas só os primeiros lugares
        [most] Pontua as regiões com mais caballeros
        [least] Pontua as regiões com menos caballeros
        [castillo] Pontua o Castillo
       *[discs] Todos escolhem uma região com o disco; pontuam as escolhidas uma só vez
    }
effect-decree = Coloca ou move uma placa de pontuação
effect-regain = Recupera uma carta de poder jogada
effect-recruit = Leva até { $up_to } caballeros para a corte
effect-grande = Move o teu grande para outra região
effect-coup = Indica uma região; o disco diz para onde saem todos os outros
effect-king = { $to ->
        [anywhere] Move o Rei para qualquer região
        [neighbour] Move o Rei para uma região vizinha
        [distant] Move o Rei para uma região que não seja vizinha
        [abroad] Envia o Rei para França ou Portugal
        [fewest] Move o Rei para a região com menos caballeros
       *[a_grande] Move o Rei para uma região com grandes; estes vão para o Castillo
    }{ $escort ->
        [0] {""}
       *[other] , e { $escort } caballeros com ele
    }
effect-revolt = Põe o Rei junto ao Castillo
effect-regent = Troca de lugar o Rei e o teu grande
effect-smuggle = Coloca também na região do Rei
effect-veto = Guarda esta carta para proibir uma ação especial, nesta ronda ou na próxima
note-or_castillo = {" "}ou o Castillo
note-his_own_too = , mesmo a dele
note-not_his_own = , não a dele
note-from_castillo = , também do Castillo
note-not_dummy = ; o neutro pode ser poupado
note-singles_lose = ; quem não os tiver em nenhuma região perde os que puder
note-or_modifier = {" "}ou um modificador
joined-and = {" "}e{" "}
joined-or = {" "}— ou:{" "}

# --- opções ------------------------------------------------------------------------------------

option-players = Jogadores
    .about = Quantos jogam, ou as suas cores pela ordem dos lugares. A dois, joga também um neutro.
option-edition = Edição
    .about = As cartas e regras da nova edição de 2023, ou da primeira, de 1995.
value-edition-2023 = nova (2023)
value-edition-classic = clássica (1995)
option-short = Jogo curto
    .about = Jogam-se só seis rondas; a caixa diz quais ficam de fora.
option-merged_stack = Pilhas juntas
    .about = A três, a segunda e a terceira pilha são baralhadas numa só; a dois, sempre.
option-expansions = Expansões
    .about = Nova Regência substitui a pilha do Rei, Velhas Raposas traz cartas, Mudança de Poder traz modificadores.
value-expansions-new-regency = Nova Regência
value-expansions-old-hands = Velhas Raposas
value-expansions-power-shift = Mudança de Poder
option-old_hands = Algumas Velhas Raposas
    .about = Que cartas de Velhas Raposas entram, em vez de todas.
value-old_hands-intrigue_choice = Intriga
value-old_hands-veto = Veto
value-old_hands-secret_scoring = Voto secreto
option-castillo = O Castillo
    .about = Se o que lá está se mostra, já que tudo foi anunciado, ou se deve fixar de memória até ao fim do jogo.
value-castillo-open = à vista
value-castillo-memory = de memória
option-dummy_castillo = O neutro no Castillo
    .about = Se os caballeros do neutro ficam lá numa pontuação geral, ou voltam para casa.
value-dummy_castillo-stay = ficam
value-dummy_castillo-home = voltam para casa
option-militia_castillo = Milícia no Castillo
    .about = Se os caballeros extra da Milícia também podem ser lançados para o Castillo.
option-choice_castillo = O Castillo à escolha
    .about = Se uma pontuação à escolha pode indicar o Castillo.
option-estate_may_stay = Casa de campo
    .about = Se a própria região do Rei pode ser a que tem menos caballeros.
option-assassin_may_stop = Assassino
    .about = Se o jogador pode poupar cores.
option-assassin_dummy = Assassino e neutro
    .about = Se o jogador pode poupar o neutro, ou tem de lhe tirar também um caballero.
value-assassin_dummy-may = pode ser poupado
value-assassin_dummy-must = também perde um
option-civil_war_singles = Guerra civil com caballeros isolados
    .about = Se quem não tem dois caballeros em nenhuma região é poupado pela Guerra civil de dois, ou perde os que puder.
value-civil_war_singles-spared = poupado
value-civil_war_singles-lose = perde os que puder
option-retinue_castillo = Séquito do Castillo
    .about = Se há caballeros que seguem o Rei para fora do Castillo quando ele estava junto dele.
option-may_leave_undone = Não fazer
    .about = Se a placa, a carta de poder, o grande ou o Rei podem ficar onde estão depois de anunciada a ação especial.
option-veto_interrupts = Veto que interrompe
    .about = Se um Veto da edição clássica pode parar uma ação especial a cada passo; ou só os movimentos um a um, e tudo o resto antes de começar; ou nunca depois de começar.
value-veto_interrupts-every-step = a cada passo
value-veto_interrupts-moves = só os movimentos
value-veto_interrupts-never = nunca

# --- a que se atende ao avaliar uma posição --------------------------------------------

feature-points = pontos até agora
feature-next_scoring = o que traria a próxima pontuação
feature-later_scorings = o que trariam pontuações posteriores
feature-due_now = o que traria a pontuação desta ronda
feature-due_for_sure = pontos quase certos da pontuação desta ronda
feature-due_soon = o que traria a pontuação da próxima ronda
feature-chances_now = pontos ao alcance antes da pontuação desta ronda
feature-dangers_now = pontos em risco antes da pontuação desta ronda
feature-castillo_now = caballeros que saem do Castillo nesta ronda
feature-firsts = primeiros lugares isolados
feature-safety = vantagens seguras
feature-chances = pontos ao alcance
feature-dangers = pontos em risco
feature-kings_region = caballeros na região do Rei
feature-home = a vantagem na pátria do grande
feature-on_board = caballeros nas regiões
feature-in_castillo = caballeros no Castillo
feature-court = caballeros na corte
feature-province = caballeros na província
feature-hand = melhores cartas de poder que ficam na mão
feature-best_card = a carta de poder mais alta na mão
feature-to_move = o turno que ainda vem
feature-order = a ordem dos turnos
feature-to_place = caballeros ainda por colocar
feature-special = a ação especial que ainda vem
feature-vetoes = cartas de Veto
