## Chains

chain-tower = Башня
chain-sackson = Саксон
chain-worldwide = Всемирная
chain-festival = Фестивальная
chain-american = Американская
chain-imperial = Имперская
chain-continental = Континентальная

# A chain, a number of its shares, a player with a number of shares: items of lists.
chain-in-list = «{ $chain }»
stock-item = { $n } × «{ $chain }»
holder-item = { $player } ({ $n })

tier-cheap = дешёвая
tier-middle = средняя
tier-dear = дорогая

## The log: present tense, one sentence for one event.

log-start-tile = { $player } берёт стартовую карточку { $tile }.
log-place = { $player } выкладывает карточку { $tile }.
log-skip-placement = { $player } не выкладывает карточку.
log-swap-hand = { $player } откладывает все свои карточки ({ $n }): { $tiles }.
log-found =
    { $gift ->
        [cash] { $player } основывает сеть «{ $chain }». Акций больше нет, поэтому банк выплачивает { $amount }.
        [none] { $player } основывает сеть «{ $chain }». Акций больше нет, поэтому акция за основание не выдаётся.
       *[share] { $player } основывает сеть «{ $chain }» и бесплатно получает 1 акцию.
    }
log-grow = Сеть «{ $chain }» растёт: { tiles }.
log-merge = { $player } осуществляет слияние сетей: { $chains }.
log-acquire = Сеть «{ $acquirer }» приобретает сеть «{ $acquired }».
log-count = Акции сети «{ $chain }»: { $list }.
log-market =
    { $drawn ->
        [number] Биржа вытягивает число { $n }: { shares } сети «{ $chain }».
       *[tile] Биржа вытягивает карточку { $tile }: { shares } сети «{ $chain }».
    }
log-bonus =
    { $rank ->
        [primary] { $player } получает { $amount }: бонус главного акционера сети «{ $chain }».
        [secondary] { $player } получает { $amount }: бонус второстепенного акционера сети «{ $chain }».
        [tertiary] { $player } получает { $amount }: бонус третьего акционера сети «{ $chain }».
        [sole] { $player } получает { $amount }: бонус единственного акционера сети «{ $chain }».
       *[tied] { $player } получает { $amount }: часть бонуса акционеров сети «{ $chain }» (равенство).
    }
log-dispose = { $player } продаёт { $sold }, обменивает { $traded } на { $received }, оставляет { $kept } (акции сети «{ $chain }»).
log-buy =
    { $n ->
        [0] { $player } не покупает акций.
       *[other] { $player } покупает { shares-acc } за { $amount }: { $list }.
    }
log-draw = { $player } берёт { tiles-acc }.
log-draw-seen = { $player } берёт { tiles-acc }: { $tiles }.
log-dead =
    { $n ->
        [one] { $player } откладывает { $n } мёртвую карточку: { $tiles }.
        [few] { $player } откладывает { $n } мёртвые карточки: { $tiles }.
        [many] { $player } откладывает { $n } мёртвых карточек: { $tiles }.
       *[other] { $player } откладывает { $n } мёртвой карточки: { $tiles }.
    }
log-end =
    { $reason ->
        [size] { $player } объявляет конец игры: в сети «{ $chain }» не меньше 41 карточки.
       *[safe] { $player } объявляет конец игры: все сети на доске безопасны.
    }
log-stalled = За целый круг никто не выкладывает, не берёт и не откладывает карточек: конец игры.
log-final-sale = { $player } продаёт { shares-acc } сети «{ $chain }» за { $amount }.
log-win =
    { $winners ->
        [1] Побеждает { $player }: { $amount }.
       *[other] Общая победа: { $player } (по { $amount }).
    }

## Prompts

prompt-place = Ваш ход: выложите карточку.
prompt-place-stuck = Ваш ход, но ни одну из ваших карточек выложить нельзя: отложите все карточки, если это возможно, или продолжите ход, не выкладывая карточку.
prompt-found = Выберите сеть, которую хотите основать.
prompt-survivor = Самые большие сети равны по размеру: выберите сеть-покупателя.
prompt-acquire = Остались сети равного размера: выберите ту, которая приобретается следующей.
prompt-dispose = У вас { shares } сети «{ $chain }»: продайте, обменяйте 2:1 на акции сети «{ $survivor }» или оставьте.
prompt-buy =
    { $n ->
        [0] Сейчас купить акции нельзя: продолжайте без покупки.
       *[other] Купите акции (не больше { $n }) или не покупайте ничего.
    }
