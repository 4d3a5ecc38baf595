# Das Haus hinter den Tischen, deutsch

refused-store = Die Tische sind gerade nicht erreichbar. Es hat sich nichts geändert; versuch es gleich noch einmal.
refused-full = Es ist kein Platz mehr, um etwas zu speichern. Es hat sich nichts geändert; wer diesen Server betreut, muss Platz schaffen.
