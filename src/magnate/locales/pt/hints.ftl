## Hints: a decision, how often it wins, and why. The player is addressed.

hint-candidate = { $move }: vence { $share } das partidas.
hint-unweighed = { $move }.

## Effects of a tile

hint-bonus = Você recebe { $amount } de bônus.
hint-bonus-of-other = { $player } recebe { $amount } de bônus.
hint-growth = As suas ações da rede { $chain } valorizam { $amount }.
hint-bonus-grows = O seu bônus na rede { $chain } sobe para { $amount } na situação atual.
hint-growth-of-other = Quem mais ganha com isso é { $player }: { $amount }.
hint-sale = Na rede { $chain } você pode vender { shares-acc } por { $amount }.
hint-safe = A rede { $chain } fica segura: não pode mais ser adquirida.
hint-founds = Funda uma rede, e você recebe 1 ação de graça.
hint-found =
    { $gift ->
        [cash] Não restam ações da rede { $chain }: você recebe { $amount }.
        [none] Não restam ações da rede { $chain } para você.
       *[share] Você recebe de graça 1 ação da rede { $chain }, que vale { $amount }.
    }
hint-other-first = { $player } tem mais ações da rede { $chain } do que você: { $n }.
hint-prepares = Depois disso, o seu tile { $tile } funda uma rede.

## Places in a chain

hint-first = Você passa ao primeiro lugar na rede { $chain }: bônus de { $amount } na situação atual.
hint-passes = Você toma o primeiro lugar na rede { $chain }, que agora é de { $player }: bônus de { $amount } na situação atual.
hint-certainly-first = O primeiro lugar na rede { $chain } é seu com certeza: os outros juntos têm { shares-acc }.
hint-ahead = Você tem mais ações da rede { $chain } do que o outro jogador.
hint-level = Ninguém terá mais ações da rede { $chain } do que você.
hint-paid-place = O seu lugar na rede { $chain } vale um bônus de { $amount } na situação atual.
hint-lead = A sua vantagem na rede { $chain } aumenta para { shares-acc }.
hint-lead-for-a-turn = Ninguém consegue alcançar você na rede { $chain } com uma só compra.
hint-lead-safe = Ninguém mais consegue alcançar você na rede { $chain }.
hint-behind = Na rede { $chain }, a sua distância do primeiro lugar fica em { shares-acc }.
hint-own-merger = Com o seu tile { $tile } a rede { $chain } pode ser adquirida: { $amount } de bônus para você na situação atual.

## Money and shares

hint-holding = Você fica com { shares-acc } da rede { $chain }.
hint-cost = Custa { $amount }; sobram { $left }.
hint-saves = Guarda os seus { $amount } para depois.
hint-nothing-to-buy = Não há nada que você possa comprar.
hint-sells = Rende { $amount } na hora.
hint-trades = Dá a você { shares-acc } da rede { $chain }, no valor de { $amount } depois da fusão.
hint-keeps = Você mantém { shares-acc } da rede { $chain }, caso ela seja fundada de novo.

## Tiles and the end

hint-dead =
    { $n ->
        [one] Este tile nunca poderá ser colocado: { $tiles }. Você pega outro.
        [many] Estes tiles nunca poderão ser colocados: { $tiles }. Você pega outros.
       *[other] Estes tiles nunca poderão ser colocados: { $tiles }. Você pega outros.
    }
hint-keeps-dead = Você mantém tiles que nunca poderão ser colocados.
hint-swap = Nenhum dos seus tiles pode ser colocado: você pega uma mão nova.
hint-skip = Nenhum dos seus tiles pode ser colocado.
hint-end-possible = Depois você pode declarar o fim do jogo.
hint-ends = O jogo acaba neste turno.
hint-ends-ahead = Acaba o jogo: na situação atual, você vence por { $amount }.
hint-ends-behind = Acaba o jogo: na situação atual, faltam { $amount } para você vencer.
hint-ends-level = Acaba o jogo: na situação atual, a vitória é compartilhada, com { $amount }.

## Monopoly: properties for sale

hint-completes = Completa um grupo: { $group }.
hint-part = Você fica com { $n } de { $of } neste grupo: { $group }.
hint-blocks = Impede que { $player } complete um grupo: { $group }.
hint-rival-completes = { $player } completaria um grupo com ela: { $group }.
hint-auction = A propriedade vai a leilão.
hint-too-dear = O preço é { $amount }; você tem { $left }.
hint-limit = Para você valem a pena lances até { $amount }.
hint-worth = Para você ela não vale mais que { $amount }.
hint-cost-danger = Custa { $amount }; sobram { $left }, e o seu próximo lançamento pode custar { $rent } de aluguel ({ $square }).

## Rents

hint-rent = Aluguel ({ $square }): { $amount }.
hint-rent-dice = Aluguel ({ $square }): { $n } vezes os dados.
hint-rent-rises = O aluguel ({ $square }) sobe de { $before } para { $after }.
hint-rent-falls = O aluguel ({ $square }) cai de { $before } para { $after }.
hint-rent-lost = Você perde o aluguel ({ $square }), que agora é { $amount }.

## Trades

hint-breaks = Desfaz o seu grupo: { $group }.
hint-keeps-group = O seu grupo continua completo: { $group }.
hint-other-completes = A troca completa um grupo para { $player }: { $group }.
hint-partner-share = Depois da troca { $player } vence cerca de { $after } das partidas em vez de { $before }.
hint-receives = Você recebe { $amount } e fica com { $left }.
hint-not-possible = Esta troca não é mais possível.
hint-gets-lots = Você recebe: { $squares }.
hint-keeps-lots = Você mantém: { $squares }.

## Dice and jail

hint-free-lots = { $share } dos lançamentos levam a uma propriedade sem dono.
hint-risk = { $share } dos lançamentos custam aluguel, no máximo { $amount } ({ $square }).
hint-doubles = Uma dupla tira você da cadeia: { $share } dos lançamentos.
hint-jail-safe = Enquanto estiver na cadeia, você não paga aluguel; fora dela { $share } dos lançamentos custam aluguel, no máximo { $amount } ({ $square }).
hint-jail-no-rent = Na cadeia você não cobra aluguel.

## Buildings, mortgages and debts

hint-landing = Chance de que o próximo lançamento de outro jogador leve a este grupo: { $share }.
hint-houses-left = Depois restam no banco: { houses }.
hint-stock = Restam no banco: { buildings }.
hint-mortgage = Rende { $amount }; resgatar a hipoteca custa { $redeem }.
hint-to-build = O dinheiro ajuda você a construir.
hint-no-building = Depois não se pode construir no grupo: { $group }.
hint-keep-mortgage = Custa uma taxa de { $amount }; resgatar a hipoteca custa { $redeem }.
hint-saves-fee = Você não paga a taxa de { $amount } por manter a hipoteca.
hint-missing = Depois ainda faltam { $amount }.
hint-suffices = Depois você pode pagar { $amount }.
hint-raise-mortgages = Hipoteca: { $squares }.
hint-raise-sales = Vende construções: { $squares }.
hint-debt-paid = A dívida é paga; sobram { $left }.
hint-bankrupt = Mesmo com tudo vendido e hipotecado, ainda faltariam { $amount }.
hint-tax-share = Leva { $share } da sua fortuna; ela só é contada depois da escolha.
