## The Acquire table

web-acquire-round = Kolejka { $n }
web-acquire-pile = Stos: { tiles }
web-acquire-players = Gracze
web-acquire-tabs = Pod planszą
web-acquire-playing = gra
web-acquire-secret = ukryte
web-acquire-worth = razem { $amount }
web-acquire-own-shares = ty: { $n }
web-acquire-others-shares = Inni: { $n }

## The board

web-acquire-board = Plansza: 12 kolumn, 9 rzędów
web-acquire-empty = puste
web-acquire-zoom = Powiększ planszę
web-acquire-zoom-out = Pokaż całą planszę

## What a tile would do

web-acquire-hand = Twoje płytki
web-acquire-alone = sama
web-acquire-new = nowa
web-acquire-if-found = Zakłada sieć: { tiles }.
web-acquire-if-merge = Sieć { $survivor } pozyskuje: { $chains }. Razem { tiles }.
web-acquire-if-tie = Największe sieci są równe: ty wybierasz sieć pozyskującą.
web-acquire-bonuses-for = Bonusy za sieć { $chain }
web-acquire-bonuses-unknown = Kto otrzyma który bonus, okaże się przy liczeniu udziałów.
web-acquire-no-bonus = Nikt nie otrzymuje bonusu.

## Prompts

web-acquire-step-place = Płytka
web-acquire-step-buy = Zakup
web-acquire-step-draw = Ciągnięcie
web-acquire-ask-place = Twoja kolej. Zagraj płytkę.
web-acquire-ask-stuck = Żadnej z twoich płytek nie można zagrać.
web-acquire-ask-found = Którą sieć zakładasz?
web-acquire-ask-survivor = Wybierz sieć pozyskującą.
web-acquire-ask-acquire = Wybierz sieć pozyskiwaną jako następną.
web-acquire-ask-dispose = Twoje udziały sieci { $chain }: { $n }
web-acquire-ask-buy = Kup udziały, najwyżej { $n }.
web-acquire-ask-buy-nothing = Teraz nie możesz kupić udziałów.
web-acquire-ask-replace = Płytki nie do zagrania można odłożyć.
web-acquire-choose-tile = Wybierz płytkę, a zobaczysz, co zrobi.
web-acquire-stuck-help = Odłóż całą rękę i pociągnij nowe płytki albo kontynuuj turę bez zagrywania płytki.
web-acquire-place = Zagraj { $tile }
web-acquire-place-one = Zagraj płytkę
web-acquire-swap = Odłóż wszystkie płytki
web-acquire-place-none = Nie zagrywaj płytki
web-acquire-equal = Każda ma: { tiles }.
web-acquire-survives = { $chain } pozyskuje
web-acquire-next = { $chain } jako następna
web-acquire-share-for = { $amount } za udział
web-acquire-choose = Wybierz sieć { $chain }
web-acquire-found = Załóż sieć { $chain }
web-acquire-choose-chain = Wybierz jedną z sieci.
web-acquire-sell = Sprzedaj
web-acquire-trade = Wymień 2:1
web-acquire-keep = Zatrzymaj
web-acquire-sell-result = Po { $price }: { $amount }
web-acquire-trade-result = Otrzymujesz { $list }. W banku: { $n }.
web-acquire-keep-result = Bez wartości, chyba że sieć { $chain } powstanie ponownie.
web-acquire-sell-all = Sprzedaj wszystkie
web-acquire-trade-all = Wymień, ile się da
web-acquire-keep-all = Zatrzymaj wszystkie
web-acquire-cash-after = Pieniądze potem
web-acquire-confirm = Zatwierdź
web-acquire-order = Kolejność decyzji
web-acquire-cost = Koszt
web-acquire-left = Zostanie ci
web-acquire-buy-none = Nic nie kupuj
web-acquire-buy =
    { $n ->
        [0] Kup udziały
       *[other] Kup { shares-acc }
    }
web-acquire-go-on = Dalej
web-acquire-declare = Ogłoś koniec gry
web-acquire-declare-help = Gra kończy się z tą turą: wypłaca się bonusy za wszystkie sieci na planszy i sprzedaje wszystkie ich udziały.
web-acquire-declared = Ogłoszono koniec: to ostatnia tura.
web-acquire-replace =
    { $n ->
        [one] Odłóż { $n } płytkę i pociągnij { $n }
        [few] Odłóż { $n } płytki i pociągnij { $n }
        [many] Odłóż { $n } płytek i pociągnij { $n }
       *[other] Odłóż { $n } płytki i pociągnij { $n }
    }
web-acquire-replace-none = Zatrzymaj wszystkie płytki

## While others decide

web-acquire-wait-place = { $player } wybiera płytkę.
web-acquire-wait-found = { $player } wybiera sieć do założenia.
web-acquire-wait-survivor = { $player } wybiera sieć pozyskującą.
web-acquire-wait-acquire = { $player } wybiera sieć pozyskiwaną jako następną.
web-acquire-wait-dispose = { $player } decyduje o udziałach sieci { $chain }.
web-acquire-wait-buy = { $player } decyduje, co kupić.
web-acquire-wait-replace = { $player } przegląda płytki nie do zagrania.

## The price chart

web-acquire-prices = Tabela cen
web-acquire-prices-note = Zaznaczone: obecne ceny. Bonusy otrzymują akcjonariusze, którzy mają najwięcej udziałów pozyskanej sieci.
web-acquire-prices-failed = Nie udało się wczytać tabeli cen. Otwórz ją za chwilę jeszcze raz.

## The end

web-acquire-final = Końcowa punktacja
web-acquire-final-bonuses = Bonusy
web-acquire-final-shares = Sprzedane udziały
web-acquire-final-place = Miejsce

## Keyboard shortcuts

web-acquire-key-tile = Wybierz płytkę z ręki
web-acquire-key-enter = Naciśnij zielony przycisk

## The table as text

web-acquire-text-board = Plansza
web-acquire-text-chain = { $name }: { tiles }, { $price } za udział, w banku { $n-left }.
web-acquire-text-away = { $name }: nie ma na planszy, w banku { $n-left }.
web-acquire-text-asked = Decyzja
web-acquire-text-how = Wpisz na przykład: { $examples }

## Text mode: each line is an action and what it means

web-notation-acquire =
    place 3C                 zagrać płytkę
    found Tower              założyć sieć
    survivor Tower           wybrać sieć pozyskującą
    acquire American         wybrać sieć, która będzie pozyskana jako następna
    sell 2 trade 4           sprzedać 2 udziały, wymienić 4 na 2, resztę zatrzymać
    keep                     zatrzymać wszystkie udziały pozyskanej sieci
    buy 2 Tower 1 American   kupić najwyżej 3 udziały
    buy none                 nie kupować nic
    declare                  ogłosić koniec gry
    swap                     odłożyć całą rękę i pociągnąć nowe płytki
    skip                     kontynuować turę bez zagrywania płytki
    replace 5B 6B            odłożyć płytki nie do zagrania i pociągnąć nowe
    replace none             zatrzymać wszystkie płytki
