# Powroty: zegary, widzowie, wezwania, odchodzenie; polski

# --- nowy stół -------------------------------------------------------------------------

new-clock = Zegar
new-clock_about = Gdy czas się skończy, na tym miejscu gra dalej Caballero, a gracz może je odzyskać. Dopóki są wolne miejsca, czas nie płynie.
new-clock_none = bez zegara
new-clock_live = na żywo: minuty dla każdego
new-clock_days = dni na każdą turę
new-minutes = Minuty dla każdego
new-increment = Dodatkowe sekundy za każdą turę
new-days = Dni na każdą turę
new-watching = Widzowie
new-watching_about = Widz widzi to, co mogą widzieć wszyscy przy stole, i niczyjej ręki.
watching-no = nikt
watching-link = każdy, kto ma adres
watching-yes = wszyscy: stół jest widoczny w lobby

# --- co mówią skrypty ------------------------------------------------------------------

script-clock = Pozostały czas
script-days = { $count } d
script-hours = { $count } godz.
script-has_left = { $name } (poza grą)

# --- odmowy ----------------------------------------------------------------------------

refused-time = Twój czas się skończył; gra dalej bot. Miejsce możesz odzyskać w menu.
refused-closed = Tego stołu nie można oglądać.
