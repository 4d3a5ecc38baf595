# O que se recusa, e porquê; português

# --- o que se recusa -------------------------------------------------------------------

refused-no_page = Essa página não existe.
refused-invitation = Este convite já foi usado ou anulado. Pede um novo link.
refused-device = Este link já não é válido. Faz um novo num dispositivo teu.
refused-not_yours = Isso não te cabe decidir agora.
refused-not_maker = Só quem abriu a mesa pode fazer isso.
refused-not_here = Só quem está neste computador pode fazer isso.
refused-not_begun = O jogo começa quando todos os lugares estiverem ocupados.
refused-not_ended = O outro jogador ainda não terminou o turno.
refused-illegal = “{ $what }” não é possível agora.
refused-stands = Isso já não se pode desfazer: usou-se o acaso, outra pessoa jogou, ou viu-se algo escondido.
refused-long = Nesta mesa desfez-se e cedeu-se tanto que já nenhuma das duas coisas é possível.
refused-nothing_to_end = Não tens nenhum turno para terminar.
refused-stale = A mesa mudou entretanto; vê outra vez.
refused-no_order = Essa ordem permanente não existe.
refused-no_hints = Nesta mesa não há dicas.
refused-not_over = O jogo ainda não acabou.
refused-foreign = Este pedido vem de outra página e não é executado.
refused-malformed = Este pedido não se consegue ler.
refused-name = É preciso um nome.
refused-options = Estas opções não combinam: { $why }
refused-sitter = Ninguém se pode sentar assim.
refused-too_large = Isso é grande demais.
refused-too_many = Há demasiada gente a ver esta mesa.
refused-slow = Não chegou resposta a tempo; tenta de novo.
refused-thinking = Já perguntaste bastante; volta a perguntar daqui a { $wait } segundos.
refused-busy = Há tanta gente a pedir reflexões que a tua demoraria demasiado. Tenta de novo daqui a { $wait } segundos.
refused-crowded = Há agora tanta gente aqui que não cabe mais ninguém. Nada se perdeu; volta daqui a { $wait } segundos.
refused-unreadable = Demorou demasiado a ler, por isso não foi aceite.
refused-broken = Há algo avariado do nosso lado; nada foi alterado.

# --- o que se recusa -------------------------------------------------------------------

refused-time = O teu tempo acabou; um bot continua a jogar. Podes retomar o teu lugar a qualquer momento.
refused-closed = Esta mesa não está aberta a espectadores.

refused-store = De momento não se chega às mesas. Nada foi alterado; tenta de novo daqui a pouco.
refused-full = Já não há espaço para guardar nada. Nada foi alterado; quem gere este servidor tem de arranjar espaço.
refused-host = Este servidor não se chama “{ $host }”. Quem o gere pode permitir esse nome.
refused-unsure = Nada foi feito: escreve “{ $word }” para confirmar.
refused-push = Este dispositivo não pode receber avisos.
