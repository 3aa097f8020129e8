## Counted nouns; -acc is the form of an object.

houses =
    { $n ->
        [one] { $n } casa
        [many] { $n } de casas
       *[other] { $n } casas
    }
hotels =
    { $n ->
        [one] { $n } hotel
        [many] { $n } de hotéis
       *[other] { $n } hotéis
    }
squares-acc =
    { $n ->
        [one] { $n } espaço
        [many] { $n } de espaços
       *[other] { $n } espaços
    }
buildings =
    { $building ->
        [house] { houses }
       *[hotel] { hotels }
    }

## Squares, groups, piles and pieces

square-start = Ponto de Partida
square-chance = Sorte
square-chest = Cofre
square-income-tax = Imposto de Renda
square-wealth-tax = Taxa de riqueza
square-free-parking = Estacionamento grátis
square-jail = Cadeia
square-go-to-jail = Vá para a cadeia

group-brown = marrom
group-light-blue = azul-claro
group-pink = rosa
group-orange = laranja
group-red = vermelho
group-yellow = amarelo
group-green = verde
group-dark-blue = azul-escuro
group-stations = estações
group-companies = companhias

pile-chance = Sorte
pile-chest = Cofre

piece-dog = Cachorro
piece-cannon = Canhão
piece-wheelbarrow = Carrinho de mão
piece-racing-car = Carro de corrida
piece-top-hat = Cartola
piece-cowboy = Cowboy
piece-thimble = Dedal
piece-iron = Ferro de passar
piece-locomotive = Locomotiva
piece-battleship = Navio de guerra
piece-money-bag = Saco de dinheiro
piece-shoe = Sapato

## Parts of sentences; in a list or after a colon.

# What is auctioned; hotels: those of a whole group together.
auctioned =
    { $building ->
        [house] uma casa
        [hotel] um hotel
        [hotels] hotéis para um grupo inteiro
       *[none] { $square }
    }

# What a player gives in a trade.
side-lot = { $square }
side-card = carta “Saia da cadeia de graça” ({ $pile })
side-nothing = nada

payment-cause =
    { $cause ->
        [rent] aluguel
        [tax] Imposto de Renda
        [wealth_tax] Taxa de riqueza
        [fine] multa
        [fee] taxa de manutenção de hipoteca
       *[card] carta
    }
standing-order =
    { $order ->
        [never_build] na escassez, não querer construções
       *[always_claim] cobrar sempre o aluguel
    }
ways-of-ending =
    { $ending ->
        [rounds] { ending-rounds }
        [time] { ending-time }
       *[last] { ending-last }
    }

## The log: present tense, one sentence for one event.

log-order-roll = { $player } lança os dados para ver quem começa: { $a } e { $b }.
log-order-tied = Empate para começar. Lançam de novo: { $players }.
log-deal-lot = { $player } recebe por sorteio a propriedade { $square } e paga { $amount }.
log-roll =
    { $double ->
        [yes] { $player } tira { $a } e { $b }: dupla!
       *[no] { $player } tira { $a } e { $b }.
    }
log-rent-roll = { $player } lança os dados para o aluguel: { $a } e { $b }.
log-move = { $player } vai para o espaço { $square }.
log-salary = { $player } recebe { $amount } de salário (Ponto de Partida).
log-buy-lot = { $player } compra a propriedade { $square } por { $amount }.
log-decline = { $player } não compra a propriedade { $square }.
log-auction-begin = Leilão: { auctioned }.
log-bid = { $player } dá um lance de { $amount }.
log-pass = { $player } passa.
log-auction = { $player } vence o leilão com um lance de { $amount } ({ $square }).
log-auction-building = { $player } vence o leilão com um lance de { $amount }: { auctioned }.
log-auction-none = Ninguém dá um lance no leilão: { auctioned }.
log-claim = { $player } cobra { $amount } de aluguel de { $debtor } ({ $square }).
log-rent = { $player } paga { $amount } de aluguel a { $owner } ({ $square }).
log-waive = { $player } dispensa o aluguel ({ $square }): { $debtor } não paga.
log-claim-lapsed = { $player } perde o aluguel ({ $square }): o prazo para cobrar acabou, { $debtor } não paga.
log-card = { $player } tira uma carta ({ $pile }): { $text }.
log-bank-pays = { $player } recebe { $amount } do banco.
log-pot = { $player } leva o pote: { $amount }.
log-pay =
    { $to ->
        [bank] { $player } paga { $amount } ao banco ({ payment-cause }).
        [pot] { $player } paga { $amount } ao pote ({ payment-cause }).
       *[player] { $player } paga { $amount } a { $creditor } ({ payment-cause }).
    }
