## Hints: a decision, how often it wins, and why. The player is addressed.

hint-candidate = { $move }: побеждает в { $share } партий.
hint-unweighed = { $move }.

## Effects of a tile

hint-bonus = Вы получаете бонусы: { $amount }.
hint-bonus-of-other = { $player } получает бонусы: { $amount }.
hint-growth = Ваши акции сети «{ $chain }» дорожают на { $amount }.
hint-bonus-grows = Ваш бонус в сети «{ $chain }» растёт, пока это { $amount }.
hint-growth-of-other = Больше всего от этого выигрывает { $player }: { $amount }.
hint-sale = Вы можете продать { shares-acc } сети «{ $chain }» за { $amount }.
hint-safe = Сеть «{ $chain }» становится безопасной: приобрести её уже нельзя.
hint-founds = Основывает сеть, и вы бесплатно получаете 1 акцию.
hint-found =
    { $gift ->
        [cash] Акций сети «{ $chain }» больше нет: вы получаете { $amount }.
        [none] Акций сети «{ $chain }» для вас больше нет.
       *[share] Вы бесплатно получаете 1 акцию сети «{ $chain }» стоимостью { $amount }.
    }
hint-other-first = Больше акций сети «{ $chain }» у игрока { $player }: { $n }.
hint-prepares = После этого ваша карточка { $tile } основывает сеть.

## Places in a chain

hint-first = Вы выходите на первое место в сети «{ $chain }»: пока это бонус { $amount }.
hint-passes = Вы выходите на первое место в сети «{ $chain }», его теряет { $player }: пока это бонус { $amount }.
hint-certainly-first = Первое место в сети «{ $chain }» точно ваше; у остальных вместе { shares }.
hint-ahead = У вас больше акций сети «{ $chain }», чем у другого игрока.
hint-level = Ни у кого не будет больше акций сети «{ $chain }», чем у вас.
hint-paid-place = Ваше место в сети «{ $chain }» пока даёт бонус { $amount }.
hint-lead = Ваш отрыв в сети «{ $chain }» растёт, теперь это { shares }.
hint-lead-for-a-turn = Никто не догонит вас в сети «{ $chain }» за одну покупку.
hint-lead-safe = Никто уже не догонит вас в сети «{ $chain }».
hint-behind = До первого места в сети «{ $chain }» вам остаётся { shares }.
hint-own-merger = Ваша карточка { $tile } может привести к приобретению сети «{ $chain }»: пока это бонус { $amount } для вас.

## Money and shares

hint-holding = У вас будет { shares } сети «{ $chain }».
hint-cost = Стоит { $amount }; остаётся { $left }.
hint-saves = Сохраняет ваши { $amount } на будущее.
hint-nothing-to-buy = Купить вам нечего.
hint-sells = Сразу приносит { $amount }.
hint-trades = Даёт вам { shares-acc } сети «{ $chain }» стоимостью { $amount } после слияния.
hint-keeps = Вы оставляете { shares-acc } сети «{ $chain }» на случай, если её снова оснуют.

## Tiles and the end

hint-dead =
    { $n ->
        [one] Эту карточку никогда нельзя будет выложить: { $tiles }. Вы берёте другую.
        [few] Эти карточки никогда нельзя будет выложить: { $tiles }. Вы берёте другие.
        [many] Эти карточки никогда нельзя будет выложить: { $tiles }. Вы берёте другие.
       *[other] Эти карточки никогда нельзя будет выложить: { $tiles }. Вы берёте другие.
    }
hint-keeps-dead = Вы оставляете мёртвые карточки.
hint-swap = Ни одну из ваших карточек нельзя выложить: вы берёте новые.
hint-skip = Ни одну из ваших карточек нельзя выложить.
hint-end-possible = После этого вы можете объявить конец игры.
hint-ends = Игра заканчивается с этим ходом.
hint-ends-ahead = Конец игры: при нынешнем положении вы побеждаете с перевесом { $amount }.
hint-ends-behind = Конец игры: при нынешнем положении вам не хватает до победы { $amount }.
hint-ends-level = Конец игры: при нынешнем положении это общая победа (по { $amount }).

## Monopoly: properties for sale

hint-completes = У вас будет вся группа: { $group }.
hint-part = У вас будет { $n } из { $of } в этой группе: { $group }.
hint-blocks = { $player } тогда не соберёт всю группу: { $group }.
hint-rival-completes = { $player } может собрать с ней всю группу: { $group }.
hint-auction = Недвижимость уйдёт на аукцион.
hint-too-dear = Цена { $amount }, а у вас { $left }.
hint-limit = Для вас имеют смысл ставки до { $amount }.
hint-worth = Для вас она стоит не больше { $amount }.
hint-cost-danger = Стоит { $amount }; остаётся { $left }, а следующий бросок может стоить { $rent } аренды («{ $square }»).

## Rents

hint-rent = Аренда за клетку «{ $square }»: { $amount }.
hint-rent-dice = Аренда за клетку «{ $square }»: сумма кубиков × { $n }.
hint-rent-rises = Аренда за клетку «{ $square }» растёт с { $before } до { $after }.
hint-rent-falls = Аренда за клетку «{ $square }» падает с { $before } до { $after }.
hint-rent-lost = Вы теряете аренду за клетку «{ $square }», сейчас это { $amount }.

## Trades

hint-breaks = Разбивает вашу группу: { $group }.
hint-keeps-group = Ваша группа остаётся целой: { $group }.
hint-other-completes = После сделки всю группу получает { $player }: { $group }.
hint-partner-share = После сделки { $player } побеждает примерно в { $after } партий вместо { $before }.
hint-receives = Вы получаете { $amount }, и у вас будет { $left }.
hint-not-possible = Эта сделка больше невозможна.
hint-gets-lots = Вы получаете: { $squares }.
hint-keeps-lots = Вы оставляете себе: { $squares }.

## Dice and jail

hint-free-lots = { $share } бросков ведут на недвижимость без владельца.
hint-risk = { $share } бросков ведут к аренде, не больше { $amount } («{ $square }»).
hint-doubles = Из тюрьмы выводит дубль: { $share } бросков.
hint-jail-safe = В тюрьме вы не платите аренду; вне её { $share } бросков ведут к аренде, не больше { $amount } («{ $square }»).
hint-jail-no-rent = В тюрьме вы не получаете аренду.

## Buildings, mortgages and debts

hint-landing = Вероятность, что следующий бросок другого игрока приведёт в эту группу: { $share }.
hint-houses-left = В банке тогда останется: { houses }.
hint-stock = В банке осталось: { buildings }.
hint-mortgage = Приносит { $amount }; выкуп из залога стоит { $redeem }.
hint-to-build = Эти деньги помогут вам строить.
hint-no-building = В этой группе тогда нельзя строить: { $group }.
hint-keep-mortgage = Сбор { $amount }; выкуп из залога стоит { $redeem }.
hint-saves-fee = Вы не платите сбор { $amount } за сохранение залога.
hint-missing = Тогда не хватает ещё { $amount }.
hint-suffices = Тогда вы можете заплатить { $amount }.
hint-raise-mortgages = В залог: { $squares }.
hint-raise-sales = Продажа построек: { $squares }.
hint-debt-paid = Долг уплачен; остаётся { $left }.
hint-bankrupt = Даже если всё продать и заложить, не хватит { $amount }.
hint-tax-share = Это { $share } вашего состояния; его считают только после выбора.
