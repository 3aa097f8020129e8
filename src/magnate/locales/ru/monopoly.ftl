## Counted nouns; -acc is the form of an object.

houses =
    { $n ->
        [one] { $n } дом
        [few] { $n } дома
        [many] { $n } домов
       *[other] { $n } дома
    }
hotels =
    { $n ->
        [one] { $n } отель
        [few] { $n } отеля
        [many] { $n } отелей
       *[other] { $n } отеля
    }
squares-acc =
    { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
        [many] { $n } клеток
       *[other] { $n } клетки
    }
buildings =
    { $building ->
        [house] { houses }
       *[hotel] { hotels }
    }

## Squares, groups, piles and pieces

square-start = Вперёд
square-chance = Шанс
square-chest = Общественная казна
square-income-tax = Подоходный налог
square-wealth-tax = Сверхналог
square-free-parking = Бесплатная стоянка
square-jail = Тюрьма
square-go-to-jail = Отправляйтесь в тюрьму

group-brown = коричневая
group-light-blue = голубая
group-pink = розовая
group-orange = оранжевая
group-red = красная
group-yellow = жёлтая
group-green = зелёная
group-dark-blue = синяя
group-stations = железные дороги
group-companies = предприятия

pile-chance = Шанс
pile-chest = Общественная казна

piece-dog = собака
piece-cannon = пушка
piece-wheelbarrow = тачка
piece-racing-car = гоночный автомобиль
piece-top-hat = цилиндр
piece-cowboy = ковбой
piece-thimble = напёрсток
piece-iron = утюг
piece-locomotive = паровоз
piece-battleship = линкор
piece-money-bag = мешок денег
piece-shoe = ботинок

## Parts of sentences; in a list or after a colon.

# What is auctioned; hotels: those of a whole group together.
auctioned =
    { $building ->
        [house] дом
        [hotel] отель
        [hotels] отели для целой группы
       *[none] «{ $square }»
    }

# What a player gives in a trade.
side-lot = «{ $square }»
side-card = карта «Освобождение из тюрьмы» ({ $pile })
side-nothing = ничего

payment-cause =
    { $cause ->
        [rent] аренда
        [tax] подоходный налог
        [wealth_tax] сверхналог
        [fine] штраф
        [fee] сбор за передачу залога
       *[card] карта
    }
standing-order =
    { $order ->
        [never_build] при нехватке построек ничего не брать
       *[always_claim] всегда требовать аренду
    }
ways-of-ending =
    { $ending ->
        [rounds] { ending-rounds }
        [time] { ending-time }
       *[last] { ending-last }
    }

## The log: present tense, one sentence for one event.

log-order-roll = { $player } бросает кубики за право первого хода: { $a } и { $b }.
log-order-tied = Ничья за право первого хода. Бросают ещё раз: { $players }.
log-deal-lot = { $player } получает по жребию недвижимость «{ $square }» и платит { $amount }.
log-roll =
    { $double ->
        [yes] { $player } бросает кубики: { $a } и { $b }, дубль!
       *[no] { $player } бросает кубики: { $a } и { $b }.
    }
log-rent-roll = { $player } бросает кубики, чтобы узнать аренду: { $a } и { $b }.
log-move = { $player } идёт на клетку «{ $square }».
log-salary = { $player } получает зарплату { $amount } (клетка «Вперёд»).
log-buy-lot = { $player } покупает недвижимость «{ $square }» за { $amount }.
log-decline = { $player } не покупает недвижимость «{ $square }».
log-auction-begin = Аукцион: { auctioned }.
log-bid = { $player } делает ставку: { $amount }.
log-pass = { $player } пасует.
log-auction = { $player } выигрывает аукцион: «{ $square }» за { $amount }.
log-auction-building = { $player } выигрывает аукцион за { $amount }: { auctioned }.
log-auction-none = На аукционе никто не делает ставок: { auctioned }.
log-claim = { $player } требует аренду за клетку «{ $square }»: { $amount } платит { $debtor }.
log-rent = { $player } платит аренду за клетку «{ $square }»: { $amount } получает { $owner }.
log-waive = { $player } отказывается от аренды за клетку «{ $square }»: { $debtor } не платит.
log-claim-lapsed = { $player } теряет аренду за клетку «{ $square }»: требовать её уже поздно, { $debtor } не платит.
log-card = { $player } тянет карту ({ $pile }): { $text }.
log-bank-pays = { $player } получает от банка { $amount }.
log-pot = { $player } забирает котёл: { $amount }.
log-pay =
    { $to ->
        [bank] { $player } платит банку { $amount } ({ payment-cause }).
        [pot] { $player } вносит в котёл { $amount } ({ payment-cause }).
       *[player] { $player } платит ({ payment-cause }): { $amount } получает { $creditor }.
    }
