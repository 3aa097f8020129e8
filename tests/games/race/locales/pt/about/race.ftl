game-race = Corrida
home-about-race = Avance uma ou duas casas, ou deixe um dado decidir. Vence quem chegar primeiro.
rules-race-turn = O turno