log-owe =
    { $to ->
        [bank] { $player } deve { $amount } ao banco ({ payment-cause }) e precisa levantar dinheiro.
        [pot] { $player } deve { $amount } ao pote ({ payment-cause }) e precisa levantar dinheiro.
       *[player] { $player } deve { $amount } a { $creditor } ({ payment-cause }) e precisa levantar dinheiro.
    }
log-jail =
    { $reason ->
        [doubles] { $player } tira a terceira dupla e vai para a cadeia.
       *[other] { $player } vai para a cadeia.
    }
log-leave-jail =
    { $how ->
        [dice] { $player } sai da cadeia com a dupla.
        [fine] { $player } sai da cadeia depois de pagar a multa.
        [bought_card] { $player } usa a carta comprada e sai da cadeia.
       *[card] { $player } usa uma carta “Saia da cadeia de graça” e sai da cadeia.
    }
log-stay-jail = { $player } continua na cadeia.
log-build = { $player } constrói { houses } ({ $square }).
log-hotel = { $player } constrói um hotel ({ $square }).
log-sell-buildings = { $player } vende { houses } por { $amount } ({ $square }).
log-sell-hotel =
    { $n ->
        [0] { $player } vende o hotel por { $amount } ({ $square }).
       *[other] { $player } vende o hotel por { $amount } ({ $square }). Casas que ficam: { $n }.
    }
log-mortgage = { $player } hipoteca a propriedade { $square } por { $amount }.
log-redeem = { $player } resgata a hipoteca da propriedade { $square } por { $amount }.
log-keep-mortgage = { $player } mantém a hipoteca da propriedade { $square } (taxa: { $amount }).
log-offer = Proposta. { $player } daria: { $gives }; { $partner } daria: { $gets }.
log-card-wanted = { $player } oferece { $amount } a { $holder } por uma carta “Saia da cadeia de graça”.
log-refuse = { $player } recusa a proposta de { $offerer }.
log-withdraw = { $player } retira a proposta.
log-trade = Troca. { $player } dá: { $gives }; { $partner } dá: { $gets }.
log-card-bought = { $player } compra de { $holder } uma carta “Saia da cadeia de graça” por { $amount }.
log-shortage = { $player } quer construir, mas o banco só tem { buildings }. Os outros dizem quanto querem.
log-request =
    { $n ->
        [0] { $player } não quer construções.
       *[other] { $player } quer { buildings }.
    }
log-bankrupt =
    { $to ->
        [bank] { $player } vai à falência. Tudo passa para o banco.
       *[player] { $player } vai à falência. Tudo passa para { $creditor }.
    }
log-left = { $player } sai da partida.
log-order =
    { $on ->
        [yes] { $player } dá uma ordem automática: { standing-order }.
       *[no] { $player } cancela uma ordem automática: { standing-order }.
    }
log-time = O tempo acabou: esta rodada é completada e depois a partida termina.
log-win-monopoly =
    { $winners ->
        [1] { $player } vence com { $amount } ({ ways-of-ending }).
       *[other] Vitória compartilhada: { $player }, com { $amount } cada ({ ways-of-ending }).
    }

## What cards say; after a colon, without a full stop.

