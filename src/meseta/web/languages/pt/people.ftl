# A página de cada um: nome, dispositivos, definições; português

me-name = Nome
me-language = Língua
me-look = Aspeto
look-auto = como no dispositivo
look-light = claro
look-dark = escuro
me-pace = Ritmo do que acontece
pace-off = imediato
pace-fast = rápido
pace-normal = normal
pace-slow = lento
me-keep = Guardar
me-devices = Os meus dispositivos
me-devices_about = Quem abrir um destes és tu. Passa para outro dispositivo com um link privado, e tira um da lista quando já não for teu.
me-this_device = este dispositivo
me-remove = Remover
me-remove_this = Este dispositivo deixa de te conhecer. { $others ->
    [0] Não tens outro: ninguém te pode trazer de volta, nem as tuas mesas.
    [one] O teu outro dispositivo continua a conhecer-te.
   *[other] Os teus outros dispositivos continuam a conhecer-te.
}
me-add_device = Um link para outro dispositivo
me-link = Abre isto no outro dispositivo. Só se mostra uma vez.
device-unused = um link que ainda não foi aberto
me-delete = Apagar-me
me-delete_about = O teu nome, os teus dispositivos e as tuas definições são apagados, e a tua classificação no clube desaparece. { $studies ->
    [0] Não tens estudos.
    [one] Um estudo teu desaparece também.
   *[other] { $studies } estudos teus desaparecem também.
} { $tables ->
    [0] Não estás em nenhuma mesa em jogo.
    [one] Numa mesa em jogo, um bot fica com o teu lugar.
   *[other] Em { $tables } mesas em jogo, bots ficam com os teus lugares.
}
me-delete_leagues = { $leagues ->
    [one] Sais de uma liga que ainda não acabou.
   *[other] Sais de { $leagues } ligas que ainda não acabaram.
}
me-delete_boxes = { $boxes ->
    [one] Também é apagada uma caixa tua
   *[other] Também são apagadas { $boxes } caixas tuas
}; as mesas em que se joga com ela conservam-na.
sure-type = Para confirmar, escreve “{ $word }”:
sure-for_good = Ninguém o pode trazer de volta.
