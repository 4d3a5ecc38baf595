# What stands in positions, English

position-round = Round
position-start = First to play a power card
position-scores = Points
position-court = Caballeros at court
position-reserve = Ships at court
position-hands = Power cards in hand
position-powers = Power card of this round
position-moved = Who has had a turn
position-deck = Deck of area cards
position-deck_known = Cards that all know at the bottom of the deck
position-display = Area cards on display
position-supplied = Caballeros were taken
position-areas_left = Area cards that may still be laid
position-areas_due = Area cards that must still be laid
position-posted = Caballero cards placed
position-turned = Caballero cards turned
position-ships_bought = Ships bought
position-castillos_bought = Castillos bought
position-under_way = The action under way
position-finished = Actions that are over
position-map = Area cards on the map: card, cell, rotation
position-caballeros = Caballero cards on the map
position-agenda = What is to be decided, the last now
