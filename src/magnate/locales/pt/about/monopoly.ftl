game-monopoly = Monopoly
home-about-monopoly = Dê a volta no tabuleiro, compre terrenos, construa casas e cobre o aluguel.
rules-board = O tabuleiro com preços e aluguéis