log-owe =
    { $to ->
        [bank] { $player } собирает деньги. Долг банку: { $amount } ({ payment-cause }).
        [pot] { $player } собирает деньги. Долг в котёл: { $amount } ({ payment-cause }).
       *[player] { $player } собирает деньги. Долг: { $amount } ({ payment-cause }), кредитор: { $creditor }.
    }
log-jail =
    { $reason ->
        [doubles] { $player } выбрасывает третий дубль и отправляется в тюрьму.
       *[other] { $player } отправляется в тюрьму.
    }
log-leave-jail =
    { $how ->
        [dice] { $player } выходит из тюрьмы благодаря дублю.
        [fine] { $player } выходит из тюрьмы после уплаты штрафа.
        [bought_card] { $player } использует купленную карту и выходит из тюрьмы.
       *[card] { $player } использует карту «Освобождение из тюрьмы» и выходит из тюрьмы.
    }
log-stay-jail = { $player } остаётся в тюрьме.
log-build = { $player } строит { houses } на участке «{ $square }».
log-hotel = { $player } строит отель на участке «{ $square }».
log-sell-buildings = { $player } продаёт { houses } на участке «{ $square }» за { $amount }.
log-sell-hotel =
    { $n ->
        [0] { $player } продаёт отель на участке «{ $square }» за { $amount }.
       *[other] { $player } продаёт отель на участке «{ $square }» за { $amount }. Там остаётся домов: { $n }.
    }
log-mortgage = { $player } закладывает недвижимость «{ $square }» за { $amount }.
log-redeem = { $player } выкупает из залога недвижимость «{ $square }» за { $amount }.
log-keep-mortgage = { $player } оставляет в залоге недвижимость «{ $square }» (сбор: { $amount }).
log-offer = Предложение. { $player } отдаёт: { $gives }; { $partner } отдаёт: { $gets }.
log-card-wanted = { $player } предлагает { $amount } за карту «Освобождение из тюрьмы», которую держит { $holder }.
log-refuse = { $player } отклоняет предложение, которое делает { $offerer }.
log-withdraw = { $player } отзывает предложение.
log-trade = Сделка. { $player } отдаёт: { $gives }; { $partner } отдаёт: { $gets }.
log-card-bought = { $player } покупает карту «Освобождение из тюрьмы»: { $amount } получает { $holder }.
log-shortage = { $player } хочет строить, но в банке только { buildings }. Остальные говорят, сколько хотят.
log-request =
    { $n ->
        [0] { $player } не хочет построек.
       *[other] { $player } хочет { buildings }.
    }
log-bankrupt =
    { $to ->
        [bank] { $player } становится банкротом. Всё имущество переходит банку.
       *[player] { $player } становится банкротом. Всё имущество получает { $creditor }.
    }
log-left = { $player } выходит из игры.
log-order =
    { $on ->
        [yes] { $player } даёт постоянное поручение: { standing-order }.
       *[no] { $player } отменяет постоянное поручение: { standing-order }.
    }
log-time = Время вышло: этот круг доигрывается, затем игра окончена.
log-win-monopoly =
    { $winners ->
        [1] Побеждает { $player }: { $amount } ({ ways-of-ending }).
       *[other] Общая победа: { $player } (по { $amount }; { ways-of-ending }).
    }

## What cards say; after a colon, without a full stop.

