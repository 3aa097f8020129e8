game-race = Race
home-about-race = Step forward by one or two, or let a die decide. The first at the goal wins.
rules-race-turn = The turn
