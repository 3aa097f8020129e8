// Made by `make protocol` from the Python structs. Do not edit.

/**
 * Claim every rent on landing; the rules carry this order out (M-S-33).
 */
export interface AlwaysClaim {
  order: "always_claim";
}

/**
 * The auction of a lot, or of a building that several seats want, began.
 */
export interface AuctionBegan {
  event: "AuctionBegan";
  lot: string | null;
  building: "hotel" | "house" | null;
}

/**
 * The auction ended without a bid.
 */
export interface AuctionFailed {
  event: "AuctionFailed";
  lot: string | null;
  building: "hotel" | "house" | null;
}

/**
 * An auction of a lot or of a building; `least` is the lowest bid of the seat to act.
 *
 * For a building, other seats may have to bid more, depending on its resale value (M-S-15).
 */
export interface AuctionView {
  lot: string | null;
  building: "hotel" | "house" | null;
  high: number;
  leader: number | null;
  least: number;
  bidders: BidderView[];
}

/**
 * A seat won the auction and paid its bid; a building is still to be placed.
 */
export interface AuctionWon {
  event: "AuctionWon";
  seat: number;
  lot: string | null;
  building: "hotel" | "house" | null;
  amount: number;
}

/**
 * An action in its notation, and the money that it costs or brings in.
 *
 * If it would be refused now, `reason` is why and `clause` the rule.
 */
export interface AvailableMove {
  do: string;
  amount: number;
  reason?: string;
  clause?: string;
}

/**
 * The bank paid a seat the amount of its card.
 */
export interface BankPaid {
  event: "BankPaid";
  seat: number;
  amount: number;
}

/**
 * Bankruptcy: everything the seat would lose; without a debt it goes to the bank (M-S-36).
 *
 * `short` is what would still be missing after selling all buildings and mortgaging all lots.
 */
export interface BankruptcyEffect {
  effect: "BankruptcyEffect";
  debt: DebtView | null;
  can_raise: number;
  short: number;
  cash: number;
  lots: string[];
  cards: ("chance" | "chest")[];
}

/**
 * A seat made the highest bid so far.
 */
export interface BidMade {
  event: "BidMade";
  seat: number;
  amount: number;
}

/**
 * A seat passed, and is out of the auction.
 */
export interface BidPassed {
  event: "BidPassed";
  seat: number;
}

/**
 * Make the lowest possible bid in one auction while limit and cash allow, then pass.
 *
 * Where only orders bid against each other, the price jumps to where one of them gives up.
 */
export interface BidUpTo {
  order: "bid_up_to";
  limit: number;
  auction: number;
}

/**
 * A seat in an auction: its last bid, and the most it can bid now and after raising money.
 */
export interface BidderView {
  seat: number;
  bid: number;
  still_in: boolean;
  cash: number;
  can_raise: number;
}

/**
 * The purchase or sale of buildings; `houses` and `hotels` are the bank's stock afterwards.
 *
 * A negative stock means that there are not enough.
 */
export interface BuildingEffect {
  effect: "BuildingEffect";
  lots: LevelChange[];
  amount: number;
  cash: number;
  houses: number;
  hotels: number;
  rents: RentChange[];
}

/**
 * A seat requested a number of the scarce buildings.
 */
export interface BuildingsRequested {
  event: "BuildingsRequested";
  seat: number;
  building: "hotel" | "house";
  n: number;
}

/**
 * A seat sold buildings on a lot to the bank.
 */
export interface BuildingsSold {
  event: "BuildingsSold";
  seat: number;
  lot: string;
  before: number;
  after: number;
  amount: number;
}

/**
 * A seat built on a lot; 1 to 4 are houses, 5 is a hotel.
 */
export interface Built {
  event: "Built";
  seat: number;
  lot: string;
  before: number;
  after: number;
  amount: number;
}

/**
 * A seat in jail bought a jail card to use it at once.
 */
export interface CardBought {
  event: "CardBought";
  seat: number;
  holder: number;
  amount: number;
}

/**
 * A seat drew a card.
 */