card-chance-go = идите на клетку «{ $square }» и получите зарплату
card-chance-illinois = отправляйтесь на клетку «{ $square }»
card-chance-st-charles = идите дальше, на клетку «{ $square }»
card-chance-nearest-utility = идите к следующему предприятию; если оно принадлежит другому игроку, бросьте кубики и заплатите их сумму, умноженную на { $n }
card-chance-nearest-railroad-1 = идите к следующей железной дороге; если она принадлежит другому игроку, заплатите аренду, умноженную на { $n }
card-chance-nearest-railroad-2 = { card-chance-nearest-railroad-1 }
card-chance-dividend = вложения приносят вам { $amount }
card-chance-jail-free = оставьте эту карту себе; с ней вы бесплатно выйдете из тюрьмы
card-chance-back-3 = вернитесь назад на { squares-acc }
card-chance-jail = отправляйтесь прямо в тюрьму, без зарплаты
card-chance-repairs = отремонтируйте свои постройки, { $house } за каждый дом и { $hotel } за каждый отель
card-chance-poor-tax = отдайте бедным { $amount }
card-chance-speeding = заплатите { $amount } за быструю езду
card-chance-reading = поезжайте на клетку «{ $square }»
card-chance-boardwalk = прогуляйтесь до клетки «{ $square }»
card-chance-chairman = вы возглавили городской совет; заплатите { $amount } каждому игроку
card-chance-loan = вам выдан кредит на строительство; получите { $amount }
card-chest-go = { card-chance-go }
card-chest-bank-error = банк ошибся в счёте; получите { $amount }
card-chest-doctor = заплатите врачу { $amount }
card-chest-stock = вы продаёте немного акций; получите { $amount }
card-chest-jail-free = { card-chance-jail-free }
card-chest-jail = { card-chance-jail }
card-chest-opera = вы зовёте всех в оперу; каждый игрок платит вам { $amount }
card-chest-birthday = у вас день рождения; каждый игрок дарит вам { $amount }
card-chest-xmas-fund = подошёл срок праздничных сбережений; получите { $amount }
card-chest-tax-refund = вы переплатили налог; получите { $amount }
card-chest-insurance = подошёл срок выплаты по страхованию жизни; получите { $amount }
card-chest-hospital = заплатите больнице { $amount }
card-chest-school = заплатите { $amount } за школу
card-chest-services = за хороший совет вам платят { $amount }
card-chest-street-repairs = заплатите за ремонт улиц, { $house } за каждый дом и { $hotel } за каждый отель
card-chest-beauty = второе место на конкурсе красоты; получите { $amount }
card-chest-inherit = вы получаете { $amount } в наследство

# Cards of other decks, by what they do.
card-effect-advance-to = идите на клетку «{ $square }»
card-effect-advance-to-nearest =
    { $what ->
        [company] { card-chance-nearest-utility }
       *[station] { card-chance-nearest-railroad-1 }
    }
card-effect-move-relative =
    { $way ->
        [back] { card-chance-back-3 }
       *[forward] идите вперёд на { squares-acc }
    }
card-effect-collect = получите { $amount }
card-effect-pay = заплатите { $amount }
card-effect-pay-each = заплатите { $amount } каждому игроку
card-effect-collect-each = каждый игрок платит вам { $amount }
card-effect-repairs = { card-chance-repairs }
card-effect-go-to-jail = { card-chance-jail }
card-effect-jail-card = { card-chance-jail-free }

## Prompts

prompt-roll = Ваш ход: бросьте кубики. До этого можно строить, продавать, закладывать, выкупать из залога и заключать сделки.
prompt-roll-or-end = Дубль: бросьте ещё раз или завершите ход. До этого можно строить, продавать, закладывать, выкупать из залога и заключать сделки.
prompt-jail = Вы в тюрьме, ход { $n } из 3. Что можно сделать: { $options }.
prompt-buy-lot = У недвижимости «{ $square }» нет владельца: купите её за { $amount } или откажитесь. У вас { $cash }, можно собрать ещё { $raise }.
prompt-bid =
    { $led ->
        [yes] Аукцион: { auctioned }. Высшая ставка: { $high } ({ $leader }). Поднимите ставку или пасуйте. У вас { $cash }, можно собрать ещё { $raise }.
       *[no] Аукцион: { auctioned }. Ставок пока нет. Сделайте ставку или пасуйте. У вас { $cash }, можно собрать ещё { $raise }.
    }
