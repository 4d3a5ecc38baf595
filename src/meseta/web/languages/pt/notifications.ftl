# De quem é a vez: nas páginas, por correio, para um programa; português

# --- o que me chama --------------------------------------------------------------------

set-sound = Sons suaves: a minha vez, peças, pontuações
set-chat = Mostrar o chat
set-club = Mostrar o meu nome no clube
call-title = Quando for a minha vez
call-about = O título da página avisa enquanto houver uma aberta. Além disso, como preferires:
call-screen = Neste ecrã
call-screen_on = Aparece uma notificação quando esta página está em segundo plano.
call-screen_start = Permitir notificações
call-screen_stop = Sem notificações
call-screen_denied = O teu navegador não o permite; podes mudar isso nas definições deste site.
call-mail = Por e-mail
call-mail_about = Um e-mail por mesa, só quando não estás cá, e mais nenhum até vires. Nada é enviado antes de confirmares o endereço.
call-mail_address = Endereço de e-mail
call-mail_set = Pedir confirmação
call-mail_on = Os e-mails vão para { $address }.
call-mail_asked = Foi pedida a confirmação a { $address }. Abre o link desse e-mail.
call-mail_stop = Não enviar mais e-mails
call-mail_confirm = Queres que Meseta escreva para { $address } quando for a tua vez?
call-mail_yes = Sim, escrevam-me
call-mail_leave = Os e-mails vão para { $address }. Queres que parem?
call-mail_left = Nada mais é enviado para { $address }.
call-hook = Por um programa meu
call-hook_about = Um POST com JSON (table, game, question, address) vai logo para este endereço. Tem de ficar fora desta casa, e não se seguem redirecionamentos.
call-hook_address = Endereço do hook
call-hook_try = Experimentar
call-hook_answer = Respondeu com { $status }.
hook-unknown = Este nome não é conhecido.
hook-inside = Este endereço fica dentro de uma casa e não é chamado.
hook-slow = Não respondeu a tempo.
hook-lost = Não se consegue chegar lá.

# --- nos dispositivos ------------------------------------------------------------------

push-title = Nos meus dispositivos, mesmo sem nada aberto
push-about = O dispositivo mostra uma notificação, como faz com uma mensagem. Diz o jogo e a pergunta, e nada do que está oculto.
push-start = Avisar-me neste dispositivo
push-unable = Este navegador não te pode avisar. Num iPhone ou iPad, adiciona Meseta ao ecrã principal e abre-a aí.
push-for = Avisar-me
push-for_turn = quando for a minha vez
push-for_rematch = de uma desforra
push-quiet = Silêncio das
push-until = até às
push-stop = Não avisar mais aqui
push-taken = O último aviso foi enviado.
push-refused = O serviço de notificações não aceitou o último aviso.
push-ask = Queres que este dispositivo te avise quando for a tua vez?
push-yes = Sim
push-not_now = Agora não
push-done = Este dispositivo vai avisar-te.
push-choose = De quê, e quando não
push-test = É assim que te avisamos.
push-rematch_title = { $game }: uma desforra
push-rematch = A mesa está pronta, e o teu lugar está guardado.

# --- e-mail ----------------------------------------------------------------------------

mail-confirm_subject = Meseta: confirma este endereço
mail-confirm =
    Olá { $name },

    alguém, provavelmente tu, quer que Meseta escreva para este endereço quando for a tua vez.
    Se for verdade, abre esta página e confirma:

    { $address }

    Se não, não faças nada: nada mais será enviado.
mail-turn_subject = { $game }: é a tua vez
mail-turn =
    É a tua vez numa mesa de { $game }: { $question }

    { $address }

    Não recebes mais nenhum e-mail sobre esta mesa até lá ires.
mail-leave = Não enviar mais e-mails: { $address }
