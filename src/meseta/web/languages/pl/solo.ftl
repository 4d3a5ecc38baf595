# Gra solo

lobby-alone = Zagraj solo
