# O clube: classificações e resultados; português

club-title = Clube
club-about = Classificações por jogo, de todas as mesas terminadas em que ninguém jogou por dois. Pessoas e bots são classificados da mesma forma: aquilo de que cada um é capaz quase de certeza, e por isso cresce com cada jogo que o confirma.
club-empty = Ainda não terminou nenhuma mesa.
club-player = Jogador
club-rating = Classificação
club-games = Jogos
club-wins = Vitórias
club-place = Lugar médio
club-bot = Bot { $level }
club-nobody = alguém
club-tables = Mesas terminadas

refused-expired = Este convite expirou. Pede a quem o enviou que o renove.
refused-over = O jogo acabou.
refused-silence = Já disseste muito; espera um momento.
refused-mail = Isso não é um endereço de e-mail.
refused-mail_soon = Acabou de ser enviada uma confirmação; espera uns minutos.
refused-no_mail = Este servidor não envia e-mails.
refused-mail_link = Este link já não é válido.
refused-hook = Isso não é um endereço para um hook: começa por https:// ou http:// e não indica nenhum utilizador.
refused-hook_soon = Acabou de ser experimentado; espera um momento.
