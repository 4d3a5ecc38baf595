# Aprender um jogo, português

learn-guide = Como se joga
learn-lessons = Primeiro jogo guiado
learn-components = Componentes
learn-options = Opções e notação
learn-nav = Aprender { $game }
learn-contents = Nesta página
learn-explain = O que significa esta pergunta?

# --- componentes ----------------------------------------------------------------------

sources-about = Tudo o que está na caixa, desenhado por Meseta e descrito por palavras nossas. Cada coisa diz até que ponto a conhecemos:
sources-all = Todas as entradas da caixa por fonte, como o ficheiro da caixa as nomeia
source-rules = livro de regras
sourced-rules = Está no livro de regras.
source-public = publicado
sourced-public = Foi publicado por outros que conhecem o jogo.
source-derived = deduzido
sourced-derived = Deduz-se do que dizem o livro de regras e as publicações.
source-attested = atestado
sourced-attested = Alguém que tem o jogo viu-o no seu exemplar.
source-reconstructed = reconstruído
sourced-reconstructed = Ninguém o escreveu, por isso foi feito à medida do que se sabe; o impresso pode ser diferente.

# --- opções e notação -----------------------------------------------------------------

options-title = Opções
options-about = Todas as mesas se podem fazer com elas; o habitual tem uma margem dourada.
options-usual = habitual
notation-title = Notação
notation-about = Como se escrevem as jogadas em partidas guardadas, no terminal e para programas. O que está entre chavetas é o que se escolhe.
notation-question = Pergunta
notation-answer = Resposta
notation-example = Exemplo

# --- lições ---------------------------------------------------------------------------

learn-about = Umas quantas posições pequenas, cada uma com uma decisão. Experimenta qualquer resposta: vês no que dá e porque é importante, e podes tentar outra vez. Depois já podes jogar um jogo inteiro.
learn-begin = Começar
learn-go_on = Continuar
learn-ready = Já viste tudo: podes começar.
learn-play = Jogar contra { $level }
learn-tried = feita
learn-number = lição { $number } de { $count }
learn-tab = Lição
learn-menu = Esta lição
learn-answered = Lê no que deu.
learn-again = Tentar de novo
learn-next = Seguinte
learn-finish = Terminar
script-whole_guide = Ler o guia todo
script-well_done = Bem jogado.
script-not_best = Dá para mais.
script-came_of_it = No que deu
script-points = Pontos para ti: { $count }
script-why = Porque é importante
