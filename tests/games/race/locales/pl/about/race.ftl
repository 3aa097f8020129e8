game-race = Wyścig
home-about-race = Idź o jedno lub dwa pola albo zdaj się na kostkę. Wygrywa pierwszy na mecie.
rules-race-turn = Tura
