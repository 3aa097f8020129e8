## magnate train

cli-help-train = trenuje funkcję wartości na partiach; wznawia trening tam, gdzie się zatrzymał
cli-help-out = katalog pokoleń
cli-help-generations = ile pokoleń następuje po pierwszym, które uczy się od prostych strategii; acquire 12, monopoly 0
cli-help-samples = liczba próbek treningowych na pokolenie
train-error-generations = Dla { $game } jest tylko pierwsze pokolenie, które uczy się od prostych strategii: --generations 0.
train-error-slow = Trening wymaga skompilowanych reguł: pip install "magnate[fast]", i nie ustawiaj MAGNATE_KERNEL.
train-error-another = { $directory } zawiera inny trening: { $game }, próbek: { $samples }, ziarno { $seed }.
train-generation-acquire = Pokolenie { $n }: partii { $games }, próbek { $samples }, strata { $loss }; wygrywa { $strength } równej części w { $measured } partiach przeciw wszystkim strategiom. { $seconds } s.
train-generation-monopoly = Pokolenie { $n }: partii { $games }, próbek { $samples }, strata { $loss }; w { $measured } osobnych partiach błąd jest o { $percent }% mniejszy niż przy równych szansach (wynik Briera). { $seconds } s.
train-interrupted = Przerwano. Zachowane pokolenia: { $n }; uruchom to samo polecenie, aby wznowić.
train-best = Najlepsze było pokolenie { $n }: { $file }
train-curve = Wygrane przeciw wszystkim strategiom, jako wielokrotność równej części
train-generations = pokolenia