prompt-debt =
    { $to ->
        [bank] Ваш долг банку: { $amount }. У вас { $cash }, можно собрать ещё { $raise }: продавайте, закладывайте, заключайте сделки или объявите банкротство.
        [pot] Ваш долг в котёл: { $amount }. У вас { $cash }, можно собрать ещё { $raise }: продавайте, закладывайте, заключайте сделки или объявите банкротство.
       *[player] Ваш долг: { $amount }, кредитор: { $creditor }. У вас { $cash }, можно собрать ещё { $raise }: продавайте, закладывайте, заключайте сделки или объявите банкротство.
    }
prompt-transfer = К вам переходит недвижимость в залоге: «{ $square }». Выкупите её за { $redeem } или оставьте в залоге, заплатив сбор { $fee }.
prompt-tax = Подоходный налог: выберите { $flat } или { $percent } вашего состояния.
prompt-request = В банке только { buildings }. Скажите, сколько вы хотите (не больше { $most }), или откажитесь.
prompt-place-building =
    { $building ->
        [house] Выберите улицу для дома, купленного на аукционе.
        [hotel] Выберите улицу для отеля, купленного на аукционе.
       *[hotels] Выберите группу для отелей, купленных на аукционе.
    }

# Ways out of jail, in a list.
jail-way-pay = заплатить { $amount }
jail-way-card = использовать карту «Освобождение из тюрьмы»
jail-way-buy-card = купить такую карту у другого игрока
jail-way-roll = бросить кубики на дубль

## Why an action is refused

reason-bankrupt-seat = Этот игрок уже выбыл из игры.
reason-bid-too-low = Это меньше минимальной ставки.
reason-not-a-lot = Нет такой недвижимости, группы или игрока.
reason-not-owned = Эта недвижимость принадлежит другому игроку или никому.
reason-no-monopoly = Строить можно только в группе, которая целиком принадлежит вам.
reason-group-mortgaged = Эта недвижимость или другая из её группы в залоге, поэтому строить там нельзя.
reason-group-has-buildings = В этой группе есть постройки; сначала их нужно продать.
reason-not-a-street = Дома и отели строят только на улицах.
reason-nothing-to-build = Так ничего не будет построено.
reason-nothing-to-sell = Так ни одна постройка не будет продана.
reason-level-out-of-range = На улице может стоять не больше четырёх домов или один отель.
reason-uneven = Группу застраивают и распродают равномерно: улицы могут различаться не больше чем на один дом.
reason-mixed-buildings = В этом издании в группе стоят дома или отели, но не вместе.
reason-bank-short = Для этого в банке не хватает домов или отелей.
reason-not-your-turn-to-build = В этом издании строят только в свой ход.
reason-already-mortgaged = Эта недвижимость уже в залоге.
reason-not-mortgaged = Эта недвижимость не в залоге.
reason-not-in-jail = Это может сделать только игрок в тюрьме.
reason-jail-turn = На этом ходу в тюрьме так выйти нельзя.
reason-no-jail-card = Нет карты «Освобождение из тюрьмы», которая для этого нужна.
reason-card-only-to-jail = В этом издании карту «Освобождение из тюрьмы» можно продать только игроку в тюрьме.
reason-no-claim = За эту недвижимость требовать аренду нельзя.
reason-must-raise = Вы ещё можете собрать деньги на этот долг, поэтому объявить банкротство нельзя.
reason-cannot-raise = Даже если всё продать и заложить, на этот долг не хватит.
reason-lowers-estate = Игрок, у которого есть долг или с которого ещё можно потребовать аренду, не может заключить сделку, после которой он сможет собрать меньше денег.
reason-empty-offer = Предложение не может быть пустым с обеих сторон.
reason-cash-both-ways = Деньги могут идти только в одну сторону.
reason-money-alone = Одни деньги передать нельзя: игроки не дают их друг другу ни в долг, ни в подарок.
reason-self-offer = Для сделки нужен другой игрок.
reason-too-many-offers = Вы уже сделали 3 предложения; новые возможны после следующего броска.
reason-offer-open = У вас уже есть открытое предложение; сначала отзовите его.
reason-no-offer = Такого предложения нет.
reason-fee-too-high = Кто получает недвижимость в залоге, должен быть в состоянии заплатить сбор за неё.
reason-too-many-requested = Столько построить вы не можете.
reason-needed-for-auction = Кто делает ставку на постройку, должен быть в состоянии её поставить.
reason-not-an-outcome = Кубики или карты не могут сейчас этого дать.
reason-not-an-order = Такого постоянного поручения нет.
reason-no-time-limit = В этом издании нет ограничения времени.
reason-time-already-up = Время уже вышло.
reason-not-a-seat = Такого места нет.
reason-no-extra-roll = Отказаться можно только от дополнительного броска за дубль.
reason-worth-more-than-bid = Банк дал бы там за постройку больше вашей ставки.

