## Counted nouns; -acc is the form of an object.

houses =
    { $n ->
        [one] { $n } dom
        [few] { $n } domy
        [many] { $n } domów
       *[other] { $n } domu
    }
hotels =
    { $n ->
        [one] { $n } hotel
        [few] { $n } hotele
        [many] { $n } hoteli
       *[other] { $n } hotelu
    }
squares-acc =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
buildings =
    { $building ->
        [house] { houses }
       *[hotel] { hotels }
    }

## Squares, groups, piles and pieces

square-start = Start
square-chance = Szansa
square-chest = Kasa Społeczna
square-income-tax = Podatek dochodowy
square-wealth-tax = Domiar podatkowy
square-free-parking = Bezpłatny parking
square-jail = Więzienie
square-go-to-jail = Idź do więzienia

group-brown = brązowa
group-light-blue = błękitna
group-pink = różowa
group-orange = pomarańczowa
group-red = czerwona
group-yellow = żółta
group-green = zielona
group-dark-blue = granatowa
group-stations = dworce
group-companies = zakłady

pile-chance = Szansa
pile-chest = Kasa Społeczna

piece-dog = pies
piece-cannon = armata
piece-wheelbarrow = taczka
piece-racing-car = samochód wyścigowy
piece-top-hat = cylinder
piece-cowboy = kowboj
piece-thimble = naparstek
piece-iron = żelazko
piece-locomotive = lokomotywa
piece-battleship = pancernik
piece-money-bag = worek pieniędzy
piece-shoe = but

## Parts of sentences; in a list or after a colon.

# What is auctioned; hotels: those of a whole group together.
auctioned =
    { $building ->
        [house] dom
        [hotel] hotel
        [hotels] hotele dla całej grupy
       *[none] { $square }
    }

# What a player gives in a trade.
side-lot = { $square }
side-card = karta „Wyjdź bezpłatnie z więzienia” ({ $pile })
side-nothing = nic

payment-cause =
    { $cause ->
        [rent] czynsz
        [tax] podatek dochodowy
        [wealth_tax] domiar podatkowy
        [fine] kaucja
        [fee] opłata za przejęcie zastawu
       *[card] karta
    }
standing-order =
    { $order ->
        [never_build] przy braku budynków nie chcieć żadnych
       *[always_claim] zawsze żądać czynszu
    }
ways-of-ending =
    { $ending ->
        [rounds] { ending-rounds }
        [time] { ending-time }
       *[last] { ending-last }
    }

## The log: present tense, one sentence for one event.

log-order-roll = { $player } rzuca o pierwszeństwo: { $a } i { $b }.
log-order-tied = Remis w rzucie o pierwszeństwo. Rzucają jeszcze raz: { $players }.
log-deal-lot = { $player } dostaje z losowania nieruchomość { $square } i płaci { $amount }.
log-roll =
    { $double ->
        [yes] { $player } rzuca kośćmi: { $a } i { $b }, dublet!
       *[no] { $player } rzuca kośćmi: { $a } i { $b }.
    }
log-rent-roll = { $player } rzuca kośćmi, żeby ustalić czynsz: { $a } i { $b }.
log-move = { $player } idzie na pole { $square }.
log-salary = { $player } otrzymuje { $amount } pensji (Start).
log-buy-lot = { $player } kupuje nieruchomość { $square } za { $amount }.
log-decline = { $player } nie kupuje nieruchomości { $square }.
log-auction-begin = Licytacja: { auctioned }.
log-bid = { $player } licytuje: { $amount }.
log-pass = { $player } pasuje.
log-auction = { $player } wygrywa licytację: { $square } za { $amount }.
log-auction-building = { $player } wygrywa licytację za { $amount }: { auctioned }.
log-auction-none = Nikt nie licytuje: { auctioned }.
log-claim = { $player } żąda czynszu za pole { $square }: { $amount } płaci { $debtor }.
log-rent = { $player } płaci czynsz za pole { $square }: { $amount } otrzymuje { $owner }.
log-waive = { $player } rezygnuje z czynszu za pole { $square }: { $debtor } nie płaci.
log-claim-lapsed = { $player } traci czynsz za pole { $square }: na żądanie jest za późno, { $debtor } nie płaci.
log-card = { $player } ciągnie kartę ({ $pile }): { $text }.
log-bank-pays = { $player } otrzymuje z banku { $amount }.
log-pot = { $player } zabiera pulę: { $amount }.
log-pay =
    { $to ->
        [bank] { $player } płaci bankowi { $amount } ({ payment-cause }).
        [pot] { $player } wpłaca do puli { $amount } ({ payment-cause }).
       *[player] { $player } płaci ({ payment-cause }): { $amount } otrzymuje { $creditor }.
    }
