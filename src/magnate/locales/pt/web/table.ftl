## Every table

web-close = Fechar
web-cancel = Cancelar
web-menu = Menu
web-rules = Regras
web-rule = Regra { $clause }
web-refused = Isso não foi possível.
web-sound = Som
web-text-mode = Modo texto
web-fair = Jogo limpo
web-screen = Tela compartilhada
web-watching = Assistindo: { $names }
web-you = você
web-your-turn = Sua vez

## Log and chat

web-log-and-chat = Histórico e chat
web-log = Histórico
web-log-earlier = Mostrar anteriores
web-chat = Chat
web-chat-unread = Chat · { $n }
web-chat-new = não lidas
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-chat-send = Enviar
web-said = { $name }: { $text }
web-mute-title = Quem silenciar
web-mute-help = Nesta mesa você não vê as mensagens de quem for silenciado. As de quem for bloqueado você não vê nunca mais, e essa pessoa não pode entrar nas mesas que você abrir.
web-mute = Silenciar
web-block = Bloquear
web-blocked = Bloqueio ativo
web-reactions = Reações
web-reaction-well-played = Boa jogada
web-reaction-nice-move = Que lance bonito
web-reaction-thinking = Pensando
web-reaction-your-move = Sua vez
web-reaction-ouch = Ai
web-reaction-good-luck = Boa sorte
web-reaction-thanks = Valeu
web-reaction-good-game = Bom jogo

## Clocks and presence

web-clock = Relógio
web-bot-plays-on = bot assumiu
web-bot-sits-in = bot no lugar
web-left-game = fora do jogo
web-offline = sem conexão
web-time-low = Resta pouco tempo
web-time-bank = reserva de tempo
web-time-until = até { $time }
web-time-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
web-time-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
web-time-minutes = { $minutes } min

## Undo, pause, calling off, resigning

web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-alone = Algo oculto foi revelado depois da sua última decisão. Como você só joga com bots, ainda pode desfazê-la.
web-undo-others = Algo aconteceu depois da sua última decisão. Ela é desfeita se todos os outros jogadores concordarem.
web-undo-unrated = Depois disso a partida não conta mais para o rating.
web-pause = Pausar
web-pause-alone = Todos os relógios param e os bots esperam até você retomar.
web-pause-others = Os outros são consultados. Se todos concordarem, os relógios param até alguém retomar.
web-resume = Retomar
web-paused = A partida está em pausa; os relógios estão parados.
web-call-off = Cancelar a partida
web-call-off-alone = A partida termina sem resultado.
web-call-off-others = Os outros são consultados. Se todos concordarem, a partida termina sem resultado.
web-called-off = A partida foi cancelada.
web-called-off-new-rules = As regras mudaram desde o início desta partida, por isso ela foi cancelada. Ela não conta para o rating, e o histórico continua disponível.
web-ask-others = Perguntar aos outros
web-resign = Desistir
web-resign-bot = Você deixa o seu lugar de vez. Um bot joga até o fim, e você pode assistir.
web-resign-bank = No Monopoly você também pode deixar tudo para o banco: o seu lugar sai do jogo.
web-resign-to-bot = Deixar para um bot
web-resign-to-bank = Deixar tudo para o banco
web-proposed-undo = { $name } pede para desfazer a última decisão.
web-proposed-pause = { $name } propõe uma pausa.
web-proposed-end = { $name } propõe cancelar a partida.
web-proposed-undo-you = Você pediu para desfazer a sua última decisão.
web-proposed-pause-you = Você propôs uma pausa.
web-proposed-end-you = Você propôs cancelar a partida.
web-waits-for = Falta responder: { $names }.
web-agree = Concordar
web-refuse = Recusar
web-withdraw = Retirar o pedido
web-proposal-refused = Os outros não concordaram.
web-lost = Sem conexão. Reconectando… Nada se perdeu.
web-server-restarts = O servidor está reiniciando. Reconectando… Nada se perdeu.
web-bot-sits-in-for-you = O seu tempo acabou, e um bot joga por você.
web-return = Voltar ao meu lugar
web-you-resigned = Você está fora do jogo e pode assistir.
web-you-resigned-bot = Um bot joga no seu lugar até o fim. Você pode assistir.
web-you-watch = Você está assistindo.
web-take-over = Assumir o lugar: { $name }

