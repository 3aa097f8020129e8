## magnate train

cli-help-train = обучает функцию ценности на партиях; продолжает с того места, где обучение остановилось
cli-help-out = каталог поколений
cli-help-generations = сколько поколений следует за первым, которое учится у простых стратегий; acquire 12, monopoly 0
cli-help-samples = число обучающих примеров на поколение
train-error-generations = Для { $game } есть только первое поколение, которое учится у простых стратегий: --generations 0.
train-error-slow = Для обучения нужны скомпилированные правила: pip install "magnate[fast]", и не задавайте MAGNATE_KERNEL.
train-error-another = В { $directory } другое обучение: { $game }, примеров: { $samples }, зерно { $seed }.
train-generation-acquire = Поколение { $n }: партий { $games }, примеров { $samples }, потери { $loss }; побед { $strength } от равной доли в { $measured } партиях против всех стратегий. { $seconds } с.
train-generation-monopoly = Поколение { $n }: партий { $games }, примеров { $samples }, потери { $loss }; в { $measured } отдельных партиях ошибка на { $percent } % меньше, чем при равных шансах (оценка Брайера). { $seconds } с.
train-interrupted = Прервано. Сохранено поколений: { $n }; запустите ту же команду, чтобы продолжить.
train-best = Лучшим было поколение { $n }: { $file }
train-curve = Победы против всех стратегий, в долях от равной
train-generations = поколения
