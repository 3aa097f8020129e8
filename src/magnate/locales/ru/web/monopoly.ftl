## The Monopoly table

web-mono-you = Вы
web-mono-your-turn = Ваш ход
web-mono-turn = Ход
web-mono-decides = Решает
web-mono-players = Игроки
web-mono-properties = Недвижимость
web-mono-your-properties = Ваша недвижимость
web-mono-no-properties = У вас ещё нет недвижимости.
web-mono-log = Журнал
web-mono-parts = Части стола
web-mono-tab-table = Стол
web-mono-tab-lots = Участки
web-mono-round = круг { $n }
web-mono-time-up = время вышло: последний круг
web-mono-of = { $n } из { $all }
web-mono-worth = состояние
web-mono-worth-hidden = состояние скрыто
web-mono-holdings = Что есть у игрока { $player }
web-mono-can-raise = может собрать { $amount }
web-mono-jail-cards = Карты выхода: { $n }
web-mono-board = Доска: круг из клеток, всего { $n }
web-mono-here = Здесь: { $players }.
web-mono-price = цена { $amount }
web-mono-rent = аренда { $amount }
web-mono-or = { $a } или { $b }
web-mono-collect = получите { $amount }
web-mono-hotel-letter = О
web-mono-doubles = дубль
web-mono-pile = { $pile }: карт в стопке: { $n }
web-mono-square-number = Клетка { $n } из { $all }
web-mono-square-on =
    { $n ->
        [1] На клетку вперёд
       *[other] На клетку назад
    }

## Deeds

web-mono-deed = Документ: «{ $square }»
web-mono-deeds = Документы на право собственности
web-mono-whole-group = Вся группа
web-mono-building-cost = Дом
web-mono-mortgage = Залог
web-mono-stations-owned =
    { $n ->
        [one] { $n } железная дорога
        [few] { $n } железные дороги
        [many] { $n } железных дорог
       *[other] { $n } железной дороги
    }
web-mono-companies-owned =
    { $n ->
        [one] { $n } предприятие
        [few] { $n } предприятия
        [many] { $n } предприятий
       *[other] { $n } предприятия
    }
web-mono-times-dice = { $n } × кубики
web-mono-nobodys = Без владельца. Цена: { $amount }.
web-mono-owned-by = Владелец: { $player }.
web-mono-bank-left = Банк: дома { $houses }, отели { $hotels }
web-mono-build-house = Построить здесь дом
web-mono-build-hotel = Построить здесь отель
web-mono-sell-one = Продать постройку
web-mono-redeem-title = Выкупить из залога
web-mono-rent-change = аренда { $before } → { $after }
web-mono-ask-for-it = Попросить у владельца
web-mono-on-start = Кто дошёл до этой клетки или прошёл её, получает { $amount }.
web-mono-on-pile = Кто остановился здесь, тянет карту. Карт в стопке: { $n }.
web-mono-on-tax = Кто остановился здесь, платит { $amount }.
web-mono-on-income-tax = Кто остановился здесь, платит { $amount } или { $percent } состояния.
web-mono-on-parking = Здесь ничего не происходит.
web-mono-on-pot = Кто остановился здесь, забирает котёл: { $amount }.
web-mono-on-jail = Здесь стоят и посетители. Штраф: { $amount }.
web-mono-on-go-to-jail = Кто остановился здесь, отправляется прямо в тюрьму.
web-mono-cards-seen = Карты, которые уже были, последняя первой

## Your properties

web-mono-hold = Строить, выкупать и заключать сделки можно только между бросками.
web-mono-trade = Сделка
web-mono-sell-on = Продать постройки, { $group }: { $amount }
web-mono-build-on = Строить, { $group }: { $amount }
web-mono-build-here = Строить, «{ $square }»: { $amount }
web-mono-build-row = По одному: { $amount }
web-mono-mortgage-button = Заложить { $amount }
web-mono-mortgage-for = Заложить «{ $square }»: { $amount }
web-mono-redeem = Выкупить { $amount }
web-mono-redeem-for = Выкупить «{ $square }»: { $amount }
web-mono-orders = Постоянные поручения

## Rolling and jail

web-mono-roll-title = Ваш ход
web-mono-roll-again = Дубль: бросайте ещё раз
web-mono-roll-or-end = Дубль: бросьте ещё раз или завершите ход
web-mono-roll-help = До броска можно строить, продавать, закладывать, выкупать и заключать сделки.
web-mono-roll = Бросить кубики
web-mono-end-turn = Завершить ход
web-mono-claims-open = Подождите с броском. Секунды: { $n }
web-mono-held = { $player } придерживает кубики. Секунды: { $n }
web-mono-jail-title = Вы в тюрьме: ход { $n } из 3
web-mono-jail-help = Отсюда можно получать аренду, строить и заключать сделки.
web-mono-jail-roll = Бросить на дубль
web-mono-jail-roll-help = 1 шанс из 6.
web-mono-jail-pay = Заплатить { $amount }
web-mono-jail-card = Использовать карту
web-mono-jail-buy = Купить карту у другого игрока
web-mono-jail-buy-help = Вы предлагаете цену, владелец карты может согласиться.
web-mono-jail-buy-nobody = Сейчас ни у кого больше её нет.
web-mono-offer = Предложить { $amount }
web-mono-cash-change = Деньги { $before } → { $after }

