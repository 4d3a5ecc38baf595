# El club: clasificación y resultados; en español

club-title = Club
club-about = Clasificación por juego, de todas las mesas terminadas en las que nadie jugó por dos. Personas y bots se valoran igual: lo que alguien vale casi con certeza; por eso crece con cada partida que lo confirma.
club-empty = Aún no se ha terminado ninguna mesa.
club-player = Jugador
club-rating = Valor
club-games = Partidas
club-wins = Victorias
club-place = Puesto medio
club-bot = Bot { $level }
club-nobody = alguien
club-tables = Mesas terminadas

refused-expired = Esta invitación ha caducado. Pide a quien la envió que la renueve.
refused-over = La partida ha terminado.
refused-silence = Has dicho mucho; espera un momento.
refused-mail = Eso no es una dirección de correo.
refused-mail_soon = Se acaba de enviar una confirmación; espera unos minutos.
refused-no_mail = Este servidor no envía correo.
refused-mail_link = Este enlace ya no es válido.
refused-hook = Eso no es una dirección para un hook: empieza por https:// o http:// y no nombra a ningún usuario.
refused-hook_soon = Se acaba de probar; espera un momento.