log-owe =
    { $to ->
        [bank] { $player } musi zdobyć pieniądze. Dług wobec banku: { $amount } ({ payment-cause }).
        [pot] { $player } musi zdobyć pieniądze. Dług wobec puli: { $amount } ({ payment-cause }).
       *[player] { $player } musi zdobyć pieniądze. Dług: { $amount } ({ payment-cause }), wierzyciel: { $creditor }.
    }
log-jail =
    { $reason ->
        [doubles] { $player } wyrzuca trzeci dublet i idzie do więzienia.
       *[other] { $player } idzie do więzienia.
    }
log-leave-jail =
    { $how ->
        [dice] { $player } wychodzi z więzienia dzięki dubletowi.
        [fine] { $player } wychodzi z więzienia po zapłaceniu kaucji.
        [bought_card] { $player } używa kupionej karty i wychodzi z więzienia.
       *[card] { $player } używa karty „Wyjdź bezpłatnie z więzienia” i wychodzi z więzienia.
    }
log-stay-jail = { $player } zostaje w więzieniu.
log-build = { $player } buduje { houses } na polu { $square }.
log-hotel = { $player } buduje hotel na polu { $square }.
log-sell-buildings = { $player } sprzedaje { houses } na polu { $square } za { $amount }.
log-sell-hotel =
    { $n ->
        [0] { $player } sprzedaje hotel na polu { $square } za { $amount }.
       *[other] { $player } sprzedaje hotel na polu { $square } za { $amount }. Domy, które tam zostają: { $n }.
    }
log-mortgage = { $player } zastawia nieruchomość { $square } za { $amount }.
log-redeem = { $player } wykupuje z zastawu nieruchomość { $square } za { $amount }.
log-keep-mortgage = { $player } zostawia w zastawie nieruchomość { $square } (opłata: { $amount }).
log-offer = Propozycja. { $player } oddaje: { $gives }; { $partner } oddaje: { $gets }.
log-card-wanted = { $player } proponuje { $amount } za kartę „Wyjdź bezpłatnie z więzienia”, którą ma { $holder }.
log-refuse = { $player } odrzuca propozycję, którą składa { $offerer }.
log-withdraw = { $player } wycofuje propozycję.
log-trade = Wymiana. { $player } oddaje: { $gives }; { $partner } oddaje: { $gets }.
log-card-bought = { $player } kupuje kartę „Wyjdź bezpłatnie z więzienia”: { $amount } otrzymuje { $holder }.
log-shortage = { $player } chce budować, ale bank ma tylko { buildings }. Pozostali mówią, ile chcą.
log-request =
    { $n ->
        [0] { $player } nie chce budynków.
       *[other] { $player } chce { buildings }.
    }
log-bankrupt =
    { $to ->
        [bank] { $player } bankrutuje. Cały majątek przejmuje bank.
       *[player] { $player } bankrutuje. Cały majątek przejmuje { $creditor }.
    }
log-left = { $player } opuszcza grę.
log-order =
    { $on ->
        [yes] { $player } składa zlecenie stałe: { standing-order }.
       *[no] { $player } odwołuje zlecenie stałe: { standing-order }.
    }
