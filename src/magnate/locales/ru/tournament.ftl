## magnate tournament

cli-help-tournament = проводит партии между ботами и честно измеряет их силу
cli-help-bots = боты, по одному на место, через запятую
cli-help-blocks = число блоков; блок — одни и те же случайные исходы, сыгранные при каждом круговом сдвиге мест
cli-help-seconds-per-decision = сколько бот, который считает вперёд, может думать над решением; по умолчанию по своему пределу
cli-help-rollouts = число доигрываний такого бота на решение, вместо ограничения времени
cli-help-until = останавливается, когда 95-процентный интервал побед первого бота не содержит этой доли
cli-help-save = сохраняет партии в этот файл или продолжает турнир, который в нём есть
cli-help-report = записывает в этот файл страницу с графиками
cli-help-jobs = число параллельных процессов; по умолчанию по одному на процессор
cli-help-cluster = играет на кластере Dask по этому адресу
cli-error-share = { $text } — не доля от 0 до 1.
cli-error-two-budgets = Укажите либо --seconds-per-decision, либо --rollouts, но не оба.
cli-error-nobody-looks-ahead = Ни один из этих ботов не считает вперёд, поэтому ограничивать нечего. Боты, которые считают вперёд: { $known }.
cli-error-no-dask = Для кластера нужен пакет distributed: pip install "magnate[cluster]"
cli-error-cluster = По адресу { $address } нет кластера: { $why }
cli-error-worker-ended = Один из процессов завершён извне. С --save та же команда продолжит турнир.
cli-tournament-title = { $game }. Издание: { $edition }. Зерно: { $seed }. Блоки: { $blocks }. Партии: { $games }.
cli-tournament-rollouts = Доигрываний на решение у ботов, которые считают вперёд: { $n }.
cli-tournament-seconds = Секунд на решение у ботов, которые считают вперёд: { $n }.
cli-tournament-par = Среди равных каждое место выигрывает { $share }. В скобках: 95-процентные интервалы по блокам.
tournament-not-one = Это не файл турнира ({ $why }).
tournament-another = Другой турнир: здесь { $what } — { $kept }, а не { $asked }.
tournament-not-a-game = Это не партия ({ $why }).
cli-tournament-bot = Бот
cli-tournament-wins = Победы
cli-tournament-rank = Среднее место
cli-tournament-money = Деньги
cli-tournament-fortune = Состояние
cli-tournament-time = На решение
cli-tournament-milliseconds = { $n } мс
cli-tournament-rating = Рейтинг
cli-tournament-interrupted = Турнир прерван. Сыграно блоков: { $n }.
cli-tournament-stopped = Партии, остановленные из-за длины, где победу делят все, кто ещё играл: { $n }.
cli-tournament-faults = Действия ботов, отклонённые правилами: { $n }.
report-heading-wins = Победы
report-heading-course = Доля побед, блок за блоком
report-heading-ranks = Места
report-heading-ahead = Как часто один бот впереди другого
report-heading-figures = Числа
report-par = поровну
report-place = место { $n }
report-blocks =
    { $n ->
        [one] { $n } блок
        [few] { $n } блока
        [many] { $n } блоков
       *[other] { $n } блока
    }
