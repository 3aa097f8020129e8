## Home

home-lead = Graj ze znajomymi lub botami: na tym ekranie, na telefonach albo na telewizorze.
home-about-acquire = Zagrywaj płytki, zakładaj sieci hotelowe, kupuj udziały i zarabiaj na fuzjach.
home-about-monopoly = Okrążaj planszę, kupuj ulice, buduj domy i pobieraj czynsz.
home-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
        [many] { $n } botów
       *[other] { $n } bota
    }
home-minutes = około { $n } min
home-play = Zagraj teraz
home-create = Utwórz stół
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy. Utwórz go i wyślij link znajomym.
home-nobody = Nikt tu jeszcze nie siedzi
home-seats-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
home-options-changed =
    { $n ->
        [one] { $n } zmieniona opcja
        [few] { $n } zmienione opcje
        [many] { $n } zmienionych opcji
       *[other] { $n } zmienionej opcji
    }
home-sit = Usiądź
home-watch = Oglądaj
home-join = Dołącz przez link
home-join-label = Link z zaproszeniem lub kod stołu
home-join-button = Dołącz
home-join-help = Wklej otrzymany link albo skieruj telefon na kwadratowy kod na telewizorze.
home-join-bad = To nie jest link do stołu na tym serwerze.
home-mine-none = Tu pojawiają się Twoje partie: grasz dalej od miejsca przerwania.
home-mine-all = Wszystkie moje partie
home-your-turn = Twoja kolej
home-now = Teraz gra: { $player }
home-status-waiting = czeka na graczy
home-status-running = w toku
home-status-paused = wstrzymana
home-status-over = zakończona
home-status-ended = przerwana
home-tv = Graj na telewizorze
home-tv-help = Plansza na dużym ekranie, Twoje płytki na telefonie.
home-tv-link = Otwórz stół na tym ekranie
home-hotseat = Wszyscy na jednym urządzeniu (hotseat)
home-hotseat-help = Podawaj je dalej; zasłona ukrywa płytki pozostałych.
home-hotseat-link = Zacznij
clock-none = bez zegara
clock-live = { $seconds } s na decyzję
clock-days =
    { $n ->
        [one] { $n } dzień na decyzję
        [few] { $n } dni na decyzję
        [many] { $n } dni na decyzję
       *[other] { $n } dnia na decyzję
    }

## My games

games-running = W toku
games-finished = Zakończone
games-more = Pokaż więcej
games-place = Miejsce { $place } z { $n }

## What went wrong

problem = To się nie udało. Spróbuj ponownie za chwilę.
problem-too-many-requests = Za dużo naraz. Poczekaj chwilę.
problem-not-found = Nie ma takiego stołu albo jest prywatny: poproś o link z zaproszeniem.
problem-signed-out = Zaloguj się ponownie.
problem-storage = Serwer nie może teraz nic zapisać. Nic nie przepadło; spróbuj później.
