# Co stoi w pudełku, w formularzach do poprawek; po polsku

box-told = Liczby i zasady z pudełka

# Co nie pasuje

box-fault-number = Tu można wpisać tylko od { $least } do { $most }.
box-fault-text = Potrzebny jest tekst, który ma od 1 do { $longest } znaków.
box-fault-added = Nie można dodać więcej nowych niż { $most }.