export interface CardDrawn {
  event: "CardDrawn";
  seat: number;
  pile: "chance" | "chest";
  card: string;
}

/**
 * A card: `key` names its words in the catalogs, the rest are their arguments.
 *
 * `amount`, `house` and `hotel` are money; `square` is an id.
 */
export interface CardView {
  key: string;
  square?: string | null;
  what?: string | null;
  way?: string | null;
  n?: number | null;
  amount?: number | null;
  house?: number | null;
  hotel?: number | null;
}

/**
 * A seat in jail offered the holder of a jail card a price for it.
 */
export interface CardWanted {
  event: "CardWanted";
  seat: number;
  holder: number;
  amount: number;
}

/**
 * Claiming or waiving rent: the debtor, the amount, and the debtor's cash.
 */
export interface ClaimEffect {
  effect: "ClaimEffect";
  lot: string;
  debtor: number;
  amount: number;
  debtor_cash: number;
}

/**
 * An owner did not claim a rent in time.
 */
export interface ClaimLapsed {
  event: "ClaimLapsed";
  seat: number;
  debtor: number;
  lot: string;
}

/**
 * Rent that may still be claimed, until `rolls_left` more players have rolled (M-RENT-6).
 */
export interface ClaimView {
  owner: number;
  debtor: number;
  lot: string;
  amount: number;
  rolls_left: number;
}

/**
 * An owner gave up a rent.
 */
export interface ClaimWaived {
  event: "ClaimWaived";
  seat: number;
  debtor: number;
  lot: string;
}

/**
 * A debt that its seat cannot pay at once; `missing` is the amount to raise.
 */
export interface DebtView {
  seat: number;
  to: number | "bank" | "pot";
  amount: number;
  cause: "card" | "fee" | "fine" | "rent" | "tax" | "wealth_tax";
  lot: string | null;
  missing: number;
  can_raise: number;
}

/**
 * A seat rolled the dice in its turn.
 */
export interface DiceRolled {
  event: "DiceRolled";
  seat: number;
  dice: [number, number];
}

/**
 * The lots of a bankrupt seat that are still to be auctioned, one by one (M-BKR-3).
 */
export interface EstateView {
  seat: number;
  lots: string[];
}

/**
 * The seat with the highest roll begins.
 */
export interface FirstPlayer {
  event: "FirstPlayer";
  seat: number;
}

/**
 * The game ended; `amount` is the fortune of each winner.
 */
export interface GameWon {
  event: "GameWon";
  seats: number[];
  ending: "last" | "rounds" | "time";
  amount: number;
}

/**
 * What the owner of a group could do: build up its lowest lots by one, or the smallest sale.
 */
export interface GroupMoves {
  group: string;
  build?: AvailableMove | null;
  sell?: AvailableMove | null;
}

/**
 * A group of lots; `owner` is the seat that owns all of them.
 */
export interface GroupView {
  name: string;
  kind: string;
  lots: string[];
  owner: number | null;
}

/**
 * Leaving jail, by paying the fine or with a card that returns to its pile.
 */
export interface JailEffect {
  effect: "JailEffect";
  amount: number;
  cash: number;
  card: "chance" | "chest" | null;
}

/**
 * A seat left jail.
 */
export interface JailLeft {
  event: "JailLeft";
  seat: number;
  how: "bought_card" | "card" | "dice" | "fine";
}

/**
 * A seat did not roll a double and stays in jail.
 */
export interface JailStayed {
  event: "JailStayed";
  seat: number;
}

/**
 * A change of the buildings on a lot, and the money paid or received for it.
 */
export interface LevelChange {
  lot: string;
  before: number;
  after: number;
  amount: number;
}

/**
 * A seat bought the lot on which it landed.
 */
export interface LotBought {
  event: "LotBought";
  seat: number;
  lot: string;
  amount: number;
}

/**
 * A seat was dealt a lot before the first turn and paid for it.
 */
export interface LotDealt {
  event: "LotDealt";
  seat: number;
  lot: string;
  amount: number;
}

