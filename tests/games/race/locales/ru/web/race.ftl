web-race-ask = Ваш ход
web-race-wait = Решает { $player }.
web-race-over = Гонка окончена.
web-race-do-step = Ход на { $n }
web-race-do-gamble = Рискнуть
web-race-round = Раунд { $n }
web-race-players = Игроки
web-race-track = Дорожка
web-race-place = { $place } из { $goal }
web-notation-race =
    step 2                   шагнуть на 1 или 2 клетки
    gamble                   кубик решит: от 0 до 3 шагов

create-group-race = Гонка

fair-die-fair = Все броски кубика получаются из зерна и нонсов.
fair-die-unfair = Не все броски кубика получаются из зерна и нонсов.
fair-die-title = Кубик и случай
fair-die-help = Бросков кубика: { $n }. Столбики показывают, что выпало, а чёрточки – ожидаемое среднее.
