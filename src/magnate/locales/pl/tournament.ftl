## magnate tournament

cli-help-tournament = rozgrywa partie między botami i uczciwie mierzy ich siłę
cli-help-bots = boty, po jednym na miejsce, oddzielone przecinkami
cli-help-blocks = liczba bloków; blok to te same losowania, rozegrane przy każdej rotacji miejsc
cli-help-seconds-per-decision = jak długo bot, który liczy naprzód, może myśleć nad decyzją; domyślnie według własnego limitu
cli-help-rollouts = liczba symulacji takiego bota na decyzję, zamiast limitu czasu
cli-help-until = kończy, gdy 95-procentowy przedział wygranych pierwszego bota nie obejmuje tej wartości
cli-help-save = zapisuje partie w tym pliku albo wznawia turniej, który w nim jest
cli-help-report = zapisuje w tym pliku stronę z wykresami
cli-help-jobs = liczba równoległych procesów; domyślnie jeden na procesor
cli-help-cluster = gra na klastrze Dask pod tym adresem
cli-error-share = { $text } nie jest liczbą od 0 do 1.
cli-error-two-budgets = Użyj --seconds-per-decision albo --rollouts, ale nie obu naraz.
cli-error-nobody-looks-ahead = Żaden z tych botów nie liczy naprzód, więc nie ma czego ograniczać. Boty, które liczą naprzód: { $known }.
cli-error-no-dask = Do klastra potrzebny jest pakiet distributed: pip install "magnate[cluster]"
cli-error-cluster = Nie ma klastra pod adresem { $address }: { $why }
cli-error-worker-ended = Jeden z procesów został zakończony z zewnątrz. Z opcją --save to samo polecenie wznowi turniej.
cli-tournament-title = { $game }. Edycja: { $edition }. Ziarno: { $seed }. Bloki: { $blocks }. Partie: { $games }.
cli-tournament-rollouts = Symulacje na decyzję botów liczących naprzód: { $n }.
cli-tournament-seconds = Sekundy na decyzję botów liczących naprzód: { $n }.
cli-tournament-par = Wśród równych każde miejsce wygrywa { $share }. W nawiasach: 95-procentowe przedziały po blokach.
tournament-not-one = To nie jest plik turnieju ({ $why }).
tournament-another = Inny turniej: { $what } to tutaj { $kept }, a nie { $asked }.
tournament-not-a-game = To nie jest partia ({ $why }).
cli-tournament-bot = Bot
cli-tournament-wins = Wygrane
cli-tournament-rank = Średnie miejsce
cli-tournament-money = Pieniądze
cli-tournament-fortune = Majątek
cli-tournament-time = Na decyzję
cli-tournament-milliseconds = { $n } ms
cli-tournament-rating = Ranking
cli-tournament-interrupted = Turniej przerwany. Rozegrane bloki: { $n }.
cli-tournament-stopped = Partie przerwane z powodu długości, z wygraną podzieloną między tych, którzy jeszcze grali: { $n }.
cli-tournament-faults = Ruchy botów odrzucone przez zasady: { $n }.
report-heading-wins = Wygrane
report-heading-course = Odsetek wygranych, blok po bloku
report-heading-ranks = Miejsca
report-heading-ahead = Jak często jeden bot jest przed drugim
report-heading-figures = Liczby
report-par = po równo
report-place = miejsce { $n }
report-blocks =
    { $n ->
        [one] { $n } blok
        [few] { $n } bloki
        [many] { $n } bloków
       *[other] { $n } bloku
    }