prompt-replace = Вы можете отложить мёртвые карточки и взять новые: { $tiles }.

## What a placement would do

effect-none = Без эффекта: карточка не входит ни в одну сеть.
effect-found = Основывает сеть.
effect-grow = Сеть «{ $chain }» растёт (сейчас { $from }): { tiles }.
effect-merge = Слияние сетей: { $chains }.
effect-illegal-temporary = Пока недоступна: основала бы восьмую сеть.
effect-illegal-permanent = Мёртвая карточка: соединила бы безопасные сети.

## Why an action is refused

reason-tile-not-in-hand = Этой карточки у вас нет; выберите одну из своих.
reason-eighth-chain = На доске все семь сетей, поэтому эта карточка не может основать ещё одну; позже это может измениться.
reason-two-safe-chains = Эта карточка соединила бы безопасные сети, а безопасную сеть приобрести нельзя.
reason-must-place = У вас есть карточка, которую можно выложить, поэтому сначала выложите карточку.
reason-tile-not-dead = Отложить можно только карточки, которые уже никогда нельзя выложить.
reason-chain-on-board = Эта сеть уже на доске; выберите ту, которой там нет.
reason-not-a-largest-chain = Сетью-покупателем может быть только одна из самых больших сетей этого слияния.
reason-not-next-in-size = Следующей приобретается самая большая из оставшихся сетей; если несколько равны по размеру, выберите одну из них.
reason-more-than-held = У вас нет столько акций этой сети.
reason-trade-needs-pairs = Акции обмениваются 2:1, поэтому число обмениваемых акций должно быть чётным.
reason-bank-stock-short = В банке не осталось столько акций.
reason-more-than-three = За один ход можно купить не больше 3 акций.
reason-chain-not-active = Этой сети нет на доске, поэтому её акции купить нельзя.
reason-end-not-reached = Конец игры можно объявить, только если в какой-нибудь сети не меньше 41 карточки или все сети на доске безопасны.
reason-end-window-closed = На этом этапе хода объявить конец игры нельзя.
reason-already-declared = Конец игры уже объявлен.
reason-tile-not-in-pile = Взять можно только карточку из стопки.
reason-not-a-market-number = Число биржи должно быть от 1 до 12 и совпадать с числом на её карточке.
reason-swap-not-in-edition = В этом издании нельзя отложить все карточки сразу.

## How a game ends

ending-size = сеть, в которой не меньше 41 карточки
ending-safe = все сети на доске безопасны
ending-stalled = никто не может ходить

## The drawn board

label-chains = Сети
label-size = Размер
label-share-price = Стоимость акции
label-next-price = Далее
label-bonuses = Бонусы, $
label-shares-left = Осталось
label-tiles = Карточки
label-set-aside = Отложено

board-title = Acquire: { $edition }. Круг { $round }. Стопка: { tiles }.
board-own-tile = ваша карточка
board-independent-tile = отдельная карточка
board-last-tile = выложена последней
board-safe-chain = безопасная сеть
board-awaits-draw = Сейчас будет взята следующая карточка.
board-safe = безопасная
board-not-on-board = не на доске
board-price-from = от { $amount }
board-price-step = { $amount } при { $n }
board-bonuses = Бонусы: { $amounts }
board-shares-left = осталось { $n }
board-own-tiles = Ваши карточки: { $tiles }.
board-independent-tiles = Отдельные карточки: { $tiles }.

## Editions