/**
 * A seat did not buy the lot on which it landed.
 */
export interface LotDeclined {
  event: "LotDeclined";
  seat: number;
  lot: string;
}

/**
 * A seat mortgaged a lot.
 */
export interface LotMortgaged {
  event: "LotMortgaged";
  seat: number;
  lot: string;
  amount: number;
}

/**
 * What the owner of a lot could do with it: buy or sell a building, mortgage or redeem it.
 */
export interface LotMoves {
  lot: string;
  build?: AvailableMove | null;
  sell?: AvailableMove | null;
  mortgage?: AvailableMove | null;
  redeem?: AvailableMove | null;
}

/**
 * A seat paid back a mortgage with interest.
 */
export interface LotRedeemed {
  event: "LotRedeemed";
  seat: number;
  lot: string;
  amount: number;
}

/**
 * A lot: its deed and its current state.
 *
 * `rents` are those of the deed: by level for a street, by number owned for a station, factors of
 * the dice for a company. Landing here costs `rent` now, or `dice_factor` times the dice; both
 * are 0 if nothing is due. `monopoly_rent` is that of a bare street whose owner has the whole
 * group, `redeem` the cost of redeeming it, `tradable` whether its owner could give it away.
 */
export interface LotView {
  group: string;
  price: number;
  mortgage: number;
  redeem: number;
  building_cost: number;
  rents: number[];
  monopoly_rent: number;
  owner: number | null;
  level: number;
  mortgaged: boolean;
  rent: number;
  dice_factor: number;
  tradable: boolean;
}

/**
 * A seat owes more than it has in cash.
 */
export interface MoneyOwed {
  event: "MoneyOwed";
  seat: number;
  to: number | "bank" | "pot";
  amount: number;
  cause: "card" | "fee" | "fine" | "rent" | "tax" | "wealth_tax";
}

/**
 * A seat paid something other than rent, or rent to the bank as the owner's heir.
 */
export interface MoneyPaid {
  event: "MoneyPaid";
  seat: number;
  to: number | "bank" | "pot";
  amount: number;
  cause: "card" | "fee" | "fine" | "rent" | "tax" | "wealth_tax";
}

/**
 * A lot mortgaged, redeemed or kept mortgaged; `redeem` is the cost of redeeming it later.
 */
export interface MortgageEffect {
  effect: "MortgageEffect";
  lot: string;
  amount: number;
  cash: number;
  redeem: number;
  rents: RentChange[];
}

/**
 * A seat that received a mortgaged lot keeps the mortgage and owes the fee.
 */
export interface MortgageKept {
  event: "MortgageKept";
  seat: number;
  lot: string;
  amount: number;
}

/**
 * A seat's piece moved from one square to another.
 */
export interface Moved {
  event: "Moved";
  seat: number;
  start: string;
  square: string;
}

/**
 * What a seat could do with its lots; `offer` says whether it may offer a trade at all.
 */
export interface Moves {
  lots: LotMoves[];
  groups: GroupMoves[];
  offer: AvailableMove;
}

/**
 * Want no buildings in a shortage; the rules carry this order out (M-S-15).
 */
export interface NeverBuild {
  order: "never_build";
}

/**
 * A seat offered a trade.
 */
export interface OfferMade {
  event: "OfferMade";
  seat: number;
  to: number;
  gives: Side;
  gets: Side;
}

/**
 * A seat refused an offer.
 */
export interface OfferRefused {
  event: "OfferRefused";
  seat: number;
  offerer: number;
}

/**
 * An open offer; `uses_card` if the card asked for is used at once, to leave jail.
 */
export interface OfferView {
  seat: number;
  to: number;
  gives: Side;
  gets: Side;
  uses_card: boolean;
}

/**
 * A seat withdrew its offer.
 */
export interface OfferWithdrawn {
  event: "OfferWithdrawn";
  seat: number;
}

/**
 * A seat turned a standing order on or off; only that seat sees it.
 */
export interface OrderGiven {
  event: "OrderGiven";
  seat: number;
  order: "always_claim" | "never_build";
  on: boolean;
}

