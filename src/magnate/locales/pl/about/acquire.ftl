game-acquire = Acquire
home-about-acquire = Zagrywaj płytki, zakładaj sieci hotelowe, kupuj udziały i zarabiaj na fuzjach.
rules-prices = Ceny i bonusy
