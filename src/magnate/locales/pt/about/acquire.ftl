game-acquire = Acquire
home-about-acquire = Coloque tiles, funde redes de hotéis, compre ações e ganhe com as fusões.
rules-prices = Preços e bônus
