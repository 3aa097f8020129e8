## magnate tournament

cli-help-tournament = faz bots jogarem entre si e mede a força deles de forma justa
cli-help-bots = os bots, um para cada lugar, separados por vírgulas
cli-help-blocks = o número de blocos; um bloco são os mesmos sorteios, jogados com cada rotação dos lugares
cli-help-seconds-per-decision = quanto tempo um bot que olha à frente pode pensar em cada decisão; o padrão é o limite de cada um
cli-help-rollouts = o número de simulações por decisão desse bot, em vez de um limite de tempo
cli-help-until = para quando o intervalo de 95% das vitórias do primeiro bot exclui esta proporção
cli-help-save = guarda as partidas neste arquivo, ou retoma o torneio que está nele
cli-help-report = escreve uma página com gráficos neste arquivo
cli-help-jobs = o número de processos paralelos; o padrão é um por processador
cli-help-cluster = joga no cluster Dask deste endereço
cli-error-share = { $text } não é uma proporção entre 0 e 1.
cli-error-two-budgets = Use --seconds-per-decision ou --rollouts, não os dois.
cli-error-nobody-looks-ahead = Nenhum destes bots olha à frente, então não há o que limitar. Bots que olham à frente: { $known }.
cli-error-no-dask = Para um cluster é preciso o pacote distributed: pip install "magnate[cluster]"
cli-error-cluster = Não há cluster em { $address }: { $why }
cli-error-worker-ended = Um dos processos foi encerrado de fora. Com --save, o mesmo comando retoma o torneio.
cli-tournament-title = { $game }. Edição: { $edition }. Semente: { $seed }. Blocos: { $blocks }. Partidas: { $games }.
cli-tournament-rollouts = Simulações por decisão dos bots que olham à frente: { $n }.
cli-tournament-seconds = Segundos por decisão dos bots que olham à frente: { $n }.
cli-tournament-par = Entre iguais cada lugar vence { $share }. Entre parênteses: intervalos de 95% sobre os blocos.
tournament-not-one = Isto não é um arquivo de torneio ({ $why }).
tournament-another = Outro torneio: aqui { $what } é { $kept }, não { $asked }.
tournament-not-a-game = Isto não é uma partida ({ $why }).
cli-tournament-bot = Bot
cli-tournament-wins = Vitórias
cli-tournament-rank = Colocação média
cli-tournament-money = Dinheiro
cli-tournament-fortune = Fortuna
cli-tournament-time = Por decisão
cli-tournament-milliseconds = { $n } ms
cli-tournament-rating = Rating
cli-tournament-interrupted = Torneio interrompido. Blocos jogados: { $n }.
cli-tournament-stopped = Partidas paradas por serem longas, com a vitória dividida entre quem ainda jogava: { $n }.
cli-tournament-faults = Jogadas de bots que as regras recusaram: { $n }.
report-heading-wins = Vitórias
report-heading-course = Proporção de vitórias, bloco a bloco
report-heading-ranks = Colocações
report-heading-ahead = Com que frequência um bot fica à frente de outro
report-heading-figures = Números
report-par = igual
report-place = { $n }º lugar
report-blocks =
    { $n ->
        [one] { $n } bloco
        [many] { $n } de blocos
       *[other] { $n } blocos
    }
