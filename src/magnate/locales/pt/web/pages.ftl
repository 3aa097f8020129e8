## Home

home-lead = Jogue com amigos ou bots, nesta tela, no celular ou na TV.
home-about-acquire = Coloque tiles, funde redes de hotéis, compre ações e ganhe com as fusões.
home-about-monopoly = Dê a volta no tabuleiro, compre terrenos, construa casas e cobre o aluguel.
home-bots =
    { $n ->
        [one] { $n } bot
        [many] { $n } de bots
       *[other] { $n } bots
    }
home-minutes = cerca de { $n } min
home-play = Jogar agora
home-create = Criar mesa
home-open = Mesas abertas
home-open-none = Nenhuma mesa espera por jogadores agora. Crie uma e envie o link aos seus amigos.
home-nobody = Ninguém se sentou ainda
home-seats-free =
    { $n ->
        [one] { $n } lugar livre
        [many] { $n } de lugares livres
       *[other] { $n } lugares livres
    }
home-options-changed =
    { $n ->
        [one] { $n } opção alterada
        [many] { $n } de opções alteradas
       *[other] { $n } opções alteradas
    }
home-sit = Sentar
home-watch = Assistir
home-join = Entrar por link
home-join-label = Link de convite ou código da mesa
home-join-button = Entrar
home-join-help = Cole o link que você recebeu ou aponte o celular para o código quadrado na TV.
home-join-bad = Este não é um link para uma mesa deste servidor.
home-mine-none = Suas partidas aparecem aqui, e você continua de onde parou.
home-mine-all = Todas as minhas partidas
home-your-turn = Sua vez
home-now = Joga: { $player }
home-status-waiting = espera por jogadores
home-status-running = em andamento
home-status-paused = em pausa
home-status-over = encerrada
home-status-ended = cancelada
home-tv = Jogar na TV
home-tv-help = O tabuleiro na tela grande, os seus tiles no celular.
home-tv-link = Abrir uma mesa nesta tela
home-hotseat = Todos no mesmo aparelho (hotseat)
home-hotseat-help = Passe-o de mão em mão; uma cortina esconde o que os outros têm.
home-hotseat-link = Começar
clock-none = sem relógio
clock-live = { $seconds } s por decisão
clock-days =
    { $n ->
        [one] { $n } dia por decisão
        [many] { $n } de dias por decisão
       *[other] { $n } dias por decisão
    }

## My games

games-running = Em andamento
games-finished = Encerradas
games-more = Mostrar mais
games-place = { $place }º lugar de { $n }

## What went wrong

problem = Não deu certo. Tente de novo daqui a pouco.
problem-too-many-requests = Foi demais de uma vez. Espere um pouco.
problem-not-found = Essa mesa não existe ou é privada: peça o link de convite.
problem-signed-out = Entre de novo na sua conta.
problem-storage = O servidor não consegue gravar agora. Nada se perdeu; tente mais tarde.
