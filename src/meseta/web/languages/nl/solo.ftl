# Alleen spelen

lobby-alone = Alleen spelen (solo)