## The end

web-game-over = Fim de jogo
web-win-you = Você venceu
web-win = { $name } vence
web-win-shared = Vitória compartilhada: { $names }
web-wins = vence
web-out = falência
web-final-scores = Pontuação final
web-rematch = Jogar de novo
web-rematch-join = Entrar na próxima partida
web-rematch-waits = A próxima partida aguarda os jogadores.
web-replay = Replay
web-record = Baixar o registro
web-fair-check = O acaso foi justo?

## Standing orders

web-orders = Ordens automáticas
web-orders-help = Decisões tomadas por você, mesmo na sua ausência. Ninguém sabe de uma ordem antes que ela seja usada.
web-orders-given = Em vigor
web-orders-none = Você não deu ordens automáticas.
web-order-give = Dar a ordem
web-order-end = Cancelar
web-order-skip-buying = Não comprar ações
web-order-skip-buying-help = Se você puder declarar o fim do jogo, a pergunta é feita mesmo assim.
web-order-declare = Declarar o fim do jogo quando isso der a vitória
web-order-declare-help = Depois da sua colocação, contando sem compra; basta uma vitória compartilhada.
web-order-dispose = Quando uma rede for adquirida
web-order-dispose-help = O que acontece com as suas ações dela. Ações que não podem ser negociadas são mantidas.
web-rule-ask = perguntar
web-rule-keep = manter todas
web-rule-sell = vender todas
web-rule-trade = negociar 2:1
web-order-dispose-keep = Manter todas as ações da rede { $chain }
web-order-dispose-sell = Vender todas as ações da rede { $chain }
web-order-dispose-trade = Negociar ações da rede { $chain } 2:1, o máximo possível
web-order-always-claim = Sempre cobrar o aluguel
web-order-always-claim-help = O seu aluguel é cobrado automaticamente a cada parada.
web-order-never-build = Nunca querer construções na escassez
web-order-never-build-help = Quando faltarem construções, não se pergunta a você.
web-order-auction = Neste leilão
web-order-no-auction = Não há leilão agora.
web-order-limit = Dar lances até, $
web-order-bid-up-to = Dar lances até { $amount }
web-order-pass = Não dar lances

## Keyboard shortcuts

web-keys = Atalhos do teclado
web-keys-on = Usar atalhos de uma tecla
web-key-space = Espaço
web-key-tab = Para o próximo controle
web-key-escape = Fechar ou limpar
web-key-help = Esta lista
web-key-undo = Desfazer
web-key-orders = Ordens automáticas
web-key-text-mode = Ligar ou desligar o modo texto
web-key-log = Mostrar o histórico
web-key-chat = Escrever no chat

## Text mode

web-text-action = A sua ação
web-text-help = Digite uma ação, ou várias separadas por ponto e vírgula.
web-text-all = Todas as ações
web-text-do = Fazer

## The table before the game

web-waiting-title =
    { $n ->
        [one] { $n } lugar ainda livre
        [many] { $n } de lugares ainda livres
       *[other] { $n } lugares ainda livres
    }
