# Olhar para trás, português

replay-title = Olhar para trás
replay-look_back = Olhar para trás
replay-whole = Rever
replay-move = Jogada { $at } de { $of }
replay-begin = O início, antes de { $of ->
    [one] { $of } jogada
   *[other] { $of } jogadas
}
replay-round = ronda { $round }
replay-first = Para o início
replay-back = Uma jogada atrás
replay-on = Uma jogada à frente
replay-last = Para a última jogada
replay-play = Reproduzir e parar
replay-slider = Jogada
replay-eyes = Visto por quem
replay-eyes_all = Todas as mãos à vista
replay-eyes_of = Como { $seat } o viu
replay-charts = Gráficos
replay-copy = Copiar o link desta jogada
replay-link = Copiar link
replay-now = Voltar à mesa
replay-export = Guardar a partida como ficheiro
replay-export_seen = Guardar o que eu vi
replay-export_text = O relato como texto
keys-move = uma jogada atrás, uma à frente
keys-round = a ronda anterior, a ronda seguinte
keys-ends = o início, a última jogada
keys-play = reproduzir e parar
keys-space = Espaço
script-copied = O link desta jogada foi copiado.

# --- o que Rey diz ---------------------------------------------------------------------

rey-title = A partida como Rey a vê
rey-about = As linhas mostram a hipótese de vitória de cada um após cada jogada, a partir do que quem jogou podia saber. As barras por baixo mostram quanto dela uma jogada desperdiçou. Carrega numa jogada para a veres.
rey-decisive = O que decidiu
rey-own = As tuas jogadas mais caras
rey-move = Jogada { $at }
rey-instead = { $asked }: “{ $played }” custou { $lost }{"\u00A0"}% da hipótese de vitória. Melhor era “{ $better }”.
rey-deeper = Porque era melhor só se vê algumas jogadas depois.
rey-faultless = Nenhuma jogada custou muito.
rey-nothing = Nesta partida não havia nada a escolher.
rey-working = Rey viu { $done } de { $of } jogadas.
rey-waiting = { $ahead ->
    [one] Há uma partida à frente.
   *[other] Há { $ahead } partidas à frente.
}
rey-stay = Continua por si; podes sair da página e voltar.
rey-ask = Pedir a Rey que veja a partida
rey-ask_about = Rey, o bot mais forte, avalia cada jogada: hipóteses de vitória, reviravoltas e os três momentos que decidiram. Demora uns minutos.

# --- ficheiros -------------------------------------------------------------------------

import-title = Abrir uma partida de um ficheiro
import-about = Uma partida guardada aqui ou no terminal pode ser percorrida jogada a jogada. Ninguém a continua. Até { $most } kB.
import-file = Ficheiro
import-bring = Abrir
import-mine = Já trazidas

# --- o que se recusa -------------------------------------------------------------------

refused-in_mind = Nesta mesa tens de te lembrar do que aconteceu; podes olhar para trás quando o jogo acabar.
refused-analysis_running = Rey só vê uma partida quando ela acaba; antes, diria o que as pessoas não podem saber.
refused-analysis_one = Rey já está a ver outra partida para ti; pede de novo quando acabar.
refused-analysis_full = Há demasiadas partidas à espera de Rey; tenta mais tarde.
refused-import = Este ficheiro não se pode abrir como partida: { $why }
refused-no_file = Não foi enviado nenhum ficheiro.
refused-imports_full = Já guardas { $most } partidas de ficheiros; remove uma primeiro.