edition-classic = Классика, 2008
edition-classic-help = Правила 2008 года: два бонуса, а если ни одну карточку выложить нельзя, можно отложить все.
edition-classic-ru = Классика, русские правила
edition-classic-ru-help = Правила 2008 года по русской книжке: разделённые бонусы округляются до ближайшей сотни, а если ни одну карточку выложить нельзя, нужно отложить все.
edition-2023-classic = 2023, режим «Классика»
edition-2023-classic-help = Правила 2023 года с бонусами для двух акционеров.
edition-2023-tycoon = 2023, режим «Тайкун»
edition-2023-tycoon-help = Правила 2023 года с бонусами для трёх акционеров.
edition-2023-duel = 2023, игра вдвоём
edition-2023-duel-help = Правила 2023 года для двоих: за бонусы борется и биржа.

## Options of the rules and their values

option-tiers = Ценовые группы
option-tiers-help = Какие сети дешёвые, а какие дорогие.
value-tiers-2008 = 2008: дешёвые «{ chain-worldwide }» и «{ chain-sackson }», дорогие «{ chain-continental }» и «{ chain-tower }»
value-tiers-2023 = 2023: дешёвые «{ chain-tower }» и «{ chain-sackson }», дорогие «{ chain-imperial }» и «{ chain-continental }»

option-bonus-ranks = Число бонусов
option-bonus-ranks-help = Какие акционеры получают бонус за купленную сеть.
value-bonus-ranks-2 = 2: главный и второстепенный
value-bonus-ranks-3 = 3: главный, второстепенный и третий

option-bonus-table = Таблица бонусов
option-bonus-table-help = Как велики бонусы акционеров после главного.
value-bonus-table-half = бонус второстепенного акционера вдвое меньше бонуса главного
value-bonus-table-tycoon = суммы режима «Тайкун»

option-single-holder-bonus = Единственный акционер
option-single-holder-bonus-help = Какие бонусы получает единственный акционер сети.
value-single-holder-bonus-primary-secondary = главного и второстепенного акционера
value-single-holder-bonus-primary-tertiary = главного и третьего акционера

option-bonus-rounding = Округление бонусов
option-bonus-rounding-help = Как округляется бонус, разделённый при равенстве.
value-bonus-rounding-up-100 = вверх до сотни
value-bonus-rounding-nearest-100 = до ближайшей сотни

option-founder-share-when-none = Нет акции за основание
option-founder-share-when-none-help = Что получает основатель, если акций сети больше нет.
value-founder-share-when-none-nothing = ничего
value-founder-share-when-none-cash = стоимость акции деньгами

option-unplayable-policy = Мёртвые карточки
option-unplayable-policy-help = Когда карточки, которые нельзя выложить, откладывают и берут новые.
value-unplayable-policy-whole-hand-when-stuck = все карточки, если ни одну из них выложить нельзя
value-unplayable-policy-dead-tiles-at-turn-end = мёртвые карточки, в конце хода

option-unplayable-replacement-optional = Можно оставить мёртвые карточки
option-unplayable-replacement-optional-help = Может ли игрок оставить карточки, которые можно отложить.
value-unplayable-replacement-optional-true = да
value-unplayable-replacement-optional-false = нет, их всегда откладывают

option-end-declaration-window = Когда объявляют конец
option-end-declaration-window-help = На каком этапе хода можно объявить конец игры.
value-end-declaration-window-after-placement = после выкладывания карточки
value-end-declaration-window-any-time-in-turn = до или после выкладывания карточки

option-end-declaration = Объявление конца
option-end-declaration-help = Решает ли игрок, что игра окончена, или она заканчивается автоматически.
value-end-declaration-optional = решает игрок
value-end-declaration-forced = игра заканчивается автоматически

option-holdings-visibility = Деньги и акции
option-holdings-visibility-help = Видят ли все деньги и акции каждого игрока.
value-holdings-visibility-open = открыты
value-holdings-visibility-hidden = скрыты

option-market-holder = Биржа как акционер
option-market-holder-help = Борется ли биржа за бонусы в игре вдвоём.
value-market-holder-off = нет
value-market-holder-on = да

option-market-ties = Равенство с биржей
option-market-ties-help = Кто стоит выше, если у игрока и биржи поровну акций.
value-market-ties-shares-like-player = никто: они делят бонус
value-market-ties-player-first = игрок
