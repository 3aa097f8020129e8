## Chains

chain-tower = Tower
chain-sackson = Sackson
chain-worldwide = Worldwide
chain-festival = Festival
chain-american = American
chain-imperial = Imperial
chain-continental = Continental

# A chain, a number of its shares, a player with a number of shares: items of lists.
chain-in-list = { $chain }
stock-item = { $n } × { $chain }
holder-item = { $player } ({ $n })

tier-cheap = tania
tier-middle = średnia
tier-dear = droga

## The log: present tense, one sentence for one event.

log-start-tile = { $player } ciągnie płytkę startową { $tile }.
log-place = { $player } zagrywa płytkę { $tile }.
log-skip-placement = { $player } nie zagrywa płytki.
log-swap-hand = { $player } odkłada całą rękę ({ tiles }): { $tiles }.
log-found =
    { $gift ->
        [cash] { $player } zakłada sieć { $chain }. Udziałów już nie ma, więc bank wypłaca { $amount }.
        [none] { $player } zakłada sieć { $chain }. Udziałów już nie ma, więc nie przysługuje udział założycielski.
       *[share] { $player } zakłada sieć { $chain } i otrzymuje bezpłatnie 1 udział.
    }
log-grow = Sieć { $chain } powiększa się: { tiles }.
log-merge = { $player } przeprowadza fuzję sieci: { $chains }.
log-acquire = Sieć { $acquirer } pozyskuje sieć { $acquired }.
log-count = Udziały sieci { $chain }: { $list }.
log-market =
    { $drawn ->
        [number] Giełda losuje liczbę { $n }: { shares } sieci { $chain }.
       *[tile] Giełda losuje płytkę { $tile }: { shares } sieci { $chain }.
    }
log-bonus =
    { $rank ->
        [primary] { $player } otrzymuje { $amount }: bonus głównego akcjonariusza sieci { $chain }.
        [secondary] { $player } otrzymuje { $amount }: bonus drugiego akcjonariusza sieci { $chain }.
        [tertiary] { $player } otrzymuje { $amount }: bonus trzeciego akcjonariusza sieci { $chain }.
        [sole] { $player } otrzymuje { $amount }: bonus jedynego akcjonariusza sieci { $chain }.
       *[tied] { $player } otrzymuje { $amount }: część bonusu akcjonariuszy sieci { $chain } (remis).
    }
log-dispose = { $player } sprzedaje { $sold }, wymienia { $traded } na { $received }, zatrzymuje { $kept } (udziały sieci { $chain }).
log-buy =
    { $n ->
        [0] { $player } nie kupuje udziałów.
       *[other] { $player } kupuje { shares-acc } za { $amount }: { $list }.
    }
log-draw = { $player } ciągnie { tiles-acc }.
log-draw-seen = { $player } ciągnie { tiles-acc }: { $tiles }.
log-dead =
    { $n ->
        [one] { $player } odkłada { $n } płytkę nie do zagrania: { $tiles }.
        [few] { $player } odkłada { $n } płytki nie do zagrania: { $tiles }.
        [many] { $player } odkłada { $n } płytek nie do zagrania: { $tiles }.
       *[other] { $player } odkłada { $n } płytki nie do zagrania: { $tiles }.
    }
log-end =
    { $reason ->
        [size] { $player } ogłasza koniec gry: sieć { $chain } ma co najmniej 41 płytek.
       *[safe] { $player } ogłasza koniec gry: wszystkie sieci na planszy są bezpieczne.
    }
log-stalled = Przez całą kolejkę nikt nie zagrywa, nie ciągnie ani nie odkłada płytki: koniec gry.
log-final-sale = { $player } sprzedaje { shares-acc } sieci { $chain } za { $amount }.
log-win =
    { $winners ->
        [1] Wygrywa { $player }: { $amount }.
       *[other] Wspólne zwycięstwo: { $player } (po { $amount }).
    }

## Prompts

prompt-place = Twoja kolej: zagraj płytkę.
prompt-place-stuck = Twoja kolej, ale żadnej z twoich płytek nie można zagrać: odłóż całą rękę, jeśli to możliwe, albo kontynuuj turę bez zagrywania płytki.
prompt-found = Wybierz sieć do założenia.
prompt-survivor = Największe sieci są równej wielkości: wybierz sieć pozyskującą.
prompt-acquire = Pozostały sieci równej wielkości: wybierz tę, która będzie pozyskana jako następna.
prompt-dispose = Masz { shares-acc } sieci { $chain }: sprzedaj, wymień 2:1 na udziały sieci { $survivor } albo zatrzymaj.
prompt-buy =
    { $n ->
        [0] Nie możesz teraz kupić udziałów: graj dalej bez kupowania.
       *[other] Kup udziały (najwyżej { $n }) albo nie kupuj żadnych.
    }
