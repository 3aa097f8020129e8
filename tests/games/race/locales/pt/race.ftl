edition-short = Corrida curta
edition-short-help = Vence quem chegar primeiro ao 10.
edition-sober = Corrida sóbria
edition-sober-help = Vence quem chegar primeiro ao 6, e ninguém aposta.
option-goal = Chegada
option-goal-help = Onde a corrida termina.
option-gambling = Apostas
option-gambling-help = Se um dado pode decidir.
value-gambling-true = permitidas
value-gambling-false = proibidas

log-race-step = { $player } avança { $n } até { $place }.
log-race-gamble = { $player } aposta.
log-race-won = { $player } vence.

reason-bad-step = Um passo tem 1 ou 2 casas.
reason-no-gambling = Ninguém aposta nesta edição.
cli-play-help-race = Digite: step 1, step 2 ou gamble.
