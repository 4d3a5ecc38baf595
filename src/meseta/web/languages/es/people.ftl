# La página propia: nombre, dispositivos, ajustes; en español

me-name = Nombre
me-language = Idioma
me-look = Aspecto
look-auto = como el dispositivo
look-light = claro
look-dark = oscuro
me-pace = Ritmo de lo que pasa
pace-off = al instante
pace-fast = rápido
pace-normal = normal
pace-slow = lento
me-keep = Guardar
me-devices = Mis dispositivos
me-devices_about = Quien abre uno de estos eres tú. Llega a otro dispositivo con un enlace privado, y quita de la lista el que ya no sea tuyo.
me-this_device = este dispositivo
me-remove = Quitar
me-remove_this = Este dispositivo ya no te conocerá. { $others ->
    [0] No tienes otro: nadie podrá recuperarte a ti ni tus mesas.
    [one] Tu otro dispositivo te sigue conociendo.
   *[other] Tus otros dispositivos te siguen conociendo.
}
me-add_device = Un enlace para otro dispositivo
me-link = Abre esto en el otro dispositivo. Solo se muestra una vez.
device-unused = un enlace que aún no se ha abierto
me-delete = Borrarme
me-delete_about = Se borran tu nombre, tus dispositivos y tus ajustes, y desaparece tu valor en el club. { $studies ->
    [0] No tienes estudios.
    [one] También se pierde un estudio tuyo.
   *[other] También se pierden { $studies } estudios tuyos.
} { $tables ->
    [0] No te sientas en ninguna mesa en juego.
    [one] En una mesa en juego, un bot ocupa tu asiento.
   *[other] En { $tables } mesas en juego, los bots ocupan tus asientos.
}
me-delete_leagues = { $leagues ->
    [one] Abandonas una liga que no ha terminado.
   *[other] Abandonas { $leagues } ligas que no han terminado.
}
me-delete_boxes = { $boxes ->
    [one] También se borra una caja tuya
   *[other] También se borran { $boxes } cajas tuyas
}; las mesas en que se juega con ella la conservan.
sure-type = Para hacerlo, escribe “{ $word }”:
sure-for_good = Nadie puede recuperarlo.
