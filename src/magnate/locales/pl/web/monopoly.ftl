## The Monopoly table

web-mono-you = Ty
web-mono-your-turn = Twoja kolej
web-mono-turn = Kolej
web-mono-decides = Decyduje
web-mono-players = Gracze
web-mono-properties = Nieruchomości
web-mono-your-properties = Twoje nieruchomości
web-mono-no-properties = Nie masz jeszcze nieruchomości.
web-mono-log = Dziennik
web-mono-parts = Części stołu
web-mono-tab-table = Stół
web-mono-tab-lots = Moje
web-mono-round = kolejka { $n }
web-mono-time-up = koniec czasu: ostatnia kolejka
web-mono-of = { $n } z { $all }
web-mono-worth = majątek
web-mono-worth-hidden = majątek ukryty
web-mono-holdings = Co ma { $player }
web-mono-can-raise = może zdobyć { $amount }
web-mono-jail-cards = Karty wyjścia: { $n }
web-mono-board = Plansza: pętla pól, razem { $n }
web-mono-here = Tutaj: { $players }.
web-mono-price = cena { $amount }
web-mono-rent = czynsz { $amount }
web-mono-or = { $a } lub { $b }
web-mono-collect = weź { $amount }
web-mono-hotel-letter = H
web-mono-doubles = dublet
web-mono-pile = { $pile }: kart na stosie: { $n }
web-mono-square-number = Pole { $n } z { $all }
web-mono-square-on =
    { $n ->
        [1] Pole dalej
       *[other] Pole wstecz
    }

## Deeds

web-mono-deed = Akt własności: { $square }
web-mono-deeds = Akty własności
web-mono-whole-group = Cała grupa
web-mono-building-cost = Dom
web-mono-mortgage = Zastaw
web-mono-stations-owned =
    { $n ->
        [one] { $n } dworzec
        [few] { $n } dworce
        [many] { $n } dworców
       *[other] { $n } dworca
    }
web-mono-companies-owned =
    { $n ->
        [one] { $n } zakład
        [few] { $n } zakłady
        [many] { $n } zakładów
       *[other] { $n } zakładu
    }
web-mono-times-dice = { $n } × kości
web-mono-nobodys = Bez właściciela. Cena: { $amount }.
web-mono-owned-by = Właściciel: { $player }.
web-mono-bank-left = Bank: domy { $houses }, hotele { $hotels }
web-mono-build-house = Zbuduj tu dom
web-mono-build-hotel = Zbuduj tu hotel
web-mono-sell-one = Sprzedaj budynek
web-mono-redeem-title = Wykup z zastawu
web-mono-rent-change = czynsz { $before } → { $after }
web-mono-ask-for-it = Poproś właściciela
web-mono-on-start = Kto tu dojdzie lub tędy przejdzie, dostaje { $amount }.
web-mono-on-pile = Kto tu stanie, ciągnie kartę. Kart na stosie: { $n }.
web-mono-on-tax = Kto tu stanie, płaci { $amount }.
web-mono-on-income-tax = Kto tu stanie, płaci { $amount } lub { $percent } majątku.
web-mono-on-parking = Tu nic się nie dzieje.
web-mono-on-pot = Kto tu stanie, bierze pulę: { $amount }.
web-mono-on-jail = Stoją tu też odwiedzający. Kaucja: { $amount }.
web-mono-on-go-to-jail = Kto tu stanie, idzie prosto do więzienia.
web-mono-cards-seen = Karty już widziane, ostatnia na początku

## Your properties

web-mono-hold = Budować, wykupywać i wymieniać można tylko między rzutami.
web-mono-trade = Wymiana
web-mono-sell-on = Sprzedaj budynki, { $group }: { $amount }
web-mono-build-on = Buduj, { $group }: { $amount }
web-mono-build-here = Buduj, { $square }: { $amount }
web-mono-build-row = Po jednym: { $amount }
web-mono-mortgage-button = Zastaw { $amount }
web-mono-mortgage-for = Zastaw { $square }: { $amount }
web-mono-redeem = Wykup { $amount }
web-mono-redeem-for = Wykup { $square }: { $amount }
web-mono-orders = Zlecenia stałe