/**
 * A seat rolled for the first turn.
 */
export interface OrderRolled {
  event: "OrderRolled";
  seat: number;
  dice: [number, number];
}

/**
 * The seats tied for the highest roll for the first turn roll again.
 */
export interface OrderTied {
  event: "OrderTied";
  seats: number[];
}

/**
 * Bid nothing in one auction.
 */
export interface PassAuction {
  order: "pass_auction";
  auction: number;
}

/**
 * A pile: the cards seen so far, next first, are below the unseen ones.
 */
export interface PileView {
  seen: string[];
  unseen: number;
}

/**
 * A seat left the game for good.
 */
export interface PlayerLeft {
  event: "PlayerLeft";
  seat: number;
}

/**
 * A seat took the pot on Free Parking.
 */
export interface PotTaken {
  event: "PotTaken";
  seat: number;
  amount: number;
}

/**
 * The decision a seat has to make, and its limits; `key` names its sentence in the catalogs.
 *
 * `amount` is a price, a debt or the highest bid; `to` the creditor, or the leader of an auction;
 * `n` the turn in jail or the bank's stock; `most` how many buildings may be requested; `lots`
 * are those where a building may be placed; `ways` the ways to leave jail in this turn; `may_end`
 * says whether the turn may end instead of rolling; `raising` has the steps by which a debtor can
 * raise money.
 */
export interface Prompt {
  key: string;
  kind: "bid" | "buy" | "debt" | "place" | "request" | "roll" | "tax" | "transfer";
  lot?: string | null;
  building?: "hotel" | "house" | null;
  amount?: number;
  cash?: number;
  can_raise?: number;
  to?: number | "bank" | "pot" | null;
  cause?: "card" | "fee" | "fine" | "rent" | "tax" | "wealth_tax" | null;
  least?: number;
  redeem?: number;
  fee?: number;
  flat?: number;
  percent?: number;
  n?: number;
  most?: number;
  lots?: string[];
  ways?: ("buy_card" | "card" | "pay" | "roll")[];
  may_end?: boolean;
  purchase?: PurchaseEffect | null;
  raising?: RaisingStep[];
}

/**
 * The purchase of a lot at its price or for a bid; `owned` counts the lots of its group.
 *
 * `fee` is due at once for a lot auctioned with its mortgage (M-S-17).
 */
export interface PurchaseEffect {
  effect: "PurchaseEffect";
  lot: string;
  amount: number;
  fee: number;
  cash: number;
  group: string;
  owned: number;
  completes: boolean;
  rents: RentChange[];
}

/**
 * Raising the money for a debt in the fixed order (M-S-16) and paying it.
 */
export interface RaiseEffect {
  effect: "RaiseEffect";
  debt: DebtView;
  raised: number;
  cash: number;
  mortgages: string[];
  sales: LevelChange[];
  rents: RentChange[];
}

/**
 * A step by which a debtor can raise money: a mortgage, or a sale with the levels it leaves.
 *
 * `after` is the index of the step that must come before it. The `suggested` steps are those by
 * which the software would raise the debt (M-S-16).
 */
export interface RaisingStep {
  do: string;
  amount: number;
  lot: string;
  sales?: LevelChange[];
  after?: number | null;
  suggested?: boolean;
}

/**
 * The rent of a lot before and after; a company's rents are multiples of the dice.
 */
export interface RentChange {
  lot: string;
  before: number;
  after: number;
  times_dice?: boolean;
}

/**
 * An owner claimed the rent that another seat owes.
 */
export interface RentClaimed {
  event: "RentClaimed";
  seat: number;
  debtor: number;
  lot: string;
  amount: number;
}

/**
 * The current cost of landing on a lot: `rent`, or `dice_factor` times the dice.
 *
 * Both are 0 if no rent is due.
 */
export interface RentEffect {
  effect: "RentEffect";
  lot: string;
  owner: number | null;
  rent: number;
  dice_factor: number;
}

/**
 * A seat paid rent.
 */
