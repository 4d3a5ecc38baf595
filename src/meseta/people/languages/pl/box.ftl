# Co stoi w pudełku, w formularzach do poprawek; po polsku

box-told = Liczby i zasady z pudełka
