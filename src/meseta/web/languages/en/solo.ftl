# Playing alone

lobby-alone = Play alone (solo)