prompt-replace = Możesz odłożyć płytki nie do zagrania i pociągnąć nowe: { $tiles }.

## What a placement would do

effect-none = Bez efektu: płytka nie należy do żadnej sieci.
effect-found = Zakłada sieć.
effect-grow = Sieć { $chain } powiększa się (teraz { $from }): { tiles }.
effect-merge = Fuzja sieci: { $chains }.
effect-illegal-temporary = Na razie zablokowana: założyłaby ósmą sieć.
effect-illegal-permanent = Nie do zagrania: połączyłaby bezpieczne sieci.

## Why an action is refused

reason-tile-not-in-hand = Nie masz tej płytki na ręce; wybierz jedną ze swoich.
reason-eighth-chain = Na planszy jest siedem sieci, więc ta płytka nie może założyć następnej; później może się to zmienić.
reason-two-safe-chains = Ta płytka połączyłaby bezpieczne sieci, a bezpiecznej sieci nie można pozyskać.
reason-must-place = Masz płytkę, którą można zagrać, więc najpierw zagraj płytkę.
reason-tile-not-dead = Odłożyć można tylko płytki, których nigdy nie da się zagrać.
reason-chain-on-board = Ta sieć jest już na planszy; wybierz taką, której na niej nie ma.
reason-not-a-largest-chain = Siecią pozyskującą może być tylko jedna z największych sieci tej fuzji.
reason-not-next-in-size = Jako następna pozyskiwana jest największa z pozostałych sieci; jeśli kilka jest równej wielkości, wybierz jedną z nich.
reason-more-than-held = Nie masz tylu udziałów tej sieci.
reason-trade-needs-pairs = Udziały wymienia się 2:1, więc liczba wymienianych udziałów musi być parzysta.
reason-bank-stock-short = Bank nie ma już tylu udziałów.
reason-more-than-three = W jednej turze można kupić najwyżej 3 udziały.
reason-chain-not-active = Tej sieci nie ma na planszy, więc nie można kupić jej udziałów.
reason-end-not-reached = Koniec gry można ogłosić tylko wtedy, gdy jakaś sieć ma co najmniej 41 płytek albo wszystkie sieci na planszy są bezpieczne.
reason-end-window-closed = W tej części tury nie można ogłosić końca gry.
reason-already-declared = Koniec gry został już ogłoszony.
reason-tile-not-in-pile = Ciągnąć można tylko płytkę ze stosu.
reason-not-a-market-number = Liczba giełdy musi być od 1 do 12 i zgadzać się z jej płytką.
reason-swap-not-in-edition = W tej edycji nie można odłożyć całej ręki.

## How a game ends

ending-size = sieć, która ma co najmniej 41 płytek
ending-safe = wszystkie sieci na planszy bezpieczne
ending-stalled = nikt nie może wykonać ruchu

## The drawn board

label-chains = Sieci
label-size = Wielkość
label-share-price = Cena udziału
label-next-price = Dalej
label-bonuses = Bonusy, $
label-shares-left = Zostało
label-tiles = Płytki
label-set-aside = Odłożone

board-title = Acquire: { $edition }. Kolejka { $round }. Stos: { tiles }.
board-own-tile = twoja płytka
board-independent-tile = samodzielna płytka
board-last-tile = zagrana ostatnio
board-safe-chain = bezpieczna sieć
board-awaits-draw = Za chwilę zostanie pociągnięta następna płytka.
board-safe = bezpieczna
board-not-on-board = poza planszą
board-price-from = od { $amount }
board-price-step = { $amount } od { $n }
board-bonuses = Bonusy: { $amounts }
board-shares-left = zostało { $n }
board-own-tiles = Twoje płytki: { $tiles }.
board-independent-tiles = Samodzielne płytki: { $tiles }.

## Editions

