# Refusals of a table, by code.

refused-stale = Это решение больше не ожидается; посмотрите, что на столе сейчас.
refused-not-seated = У вас нет места за этим столом.
refused-not-host = Это может только игрок, который открыл стол.
refused-seated-already = Вы уже сидите за этим столом.
refused-seat-taken = Это место занято.
refused-name-at-table = У кого-то за этим столом такое же или неотличимое на вид имя. Выберите другое.
refused-no-such-seat = За столом нет такого места.
refused-no-such-bot = Такого бота нет.
refused-table-full = Все места заняты.
refused-not-started = Партия ещё не началась.
refused-started-already = Партия уже началась.
refused-nothing-to-reveal = За этим столом сейчас нечего раскрывать.
refused-revealing = Значения nonce раскрываются; обязательства уже нельзя изменить.
refused-revealed-already = Вы уже раскрыли другое значение nonce.
refused-wrong-nonce = Это значение nonce не соответствует вашему обязательству.
refused-commitment-used = Это обязательство уже использовано; возьмите новое, с другим значением nonce.
refused-game-over = Партия окончена.
refused-paused = Партия приостановлена.
refused-not-paused = Партия не приостановлена.
refused-bot-sits-in = За вас играет бот; сначала вернитесь на своё место.
refused-not-away = За вас не играет бот.
refused-resigned = Вы уже не участвуете в этой партии.
refused-not-an-action = Это не ход.
refused-illegal = Правила сейчас этого не позволяют.
refused-has-its-own-command = Для постоянных поручений и выхода есть свои команды.
# Gives no reason: that rent may still be claimed would remind its owner (M-S-33).
refused-too-early = Бросать кубики ещё нельзя; попробуйте через несколько секунд.
refused-must-be-last = Команда заканчивается первым действием, исход которого ещё неизвестен, например броском кубиков или взятием карточки; остальное отправьте отдельно.
refused-nothing-to-undo = Вам нечего отменять.
refused-others-must-agree = Чтобы это отменить, остальные должны согласиться.
refused-no-proposal = Это предложение уже не открыто.
refused-proposal-open = Уже открыто другое предложение.
refused-answered-already = Вы уже ответили.
refused-bad-order = Такое постоянное поручение здесь невозможно.
refused-no-holding = Сейчас нельзя придержать кубики.
refused-held-already = Кубики уже придержаны, или вы уже придерживали их перед этим броском.
refused-no-bank-rule = В этой игре место сдавшегося игрока занимает бот.
refused-no-watchers = За этим столом нет зрителей.
refused-only-players-talk = Пока идёт партия, в чат пишут только игроки.
refused-game-runs = Партия ещё идёт.
refused-no-preview = В этой игре нельзя заранее посмотреть, что даст действие.
refused-log-full = За этим столом осталось место только для самой партии: больше нельзя писать в чат, давать постоянные поручения, вносить предложения и отменять ходы.

# Why a standing order cannot be given.

order-wrong-game = Это поручение из другой игры.
order-no-such-chain = Такой сети нет.
order-needs-open-holdings = Когда деньги и акции скрыты, нельзя подсчитать, кто выигрывает.
order-needs-no-market = Пока биржа не взяла карточку, нельзя подсчитать, кто выигрывает.
order-bad-limit = Предел должен быть целым числом не меньше 1.
order-no-such-auction = Этот аукцион уже закончился.

## Bots: levels, names and descriptions

bot-beginner = новичок
bot-casual = любитель
bot-strong = сильный игрок
bot-expert = эксперт
bot-steady = уравновешенный бот
bot-random = случайный бот
bot-name-beginner = Mila
bot-name-casual = Otto
bot-name-strong = Viktor
bot-name-expert = Ada
bot-about-beginner = Думает только о текущем ходе и часто забывает считать.
bot-about-casual = Играет в удовольствие; видит близкое и упускает далёкое.
bot-about-strong = Планирует, считает каждую монету и редко упускает случай.
bot-about-expert = Перед каждым ходом мысленно разыгрывает сотни продолжений.
bot-choice = { $name }, { $level }
bot-introduced = { $name }. { $about }
bot-level = Сила ботов
