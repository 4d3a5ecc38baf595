# O que todas as páginas dizem; português

skip = Saltar para o conteúdo
nav = Páginas
nav-lobby = Lobby
nav-me = Eu
change = Mudar
close = Fechar
copy = Copiar
own-name = Português
look-switch = Alternar entre claro e escuro
guest = Visita
guest-number = Jogador { $number }
value-yes = sim
value-no = não
value-none = como na caixa
error-title = Isso não resultou
offline = De momento não se consegue chegar a Meseta.
offline-again = Tentar de novo