edition-classic = Klasyczna, 2008
edition-classic-help = Zasady z 2008 roku: dwa bonusy, a rękę bez płytki do zagrania można odłożyć.
edition-classic-ru = Klasyczna, rosyjska instrukcja
edition-classic-ru-help = Zasady z 2008 roku według rosyjskiej instrukcji: dzielone bonusy zaokrągla się do najbliższych 100 $, a rękę bez płytki do zagrania trzeba odłożyć.
edition-2023-classic = 2023, tryb klasyczny
edition-2023-classic-help = Zasady z 2023 roku z bonusami dla dwóch akcjonariuszy.
edition-2023-tycoon = 2023, tryb Tycoon
edition-2023-tycoon-help = Zasady z 2023 roku z bonusami dla trzech akcjonariuszy.
edition-2023-duel = 2023, gra dwuosobowa
edition-2023-duel-help = Zasady z 2023 roku dla dwóch osób: o bonusy walczy także giełda.

## Options of the rules and their values

option-tiers = Grupy cenowe
option-tiers-help = Które sieci są tanie, a które drogie.
value-tiers-2008 = 2008: tanie { chain-worldwide } i { chain-sackson }, drogie { chain-continental } i { chain-tower }
value-tiers-2023 = 2023: tanie { chain-tower } i { chain-sackson }, drogie { chain-imperial } i { chain-continental }

option-bonus-ranks = Liczba bonusów
option-bonus-ranks-help = Którzy akcjonariusze otrzymują bonus za pozyskaną sieć.
value-bonus-ranks-2 = 2: główny i drugi
value-bonus-ranks-3 = 3: główny, drugi i trzeci

option-bonus-table = Tabela bonusów
option-bonus-table-help = Jak duże są bonusy kolejnych akcjonariuszy po głównym.
value-bonus-table-half = bonus drugiego akcjonariusza to połowa bonusu głównego
value-bonus-table-tycoon = kwoty trybu Tycoon

option-single-holder-bonus = Jedyny akcjonariusz
option-single-holder-bonus-help = Które bonusy otrzymuje jedyny akcjonariusz sieci.
value-single-holder-bonus-primary-secondary = głównego i drugiego akcjonariusza
value-single-holder-bonus-primary-tertiary = głównego i trzeciego akcjonariusza

option-bonus-rounding = Zaokrąglanie bonusów
option-bonus-rounding-help = Jak zaokrągla się bonus dzielony przy remisie.
value-bonus-rounding-up-100 = w górę do pełnych setek
value-bonus-rounding-nearest-100 = do najbliższej setki

option-founder-share-when-none = Brak udziału założycielskiego
option-founder-share-when-none-help = Co otrzymuje zakładający, gdy udziałów sieci już nie ma.
value-founder-share-when-none-nothing = nic
value-founder-share-when-none-cash = cenę udziału w gotówce

option-unplayable-policy = Płytki nie do zagrania
option-unplayable-policy-help = Kiedy odkłada się płytki, których nie można zagrać, i ciągnie nowe.
value-unplayable-policy-whole-hand-when-stuck = całą rękę, gdy żadnej jej płytki nie można zagrać
value-unplayable-policy-dead-tiles-at-turn-end = płytki nie do zagrania, na końcu tury

option-unplayable-replacement-optional = Zatrzymanie płytek nie do zagrania
option-unplayable-replacement-optional-help = Czy gracz może zatrzymać płytki, które mógłby odłożyć.
value-unplayable-replacement-optional-true = tak
value-unplayable-replacement-optional-false = nie, zawsze się je odkłada

option-end-declaration-window = Pora ogłoszenia końca
option-end-declaration-window-help = W której części tury można ogłosić koniec gry.
value-end-declaration-window-after-placement = po zagraniu płytki
value-end-declaration-window-any-time-in-turn = przed zagraniem płytki lub po nim

option-end-declaration = Ogłoszenie końca
option-end-declaration-help = Czy o końcu gry decyduje gracz, czy gra kończy się automatycznie.
value-end-declaration-optional = decyduje gracz
value-end-declaration-forced = gra kończy się automatycznie

option-holdings-visibility = Pieniądze i udziały
option-holdings-visibility-help = Czy wszyscy widzą pieniądze i udziały każdego gracza.
value-holdings-visibility-open = jawne
value-holdings-visibility-hidden = ukryte

option-market-holder = Giełda jako akcjonariusz
option-market-holder-help = Czy w grze dwuosobowej o bonusy walczy także giełda.
value-market-holder-off = nie
value-market-holder-on = tak

option-market-ties = Remisy z giełdą
option-market-ties-help = Kto jest wyżej, gdy gracz i giełda mają tyle samo udziałów.
value-market-ties-shares-like-player = nikt: dzielą bonus
value-market-ties-player-first = gracz
