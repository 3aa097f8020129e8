## magnate train

cli-help-train = niech funkcja wartości uczy się z gier; zaczyna tam, gdzie skończyła
cli-help-out = gdzie przechowywane są pokolenia
cli-help-generations = ile pokoleń następuje po pierwszym, które uczy się od prostych reguł; acquire 12, monopoly 0
cli-help-samples = z ilu pozycji uczy się każde pokolenie
train-error-generations = Dla { $game } jest tylko pierwsze pokolenie, które uczy się od prostych reguł: --generations 0.
train-error-slow = Trening wymaga skompilowanych reguł: pip install "magnate[fast]", a MAGNATE_KERNEL pozostaw bez wartości.
train-error-another = { $directory } zawiera inny trening: { $game }, pozycji: { $samples }, ziarno { $seed }.
train-generation-acquire = Pokolenie { $n }: gier { $games }, pozycji { $samples }, błąd { $loss }; wygrywa { $strength } równej części w { $measured } grach przeciw wszystkim stylom. { $seconds } s.
train-generation-monopoly = Pokolenie { $n }: gier { $games }, pozycji { $samples }, błąd { $loss }; w { $measured } osobnych grach myli się o { $percent } % mniej niż przy równych szansach (wynik Briera). { $seconds } s.
train-interrupted = Przerwano. Zachowane pokolenia: { $n }; to samo polecenie kontynuuje.
train-best = Najlepsze było pokolenie { $n }: { $file }
train-curve = Wygrane przeciw wszystkim stylom, jako wielokrotność równej części
train-generations = pokolenia
