## Hints: a decision, how often it wins, and why. The player is addressed.

hint-candidate = { $move }: { $share } wygranych.

## What a tile causes

hint-bonus = Otrzymujesz bonusy: { $amount }.
hint-bonus-of-other = { $player } otrzymuje bonusy: { $amount }.
hint-growth = Twoje udziały sieci { $chain } zyskują na wartości { $amount }.
hint-bonus-grows = Twój bonus w sieci { $chain } rośnie, na razie to { $amount }.
hint-growth-of-other = Najwięcej zyskuje na tym { $player }: { $amount }.
hint-sale = Możesz sprzedać { shares-acc } sieci { $chain } za { $amount }.
hint-safe = Sieć { $chain } będzie bezpieczna: nie można jej już pozyskać.
hint-founds = Zakłada sieć, a ty otrzymujesz bezpłatnie 1 udział.
hint-found =
    { $gift ->
        [cash] Udziałów sieci { $chain } już nie ma: otrzymujesz { $amount }.
        [none] Udziałów sieci { $chain } już dla ciebie nie ma.
       *[share] Otrzymujesz bezpłatnie 1 udział sieci { $chain }, wart { $amount }.
    }
hint-other-first = Więcej udziałów sieci { $chain } ma { $player }: { $n }.
hint-prepares = Potem twoja płytka { $tile } zakłada sieć.

## Places in a chain

hint-first = Zajmujesz pierwsze miejsce w sieci { $chain }: na razie daje to { $amount } bonusu.
hint-passes = Zajmujesz pierwsze miejsce w sieci { $chain }, traci je { $player }: na razie daje to { $amount } bonusu.
hint-certainly-first = Pierwsze miejsce w sieci { $chain } jest na pewno twoje; inni razem mają { shares-acc }.
hint-ahead = Masz więcej udziałów sieci { $chain } niż drugi gracz.
hint-level = Nikt nie ma wtedy więcej udziałów sieci { $chain } od ciebie.
hint-paid-place = Twoje miejsce w sieci { $chain } daje na razie { $amount } bonusu.
hint-lead = Twoja przewaga w sieci { $chain } rośnie, teraz to { shares-acc }.
hint-lead-for-a-turn = Nikt nie dogoni cię w sieci { $chain } jednym zakupem.
hint-lead-safe = Nikt już nie dogoni cię w sieci { $chain }.
hint-behind = Do pierwszego miejsca w sieci { $chain } brakuje ci wtedy tylu udziałów: { $n }.
hint-own-merger = Twoja płytka { $tile } może doprowadzić do pozyskania sieci { $chain }: na razie to { $amount } bonusu dla ciebie.

## Money and shares

hint-holding = Masz wtedy { shares-acc } sieci { $chain }.
hint-cost = Koszt: { $amount }; zostaje { $left }.
hint-saves = Zachowujesz { $amount } na później.
hint-nothing-to-buy = Nie ma nic, co możesz kupić.
hint-sells = Daje od razu { $amount }.
hint-trades = Daje ci { shares-acc } sieci { $chain }, o wartości { $amount } po fuzji.
hint-keeps = Zatrzymujesz { shares-acc } sieci { $chain } na wypadek, gdyby założono ją ponownie.

## Tiles and the end

hint-dead =
    { $n ->
        [one] Tej płytki nigdy nie da się zagrać: { $tiles }. Ciągniesz inną.
        [few] Tych płytek nigdy nie da się zagrać: { $tiles }. Ciągniesz inne.
        [many] Tych płytek nigdy nie da się zagrać: { $tiles }. Ciągniesz inne.
       *[other] Tych płytek nigdy nie da się zagrać: { $tiles }. Ciągniesz inne.
    }
hint-keeps-dead = Zatrzymujesz płytki nie do zagrania.
hint-swap = Żadnej z twoich płytek nie można zagrać: ciągniesz nową rękę.
hint-skip = Żadnej z twoich płytek nie można zagrać.
hint-end-possible = Potem możesz ogłosić koniec gry.
hint-ends = Gra kończy się z tą turą.
hint-ends-ahead = Kończy grę: przy obecnym stanie wygrywasz, przewaga to { $amount }.
hint-ends-behind = Kończy grę: przy obecnym stanie do wygranej brakuje ci { $amount }.
hint-ends-level = Kończy grę: przy obecnym stanie to wspólne zwycięstwo (po { $amount }).
