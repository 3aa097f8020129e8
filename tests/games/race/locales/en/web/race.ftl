web-race-ask = Your move
web-race-wait = { $player } is deciding.
web-race-over = The race is over.
web-race-do-step = Move by { $n }
web-race-do-gamble = Gamble
web-race-round = Round { $n }
web-race-players = Players
web-race-track = The track
web-race-place = { $place } of { $goal }
web-notation-race =
    step 2                   move forward by 1 or 2
    gamble                   let a die decide on 0 to 3 steps

create-group-race = The race

fair-die-fair = Every throw of the die follows from the seed and the nonces.
fair-die-unfair = Not every throw of the die follows from the seed and the nonces.
fair-die-title = The die against chance
fair-die-help = Throws of the die: { $n }. Bars show what came, lines the average to expect.
