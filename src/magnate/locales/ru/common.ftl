## Counted nouns; -acc is the form of an object.

shares =
    { $n ->
        [one] { $n } акция
        [few] { $n } акции
        [many] { $n } акций
       *[other] { $n } акции
    }
shares-acc =
    { $n ->
        [one] { $n } акцию
        [few] { $n } акции
        [many] { $n } акций
       *[other] { $n } акции
    }
tiles =
    { $n ->
        [one] { $n } карточка
        [few] { $n } карточки
        [many] { $n } карточек
       *[other] { $n } карточки
    }
tiles-acc =
    { $n ->
        [one] { $n } карточку
        [few] { $n } карточки
        [many] { $n } карточек
       *[other] { $n } карточки
    }

## Players

seat-name = Место { $n }
label-player = Игрок
label-cash = Деньги
label-price = Цена, $

## The log

log-turn = Ход: { $player }.
log-first-player = Партию начинает { $player }.

## Prompts

prompt-over = Партия окончена.
status-waiting = Ожидаем ход: { $player }.

## Why an action is refused

reason-player-count = Это издание рассчитано на другое число игроков.
reason-not-your-turn = Сейчас решает другой игрок.
reason-wrong-moment = Это действие невозможно на этом этапе хода.
reason-game-over = Партия окончена, ходов больше нет.
reason-negative-number = Число не может быть меньше нуля.
reason-not-enough-cash = На это у вас недостаточно денег.

## Options of the rules

option-players = Число игроков
option-players-help = Сколько игроков может участвовать.
