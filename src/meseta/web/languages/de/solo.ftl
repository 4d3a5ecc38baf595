# Allein spielen

lobby-alone = Allein spielen (Solo)