log-time = Czas minął: ta kolejka zostanie dokończona, potem gra się kończy.
log-win-monopoly =
    { $winners ->
        [1] Wygrywa { $player }: { $amount } ({ ways-of-ending }).
       *[other] Wspólne zwycięstwo: { $player } (po { $amount }; { ways-of-ending }).
    }

## What cards say; after a colon, without a full stop.

card-chance-go = przejdź na pole { $square } i weź pensję
card-chance-illinois = jedź na pole { $square }
card-chance-st-charles = idź dalej na pole { $square }
card-chance-nearest-utility = przejdź do następnego zakładu; jeśli należy do innego gracza, rzuć kośćmi i zapłać { $n } razy tyle, ile wypadnie
card-chance-nearest-railroad-1 = przejdź do następnego dworca; jeśli należy do innego gracza, zapłać czynsz razy { $n }
card-chance-nearest-railroad-2 = { card-chance-nearest-railroad-1 }
card-chance-dividend = inwestycje przynoszą ci { $amount }
card-chance-jail-free = zatrzymaj tę kartę; z nią wychodzisz bezpłatnie z więzienia
card-chance-back-3 = cofnij się o { squares-acc }
card-chance-jail = idź prosto do więzienia, bez pensji
card-chance-repairs = wyremontuj swoje budynki, { $house } za każdy dom i { $hotel } za każdy hotel
card-chance-poor-tax = daj { $amount } na biednych
card-chance-speeding = zapłać { $amount } za zbyt szybką jazdę
card-chance-reading = podjedź na pole { $square }
card-chance-boardwalk = idź na spacer na pole { $square }
card-chance-chairman = stajesz na czele rady miasta; zapłać { $amount } każdemu graczowi
card-chance-loan = bank wypłaca ci kredyt budowlany; weź { $amount }
card-chest-go = { card-chance-go }
card-chest-bank-error = bank źle policzył; weź { $amount }
card-chest-doctor = zapłać lekarzowi { $amount }
card-chest-stock = sprzedajesz trochę udziałów; weź { $amount }
card-chest-jail-free = { card-chance-jail-free }
card-chest-jail = { card-chance-jail }
card-chest-opera = zapraszasz wszystkich do opery; każdy gracz płaci ci { $amount }
card-chest-birthday = masz urodziny; każdy gracz daje ci { $amount }
card-chest-xmas-fund = oszczędności na święta są do odebrania; weź { $amount }
card-chest-tax-refund = urząd zwraca nadpłacony podatek; weź { $amount }
card-chest-insurance = ubezpieczenie na życie jest do wypłaty; weź { $amount }
card-chest-hospital = zapłać szpitalowi { $amount }
card-chest-school = zapłać { $amount } za szkołę
card-chest-services = za dobrą radę dostajesz { $amount }
card-chest-street-repairs = zapłać za naprawę ulic, { $house } za każdy dom i { $hotel } za każdy hotel
card-chest-beauty = drugie miejsce w konkursie piękności; weź { $amount }
card-chest-inherit = dziedziczysz { $amount }

# Cards of other decks, by what they do.
card-effect-advance-to = przejdź na pole { $square }
card-effect-advance-to-nearest =
    { $what ->
        [company] { card-chance-nearest-utility }
       *[station] { card-chance-nearest-railroad-1 }
    }
card-effect-move-relative =
    { $way ->
        [back] { card-chance-back-3 }
       *[forward] przesuń się do przodu o { squares-acc }
    }
card-effect-collect = weź { $amount }
card-effect-pay = zapłać { $amount }
card-effect-pay-each = zapłać { $amount } każdemu graczowi
card-effect-collect-each = każdy gracz płaci ci { $amount }
card-effect-repairs = { card-chance-repairs }
card-effect-go-to-jail = { card-chance-jail }
card-effect-jail-card = { card-chance-jail-free }

## Prompts