card-chance-go = avance até o espaço { $square } e receba o salário
card-chance-illinois = viaje até o espaço { $square }
card-chance-st-charles = siga até o espaço { $square }
card-chance-nearest-utility = avance até a próxima companhia; se for de outro jogador, lance os dados e pague { $n } vezes o resultado
card-chance-nearest-railroad-1 = avance até a próxima estação; se for de outro jogador, pague { $n } vezes o aluguel
card-chance-nearest-railroad-2 = { card-chance-nearest-railroad-1 }
card-chance-dividend = seus investimentos rendem { $amount }
card-chance-jail-free = guarde esta carta; com ela você sai da cadeia de graça
card-chance-back-3 = volte { squares-acc }
card-chance-jail = vá direto para a cadeia, sem receber o salário
card-chance-repairs = reforme as suas construções, { $house } por casa e { $hotel } por hotel
card-chance-poor-tax = dê { $amount } aos pobres
card-chance-speeding = pague { $amount } por excesso de velocidade
card-chance-reading = pegue uma condução até o espaço { $square }
card-chance-boardwalk = dê um passeio até o espaço { $square }
card-chance-chairman = você assume a presidência do conselho municipal; pague { $amount } a cada jogador
card-chance-loan = o empréstimo para as suas construções é liberado; receba { $amount }
card-chest-go = { card-chance-go }
card-chest-bank-error = o banco errou nas contas; receba { $amount }
card-chest-doctor = pague { $amount } pela consulta médica
card-chest-stock = você vende algumas ações; receba { $amount }
card-chest-jail-free = { card-chance-jail-free }
card-chest-jail = { card-chance-jail }
card-chest-opera = você convida todos para a ópera; cada jogador paga { $amount } a você
card-chest-birthday = é o seu aniversário; cada jogador dá { $amount } a você
card-chest-xmas-fund = a sua poupança para as festas venceu; receba { $amount }
card-chest-tax-refund = você pagou imposto demais; receba { $amount }
card-chest-insurance = seu seguro de vida venceu; receba { $amount }
card-chest-hospital = pague { $amount } ao hospital
card-chest-school = pague { $amount } pela escola
card-chest-services = seus bons conselhos rendem { $amount }
card-chest-street-repairs = pague o conserto das ruas, { $house } por casa e { $hotel } por hotel
card-chest-beauty = segundo lugar em um concurso de beleza; receba { $amount }
card-chest-inherit = você recebe uma herança de { $amount }

# Cards of other decks, by what they do.
card-effect-advance-to = avance até o espaço { $square }
card-effect-advance-to-nearest =
    { $what ->
        [company] { card-chance-nearest-utility }
       *[station] { card-chance-nearest-railroad-1 }
    }
card-effect-move-relative =
    { $way ->
        [back] { card-chance-back-3 }
       *[forward] avance { squares-acc }
    }
card-effect-collect = receba { $amount }
card-effect-pay = pague { $amount }
card-effect-pay-each = pague { $amount } a cada jogador
card-effect-collect-each = cada jogador paga { $amount } a você
card-effect-repairs = { card-chance-repairs }
card-effect-go-to-jail = { card-chance-jail }
card-effect-jail-card = { card-chance-jail-free }

## Prompts

prompt-roll = É a sua vez: lance os dados. Antes você pode construir, vender, hipotecar, resgatar hipotecas e trocar.
prompt-roll-or-end = Dupla: lance de novo ou encerre o seu turno. Antes você pode construir, vender, hipotecar, resgatar hipotecas e trocar.
prompt-jail = Você está na cadeia, turno { $n } de 3. O que você pode fazer: { $options }.
prompt-buy-lot = A propriedade { $square } está sem dono: compre por { $amount } ou recuse. Você tem { $cash } e pode levantar mais { $raise }.
prompt-bid =
    { $led ->
        [yes] Leilão: { auctioned }. Maior lance: { $high } ({ $leader }). Dê um lance maior ou passe. Você tem { $cash } e pode levantar mais { $raise }.
       *[no] Leilão: { auctioned }. Ainda não há lances. Dê um lance ou passe. Você tem { $cash } e pode levantar mais { $raise }.
    }
prompt-debt =
    { $to ->
        [bank] Você deve { $amount } ao banco. Você tem { $cash } e pode levantar mais { $raise }: venda, hipoteque, troque ou declare falência.
        [pot] Você deve { $amount } ao pote. Você tem { $cash } e pode levantar mais { $raise }: venda, hipoteque, troque ou declare falência.
       *[player] Você deve { $amount } a { $creditor }. Você tem { $cash } e pode levantar mais { $raise }: venda, hipoteque, troque ou declare falência.
    }
