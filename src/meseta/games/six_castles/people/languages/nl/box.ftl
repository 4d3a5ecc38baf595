# Wat er in een doos staat, op de formulieren om het te verbeteren; Nederlands

picture-gallery-tracks = Scoresporen
box-quarters = kwarten, met de klok mee vanaf linksboven
box-bonus = wat de rots brengt
box-arms = paden, als niet naar alle kanten
box-arm-n = noord
box-arm-e = oost
box-arm-s = zuid
box-arm-w = west
box-terrain-rock = rots
box-terrain-toll = halve munt
box-terrain-castle = burcht
box-a = kant A
box-b = kant B
box-under_a = onder de halve munt van kant A
box-under_b = onder de halve munt van kant B
box-markets = markten
box-kind = wat ze telt
box-kind-castle = stukken op burchten
box-kind-disc = de rij
box-kind-worker = arbeiders
box-type = waarvan
box-points = punten
box-half_coins = halve munten
box-religion = stappen op het religiespoor
box-entry-religion = Religiespoor
box-entry-pieces = Stukken van elke speler
box-workers = arbeiders
box-discs = schijven
box-family_less = minder in de familieversie
box-explorations = verkenningstegels
box-stock = verkenningstegels in de voorraad
box-half_coins_in_gold = halve munten in een gouden munt
box-entry-normal = Het gewone spel
box-tiles = landschapstegels per speler
box-removed = vooraf verwijderde tegels
box-entry-solo = Het solospel
box-charter_needs = zoveel winnen een oorkonde
box-ratings = punten waarbij rangen beginnen
box-entry-family = Familieversie
box-gold = gouden munten aan het begin

# Wat niet klopt

box-fault-count = { $kind ->
    [landscape] Landschapstegels
    [exploration] Verkenningstegels
    [castle] Burchten
    [charter] Oorkonden
   *[start] Kanten van de starttegel
}: { $count }; het moeten er { $room } zijn.
box-fault-one_rock = Op een tegel is plaats voor één rots.
box-fault-arms = Een pad moet naar minstens één kant leiden.
box-fault-bonus = Een rots brengt een bonus, en niets anders doet dat.
box-fault-ends = Kant { $side } moet met een terrein beginnen en eindigen, niet met een halve munt.
box-fault-under = Kant { $side }: welk terrein ligt er onder de halve munt?
box-fault-goods = Kant A moet meer goederen tonen dan kant B.
box-fault-markets = De drie markten moeten verschillend zijn.
box-fault-charter_type = Een oorkonde voor ‘{ $kind }’ kan niet over ‘{ $type }’ gaan.
box-fault-castle_charter = De eerste oorkonde is voor stukken op burchten, en geen andere.
box-fault-track = Kant { $side } heeft hoogstens { $most } waarden nodig, elk lager dan de vorige: niet { $values }.
box-fault-religion = Er zijn 2 tot { $most } waarden nodig die nooit dalen.
box-fault-removed = Er kunnen maar { $most } tegels verwijderd worden: die zonder kapel of stenen kruis.
box-fault-tiles = Er zijn { $needed } tegels nodig, maar er zijn er maar { $count }.
box-fault-ratings = De rangen moeten bij stijgende punten beginnen.
