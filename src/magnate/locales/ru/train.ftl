## magnate train

cli-help-train = обучает функцию ценности на партиях; продолжает с того места, где остановилась
cli-help-out = где хранятся поколения
cli-help-generations = сколько поколений следует за первым, которое учится у простых правил; acquire 12, monopoly 0
cli-help-samples = на скольких позициях учится каждое поколение
train-error-generations = Для { $game } есть только первое поколение, которое учится у простых правил: --generations 0.
train-error-slow = Для обучения нужны скомпилированные правила: pip install "magnate[fast]", а MAGNATE_KERNEL оставьте без значения.
train-error-another = В { $directory } другое обучение: { $game }, позиций: { $samples }, зерно { $seed }.
train-generation-acquire = Поколение { $n }: партий { $games }, позиций { $samples }, ошибка { $loss }; побед { $strength } от равной доли в { $measured } партиях против всех стилей. { $seconds } с.
train-generation-monopoly = Поколение { $n }: партий { $games }, позиций { $samples }, ошибка { $loss }; в { $measured } отдельных партиях ошибается на { $percent } % меньше, чем при равных шансах (оценка Брайера). { $seconds } с.
train-interrupted = Прервано. Сохранено поколений: { $n }; та же команда продолжит.
train-best = Лучшим было поколение { $n }: { $file }
train-curve = Победы против всех стилей, в долях от равной
train-generations = поколения
