# Problemas, português

puzzles-title = Problemas
puzzles-about = Uma posição de uma partida entre bots fortes e uma pergunta com uma resposta claramente melhor, embora outra o pareça. Prime-a no tabuleiro.
puzzles-today = Os problemas de hoje
puzzles-more = Quantos quiseres
puzzles-near = O próximo é mais ou menos da tua força.
puzzles-count = { $solved } de { $count } resolvidos
puzzles-streak = { $count ->
    [0] Ainda sem dias seguidos
    [one] Um dia seguido
   *[other] { $count } dias seguidos
}
puzzles-month = Os dias deste mês cujos problemas resolveste
puzzles-day = { $count ->
    [one] um problema resolvido
   *[other] { $count } problemas resolvidos
}
puzzles-weekday_1 = seg
puzzles-weekday_2 = ter
puzzles-weekday_3 = qua
puzzles-weekday_4 = qui
puzzles-weekday_5 = sex
puzzles-weekday_6 = sáb
puzzles-weekday_7 = dom
puzzles-outcome_new = resolver
puzzles-outcome_clean = resolvido à primeira
puzzles-outcome_solved = resolvido
puzzles-outcome_tried = ainda por resolver
puzzles-tab = Problema
puzzles-hidden = O que os outros escondem não é revelado: a resposta é a melhor, tenham o que tiverem.
puzzles-try_on = Experimentar num estudo
puzzles-show = Mostrar a resposta
puzzles-next = Próximo problema
puzzles-menu = Este problema
puzzles-rated = A tua classificação: { $after } (antes { $before })
puzzles-easy = Três problemas fáceis