export interface RentPaid {
  event: "RentPaid";
  seat: number;
  owner: number;
  lot: string;
  amount: number;
}

/**
 * A seat rolled because a card bases the rent on a new roll.
 */
export interface RentRolled {
  event: "RentRolled";
  seat: number;
  dice: [number, number];
}

/**
 * The bank paid a seat its salary.
 */
export interface SalaryPaid {
  event: "SalaryPaid";
  seat: number;
  amount: number;
}

/**
 * A seat. `can_raise` is what selling all buildings and mortgaging all lots would bring in.
 *
 * `jail_turn` is 0 outside jail; `went_out` is 1 for the first seat to go bankrupt, 2 for the
 * second, and so on. `fortune` is counted as for the income tax, or by M-S-32 in a game with a
 * limit and at the end; it is None for everybody while the seat chooses its tax (M-TAX-1).
 */
export interface SeatView {
  seat: number;
  name: string;
  piece: "battleship" | "cannon" | "cowboy" | "dog" | "iron" | "locomotive" | "money-bag" | "racing-car" | "shoe" | "thimble" | "top-hat" | "wheelbarrow";
  cash: number;
  fortune: number | null;
  can_raise: number;
  square: string;
  jail_turn: number;
  jail_cards: ("chance" | "chest")[];
  lots: string[];
  offers_left: number;
  went_out: number | null;
}

/**
 * A seat went to jail.
 */
export interface SentToJail {
  event: "SentToJail";
  seat: number;
  reason: "card" | "doubles" | "square";
}

/**
 * A seat's purchase would leave too few buildings for other seats, which are asked first.
 */
export interface ShortageBegan {
  event: "ShortageBegan";
  seat: number;
  building: "hotel" | "house";
  stock: number;
}

/**
 * A possible shortage of buildings (M-SHORT-2); `requests` has the number each seat asked for.
 *
 * It does not say who will be asked, because that would reveal standing orders.
 */
export interface ShortageView {
  seat: number;
  building: "hotel" | "house";
  group: string;
  stock: number;
  requests: number[];
  auctioning: boolean;
}

/**
 * What one partner of a trade hands over: lots, cash and jail cards, named by their piles.
 *
 * The order of the lots does not matter; the game returns them in board order.
 */
export interface Side {
  lots: string[];
  cash: number;
  cards: ("chance" | "chest")[];
}

/**
 * A square of the board; `lot` is None if it cannot be owned.
 */
export interface SquareView {
  id: string;
  kind: string;
  name: string;
  lot: LotView | null;
}

/**
 * The payment of income tax; ten percent is not revealed before the choice (M-TAX-1).
 */
export interface TaxEffect {
  effect: "TaxEffect";
  amount: number | null;
  cash: number | null;
}

/**
 * The table called the time limit.
 */
export interface TimeCalled {
  event: "TimeCalled";
}

/**
 * A trade: what both sides would have, the offering side first.
 */
export interface TradeEffect {
  effect: "TradeEffect";
  sides: [TradeSide, TradeSide];
  rents: RentChange[];
}

/**
 * What a seat would have after a trade.
 *
 * `cash` is the amount left after the fees for all mortgaged lots received.
 */
export interface TradeSide {
  seat: number;
  cash: number;
  lots: string[];
  cards: ("chance" | "chest")[];
  fees: TransferFee[];
  completes: string[];
  breaks: string[];
}

/**
 * A seat's offer was accepted.
 */
export interface Traded {
  event: "Traded";
  seat: number;
  partner: number;
  gives: Side;
  gets: Side;
}

/**
 * The cost of a mortgaged lot received: the fee to keep it, or to redeem it (M-MORT-7).
 */
export interface TransferFee {
  lot: string;
  fee: number;
  redeem: number;
}

/**
 * A seat's turn began.
 */
export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
  turn: number;
}

/**
 * Everything that a seat, or a spectator (`seat` is None), may know about a game.
 *
 * `cards` are those of the deck by their ids; `doubles` counts those rolled in this turn; `orders`
 * are the seat's own standing orders, and `moves` what it could do with its lots.
 */