## How a game ends

ending-last = банкротство всех остальных
ending-rounds = конец последнего круга
ending-time = конец времени

## The drawn board

label-houses = Дома
label-hotels = Отели
label-bank = Банк
label-pot = Котёл
label-owner = Владелец
label-rent = Аренда
label-mortgaged = В залоге
label-fortune = Состояние
label-dice = Кубики

board-title-monopoly = Монополия: { $edition }. Круг { $round }. Банк: дома { $houses }, отели { $hotels }.
board-unowned = без владельца
board-mortgaged = в залоге
board-hotel = отель
board-in-jail = в тюрьме, ход { $n } из 3
board-just-visiting = просто посещение
board-bankrupt = банкротство
board-jail-card = карта «Освобождение из тюрьмы»
board-awaits-dice = Сейчас будут брошены кубики.
board-awaits-card = Сейчас будет вытянута карта.
board-awaits-deal = Сейчас будет разыграна недвижимость.

## Editions

edition-brazil = Бразилия
edition-brazil-help = Правила бразильской книжки слово в слово: аренду требуют до следующего броска, отели покупают сразу для всей группы, посещение тюрьмы завершает ход, от дополнительного броска можно отказаться.
edition-official = Официальное
edition-official-help = Традиционные правила США: подоходный налог на выбор, отели по одному.
edition-modern = Современное
edition-modern-help = Правила США с 2008 года: постоянные налоги и более новые карты.

## Options of the rules and their values

option-board = Доска
option-board-help = Какие есть клетки, их цены и аренда.
value-board-classic = классическая доска из 40 клеток

option-deck = Карты
option-deck-help = Что написано на картах обеих стопок.
value-deck-classic = карты до 2008 года
value-deck-modern = карты с 2008 года

option-square-names = Названия клеток
option-square-names-help = По каким местам названы клетки.
value-square-names-brasil = Рио-де-Жанейро и Сан-Паулу
value-square-names-atlantic-city = Атлантик-Сити

option-minimum-raise = Наименьший шаг ставки
option-minimum-raise-help = На сколько ставка должна превышать предыдущую.

option-starting-cash = Деньги в начале
option-starting-cash-help = С какой суммой начинает каждый игрок.

option-salary = Зарплата
option-salary-help = Что получает игрок, когда попадает на первую клетку или проходит её.

option-decline-goes-to-auction = Аукцион некупленной недвижимости
option-decline-goes-to-auction-help = Продаёт ли банк с аукциона недвижимость, которую не покупает попавший на неё игрок.
value-decline-goes-to-auction-true = да, сразу и среди всех игроков
value-decline-goes-to-auction-false = нет, она остаётся без владельца

option-rent-claim-deadline = Срок требования аренды
option-rent-claim-deadline-help = До каких пор владелец должен потребовать аренду, чтобы не потерять её.
value-rent-claim-deadline-next-player-roll = до броска следующего игрока
value-rent-claim-deadline-second-following-roll = до броска второго следующего игрока
value-rent-claim-deadline-automatic = аренда платится автоматически

option-double-rent-with-mortgaged-sibling = Двойная аренда при залоге
option-double-rent-with-mortgaged-sibling-help = Приносит ли собранная группа двойную аренду, если часть её недвижимости в залоге.
value-double-rent-with-mortgaged-sibling-true = да
value-double-rent-with-mortgaged-sibling-false = нет