prompt-roll = Twoja kolej: rzuć kośćmi. Przedtem możesz budować, sprzedawać, zastawiać, wykupywać z zastawu i wymieniać.
prompt-roll-or-end = Dublet: rzuć jeszcze raz albo zakończ turę. Przedtem możesz budować, sprzedawać, zastawiać, wykupywać z zastawu i wymieniać.
prompt-jail = Jesteś w więzieniu, tura { $n } z 3. Co możesz zrobić: { $options }.
prompt-buy-lot = Nieruchomość { $square } jest bez właściciela: kup ją za { $amount } albo zrezygnuj. Masz { $cash } i możesz zdobyć jeszcze { $raise }.
prompt-bid =
    { $led ->
        [yes] Licytacja: { auctioned }. Najwięcej daje { $leader }: { $high }. Przebij albo pasuj. Masz { $cash } i możesz zdobyć jeszcze { $raise }.
       *[no] Licytacja: { auctioned }. Nikt jeszcze nie licytuje. Licytuj albo pasuj. Masz { $cash } i możesz zdobyć jeszcze { $raise }.
    }
prompt-debt =
    { $to ->
        [bank] Twój dług wobec banku: { $amount }. Masz { $cash } i możesz zdobyć jeszcze { $raise }: sprzedawaj, zastawiaj, wymieniaj albo ogłoś bankructwo.
        [pot] Twój dług wobec puli: { $amount }. Masz { $cash } i możesz zdobyć jeszcze { $raise }: sprzedawaj, zastawiaj, wymieniaj albo ogłoś bankructwo.
       *[player] Twój dług: { $amount }, wierzyciel: { $creditor }. Masz { $cash } i możesz zdobyć jeszcze { $raise }: sprzedawaj, zastawiaj, wymieniaj albo ogłoś bankructwo.
    }
prompt-transfer = Przejmujesz nieruchomość w zastawie: { $square }. Wykup ją za { $redeem } albo zostaw w zastawie za opłatą { $fee }.
prompt-tax = Podatek dochodowy: wybierz { $flat } albo { $percent } swojego majątku.
prompt-request = Bank ma tylko { buildings }. Powiedz, ile chcesz (najwyżej { $most }), albo nie bierz nic.
prompt-place-building =
    { $building ->
        [house] Wybierz ulicę dla wylicytowanego domu.
        [hotel] Wybierz ulicę dla wylicytowanego hotelu.
       *[hotels] Wybierz grupę dla wylicytowanych hoteli.
    }

# Ways out of jail, in a list.
jail-way-pay = zapłacić { $amount }
jail-way-card = użyć karty „Wyjdź bezpłatnie z więzienia”
jail-way-buy-card = kupić taką kartę od innego gracza
jail-way-roll = rzucić kośćmi na dublet

## Why an action is refused

