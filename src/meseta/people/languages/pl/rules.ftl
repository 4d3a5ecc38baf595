# Co liczą zasady wszystkich gier, po polsku

counted-point = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

## Dlaczego bot woli jakąś odpowiedź; na co patrzy, nazywa każda gra u siebie.

reasons-0 = Żaden powód się nie wyróżnia.
reasons-1 = Na plus: { $first }.
reasons-2 = Na plus: { $first }; poza tym: { $second }.
reasons-even = Nie ma wyraźnej różnicy.
reasons-only = To jedyna możliwość.

# A scoring that nothing has opened.
scored-in_round = Punktacja w rundzie { $round }
