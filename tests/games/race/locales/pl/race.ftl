edition-short = Krótki wyścig
edition-short-help = Wygrywa, kto pierwszy dotrze do pola 10.
edition-sober = Trzeźwy wyścig
edition-sober-help = Wygrywa, kto pierwszy dotrze do pola 6, a hazardu nie ma.
option-goal = Meta
option-goal-help = Gdzie kończy się wyścig.
option-gambling = Hazard
option-gambling-help = Czy może decydować kostka.
value-gambling-true = dozwolony
value-gambling-false = niedozwolony

log-race-step = { $player }: ruch o { $n } na pole { $place }.
log-race-gamble = { $player } ryzykuje.
log-race-won = { $player } wygrywa.

reason-bad-step = Krok ma długość 1 lub 2.
reason-no-gambling = W tej edycji nie ma hazardu.
cli-play-help-race = Wpisz: step 1, step 2 lub gamble.