reason-bankrupt-seat = Ten gracz jest już poza grą.
reason-bid-too-low = To mniej niż najniższa możliwa oferta.
reason-not-a-lot = Nie ma takiej nieruchomości, grupy albo gracza.
reason-not-owned = Ta nieruchomość należy do innego gracza albo nie ma właściciela.
reason-no-monopoly = Budować możesz tylko w grupie, która w całości należy do ciebie.
reason-group-mortgaged = Ta nieruchomość albo inna z jej grupy jest w zastawie, więc nie można tam budować.
reason-group-has-buildings = W tej grupie są budynki; najpierw trzeba je sprzedać.
reason-not-a-street = Domy i hotele buduje się tylko na ulicach.
reason-nothing-to-build = W ten sposób nic nie powstanie.
reason-nothing-to-sell = W ten sposób żaden budynek nie zostanie sprzedany.
reason-level-out-of-range = Na ulicy stoją najwyżej cztery domy albo jeden hotel.
reason-uneven = Grupę zabudowuje się i wyprzedaje równomiernie: ulice różnią się najwyżej o jeden dom.
reason-mixed-buildings = W tej edycji w grupie stoją domy albo hotele, nigdy jedne i drugie.
reason-bank-short = Bank nie ma na to dość domów albo hoteli.
reason-not-your-turn-to-build = W tej edycji budujesz tylko w swojej turze.
reason-already-mortgaged = Ta nieruchomość jest już zastawiona.
reason-not-mortgaged = Ta nieruchomość nie jest zastawiona.
reason-not-in-jail = To może zrobić tylko gracz w więzieniu.
reason-jail-turn = W tej turze w więzieniu nie można wyjść w ten sposób.
reason-no-jail-card = Brakuje karty „Wyjdź bezpłatnie z więzienia”, która jest do tego potrzebna.
reason-card-only-to-jail = W tej edycji kartę „Wyjdź bezpłatnie z więzienia” można sprzedać tylko graczowi w więzieniu.
reason-no-claim = Za tę nieruchomość nie można żądać czynszu.
reason-must-raise = Możesz jeszcze zdobyć pieniądze na ten dług, więc nie możesz ogłosić bankructwa.
reason-cannot-raise = Nawet sprzedaż i zastaw wszystkiego nie pokryją tego długu.
reason-lowers-estate = Gracz, który ma dług albo od którego można jeszcze zażądać czynszu, nie może dokonać wymiany, która zmniejszy kwotę możliwą do zdobycia.
reason-empty-offer = Propozycja nie może być pusta po obu stronach.
reason-cash-both-ways = Pieniądze mogą iść tylko w jedną stronę.
reason-money-alone = Same pieniądze nie mogą przejść z rąk do rąk: gracze ich sobie nie pożyczają ani nie darowują.
reason-self-offer = Do wymiany potrzebny jest inny gracz.
reason-too-many-offers = To byłaby już czwarta propozycja; następne są możliwe po kolejnym rzucie.
reason-offer-open = Masz już otwartą propozycję; najpierw ją wycofaj.
reason-no-offer = Nie ma takiej propozycji.
reason-fee-too-high = Kto przejmuje nieruchomość w zastawie, musi móc zapłacić opłatę za przejęcie.
reason-too-many-requested = Tylu budynków nie możesz postawić.
reason-needed-for-auction = Kto licytuje budynek, musi móc go postawić.
reason-not-an-outcome = Kości ani karty nie mogą teraz tego dać.
reason-not-an-order = Nie ma takiego zlecenia stałego.
reason-no-time-limit = Ta edycja nie ma limitu czasu.
reason-time-already-up = Czas już minął.
reason-not-a-seat = Nie ma takiego miejsca.
reason-no-extra-roll = Zrezygnować można tylko z dodatkowego rzutu za dublet.
reason-worth-more-than-bid = Bank dałby tam za budynek więcej, niż wynosi twoja oferta.

## How a game ends

ending-last = bankructwo wszystkich pozostałych
ending-rounds = koniec ostatniej kolejki
ending-time = koniec czasu

## The drawn board

label-houses = Domy
label-hotels = Hotele
label-bank = Bank
label-pot = Pula
label-owner = Właściciel
label-rent = Czynsz
label-mortgaged = Zastawiona
label-fortune = Majątek
label-dice = Kości

board-title-monopoly = Monopoly: { $edition }. Kolejka { $round }. Bank: domy { $houses }, hotele { $hotels }.
board-unowned = bez właściciela
board-mortgaged = zastawiona
board-hotel = hotel
board-in-jail = w więzieniu, tura { $n } z 3
board-just-visiting = tylko odwiedziny
board-bankrupt = bankructwo
board-jail-card = karta „Wyjdź bezpłatnie z więzienia”
board-awaits-dice = Za chwilę rzut kośćmi.
board-awaits-card = Za chwilę zostanie pociągnięta karta.
board-awaits-deal = Za chwilę zostanie wylosowana nieruchomość.

## Editions