option-jail-card-sale = Продажа карты «Освобождение из тюрьмы»
option-jail-card-sale-help = Кому игрок может продать эту карту.
value-jail-card-sale-to-jailed-player = только игроку в тюрьме
value-jail-card-sale-to-anyone = кому угодно

option-income-tax = Подоходный налог
option-income-tax-help = Как определяется подоходный налог.
value-income-tax-best-of = меньшее из двух: постоянная сумма или процент состояния
value-income-tax-blind-choice = игрок выбирает, прежде чем считать состояние
value-income-tax-flat = всегда постоянная сумма

option-income-tax-flat = Подоходный налог: постоянная сумма
option-income-tax-flat-help = Налог, когда состояние не считают.

option-income-tax-percent = Подоходный налог: процент состояния
option-income-tax-percent-help = Сколько процентов состояния забирает налог.

option-income-tax-mortgaged-lot = Заложенная недвижимость в состоянии
option-income-tax-mortgaged-lot-help = Как считают заложенную недвижимость, когда облагают налогом состояние.
value-income-tax-mortgaged-lot-mortgage-value = по сумме залога
value-income-tax-mortgaged-lot-printed-price = по цене на клетке
value-income-tax-mortgaged-lot-both = цена и сумма залога вместе

option-luxury-tax = Сверхналог
option-luxury-tax-help = Сколько составляет сверхналог.

option-free-parking = Бесплатная стоянка
option-free-parking-help = Что получает игрок на клетке «Бесплатная стоянка».
value-free-parking-nothing = ничего
value-free-parking-pot = котёл, в котором собираются налоги, штрафы и платежи по картам

option-jail-turn-1 = Первый ход в тюрьме
option-jail-turn-1-help = Что можно: заплатить штраф (pay), использовать карту (card), купить карту (buy_card), бросить кубики на дубль (roll).
value-jail-turn-1-pay = заплатить штраф
value-jail-turn-1-card = использовать карту
value-jail-turn-1-buy-card = купить карту
value-jail-turn-1-roll = бросить кубики на дубль

option-jail-turn-2 = Второй ход в тюрьме
option-jail-turn-2-help = Что можно: заплатить штраф (pay), использовать карту (card), купить карту (buy_card), бросить кубики на дубль (roll).
value-jail-turn-2-pay = { value-jail-turn-1-pay }
value-jail-turn-2-card = { value-jail-turn-1-card }
value-jail-turn-2-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-2-roll = { value-jail-turn-1-roll }

option-jail-turn-3 = Третий ход в тюрьме
option-jail-turn-3-help = Что можно: заплатить штраф (pay), использовать карту (card), купить карту (buy_card), бросить кубики на дубль (roll).
value-jail-turn-3-pay = { value-jail-turn-1-pay }
value-jail-turn-3-card = { value-jail-turn-1-card }
value-jail-turn-3-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-3-roll = { value-jail-turn-1-roll }

option-jail-fine = Штраф
option-jail-fine-help = Сколько стоит выход из тюрьмы.

option-jail-double-gives-extra-roll = Дополнительный бросок после тюрьмы
option-jail-double-gives-extra-roll-help = Даёт ли дубль, освободивший игрока из тюрьмы, дополнительный бросок.
value-jail-double-gives-extra-roll-true = да
value-jail-double-gives-extra-roll-false = нет

option-just-visiting-ends-turn = Посещение тюрьмы завершает ход
option-just-visiting-ends-turn-help = Завершает ли посещение тюрьмы ход даже после дубля.
value-just-visiting-ends-turn-true = да
value-just-visiting-ends-turn-false = нет

option-extra-roll = Дополнительный бросок после дубля
option-extra-roll-help = Обязан ли игрок сделать бросок, который даёт дубль, или может вместо этого завершить ход.
value-extra-roll-must = обязателен
value-extra-roll-may = можно отказаться

option-mixed-buildings-in-group = Дома рядом с отелями
option-mixed-buildings-in-group-help = Могут ли в группе одновременно стоять дома и отели.
value-mixed-buildings-in-group-true = да
value-mixed-buildings-in-group-false = нет, только один вид

