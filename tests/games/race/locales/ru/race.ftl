edition-short = Короткая гонка
edition-short-help = Побеждает тот, кто первым дойдёт до 10.
edition-sober = Трезвая гонка
edition-sober-help = Побеждает тот, кто первым дойдёт до 6; рисковать нельзя.
option-goal = Финиш
option-goal-help = Где кончается гонка.
option-gambling = Риск
option-gambling-help = Может ли решать кубик.
value-gambling-true = разрешён
value-gambling-false = запрещён

log-race-step = { $player }: ход на { $n }, теперь на клетке { $place }.
log-race-gamble = { $player } рискует.
log-race-won = { $player } побеждает.

reason-bad-step = Длина шага – 1 или 2.
reason-no-gambling = В этой редакции рисковать нельзя.
cli-play-help-race = Введите: step 1, step 2 или gamble.