## Buying

web-mono-landed = Вы на клетке «{ $square }»
web-mono-buy-question = Владельца нет. Купить за { $amount }?
web-mono-completes = Собирает группу: { $group }. Аренда станет: { $rents }.
web-mono-then-owned = У вас будет { $owned } ({ $group }). Аренда: { $rents }.
web-mono-cash-after = Деньги после покупки: { $amount }
web-mono-buy-short = Не хватает { $amount }. Сначала продайте или заложите: это даст до { $raise }.
web-mono-else-auction = Если не купить, начнётся аукцион. Вы тоже сможете торговаться.
web-mono-else-free = Если не купить, недвижимость останется свободной.
web-mono-buy = Купить за { $amount }
web-mono-to-auction = На аукцион
web-mono-decline = Не покупать

## Auctions

web-mono-auction = Аукцион: { $what }
web-mono-leads = лидирует: { $amount }
web-mono-last-bid = последняя ставка { $amount }
web-mono-no-bid = ставок ещё нет
web-mono-passed = пас
web-mono-out-of-auction = вне этого аукциона
web-mono-nobody-bid = Ставок ещё нет.
web-mono-under-price = на { $amount } ниже цены
web-mono-over-price = на { $amount } выше цены
web-mono-bar = полоса: наибольшая возможная сейчас ставка
web-mono-bid-now = ставка сейчас
web-mono-the-price = цена
web-mono-your-bid = Ваша ставка
web-mono-bid = Поставить { $amount }
web-mono-pass = Окончательный пас
web-mono-bid-cash = У вас { $cash }; ставить можно только наличные. Штриховка: ещё { $raise }, которые дадут продажа и залог.
web-mono-bid-up-to = Делать ставки за меня до
web-mono-bids-up-to = Постоянное поручение: ставки до { $amount }
web-mono-bids-nothing = Постоянное поручение: не делать ставок
web-mono-order = Поручить
web-mono-take-back = Отозвать
web-mono-seconds-left = Осталось секунд: { $n }

## Debts

web-mono-owe-player = Ваш долг: { $amount }. Кредитор: { $player }
web-mono-owe-bank = Ваш долг банку: { $amount }
web-mono-owe-pot = Ваш долг в котёл: { $amount }
web-mono-debt-raise = У вас { $cash }: соберите ещё { $amount }.
web-mono-still-missing = Ещё не хватает: { $amount }
web-mono-covered = План покрывает долг.
web-mono-plan = Ваш план
web-mono-plan-help = Ничего не происходит, пока вы не заплатите.
web-mono-plan-empty = Выберите, что продать или заложить, или примите подсказку.
web-mono-suggest = Предложить план
web-mono-raise-money = Собрать деньги
web-mono-up-to = до { $amount }
web-mono-trade-instead = Предложить сделку
web-mono-pay = Заплатить { $amount }
web-mono-debt-coverable = Всего можно собрать { $raise }, так что это не банкротство.
web-mono-debt-hopeless = Даже если всё продать и заложить, не хватит { $amount }. Может помочь сделка.
web-mono-bankrupt = Объявить банкротство
web-mono-bankrupt-sure = Вы выбываете из игры, и всё имущество получает кредитор. Это окончательно.
web-mono-not-now = Не сейчас
web-mono-step-mortgage = Заложить «{ $square }»
web-mono-step-mortgage-effect = Без аренды. Выкуп потом за { $amount }.
web-mono-step-sell = Продать { houses }: { $squares }
web-mono-step-sell-hotel = Продать отель: { $squares }
web-mono-take-back-step = Отозвать: { $step }
web-mono-sell-buildings = Продать постройки
web-mono-all-sold = всё в плане
web-mono-after-buildings = после продажи построек

## Mortgaged properties that change hands, taxes, shortages

web-mono-transfer = К вам переходит недвижимость в залоге: «{ $square }»
web-mono-transfer-redeem = Выкупить сейчас за { $amount }
web-mono-transfer-keep = Оставить залог, заплатив сбор { $amount }
web-mono-transfer-keep-help = Выкуп потом обойдётся в { $amount }.
web-mono-tax-title = Подоходный налог: выберите
web-mono-tax-help = Сначала выберите; состояние посчитают потом.
web-mono-tax-flat = Постоянная сумма.
web-mono-tax-percent = От денег, недвижимости и построек.
web-mono-tax-pay-percent = Заплатить { $percent } состояния
web-mono-tax-same = Обе суммы равны при состоянии { $amount }. Отменить это нельзя.
web-mono-shortage = Построек не хватает
web-mono-shortage-help = Если все вместе хотят больше, чем есть в банке, постройки продают с аукциона по одной.
web-mono-requested = Сколько вы хотите
web-mono-request = Попросить: { buildings }
web-mono-request-none = Не нужно