edition-brazil = Brazylijska
edition-brazil-help = Zasady brazylijskiej instrukcji słowo w słowo: czynszu żąda się przed następnym rzutem, hotele kupuje się dla całej grupy, odwiedziny w więzieniu kończą turę, a z dodatkowego rzutu można zrezygnować.
edition-official = Oficjalna
edition-official-help = Tradycyjne zasady ze Stanów Zjednoczonych: podatek dochodowy do wyboru, hotele pojedynczo.
edition-modern = Nowoczesna
edition-modern-help = Zasady ze Stanów Zjednoczonych od 2008 roku: stałe podatki i nowsze karty.

## Options of the rules and their values

option-board = Plansza
option-board-help = Jakie są pola, ich ceny i czynsze.
value-board-classic = klasyczna plansza o 40 polach

option-deck = Karty
option-deck-help = Co mówią karty obu stosów.
value-deck-classic = karty sprzed 2008 roku
value-deck-modern = karty od 2008 roku

option-square-names = Nazwy pól
option-square-names-help = Od jakich miejsc pochodzą nazwy pól.
value-square-names-brasil = Rio de Janeiro i São Paulo
value-square-names-atlantic-city = Atlantic City

option-minimum-raise = Najmniejsze przebicie
option-minimum-raise-help = O ile następna kwota w licytacji musi być wyższa od poprzedniej.

option-starting-cash = Pieniądze na początek
option-starting-cash-help = Z jaką kwotą zaczyna każdy gracz.

option-salary = Pensja
option-salary-help = Co otrzymuje gracz, gdy staje na pierwszym polu lub je mija.

option-decline-goes-to-auction = Licytacja niekupionych nieruchomości
option-decline-goes-to-auction-help = Czy bank wystawia na licytację nieruchomość, której nie kupuje gracz stojący na jej polu.
value-decline-goes-to-auction-true = tak, od razu i wśród wszystkich graczy
value-decline-goes-to-auction-false = nie, zostaje bez właściciela

option-rent-claim-deadline = Czas na żądanie czynszu
option-rent-claim-deadline-help = Do kiedy właściciel musi zażądać czynszu, żeby go nie stracić.
value-rent-claim-deadline-next-player-roll = do rzutu następnego gracza
value-rent-claim-deadline-second-following-roll = do rzutu drugiego gracza z kolei
value-rent-claim-deadline-automatic = czynsz jest pobierany automatycznie

option-double-rent-with-mortgaged-sibling = Podwójny czynsz przy zastawie
option-double-rent-with-mortgaged-sibling-help = Czy cała grupa daje podwójny czynsz, gdy jedna z jej nieruchomości jest w zastawie.
value-double-rent-with-mortgaged-sibling-true = tak
value-double-rent-with-mortgaged-sibling-false = nie

option-jail-card-sale = Sprzedaż karty „Wyjdź bezpłatnie z więzienia”
option-jail-card-sale-help = Komu gracz może sprzedać tę kartę.
value-jail-card-sale-to-jailed-player = tylko graczowi w więzieniu
value-jail-card-sale-to-anyone = każdemu

option-income-tax = Podatek dochodowy
option-income-tax-help = Jak oblicza się podatek dochodowy.
value-income-tax-best-of = mniejsza z dwóch kwot: stała albo procent majątku
value-income-tax-blind-choice = gracz wybiera, zanim policzy majątek
value-income-tax-flat = zawsze stała kwota

option-income-tax-flat = Podatek dochodowy: stała kwota
option-income-tax-flat-help = Podatek, gdy majątku się nie liczy.

option-income-tax-percent = Podatek dochodowy: procent majątku
option-income-tax-percent-help = Ile procent majątku zabiera podatek.

option-income-tax-mortgaged-lot = Zastawione nieruchomości w majątku
option-income-tax-mortgaged-lot-help = Ile liczy się zastawiona nieruchomość przy opodatkowaniu majątku.
value-income-tax-mortgaged-lot-mortgage-value = jej wartość zastawu
value-income-tax-mortgaged-lot-printed-price = jej cena na polu
value-income-tax-mortgaged-lot-both = cena i wartość zastawu razem

