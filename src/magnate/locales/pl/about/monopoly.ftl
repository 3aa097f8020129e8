game-monopoly = Monopoly
home-about-monopoly = Okrążaj planszę, kupuj ulice, buduj domy i pobieraj czynsz.
rules-board = Plansza z cenami i czynszami