## Rolling and jail

web-mono-roll-title = Twoja kolej
web-mono-roll-again = Dublet: rzuć jeszcze raz
web-mono-roll-or-end = Dublet: rzuć jeszcze raz albo zakończ turę
web-mono-roll-help = Przed rzutem możesz budować, sprzedawać, zastawiać, wykupywać i wymieniać.
web-mono-roll = Rzuć kośćmi
web-mono-end-turn = Zakończ turę
web-mono-claims-open = Poczekaj z rzutem. Sekundy: { $n }
web-mono-held = { $player } wstrzymuje kości. Sekundy: { $n }
web-mono-jail-title = Jesteś w więzieniu: tura { $n } z 3
web-mono-jail-help = Stąd nadal pobierasz czynsz, budujesz i wymieniasz.
web-mono-jail-roll = Rzuć na dublet
web-mono-jail-roll-help = 1 szansa na 6.
web-mono-jail-pay = Zapłać { $amount }
web-mono-jail-card = Użyj karty
web-mono-jail-buy = Kup kartę od innego gracza
web-mono-jail-buy-help = Proponujesz cenę; posiadacz karty może się zgodzić.
web-mono-jail-buy-nobody = Nikt inny teraz takiej nie ma.
web-mono-offer = Zaproponuj { $amount }
web-mono-cash-change = Pieniądze { $before } → { $after }

## Buying

web-mono-landed = Stoisz na polu { $square }
web-mono-buy-question = Bez właściciela. Kupić za { $amount }?
web-mono-completes = Uzupełnia grupę: { $group }. Czynsze potem: { $rents }.
web-mono-then-owned = Będziesz mieć { $owned } ({ $group }). Czynsz: { $rents }.
web-mono-cash-after = Pieniądze po zakupie: { $amount }
web-mono-buy-short = Brakuje { $amount }. Najpierw sprzedaj lub zastaw: to da do { $raise }.
web-mono-else-auction = Bez zakupu zaczyna się licytacja. Też możesz licytować.
web-mono-else-free = Bez zakupu pozostanie bez właściciela.
web-mono-buy = Kup za { $amount }
web-mono-to-auction = Na licytację
web-mono-decline = Nie kupuj

## Auctions

web-mono-auction = Licytacja: { $what }
web-mono-leads = prowadzi z { $amount }
web-mono-last-bid = ostatnio { $amount }
web-mono-no-bid = jeszcze bez oferty
web-mono-passed = pas
web-mono-out-of-auction = poza tą licytacją
web-mono-nobody-bid = Nikt jeszcze nie licytuje.
web-mono-under-price = { $amount } poniżej ceny
web-mono-over-price = { $amount } powyżej ceny
web-mono-bar = pasek: najwyższa możliwa oferta
web-mono-bid-now = oferta teraz
web-mono-the-price = cena
web-mono-your-bid = Twoja oferta
web-mono-bid = Licytuj { $amount }
web-mono-pass = Pasuj na dobre
web-mono-bid-cash = Masz { $cash }; licytuje się tylko gotówką. Kreskowane: jeszcze { $raise }, które da sprzedaż i zastaw.
web-mono-bid-up-to = Licytuj za mnie do
web-mono-bids-up-to = Zlecenie stałe: licytacja do { $amount }
web-mono-bids-nothing = Zlecenie stałe: bez licytowania
web-mono-order = Zleć
web-mono-take-back = Wycofaj
web-mono-seconds-left = Pozostało sekund: { $n }

## Debts