prompt-transfer = Você recebe hipotecada a propriedade { $square }: resgate a hipoteca por { $redeem } ou mantenha-a pagando uma taxa de { $fee }.
prompt-tax = Imposto de Renda: escolha { $flat } ou { $percent } da sua fortuna.
prompt-request = O banco só tem { buildings }. Diga quantas construções você quer, no máximo { $most }, ou nenhuma.
prompt-place-building =
    { $building ->
        [house] Escolha o terreno para a casa do leilão.
        [hotel] Escolha o terreno para o hotel do leilão.
       *[hotels] Escolha o grupo para os hotéis do leilão.
    }

# Ways out of jail, in a list.
jail-way-pay = pagar { $amount }
jail-way-card = usar uma carta “Saia da cadeia de graça”
jail-way-buy-card = comprar essa carta de outro jogador
jail-way-roll = lançar os dados e tentar uma dupla

## Why an action is refused

reason-bankrupt-seat = Este jogador está fora da partida.
reason-bid-too-low = Este lance é menor que o lance mínimo.
reason-not-a-lot = Não existe essa propriedade, esse grupo ou esse jogador.
reason-not-owned = Esta propriedade é de outro jogador ou não tem dono.
reason-no-monopoly = Você só pode construir em um grupo que seja todo seu.
reason-group-mortgaged = Esta propriedade, ou outra do grupo, está hipotecada, por isso não é possível construir ali.
reason-group-has-buildings = Há construções neste grupo; é preciso vendê-las primeiro.
reason-not-a-street = Casas e hotéis só são construídos em terrenos.
reason-nothing-to-build = Assim nada seria construído.
reason-nothing-to-sell = Assim nenhuma construção seria vendida.
reason-level-out-of-range = Um terreno tem no máximo quatro casas, ou um hotel.
reason-uneven = Um grupo é construído e vendido por igual: entre os terrenos há no máximo uma casa de diferença.
reason-mixed-buildings = Nesta edição um grupo tem casas ou hotéis, nunca os dois.
reason-bank-short = O banco não tem casas ou hotéis suficientes para isso.
reason-not-your-turn-to-build = Nesta edição você só constrói no seu turno.
reason-already-mortgaged = Esta propriedade já está hipotecada.
reason-not-mortgaged = Esta propriedade não está hipotecada.
reason-not-in-jail = Só um jogador na cadeia pode fazer isso.
reason-jail-turn = Neste turno na cadeia não é permitido sair assim.
reason-no-jail-card = Falta a carta “Saia da cadeia de graça” que isso exige.
reason-card-only-to-jail = Nesta edição a carta “Saia da cadeia de graça” só pode ser vendida a um jogador na cadeia.
reason-no-claim = Não há aluguel a cobrar por esta propriedade.
reason-must-raise = Você ainda pode levantar o dinheiro que deve, por isso não pode declarar falência.
reason-cannot-raise = Nem vendendo e hipotecando tudo você cobriria esta dívida.
reason-lowers-estate = Quem tem uma dívida, ou de quem ainda se pode cobrar aluguel, não pode fazer uma troca que diminua o que consegue levantar.
reason-empty-offer = Uma proposta não pode ser vazia dos dois lados.
reason-cash-both-ways = O dinheiro só pode ir em um sentido.
reason-money-alone = Só dinheiro não pode mudar de mãos: os jogadores não o emprestam nem o dão uns aos outros.
reason-self-offer = Para uma troca é preciso outro jogador.
reason-too-many-offers = Você já fez 3 propostas; outras são possíveis depois do próximo lançamento dos dados.
reason-offer-open = Você já tem uma proposta aberta; retire-a primeiro.
reason-no-offer = Não existe essa proposta.
reason-fee-too-high = Quem recebe uma propriedade hipotecada precisa poder pagar a taxa dela.
reason-too-many-requested = Você não poderia construir tanto.
reason-needed-for-auction = Quem dá um lance por uma construção precisa poder colocá-la.
reason-not-an-outcome = Os dados ou as cartas não podem dar isso agora.
reason-not-an-order = Não existe essa ordem automática.
reason-no-time-limit = Esta edição não tem limite de tempo.
reason-time-already-up = O tempo já acabou.
reason-not-a-seat = Este lugar não existe.
reason-no-extra-roll = Só se pode recusar o lançamento extra que uma dupla dá.
reason-worth-more-than-bid = Ali o banco pagaria pela construção mais do que o seu lance.

