# Refusals of a table, by code.

refused-stale = Ta decyzja nie jest już otwarta; spójrz na obecny stan stołu.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-not-host = Może to zrobić tylko gracz, który otworzył stół.
refused-seated-already = Masz już miejsce przy tym stole.
refused-seat-taken = To miejsce jest zajęte.
refused-name-at-table = Ktoś przy tym stole ma takie samo lub łudząco podobne imię. Wybierz inne.
refused-no-such-seat = Przy stole nie ma takiego miejsca.
refused-no-such-bot = Nie ma takiego bota.
refused-table-full = Wszystkie miejsca są zajęte.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-started-already = Partia już się zaczęła.
refused-nothing-to-reveal = Przy tym stole nic się teraz nie ujawnia.
refused-revealing = Trwa ujawnianie wartości nonce; zobowiązań nie można już zmienić.
refused-revealed-already = Inna wartość nonce została już przez ciebie ujawniona.
refused-wrong-nonce = Ta wartość nonce nie odpowiada twojemu zobowiązaniu.
refused-commitment-used = To zobowiązanie było już użyte; zobowiąż się do nowej wartości nonce.
refused-game-over = Partia jest zakończona.
refused-paused = Partia jest wstrzymana.
refused-not-paused = Partia nie jest wstrzymana.
refused-bot-sits-in = Gra za ciebie bot; najpierw wróć na swoje miejsce.
refused-not-away = Żaden bot za ciebie nie gra.
refused-resigned = Nie ma cię już w tej partii.
refused-not-an-action = To nie jest ruch.
refused-illegal = Zasady teraz na to nie pozwalają.
refused-has-its-own-command = Zlecenia stałe i wyjście z gry mają własne polecenia.
# Gives no reason: that rent may still be claimed would remind its owner (M-S-33).
refused-too-early = Nie można jeszcze rzucić kośćmi; spróbuj za kilka sekund.
refused-must-be-last = Polecenie kończy się na pierwszym ruchu, którego wynik nie jest jeszcze znany, takim jak rzut kośćmi albo pociągnięcie płytki; resztę wyślij osobno.
refused-nothing-to-undo = Nie masz decyzji do cofnięcia.
refused-others-must-agree = Inni muszą się zgodzić, zanim to zostanie cofnięte.
refused-no-proposal = Ta propozycja nie jest już otwarta.
refused-proposal-open = Inna propozycja jest już otwarta.
refused-answered-already = Twoja odpowiedź została już przyjęta.
refused-bad-order = To zlecenie stałe nie jest tu możliwe.
refused-no-holding = Teraz nie można wstrzymać kości.
refused-held-already = Kości są już wstrzymane albo były już przez ciebie wstrzymane przed tym rzutem.
refused-no-bank-rule = W tej grze miejsce gracza, który zrezygnował, przejmuje bot.
refused-no-watchers = Ten stół nie ma widzów.
refused-only-players-talk = Podczas partii na czacie mogą pisać tylko gracze.
refused-game-runs = Partia jeszcze trwa.
refused-no-preview = W tej grze nie ma podglądu skutków ruchu.
refused-log-full = Przy tym stole jest już miejsce tylko na samą partię: nie można więcej pisać na czacie, dawać zleceń stałych, składać propozycji ani cofać ruchów.

# Why a standing order cannot be given.

order-wrong-game = To zlecenie należy do drugiej gry.
order-no-such-chain = Nie ma takiej sieci.
order-needs-open-holdings = Przy ukrytych pieniądzach i udziałach nie da się obliczyć, kto wygrywa.
order-needs-no-market = Zanim giełda wylosuje płytkę, nie da się obliczyć, kto wygrywa.
order-bad-limit = Limit musi być liczbą całkowitą, co najmniej 1.
order-no-such-auction = Ta licytacja już się skończyła.

## Bots: levels, names and descriptions

bot-beginner = nowicjusz
bot-casual = amator
bot-strong = zaawansowany
bot-expert = ekspert
bot-steady = bot rozważny
bot-random = bot losowy
bot-name-beginner = Mila
bot-name-casual = Otto
bot-name-strong = Viktor
bot-name-expert = Ada
bot-about-beginner = Myśli tylko o bieżącej chwili i często zapomina liczyć.
bot-about-casual = Gra dla przyjemności; widzi to, co blisko, a przeocza to, co daleko.
bot-about-strong = Planuje, liczy każdy grosz i rzadko przepuszcza okazję.
bot-about-expert = Przed każdym ruchem rozgrywa w myślach setki dalszych ciągów.
bot-choice = { $name }, { $level }
bot-introduced = { $name }. { $about }
bot-level = Siła botów