web-mono-owe-player = Twój dług: { $amount }. Wierzyciel: { $player }
web-mono-owe-bank = Twój dług wobec banku: { $amount }
web-mono-owe-pot = Musisz wpłacić do puli: { $amount }
web-mono-debt-raise = Masz { $cash }: zdobądź jeszcze { $amount }.
web-mono-still-missing = Wciąż brakuje: { $amount }
web-mono-covered = Plan pokrywa dług.
web-mono-plan = Twój plan
web-mono-plan-help = Nic się nie dzieje, dopóki nie zapłacisz.
web-mono-plan-empty = Wybierz, co sprzedać lub zastawić, albo weź propozycję.
web-mono-suggest = Zaproponuj plan
web-mono-raise-money = Zdobądź pieniądze
web-mono-up-to = do { $amount }
web-mono-trade-instead = Zaproponuj wymianę
web-mono-pay = Zapłać { $amount }
web-mono-debt-coverable = Możesz zdobyć łącznie { $raise }, więc to nie bankructwo.
web-mono-debt-hopeless = Nawet po sprzedaży i zastawie wszystkiego zabraknie { $amount }. Może pomóc wymiana.
web-mono-bankrupt = Ogłoś bankructwo
web-mono-bankrupt-sure = Kończysz grę, a cały majątek przejmuje wierzyciel. Tego nie można cofnąć.
web-mono-not-now = Nie teraz
web-mono-step-mortgage = Zastaw { $square }
web-mono-step-mortgage-effect = Bez czynszu. Wykup później za { $amount }.
web-mono-step-sell = Sprzedaj { houses }: { $squares }
web-mono-step-sell-hotel = Sprzedaj hotel: { $squares }
web-mono-take-back-step = Wycofaj: { $step }
web-mono-sell-buildings = Sprzedaj budynki
web-mono-all-sold = wszystko w planie
web-mono-after-buildings = po sprzedaży budynków

## Mortgaged properties that change hands, taxes, shortages

web-mono-transfer = Przejmujesz zastawioną nieruchomość: { $square }
web-mono-transfer-redeem = Wykup teraz za { $amount }
web-mono-transfer-keep = Zostaw zastaw za opłatą { $amount }
web-mono-transfer-keep-help = Późniejszy wykup kosztuje { $amount }.
web-mono-tax-title = Podatek dochodowy: wybierz
web-mono-tax-help = Najpierw wybierz; majątek liczy się potem.
web-mono-tax-flat = Stała kwota.
web-mono-tax-percent = Pieniędzy, nieruchomości i budynków.
web-mono-tax-pay-percent = Zapłać { $percent } majątku
web-mono-tax-same = Obie kwoty są równe przy majątku { $amount }. Tego nie można cofnąć.
web-mono-shortage = Brakuje budynków
web-mono-shortage-help = Jeśli wszyscy razem chcą więcej, niż ma bank, budynki idą po kolei na licytację.
web-mono-requested = Ile chcesz
web-mono-request = Poproś: { buildings }
web-mono-request-none = Nie chcę

## While others decide

web-mono-wait-roll = { $player } zaraz rzuca kośćmi.
web-mono-wait-jail = { $player } wybiera sposób wyjścia z więzienia.
web-mono-wait-buy = { $player } zastanawia się nad zakupem: { $square }.
web-mono-wait-debt = { $player } ma dług { $amount } i zdobywa pieniądze.
web-mono-wait-tax = { $player } wybiera, jak zapłacić podatek dochodowy.
web-mono-wait-transfer = { $player } decyduje o zastawionej nieruchomości.
web-mono-wait-shortage = { $player } decyduje, o ile budynków poprosić.
web-mono-between-rolls = Między rzutami możesz budować, zastawiać, wykupywać i wymieniać.
web-mono-hold-dice = Wstrzymaj kości
web-mono-hold-dice-help = Raz przed każdym rzutem możesz zyskać czas na budowę lub wymianę.
web-mono-let-go = Puść kości

## Claims

web-mono-claim-rent = Zażądaj czynszu od gracza, który tu stanął
web-mono-claim-button = Zażądaj czynszu

## Trades