## How a game ends

ending-last = falência de todos os outros
ending-rounds = última rodada completada
ending-time = tempo esgotado

## The drawn board

label-houses = Casas
label-hotels = Hotéis
label-bank = Banco
label-pot = Pote
label-owner = Proprietário
label-rent = Aluguel
label-mortgaged = Hipotecada
label-fortune = Fortuna
label-dice = Dados

board-title-monopoly = Monopoly: { $edition }. Rodada { $round }. Banco: casas { $houses }, hotéis { $hotels }.
board-unowned = sem dono
board-mortgaged = hipotecada
board-hotel = hotel
board-in-jail = na cadeia, turno { $n } de 3
board-just-visiting = apenas visitando
board-bankrupt = falência
board-jail-card = carta “Saia da cadeia de graça”
board-awaits-dice = Os dados vão ser lançados.
board-awaits-card = Uma carta vai ser tirada.
board-awaits-deal = Uma propriedade vai ser sorteada.

## Editions

edition-brazil = Brasil
edition-brazil-help = As regras do manual brasileiro ao pé da letra: o aluguel é cobrado antes do próximo lançamento, os hotéis são comprados para o grupo inteiro, uma visita à cadeia encerra o turno e o lançamento extra pode ser recusado.
edition-official = Oficial
edition-official-help = As regras tradicionais dos Estados Unidos: escolhe-se o Imposto de Renda, e os hotéis vêm um a um.
edition-modern = Moderna
edition-modern-help = As regras dos Estados Unidos desde 2008: impostos fixos e cartas mais novas.

## Options of the rules and their values

option-board = Tabuleiro
option-board-help = Quais são os espaços, com seus preços e aluguéis.
value-board-classic = o tabuleiro clássico de 40 espaços

option-deck = Cartas
option-deck-help = O que dizem as cartas dos dois montes.
value-deck-classic = as cartas de antes de 2008
value-deck-modern = as cartas desde 2008

option-square-names = Nomes dos espaços
option-square-names-help = De que lugares vêm os nomes dos espaços.
value-square-names-brasil = Rio de Janeiro e São Paulo
value-square-names-atlantic-city = Atlantic City

option-minimum-raise = Menor aumento
option-minimum-raise-help = Quanto um lance precisa superar o anterior.

option-starting-cash = Dinheiro inicial
option-starting-cash-help = Com quanto dinheiro cada jogador começa.

option-salary = Salário
option-salary-help = O que um jogador recebe ao chegar ao primeiro espaço ou passar por ele.

option-decline-goes-to-auction = Leilão de propriedades não compradas
option-decline-goes-to-auction-help = Se o banco leiloa uma propriedade que o jogador que parou nela não compra.
value-decline-goes-to-auction-true = sim, na hora e entre todos os jogadores
value-decline-goes-to-auction-false = não, ela continua sem dono

option-rent-claim-deadline = Prazo para cobrar o aluguel
option-rent-claim-deadline-help = Até quando o proprietário precisa cobrar o aluguel para não perdê-lo.
value-rent-claim-deadline-next-player-roll = até o próximo jogador lançar os dados
value-rent-claim-deadline-second-following-roll = até o segundo jogador seguinte lançar os dados
value-rent-claim-deadline-automatic = o aluguel é pago automaticamente

option-double-rent-with-mortgaged-sibling = Aluguel dobrado com hipoteca no grupo
option-double-rent-with-mortgaged-sibling-help = Se um grupo completo rende o dobro do aluguel mesmo com uma das propriedades hipotecada.
value-double-rent-with-mortgaged-sibling-true = sim
value-double-rent-with-mortgaged-sibling-false = não

option-jail-card-sale = Venda da carta “Saia da cadeia de graça”
option-jail-card-sale-help = A quem um jogador pode vender a carta.
value-jail-card-sale-to-jailed-player = só a um jogador na cadeia
value-jail-card-sale-to-anyone = a qualquer um

