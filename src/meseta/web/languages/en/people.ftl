# One's own page: name, devices, settings; English

me-name = Name
me-language = Language
me-look = Look
look-auto = as the device has it
look-light = light
look-dark = dark
me-pace = Pace of what happens
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
me-keep = Keep
me-devices = My devices
me-devices_about = Whoever opens one of these is you. Bring yourself to another device with a private link, and take a device off the list when it is no longer yours.
me-this_device = this device
me-remove = Remove
me-remove_this = This device will not know you any more. { $others ->
    [0] You have no other: nobody can bring you and your tables back.
    [one] Your other device still does.
   *[other] Your other devices still do.
}
me-add_device = A link for another device
me-link = Open this on the other device. It is shown only once.
device-unused = a link that was not opened yet
me-delete = Delete me
me-delete_about = Your name, devices and settings are deleted, and your rating in the club is gone. { $studies ->
    [0] You have no studies.
    [one] One study of yours goes too.
   *[other] { $studies } studies of yours go too.
} { $tables ->
    [0] You sit at no running table.
    [one] At one running table a bot takes over your seat.
   *[other] At { $tables } running tables bots take over your seats.
}
me-delete_leagues = { $leagues ->
    [one] You leave one league that is not over.
   *[other] You leave { $leagues } leagues that are not over.
}
me-delete_boxes = { $boxes ->
    [one] One box of yours is deleted too
   *[other] { $boxes } boxes of yours are deleted too
}; tables that are played with it keep it.
sure-type = To do it, type “{ $word }”:
sure-for_good = Nobody can bring it back.