web-mono-trade-with = Wymiana, partner: { $player }
web-mono-offer-from = Proponuje { $player }
web-mono-partner = Z kim
web-mono-offer-title = Propozycja dla ciebie
web-mono-offers = Propozycje: { $n }
web-mono-offer-to-you = { $player } daje: { $gives }. Ty dajesz: { $gets }.
web-mono-offer-lapses = Wygasa przy następnym rzucie.
web-mono-offer-gone = Ta propozycja już nie obowiązuje.
web-mono-card-wanted = { $player } proponuje { $amount } za twoją kartę „Wyjdź bezpłatnie z więzienia”.
web-mono-own-offer = Twoja propozycja
web-mono-own-offer-to = Twoja propozycja czeka. Odpowiada { $player }
web-mono-accept = Przyjmij
web-mono-look = Zobacz
web-mono-refuse = Odrzuć
web-mono-withdraw = Wycofaj
web-mono-you-give = Ty dajesz
web-mono-player-gives = { $player } daje
web-mono-has = ma { $amount }
web-mono-added = dodane przez ciebie
web-mono-breaks = rozbija: { $group }
web-mono-group-built = budynki w grupie
web-mono-nothing-to-give = Brak nieruchomości i kart.
web-mono-changes-you = Co się zmieni dla ciebie
web-mono-changes-player = Co się zmieni: { $player }
web-mono-complete = komplet
web-mono-broken = już bez kompletu
web-mono-fee = Opłata
web-mono-fee-choice = { $square }: { $fee } teraz i { $redeem } później albo { $redeem } od razu
web-mono-trade-empty = Wybierz, co kto daje, a zobaczysz, co się zmieni.
web-mono-reset = Od nowa
web-mono-send-offer = Wyślij propozycję
web-mono-send-counter = Wyślij kontrpropozycję
web-mono-accept-offer = Przyjmij propozycję
web-mono-offer-help = { $player } może przyjąć, zmienić lub odrzucić. Wygasa przy następnym rzucie.

## The end, keys, the table as text

web-mono-final = Wynik końcowy
web-mono-key-roll = Rzuć kośćmi
web-mono-key-answer = Przejdź do pytania; Tab prowadzi do odpowiedzi
web-mono-key-trade = Wymiana
web-mono-key-board = Przejdź do planszy; strzałki prowadzą po polach
web-mono-going-on = Co się dzieje
web-mono-possible = Co możesz zrobić z nieruchomościami

## Text mode: each line is an action and what it means

web-notation-monopoly =
    A, B                     nieruchomości: ich nazwy na planszy albo początki nazw
    2                        gracz: numer miejsca
    roll                     rzucić kośćmi
    end turn                 zakończyć turę bez dodatkowego rzutu za dublet
    buy, decline             kupić nieruchomość, na której stoisz, albo zrezygnować
    bid 120, pass            licytować albo pasować
    claim A, waive A         zażądać czynszu za swoją nieruchomość albo zrezygnować
    build A 2 B 1            budować, aż na A są 2 domy, na B 1; hotel to hotel
    sell A 1                 sprzedać budynki, aż na A zostanie 1 dom
    mortgage A, redeem A     zastawić nieruchomość albo wykupić ją z zastawu
    offer 2: A + $100 for B  złożyć propozycję; też nothing, chance-card, chest-card
    accept 2, refuse 2       odpowiedzieć na propozycję
    counter 2: A for B       odpowiedzieć kontrpropozycją
    withdraw                 wycofać swoją propozycję
    pay, card                zapłacić kaucję albo użyć karty i wyjść z więzienia
    buycard 2 for 35         zaproponować pieniądze za kartę, aby z nią wyjść
    raise, bankrupt          dług: zdobyć pieniądze automatycznie albo się poddać
    keep                     zostawić zastaw na przejętej nieruchomości
    tax flat, tax percent    wybrać podatek dochodowy
    request 2, request none  przy braku budynków powiedzieć, ile chcesz
    place A                  wybrać ulicę dla wylicytowanego budynku
