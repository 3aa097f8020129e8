## Hints: a decision, how often it wins, and why. The player is addressed.

hint-candidate = { $move }: wygrywa { $share } partii.
hint-unweighed = { $move }.

## Effects of a tile

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

## Monopoly: properties for sale

hint-completes = Masz wtedy całą grupę: { $group }.
hint-part = Masz wtedy { $n } z { $of } w tej grupie: { $group }.
hint-blocks = { $player } nie skompletuje wtedy grupy: { $group }.
hint-rival-completes = { $player } może z nią skompletować grupę: { $group }.
hint-auction = Nieruchomość trafia wtedy na licytację.
hint-too-dear = Cena to { $amount }, a masz { $left }.
hint-limit = Opłaca ci się licytować najwyżej do: { $amount }.
hint-worth = Nie jest dla ciebie warta więcej niż { $amount }.
hint-cost-danger = Koszt: { $amount }; zostaje { $left }, a następny rzut może kosztować { $rent } czynszu ({ $square }).

## Rents

hint-rent = Czynsz za pole { $square }: { $amount }.
hint-rent-dice = Czynsz za pole { $square }: rzut razy { $n }.
hint-rent-rises = Czynsz za pole { $square } rośnie z { $before } do { $after }.
hint-rent-falls = Czynsz za pole { $square } spada z { $before } do { $after }.
hint-rent-lost = Tracisz czynsz za pole { $square }, teraz to { $amount }.

## Trades

hint-breaks = Rozbija twoją grupę: { $group }.
hint-keeps-group = Twoja grupa pozostaje cała: { $group }.
hint-other-completes = Dzięki wymianie całą grupę ma { $player }: { $group }.
hint-partner-share = Po wymianie { $player } wygrywa około { $after } partii zamiast { $before }.
hint-receives = Otrzymujesz { $amount } i masz wtedy { $left }.
hint-not-possible = Ta wymiana nie jest już możliwa.
hint-gets-lots = Otrzymujesz: { $squares }.
hint-keeps-lots = Zatrzymujesz: { $squares }.

## Dice and jail

hint-free-lots = { $share } rzutów prowadzi na nieruchomość bez właściciela.
hint-risk = { $share } rzutów kosztuje czynsz, najwyżej { $amount } ({ $square }).
hint-doubles = Z więzienia wychodzisz po dublecie: { $share } rzutów.
hint-jail-safe = W więzieniu nie płacisz czynszu; poza nim { $share } rzutów kosztuje czynsz, najwyżej { $amount } ({ $square }).
hint-jail-no-rent = W więzieniu nie pobierasz czynszu.

## Buildings, mortgages and debts

hint-landing = Szansa, że następny rzut innego gracza prowadzi do tej grupy: { $share }.
hint-houses-left = W banku zostaje wtedy: { houses }.
hint-stock = W banku zostaje: { buildings }.
hint-mortgage = Daje { $amount }; wykup z zastawu kosztuje { $redeem }.
hint-to-build = Te pieniądze pomagają ci budować.
hint-no-building = W tej grupie nie można wtedy budować: { $group }.
hint-keep-mortgage = Opłata: { $amount }; wykup z zastawu kosztuje { $redeem }.
hint-saves-fee = Nie płacisz { $amount } opłaty za pozostawienie zastawu.
hint-missing = Brakuje ci wtedy jeszcze { $amount }.
hint-suffices = Możesz wtedy zapłacić { $amount }.
hint-raise-mortgages = Do zastawu: { $squares }.
hint-raise-sales = Sprzedaż budynków: { $squares }.
hint-debt-paid = Dług jest spłacony; zostaje { $left }.
hint-bankrupt = Nawet po sprzedaży i zastawieniu wszystkiego brakuje { $amount }.
hint-tax-share = To { $share } twojego majątku; liczy się go dopiero po wyborze.
