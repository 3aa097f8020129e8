## The Acquire table

web-acquire-round = Круг { $n }
web-acquire-pile = Стопка: { tiles }
web-acquire-players = Игроки
web-acquire-tabs = Под доской
web-acquire-playing = ходит
web-acquire-secret = скрыто
web-acquire-worth = всего { $amount }
web-acquire-own-shares = у вас { $n }
web-acquire-others-shares = У других: { $n }

## The board

web-acquire-board = Доска: 12 столбцов, 9 рядов
web-acquire-empty = пусто
web-acquire-zoom = Увеличить доску
web-acquire-zoom-out = Показать всю доску

## What a tile would do

web-acquire-hand = Ваши карточки
web-acquire-alone = отдельно
web-acquire-new = новая
web-acquire-if-found = Основывает сеть: { tiles }.
web-acquire-if-merge = Сеть «{ $survivor }» приобретает: { $chains }. Всего { tiles }.
web-acquire-if-tie = Самые большие сети равны: вы выбираете сеть-покупателя.
web-acquire-bonuses-for = Бонусы за сеть «{ $chain }»
web-acquire-bonuses-unknown = Кто получит какой бонус, станет известно при подсчёте акций.
web-acquire-no-bonus = Бонус не получает никто.

## Prompts

web-acquire-step-place = Карточка
web-acquire-step-buy = Акции
web-acquire-step-draw = Добор
web-acquire-ask-place = Ваш ход. Выложите карточку.
web-acquire-ask-stuck = Ни одну из ваших карточек выложить нельзя.
web-acquire-ask-found = Какую сеть вы хотите основать?
web-acquire-ask-survivor = Выберите сеть-покупателя.
web-acquire-ask-acquire = Выберите сеть, которая приобретается следующей.
web-acquire-ask-dispose = Ваши акции сети «{ $chain }»: { $n }
web-acquire-ask-buy = Купите акции, не больше { $n }.
web-acquire-ask-buy-nothing = Сейчас купить акции нельзя.
web-acquire-ask-replace = Мёртвые карточки можно отложить.
web-acquire-choose-tile = Выберите карточку, чтобы увидеть, что она сделает.
web-acquire-stuck-help = Отложите все карточки и возьмите новые или продолжите ход, не выкладывая карточку.
web-acquire-place = Выложить { $tile }
web-acquire-place-one = Выложить карточку
web-acquire-swap = Отложить все карточки
web-acquire-place-none = Не выкладывать карточку
web-acquire-equal = Размер каждой: { tiles }.
web-acquire-survives = «{ $chain }» — покупатель
web-acquire-next = «{ $chain }» следующая
web-acquire-share-for = { $amount } за акцию
web-acquire-choose = Выбрать сеть «{ $chain }»
web-acquire-found = Основать сеть «{ $chain }»
web-acquire-choose-chain = Выберите одну из сетей.
web-acquire-sell = Продать
web-acquire-trade = Обменять 2:1
web-acquire-keep = Оставить
web-acquire-sell-result = По { $price }: { $amount }
web-acquire-trade-result = Вы получаете { $list }. В банке: { $n }.
web-acquire-keep-result = Ничего не стоит, если сеть «{ $chain }» не будет основана снова.
web-acquire-sell-all = Продать все
web-acquire-trade-all = Обменять сколько можно
web-acquire-keep-all = Оставить все
web-acquire-cash-after = Деньги после
web-acquire-confirm = Подтвердить
web-acquire-order = Порядок решений
web-acquire-cost = К оплате
web-acquire-left = У вас останется
web-acquire-buy-none = Ничего не покупать
web-acquire-buy =
    { $n ->
        [0] Купить акции
       *[other] Купить { shares-acc }
    }
web-acquire-go-on = Дальше
web-acquire-declare = Объявить конец игры
web-acquire-declare-help = Игра заканчивается с этим ходом: выплачиваются бонусы за все сети на доске, и все их акции продаются.
web-acquire-declared = Конец объявлен: это последний ход.
web-acquire-replace =
    { $n ->
        [one] Отложить { $n } карточку и взять { $n }
        [few] Отложить { $n } карточки и взять { $n }
        [many] Отложить { $n } карточек и взять { $n }
       *[other] Отложить { $n } карточки и взять { $n }
    }
web-acquire-replace-none = Оставить все карточки

## While others decide

web-acquire-wait-place = { $player } выбирает карточку.
web-acquire-wait-found = { $player } выбирает сеть для основания.
web-acquire-wait-survivor = { $player } выбирает сеть-покупателя.
web-acquire-wait-acquire = { $player } выбирает сеть, которая приобретается следующей.
web-acquire-wait-dispose = { $player } решает, что делать с акциями сети «{ $chain }».
web-acquire-wait-buy = { $player } решает, что купить.
web-acquire-wait-replace = { $player } смотрит мёртвые карточки.

## The price chart

web-acquire-prices = Таблица стоимости акций
web-acquire-prices-note = Отмечены нынешние цены. Бонусы получают акционеры, у которых больше всего акций купленной сети.
web-acquire-prices-failed = Не удалось загрузить таблицу. Откройте её снова чуть позже.

## The end

web-acquire-final = Итоговый подсчёт
web-acquire-final-bonuses = Бонусы
web-acquire-final-shares = Проданные акции
web-acquire-final-place = Место

## Keyboard shortcuts

web-acquire-key-tile = Выбрать карточку
web-acquire-key-enter = Нажать зелёную кнопку

## The table as text

web-acquire-text-board = Доска
web-acquire-text-chain = { $name }: { tiles }, { $price } за акцию, осталось { $n-left }.
web-acquire-text-away = { $name }: нет на доске, осталось { $n-left }.
web-acquire-text-asked = Решение
web-acquire-text-how = Введите, например: { $examples }

## Text mode: each line is an action and what it means

web-notation-acquire =
    place 3C                 выложить карточку
    found Башня              основать сеть
    survivor Башня           выбрать сеть-покупателя
    acquire Саксон           выбрать сеть, которая приобретается следующей
    sell 2 trade 4           продать 2 акции, обменять 4 на 2, остальные оставить
    keep                     оставить все акции купленной сети
    buy 2 Башня 1 Саксон     купить не больше 3 акций
    buy none                 ничего не покупать
    declare                  объявить конец игры
    swap                     отложить все карточки и взять новые
    skip                     продолжить ход без выкладывания карточки
    replace 5B 6B            отложить мёртвые карточки и взять новые
    replace none             оставить все карточки