option-luxury-tax = Domiar podatkowy
option-luxury-tax-help = Ile wynosi domiar podatkowy.

option-free-parking = Bezpłatny parking
option-free-parking-help = Co otrzymuje gracz na polu Bezpłatny parking.
value-free-parking-nothing = nic
value-free-parking-pot = pulę, do której trafiają podatki, kaucje i opłaty z kart

option-jail-turn-1 = Pierwsza tura w więzieniu
option-jail-turn-1-help = Co wolno: zapłacić kaucję (pay), użyć karty (card), kupić kartę (buy_card), rzucić na dublet (roll).
value-jail-turn-1-pay = zapłacić kaucję
value-jail-turn-1-card = użyć karty
value-jail-turn-1-buy-card = kupić kartę
value-jail-turn-1-roll = rzucić na dublet

option-jail-turn-2 = Druga tura w więzieniu
option-jail-turn-2-help = Co wolno: zapłacić kaucję (pay), użyć karty (card), kupić kartę (buy_card), rzucić na dublet (roll).
value-jail-turn-2-pay = { value-jail-turn-1-pay }
value-jail-turn-2-card = { value-jail-turn-1-card }
value-jail-turn-2-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-2-roll = { value-jail-turn-1-roll }

option-jail-turn-3 = Trzecia tura w więzieniu
option-jail-turn-3-help = Co wolno: zapłacić kaucję (pay), użyć karty (card), kupić kartę (buy_card), rzucić na dublet (roll).
value-jail-turn-3-pay = { value-jail-turn-1-pay }
value-jail-turn-3-card = { value-jail-turn-1-card }
value-jail-turn-3-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-3-roll = { value-jail-turn-1-roll }

option-jail-fine = Kaucja
option-jail-fine-help = Ile kosztuje wyjście z więzienia.

option-jail-double-gives-extra-roll = Dodatkowy rzut po więzieniu
option-jail-double-gives-extra-roll-help = Czy dublet, który uwalnia gracza z więzienia, daje dodatkowy rzut.
value-jail-double-gives-extra-roll-true = tak
value-jail-double-gives-extra-roll-false = nie

option-just-visiting-ends-turn = Odwiedziny w więzieniu kończą turę
option-just-visiting-ends-turn-help = Czy odwiedziny w więzieniu kończą turę nawet po dublecie.
value-just-visiting-ends-turn-true = tak
value-just-visiting-ends-turn-false = nie

option-extra-roll = Dodatkowy rzut po dublecie
option-extra-roll-help = Czy gracz musi wykonać rzut, który daje dublet, czy może zamiast tego zakończyć turę.
value-extra-roll-must = obowiązkowy
value-extra-roll-may = można zrezygnować

option-mixed-buildings-in-group = Domy obok hoteli
option-mixed-buildings-in-group-help = Czy w grupie mogą jednocześnie stać domy i hotele.
value-mixed-buildings-in-group-true = tak
value-mixed-buildings-in-group-false = nie, tylko jeden rodzaj

option-hotel-unit = Kupowanie hoteli
option-hotel-unit-help = Jak kupuje się i sprzedaje hotele.
value-hotel-unit-whole-group = w całej grupie naraz
value-hotel-unit-single-lot = ulica po ulicy

option-build-requires-group-unmortgaged = Budowa przy zastawie
option-build-requires-group-unmortgaged-help = Czy zastaw zabrania budowy w całej grupie, czy tylko na tej ulicy.
value-build-requires-group-unmortgaged-true = w całej grupie
value-build-requires-group-unmortgaged-false = tylko na zastawionej ulicy

option-build-timing = Pora budowy
option-build-timing-help = Kiedy gracze mogą budować.
value-build-timing-between-rolls = między dowolnymi dwoma rzutami
value-build-timing-own-turn = tylko w swojej turze

