# Zaplecze stołów, po polsku

refused-store = Stoły są chwilowo niedostępne. Nic się nie zmieniło; spróbuj ponownie za chwilę.
refused-full = Zabrakło miejsca na zapis. Nic się nie zmieniło; opiekun serwera musi zwolnić miejsce.