web-waiting-begins = A partida vai começar…
web-waiting-help = A partida começa automaticamente assim que todos os lugares forem ocupados.
web-start-title = Revelando os números aleatórios de todos…
web-start-help = Cada jogador e o servidor fixaram um número aleatório. Juntos, os números decidem o que sai nos dados e no sorteio, então ninguém pode escolher.
web-start-reveals = Ainda não revelou: { $names }
web-start-commits = Ainda sem número novo: { $names }
web-start-left = Tempo restante: { $time }
web-start-elsewhere = O seu número está no navegador em que você se sentou. Abra a mesa nele, ou deixe o lugar e sente-se de novo.
web-start-changed = O seu navegador não revela o seu número: os compromissos desta mesa estão incompletos ou mudaram. Avise os outros.
web-start-vacated = O seu número não foi revelado a tempo, e o seu lugar ficou livre. Você pode se sentar de novo.
web-start-not-revealed = A partida não pôde começar porque nem todos revelaram o número a tempo. Faltou: { $names }. Todos sorteiam um número novo.
web-start-stood-up = A partida não pôde começar porque alguém saiu. Faltou: { $names }. Todos sorteiam um número novo.
web-seats = Lugares
web-seat-free = lugar livre
web-sit = Sentar aqui
web-sit-at = Sentar aqui: lugar { $n }
web-move = Mudar
web-move-to = Mudar para cá: lugar { $n }
web-stand = Deixar o lugar
web-add-bot = Adicionar um bot
web-add-bot-at = Adicionar um bot: lugar { $n }
web-fill-all =
    { $n ->
        [one] Pôr um bot no lugar livre e começar
        [many] Pôr bots em { $n } de lugares livres e começar
       *[other] Pôr bots em { $n } lugares livres e começar
    }
web-your-name = O seu nome nesta mesa
web-invite = Convidar
web-invite-help = Quem abrir o link pode se sentar. O celular pode escanear o código QR.
web-invite-link = Link de convite
web-invite-local = Este link só funciona neste computador. Para celulares, abra a página pelo endereço deste computador na rede.
web-qr = O link de convite como código QR
web-copy = Copiar
web-copied = O link foi copiado.
web-share = Compartilhar
web-terms = Esta mesa
web-terms-edition = Edição
web-terms-no-clock = Sem relógio e sem pressa.
web-terms-live =
    { $seconds ->
        [one] { $seconds } segundo por decisão.
        [many] { $seconds } de segundos por decisão.
       *[other] { $seconds } segundos por decisão.
    }
web-terms-bank = Reserva de tempo: { $time }.
web-terms-days =
    { $days ->
        [one] { $days } dia por decisão.
        [many] { $days } de dias por decisão.
       *[other] { $days } dias por decisão.
    }
web-terms-bot-until-return = Quando o tempo acaba, um bot joga até o jogador voltar.
web-terms-bot-to-the-end = Quando o tempo acaba, um bot joga até o fim.
web-terms-who = Quem pode entrar
web-terms-public = Todos: a mesa aparece no lobby.
web-terms-private = Quem tiver o link.
web-terms-watchers = Espectadores são bem-vindos.
web-commitment = O servidor já fixou a sua parte do acaso (código { $code }…), e o seu navegador fixa a dele quando você se senta: ninguém pode escolher dados nem tiles.

## Why a table cannot be shown

web-failed-no-watchers = Esta mesa não tem lugar livre nem espectadores.
web-failed-not-welcome = Quem abriu esta mesa não quer jogar com você.
web-failed-other-rules = Esta partida começou com regras que este servidor não tem.
web-failed-other-protocol = O servidor foi atualizado. Carregue a página de novo.
web-failed-signed-out = A sua sessão terminou. Carregue a página de novo.
web-failed-banned = Seu acesso a este servidor foi bloqueado.
web-failed-accounts-only = Neste servidor, visitantes só podem assistir. Para jogar, crie uma conta no seu perfil.
web-failed-storage-unavailable = O servidor não consegue gravar agora. Nada se perdeu; tente de novo em instantes.
web-failed-storage-full = O servidor não consegue gravar agora. Nada se perdeu; tente mais tarde.
web-failed-busy = O servidor está ocupado. Tente de novo em instantes.
web-failed-too-many = Pedidos demais de uma vez. Espere um pouco.
web-failed-too-many-tables = Você abriu mesas demais que ainda não terminaram. Termine uma delas antes.

# The buttons of a number field.
web-less = Menos: { $what }
web-more = Mais: { $what }