option-bank-houses = Domy w banku
option-bank-houses-help = Ile domów ma bank na początku.

option-bank-hotels = Hotele w banku
option-bank-hotels-help = Ile hoteli ma bank na początku.

option-building-shortage = Brak budynków
option-building-shortage-help = Co się dzieje, gdy gracze chcą więcej budynków, niż ma bank.
value-building-shortage-auction = pyta się pozostałych, a budynki idą na licytację
value-building-shortage-first-come = dostaje je ten, kto buduje pierwszy

option-shortage-auction-start = Pierwsza kwota za budynek
option-shortage-auction-start-help = Najniższa kwota w licytacji budynków; nigdy mniej, niż bank dałby za budynek.
value-shortage-auction-start-lowest-deed-price = najniższa cena takiego budynku w aktach własności
value-shortage-auction-start-any = dowolna

option-trade-requires = Wymiana a budynki
option-trade-requires-help = Co musi być bez budynków, zanim nieruchomość zostanie wymieniona.
value-trade-requires-group-unbuilt = cała jej grupa
value-trade-requires-lot-unbuilt = sama nieruchomość

option-mortgage-requires = Zastaw a budynki
option-mortgage-requires-help = Co musi być bez budynków, zanim nieruchomość zostanie zastawiona.
value-mortgage-requires-group-unbuilt = cała jej grupa
value-mortgage-requires-lot-unbuilt = sama nieruchomość

option-mortgage-interest-percent = Odsetki
option-mortgage-interest-percent-help = Ile procent dolicza się do zastawu przy wykupie.

option-mortgaged-transfer-fee-percent = Opłata za przejęcie
option-mortgaged-transfer-fee-percent-help = Ile procent zastawu płaci od razu ten, kto przejmuje zastawioną nieruchomość.

option-percent-rounding = Zaokrąglanie procentów
option-percent-rounding-help = Jak zaokrągla się odsetki, opłaty i podatki do pełnych dolarów.
value-percent-rounding-up = w górę
value-percent-rounding-down = w dół
value-percent-rounding-nearest = do najbliższego dolara

option-bankrupt-to-bank-lots = Nieruchomości przejęte przez bank
option-bankrupt-to-bank-lots-help = Co się dzieje z nieruchomościami, gdy gracz bankrutuje na rzecz banku.
value-bankrupt-to-bank-lots-auction-unmortgaged = idą na licytację bez zastawów
value-bankrupt-to-bank-lots-auction-mortgaged = idą na licytację z zastawami
value-bankrupt-to-bank-lots-return = znów są bez właściciela

option-double-salary-on-start = Podwójna pensja
option-double-salary-on-start-help = Czy za zatrzymanie się dokładnie na pierwszym polu należy się podwójna pensja.
value-double-salary-on-start-true = tak
value-double-salary-on-start-false = nie

option-rent-while-jailed = Czynsz w więzieniu
option-rent-while-jailed-help = Czy właściciel w więzieniu otrzymuje czynsz.
value-rent-while-jailed-true = tak
value-rent-while-jailed-false = nie

option-even-building = Równomierna budowa
option-even-building-help = Czy ulice grupy trzeba zabudowywać i wyprzedawać równomiernie.
value-even-building-true = tak, najwyżej jeden dom różnicy
value-even-building-false = nie

option-starting-lots = Nieruchomości na początek
option-starting-lots-help = Ile wylosowanych nieruchomości każdy gracz kupuje przed grą.

option-round-limit = Limit kolejek
option-round-limit-help = Po ilu kolejkach wygrywa gracz z największym majątkiem.
value-round-limit-none = bez limitu

option-time-limit-minutes = Limit czasu
option-time-limit-minutes-help = Po ilu minutach dokańcza się kolejkę i wygrywa gracz z największym majątkiem.
value-time-limit-minutes-none = bez limitu
