# A quién le toca: en las páginas, por correo, a un programa; en español

# --- qué me avisa ----------------------------------------------------------------------

set-sound = Sonidos suaves: mi turno, piezas, puntuaciones
set-chat = Mostrar el chat
set-club = Nombrarme en el club
call-title = Cuando me toca
call-about = Lo dice el título de la página, mientras haya una abierta. Aparte de eso, como quieras:
call-screen = En esta pantalla
call-screen_on = Aparece una notificación cuando esta página está en segundo plano.
call-screen_start = Permitir notificaciones
call-screen_stop = Sin notificaciones
call-screen_denied = Tu navegador no lo permite; se puede cambiar en los ajustes de este sitio.
call-mail = Por correo
call-mail_about = Un correo por mesa, solo cuando no estás, y ninguno más hasta que vengas. No se envía nada antes de que confirmes la dirección.
call-mail_address = Dirección de correo
call-mail_set = Pedir confirmación
call-mail_on = El correo va a { $address }.
call-mail_asked = Se ha pedido confirmación a { $address }. Abre el enlace de ese correo.
call-mail_stop = No más correo
call-mail_confirm = ¿Quieres que Meseta escriba a { $address } cuando te toque?
call-mail_yes = Sí, que me escriba
call-mail_leave = El correo va a { $address }. ¿Quieres que deje de ir?
call-mail_left = Ya no se envía nada a { $address }.
call-hook = A un programa mío
call-hook_about = Al momento sale un POST con JSON (table, game, question, address) a esta dirección. Debe estar fuera de esta casa, y no se siguen redirecciones.
call-hook_address = Dirección del hook
call-hook_try = Probarlo
call-hook_answer = Ha respondido con { $status }.
hook-unknown = Este nombre no se conoce.
hook-inside = Esta dirección está dentro de una casa y no se llama.
hook-slow = No ha respondido a tiempo.
hook-lost = No se puede llegar a él.

# --- en los dispositivos ---------------------------------------------------------------

push-title = En mis dispositivos, también sin nada abierto
push-about = El dispositivo muestra una notificación, como con un mensaje. Nombra el juego y la pregunta, y nada que esté oculto.
push-start = Avisarme en este dispositivo
push-unable = Este navegador no puede avisarte. En un iPhone o iPad, añade Meseta a la pantalla de inicio y ábrela allí.
push-for = Avisarme de
push-for_turn = mi jugada
push-for_rematch = una revancha
push-quiet = Silencio desde
push-until = hasta
push-stop = No más avisos aquí
push-taken = El último aviso ha salido.
push-refused = El servicio de avisos no aceptó el último.
push-ask = ¿Quieres que este dispositivo te avise cuando te toque?
push-yes = Sí
push-not_now = Ahora no
push-done = Este dispositivo te avisará.
push-choose = De qué, y cuándo no
push-test = Así es como te avisa.
push-rematch_title = { $game }: una revancha
push-rematch = La mesa está lista, y tu asiento te espera.

# --- correo ----------------------------------------------------------------------------

mail-confirm_subject = Meseta: confirma esta dirección
mail-confirm =
    Hola, { $name }:

    alguien, probablemente tú, quiere que Meseta escriba a esta dirección cuando te toque.
    Si es así, abre esta página y confírmalo:

    { $address }

    Si no, no hagas nada: no se enviará nada más.
mail-turn_subject = { $game }: te toca
mail-turn =
    Te toca en una mesa de { $game }: { $question }

    { $address }

    No recibirás más correos sobre esta mesa hasta que hayas estado en ella.
mail-leave = No más correo: { $address }