export interface View {
  game: "monopoly";
  edition: string;
  options: Record<string, unknown>;
  seat: number | null;
  squares: SquareView[];
  groups: GroupView[];
  seats: SeatView[];
  houses: number;
  hotels: number;
  pot: number;
  dice: [number, number] | null;
  cards: Record<string, CardView>;
  piles: Record<string, PileView>;
  turn: number | null;
  turns: number;
  round: number;
  doubles: number;
  time_up: boolean;
  ending: "last" | "rounds" | "time" | null;
  awaits: "bid" | "buy" | "card" | "deal" | "debt" | "dice" | "over" | "place" | "request" | "roll" | "tax" | "transfer";
  asked: number | null;
  claims: ClaimView[];
  offers: OfferView[];
  auction: AuctionView | null;
  debt: DebtView | null;
  shortage: ShortageView | null;
  estate: EstateView | null;
  orders: ("always_claim" | "never_build")[];
  moves: Moves | null;
  prompt: Prompt | null;
  log: (TurnBegan | OrderRolled | OrderTied | FirstPlayer | LotDealt | DiceRolled | RentRolled | Moved | SalaryPaid | LotBought | LotDeclined | AuctionBegan | BidMade | BidPassed | AuctionWon | AuctionFailed | RentClaimed | RentPaid | ClaimWaived | ClaimLapsed | CardDrawn | BankPaid | PotTaken | MoneyPaid | MoneyOwed | SentToJail | JailLeft | JailStayed | Built | BuildingsSold | LotMortgaged | LotRedeemed | MortgageKept | OfferMade | CardWanted | OfferRefused | OfferWithdrawn | Traded | CardBought | ShortageBegan | BuildingsRequested | WentBankrupt | PlayerLeft | OrderGiven | TimeCalled | GameWon)[];
}

/**
 * The fields of View that changed; others are absent.
 */
export interface ViewChanges {
  game: "monopoly";
  edition?: string;
  options?: Record<string, unknown>;
  seat?: number | null;
  squares?: SquareView[];
  groups?: GroupView[];
  seats?: SeatView[];
  houses?: number;
  hotels?: number;
  pot?: number;
  dice?: [number, number] | null;
  cards?: Record<string, CardView>;
  piles?: Record<string, PileView>;
  turn?: number | null;
  turns?: number;
  round?: number;
  doubles?: number;
  time_up?: boolean;
  ending?: "last" | "rounds" | "time" | null;
  awaits?: "bid" | "buy" | "card" | "deal" | "debt" | "dice" | "over" | "place" | "request" | "roll" | "tax" | "transfer";
  asked?: number | null;
  claims?: ClaimView[];
  offers?: OfferView[];
  auction?: AuctionView | null;
  debt?: DebtView | null;
  shortage?: ShortageView | null;
  estate?: EstateView | null;
  orders?: ("always_claim" | "never_build")[];
  moves?: Moves | null;
  prompt?: Prompt | null;
  log?: (TurnBegan | OrderRolled | OrderTied | FirstPlayer | LotDealt | DiceRolled | RentRolled | Moved | SalaryPaid | LotBought | LotDeclined | AuctionBegan | BidMade | BidPassed | AuctionWon | AuctionFailed | RentClaimed | RentPaid | ClaimWaived | ClaimLapsed | CardDrawn | BankPaid | PotTaken | MoneyPaid | MoneyOwed | SentToJail | JailLeft | JailStayed | Built | BuildingsSold | LotMortgaged | LotRedeemed | MortgageKept | OfferMade | CardWanted | OfferRefused | OfferWithdrawn | Traded | CardBought | ShortageBegan | BuildingsRequested | WentBankrupt | PlayerLeft | OrderGiven | TimeCalled | GameWon)[];
}

/**
 * A seat is out of the game; its creditor takes everything.
 */
export interface WentBankrupt {
  event: "WentBankrupt";
  seat: number;
  creditor: number | "bank" | "pot";
}