## While others decide

web-mono-wait-roll = { $player } сейчас бросает кубики.
web-mono-wait-jail = { $player } выбирает, как выйти из тюрьмы.
web-mono-wait-buy = { $player } думает о покупке: «{ $square }».
web-mono-wait-debt = { $player } собирает деньги, долг: { $amount }.
web-mono-wait-tax = { $player } выбирает, как платить подоходный налог.
web-mono-wait-transfer = { $player } решает, что делать с недвижимостью в залоге.
web-mono-wait-shortage = { $player } решает, сколько построек попросить.
web-mono-between-rolls = Между бросками можно строить, закладывать, выкупать и заключать сделки.
web-mono-hold-dice = Придержать кубики
web-mono-hold-dice-help = Один раз перед броском можно взять время на стройку или сделку.
web-mono-let-go = Отпустить кубики

## Claims

web-mono-claim-rent = Потребовать аренду с того, кто сюда попал
web-mono-claim-button = Потребовать аренду

## Trades

web-mono-trade-with = Сделка, партнёр: { $player }
web-mono-offer-from = Предлагает { $player }
web-mono-partner = С кем
web-mono-offer-title = Предложение вам
web-mono-offers = Предложения: { $n }
web-mono-offer-to-you = { $player } отдаёт: { $gives }. Вы отдаёте: { $gets }.
web-mono-offer-lapses = Действует до следующего броска.
web-mono-offer-gone = Это предложение больше не действует.
web-mono-card-wanted = { $player } предлагает { $amount } за вашу карту «Освобождение из тюрьмы».
web-mono-own-offer = Ваше предложение
web-mono-own-offer-to = Ваше предложение ждёт. Отвечает { $player }
web-mono-accept = Принять
web-mono-look = Посмотреть
web-mono-refuse = Отклонить
web-mono-withdraw = Отозвать
web-mono-you-give = Вы отдаёте
web-mono-player-gives = { $player } отдаёт
web-mono-has = есть { $amount }
web-mono-added = добавлено вами
web-mono-breaks = разбивает: { $group }
web-mono-group-built = постройки в группе
web-mono-nothing-to-give = Нет недвижимости и карт.
web-mono-changes-you = Что изменится для вас
web-mono-changes-player = Что изменится: { $player }
web-mono-complete = собрана
web-mono-broken = больше не собрана
web-mono-fee = Сбор
web-mono-fee-choice = «{ $square }»: { $fee } сейчас и { $redeem } потом или { $redeem } сразу
web-mono-trade-empty = Выберите, кто что отдаёт, и увидите, что изменится.
web-mono-reset = Сначала
web-mono-send-offer = Отправить предложение
web-mono-send-counter = Отправить встречное предложение
web-mono-accept-offer = Принять предложение
web-mono-offer-help = { $player } может принять, изменить или отклонить. Действует до следующего броска.

## The end, keys, the table as text

web-mono-final = Итоговые места
web-mono-key-roll = Бросить кубики
web-mono-key-answer = Перейти к вопросу; Tab ведёт к ответам
web-mono-key-trade = Сделка
web-mono-key-board = К доске; стрелки ведут по клеткам
web-mono-going-on = Что происходит
web-mono-possible = Что можно сделать с недвижимостью

## Text mode: each line is an action and what it means

web-notation-monopoly =
    A, B                     недвижимость: название на доске или его начало
    2                        игрок: номер места
    roll                     бросить кубики
    end turn                 завершить ход без дополнительного броска за дубль
    buy, decline             купить недвижимость, где вы стоите, или отказаться
    bid 120, pass            сделать ставку или пасовать
    claim A, waive A         потребовать аренду за недвижимость или отказаться
    build A 2 B 1            строить, пока на A не 2 дома, на B 1; hotel для отеля
    sell A 1                 продать постройки, пока на A не останется 1 дом
    mortgage A, redeem A     заложить недвижимость или выкупить из залога
    offer 2: A + $100 for B  предложить сделку; ещё nothing, chance-card, chest-card
    accept 2, refuse 2       ответить на предложение
    counter 2: A for B       ответить встречным предложением
    withdraw                 отозвать своё предложение
    pay, card                заплатить штраф или сыграть карту и выйти из тюрьмы
    buycard 2 for 35         предложить деньги за карту, чтобы с ней выйти
    raise, bankrupt          при долге: собрать деньги автоматически или сдаться
    keep                     оставить в залоге полученную недвижимость
    tax flat, tax percent    выбрать подоходный налог
    request 2, request none  при нехватке построек сказать, сколько вы хотите
    place A                  выбрать улицу для постройки с аукциона
