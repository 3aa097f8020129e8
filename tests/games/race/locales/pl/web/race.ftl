web-race-ask = Twój ruch
web-race-wait = Decyduje { $player }.
web-race-over = Wyścig się skończył.
web-race-do-step = Ruch o { $n }
web-race-do-gamble = Zaryzykuj
web-race-round = Runda { $n }
web-race-players = Gracze
web-race-track = Tor
web-race-place = { $place } z { $goal }
web-notation-race =
    step 2                   ruch o 1 lub 2 pola
    gamble                   kostka decyduje o 0 do 3 kroków

create-group-race = Wyścig

fair-die-fair = Każdy rzut kostką wynika z ziarna i nonce.
fair-die-unfair = Nie każdy rzut kostką wynika z ziarna i nonce.
fair-die-title = Kostka a przypadek
fair-die-help = Rzuty kostką: { $n }. Słupki pokazują wyniki, a kreski oczekiwaną średnią.