option-income-tax = Imposto de Renda
option-income-tax-help = Como se calcula o Imposto de Renda.
value-income-tax-best-of = o menor entre o valor fixo e a porcentagem da fortuna
value-income-tax-blind-choice = o jogador escolhe antes de contar a fortuna
value-income-tax-flat = sempre o valor fixo

option-income-tax-flat = Imposto de Renda: valor fixo
option-income-tax-flat-help = O imposto quando a fortuna não é contada.

option-income-tax-percent = Imposto de Renda: porcentagem da fortuna
option-income-tax-percent-help = Quantos por cento da fortuna o imposto leva.

option-income-tax-mortgaged-lot = Propriedades hipotecadas na fortuna
option-income-tax-mortgaged-lot-help = Quanto vale uma propriedade hipotecada quando se taxa a fortuna.
value-income-tax-mortgaged-lot-mortgage-value = o valor da hipoteca
value-income-tax-mortgaged-lot-printed-price = o preço impresso
value-income-tax-mortgaged-lot-both = o preço mais o valor da hipoteca

option-luxury-tax = Taxa de riqueza
option-luxury-tax-help = Quanto custa a Taxa de riqueza.

option-free-parking = Estacionamento grátis
option-free-parking-help = O que um jogador recebe no Estacionamento grátis.
value-free-parking-nothing = nada
value-free-parking-pot = o pote, em que se juntam impostos, multas e pagamentos de cartas

option-jail-turn-1 = Primeiro turno na cadeia
option-jail-turn-1-help = O que é permitido: pagar a multa (pay), usar a carta (card), comprar uma carta (buy_card), tentar uma dupla (roll).
value-jail-turn-1-pay = pagar a multa
value-jail-turn-1-card = usar a carta
value-jail-turn-1-buy-card = comprar uma carta
value-jail-turn-1-roll = tentar uma dupla

option-jail-turn-2 = Segundo turno na cadeia
option-jail-turn-2-help = O que é permitido: pagar a multa (pay), usar a carta (card), comprar uma carta (buy_card), tentar uma dupla (roll).
value-jail-turn-2-pay = { value-jail-turn-1-pay }
value-jail-turn-2-card = { value-jail-turn-1-card }
value-jail-turn-2-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-2-roll = { value-jail-turn-1-roll }

option-jail-turn-3 = Terceiro turno na cadeia
option-jail-turn-3-help = O que é permitido: pagar a multa (pay), usar a carta (card), comprar uma carta (buy_card), tentar uma dupla (roll).
value-jail-turn-3-pay = { value-jail-turn-1-pay }
value-jail-turn-3-card = { value-jail-turn-1-card }
value-jail-turn-3-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-3-roll = { value-jail-turn-1-roll }

option-jail-fine = Multa
option-jail-fine-help = Quanto custa sair da cadeia.

option-jail-double-gives-extra-roll = Lançamento extra depois da cadeia
option-jail-double-gives-extra-roll-help = Se a dupla que tira um jogador da cadeia dá um lançamento extra.
value-jail-double-gives-extra-roll-true = sim
value-jail-double-gives-extra-roll-false = não

option-just-visiting-ends-turn = Visita à cadeia encerra o turno
option-just-visiting-ends-turn-help = Se uma visita à cadeia encerra o turno mesmo depois de uma dupla.
value-just-visiting-ends-turn-true = sim
value-just-visiting-ends-turn-false = não

option-extra-roll = Lançamento extra depois de uma dupla
option-extra-roll-help = Se o jogador é obrigado a fazer o lançamento que a dupla dá ou pode encerrar o turno.
value-extra-roll-must = obrigatório
value-extra-roll-may = pode ser recusado

option-mixed-buildings-in-group = Casas ao lado de hotéis
option-mixed-buildings-in-group-help = Se um grupo pode ter casas e hotéis ao mesmo tempo.
value-mixed-buildings-in-group-true = sim
value-mixed-buildings-in-group-false = não, só um tipo

option-hotel-unit = Compra de hotéis
option-hotel-unit-help = Como os hotéis são comprados e vendidos.
value-hotel-unit-whole-group = todos os do grupo juntos
value-hotel-unit-single-lot = terreno por terreno

