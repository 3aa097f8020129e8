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

## Names of those who take part.

seat-name = Место { $n }
label-player = Игрок