option-hotel-unit = Покупка отелей
option-hotel-unit-help = Как покупают и продают отели.
value-hotel-unit-whole-group = для всей группы сразу
value-hotel-unit-single-lot = улица за улицей

option-build-requires-group-unmortgaged = Строительство при залоге
option-build-requires-group-unmortgaged-help = Запрещает ли залог строить во всей группе или только на этой улице.
value-build-requires-group-unmortgaged-true = во всей группе
value-build-requires-group-unmortgaged-false = только на заложенной улице

option-build-timing = Когда строят
option-build-timing-help = Когда игроки могут строить.
value-build-timing-between-rolls = между любыми двумя бросками
value-build-timing-own-turn = только в свой ход

option-bank-houses = Дома в банке
option-bank-houses-help = Сколько домов в банке в начале.

option-bank-hotels = Отели в банке
option-bank-hotels-help = Сколько отелей в банке в начале.

option-building-shortage = Нехватка построек
option-building-shortage-help = Что происходит, если игроки хотят больше построек, чем есть в банке.
value-building-shortage-auction = спрашивают остальных, и постройки идут на аукцион
value-building-shortage-first-come = их получает тот, кто строит первым

option-shortage-auction-start = Первая ставка за постройку
option-shortage-auction-start-help = Наименьшая ставка на аукционе построек; она не бывает меньше того, что банк дал бы за постройку.
value-shortage-auction-start-lowest-deed-price = самая низкая цена такой постройки в документах
value-shortage-auction-start-any = любая

option-trade-requires = Сделки и постройки
option-trade-requires-help = Где не должно быть построек перед сделкой с недвижимостью.
value-trade-requires-group-unbuilt = во всей её группе
value-trade-requires-lot-unbuilt = на ней самой

option-mortgage-requires = Залог и постройки
option-mortgage-requires-help = Где не должно быть построек перед залогом недвижимости.
value-mortgage-requires-group-unbuilt = во всей её группе
value-mortgage-requires-lot-unbuilt = на ней самой

option-mortgage-interest-percent = Проценты
option-mortgage-interest-percent-help = Сколько процентов добавляют к залогу при выкупе.

option-mortgaged-transfer-fee-percent = Сбор за передачу
option-mortgaged-transfer-fee-percent-help = Сколько процентов залога сразу платит тот, кто получает заложенную недвижимость.

option-percent-rounding = Округление процентов
option-percent-rounding-help = Как проценты, сборы и налоги округляют до целых долларов.
value-percent-rounding-up = вверх
value-percent-rounding-down = вниз
value-percent-rounding-nearest = до ближайшего доллара

option-bankrupt-to-bank-lots = Недвижимость, отошедшая банку
option-bankrupt-to-bank-lots-help = Что происходит с недвижимостью, когда игрок становится банкротом в пользу банка.
value-bankrupt-to-bank-lots-auction-unmortgaged = идёт на аукцион без залогов
value-bankrupt-to-bank-lots-auction-mortgaged = идёт на аукцион с залогами
value-bankrupt-to-bank-lots-return = снова остаётся без владельца

option-double-salary-on-start = Двойная зарплата
option-double-salary-on-start-help = Платят ли двойную зарплату за остановку точно на первой клетке.
value-double-salary-on-start-true = да
value-double-salary-on-start-false = нет

option-rent-while-jailed = Аренда в тюрьме
option-rent-while-jailed-help = Получает ли аренду владелец в тюрьме.
value-rent-while-jailed-true = да
value-rent-while-jailed-false = нет

option-even-building = Равномерное строительство
option-even-building-help = Нужно ли застраивать и распродавать улицы группы равномерно.
value-even-building-true = да, разница не больше одного дома
value-even-building-false = нет

option-starting-lots = Недвижимость в начале
option-starting-lots-help = Сколько участков каждый игрок получает по жребию до игры и оплачивает.

option-round-limit = Ограничение кругов
option-round-limit-help = После скольких кругов побеждает самый богатый игрок.
value-round-limit-none = без ограничения

option-time-limit-minutes = Ограничение времени
option-time-limit-minutes-help = Через сколько минут доигрывают круг и побеждает самый богатый игрок.
value-time-limit-minutes-none = без ограничения