option-build-requires-group-unmortgaged = Construir com hipoteca no grupo
option-build-requires-group-unmortgaged-help = Se uma hipoteca impede construir no grupo inteiro ou só naquele terreno.
value-build-requires-group-unmortgaged-true = no grupo inteiro
value-build-requires-group-unmortgaged-false = só no terreno hipotecado

option-build-timing = Momento de construir
option-build-timing-help = Quando os jogadores podem construir.
value-build-timing-between-rolls = entre dois lançamentos quaisquer
value-build-timing-own-turn = só no próprio turno

option-bank-houses = Casas no banco
option-bank-houses-help = Quantas casas o banco tem no início.

option-bank-hotels = Hotéis no banco
option-bank-hotels-help = Quantos hotéis o banco tem no início.

option-building-shortage = Escassez de construções
option-building-shortage-help = O que acontece quando os jogadores querem mais construções do que o banco tem.
value-building-shortage-auction = os outros são consultados, e as construções vão a leilão
value-building-shortage-first-come = quem constrói primeiro fica com elas

option-shortage-auction-start = Primeiro lance por uma construção
option-shortage-auction-start-help = O menor lance em um leilão de construções; nunca é menor do que o banco pagaria pela construção.
value-shortage-auction-start-lowest-deed-price = o menor preço dessa construção nos Títulos de Posse
value-shortage-auction-start-any = qualquer valor

option-trade-requires = Trocas e construções
option-trade-requires-help = O que precisa estar sem construções antes de uma propriedade ser trocada.
value-trade-requires-group-unbuilt = o grupo inteiro
value-trade-requires-lot-unbuilt = a própria propriedade

option-mortgage-requires = Hipotecas e construções
option-mortgage-requires-help = O que precisa estar sem construções antes de uma propriedade ser hipotecada.
value-mortgage-requires-group-unbuilt = o grupo inteiro
value-mortgage-requires-lot-unbuilt = a própria propriedade

option-mortgage-interest-percent = Juros
option-mortgage-interest-percent-help = Quantos por cento se somam à hipoteca no resgate.

option-mortgaged-transfer-fee-percent = Taxa de manutenção
option-mortgaged-transfer-fee-percent-help = Quantos por cento da hipoteca paga na hora quem recebe uma propriedade hipotecada.

option-percent-rounding = Arredondamento das porcentagens
option-percent-rounding-help = Como juros, taxas e impostos são arredondados para valores inteiros.
value-percent-rounding-up = para cima
value-percent-rounding-down = para baixo
value-percent-rounding-nearest = para o valor mais próximo

option-bankrupt-to-bank-lots = Propriedades que passam para o banco
option-bankrupt-to-bank-lots-help = O que acontece com as propriedades de quem vai à falência perante o banco.
value-bankrupt-to-bank-lots-auction-unmortgaged = são leiloadas sem hipoteca
value-bankrupt-to-bank-lots-auction-mortgaged = são leiloadas com as hipotecas
value-bankrupt-to-bank-lots-return = voltam a ficar sem dono

option-double-salary-on-start = Salário dobrado
option-double-salary-on-start-help = Se parar exatamente no primeiro espaço paga o dobro do salário.
value-double-salary-on-start-true = sim
value-double-salary-on-start-false = não

option-rent-while-jailed = Aluguel na cadeia
option-rent-while-jailed-help = Se um proprietário na cadeia recebe aluguel.
value-rent-while-jailed-true = sim
value-rent-while-jailed-false = não

option-even-building = Construir por igual
option-even-building-help = Se os terrenos de um grupo precisam ser construídos e vendidos por igual.
value-even-building-true = sim, no máximo uma casa de diferença
value-even-building-false = não

option-starting-lots = Propriedades iniciais
option-starting-lots-help = Quantas propriedades cada jogador recebe por sorteio antes da partida e paga.

option-round-limit = Limite de rodadas
option-round-limit-help = Depois de quantas rodadas vence quem tem a maior fortuna.
value-round-limit-none = sem limite

option-time-limit-minutes = Limite de tempo
option-time-limit-minutes-help = Depois de quantos minutos a rodada é completada e vence quem tem a maior fortuna.
value-time-limit-minutes-none = sem limite
