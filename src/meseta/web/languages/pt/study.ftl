# Estudos, português

nav-study = Estudo

# --- a lista ---------------------------------------------------------------------------

study-title = Estudo
study-lead = Um tabuleiro só teu: todos os lugares são teus, nada se perde ao voltar atrás, e a pesquisa está à mão.
study-mine = Os meus estudos
study-nothing = Ainda nada. Começa em baixo, ou a partir de uma mesa: o menu e o resultado dela trazem até aqui.
study-new = Começar um estudo
study-new_game = A partir de um jogo novo
study-from_file = De um ficheiro ou de um texto
study-from_file_about = Uma posição, uma partida guardada ou um estudo exportado. Tudo o que lá está é verificado.
study-file = Ficheiro
study-text = Ou o próprio texto
study-of_game = A posição é de
study-open_it = Abrir
study-shared_mark = partilhado
study-new_title = Um estudo de { $game }
study-players = Quem joga
study-seed = Semente
study-seed_about = A mesma semente dá o mesmo jogo. Deixa vazio para uma qualquer.
study-begin = Começar

# --- o tabuleiro -----------------------------------------------------------------------

study-moves = Jogadas
study-story = Relato
study-tabs = Jogadas ou relato
study-walk_first = Para o início
study-walk_previous = Uma jogada atrás
study-walk_next = Uma jogada à frente
study-walk_last = Para o fim desta linha
study-note = Nota
study-promote = Linha principal
study-promote_about = Fazer do caminho até esta jogada a linha principal
study-prune = Apagar
study-prune_about = Apagar esta jogada com tudo o que vem depois
study-view = Visto por
study-view_turn = quem decide
study-view_open = todos, tudo à vista
study-strength = Força da pesquisa
study-strength_caballero = Caballero: uma olhadela
study-strength_grande = Grande: uma pesquisa curta
study-strength_rey = Rey: um segundo
study-strength_longer = Rey: cinco segundos
study-search = Pesquisar
study-note_name = Nome desta posição
study-note_text = Nota
study-keep = Guardar
study-menu = Este estudo
study-name = Nome
study-rename = Mudar o nome
study-edit = Editar a posição
study-share = Partilhar
study-share_about = Quem tiver o link pode ver o estudo e fazer uma cópia, mas não mudar nada.
study-share_on = Partilhar por link
study-share_off = Deixar de partilhar
study-export = Levar contigo
study-export_file = O estudo como ficheiro
study-export_position = Esta posição como texto
study-copy = Fazer uma cópia minha
study-remove = Apagar o estudo
study-remove_about = “{ $name }” desaparece com todas as suas jogadas e notas, também para todos com quem foi partilhado.
study-sealed = Este estudo vem de uma partida que ainda decorre. O que lá não podes ver foi distribuído de novo. Até essa partida acabar, fica contigo: não se pode editar, partilhar nem exportar.
study-looking = Estás a ver o estudo de outra pessoa.
study-keys_walk = uma jogada atrás, uma à frente
study-keys_branch = a variante de cima, a de baixo
study-keys_ends = para o início, para o fim da linha
study-thinking = A pesquisa está a pensar …
study-from_table = Estudar esta partida
study-from_table_about = Um tabuleiro só teu com o que o teu lugar pode ver; o que não pode ver é distribuído de novo.
study-from_result = Estudar a partida

# --- o editor --------------------------------------------------------------------------

study-editing = Editar uma posição
study-edit_about = Muda o que está em cada lugar; um toque na imagem mostra o que se pode dizer desse lugar. O que não pode ser é indicado onde está.
study-filter = Só o que trata de
study-filter_all = Tudo
study-group_own = No tabuleiro
study-group_table = Na mesa
study-group_players = Dos jogadores
study-group_turn = Neste turno
study-group_agenda = A decidir
study-none = nada
study-set_up = Continuar a partir daqui
study-undo_change = Desfazer a alteração
study-leave = Voltar ao estudo
study-right = Esta posição é possível.
study-wrong = Isso não pode ser: { $why }

# --- o que dizem os scripts ------------------------------------------------------------

script-study_start = Início
script-study_prune = Apagar esta jogada com tudo o que vem depois? Jogadas ao todo: { $count }.
script-study_kept = Guardado.
script-study_add = Acrescentar
script-study_take_away = Tirar
script-study_as_text = Como texto
script-study_no_text = Isto não é JSON.
script-study_nothing_about = Disso não se pode dizer nada.

# --- o que se recusa -------------------------------------------------------------------

refused-no_node = Esse momento não existe.
refused-many_nodes = Num estudo cabem { $count } jogadas.
refused-many_studies = Tens { $count } estudos; apaga um primeiro.
refused-stale_study = O estudo mudou noutra janela; está agora assim.
refused-old_study = Este estudo foi feito com outras regras: { $why }
refused-not_your_study = Este estudo é de outra pessoa. Faz uma cópia tua.
refused-sealed = Essa partida ainda decorre; até acabar, o seu estudo não se pode editar, partilhar nem exportar.
refused-from_memory = Esta partida joga-se de memória; pode ser estudada quando acabar.
refused-study_file = Isto não se pode abrir: { $why }
refused-root = O início não se pode apagar.
refused-nothing_asked = A esse lugar não se pergunta nada agora.
