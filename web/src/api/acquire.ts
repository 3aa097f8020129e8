// Made by `make protocol` from the Python structs. Do not edit.

/**
 * A stockholder was paid a bonus.
 */
export interface BonusPaid {
  event: "BonusPaid";
  seat: number;
  chain: string;
  rank: "primary" | "secondary" | "sole" | "tertiary" | "tied";
  amount: number;
}

/**
 * One chain acquires another.
 */
export interface ChainAcquired {
  event: "ChainAcquired";
  acquirer: string;
  acquired: string;
}

/**
 * A seat founded a chain; the gift is a share, its price in cash, or nothing.
 */
export interface ChainFounded {
  event: "ChainFounded";
  seat: number;
  chain: string;
  gift: "cash" | "none" | "share";
  amount: number;
  size: number;
}

/**
 * A chain grew to a new size.
 */
export interface ChainGrew {
  event: "ChainGrew";
  chain: string;
  size: number;
}

/**
 * A chain: its size, share price, what a merger would pay, and the bank's stock.
 */
export interface ChainView {
  name: string;
  size: number;
  price: number;
  next_size: number | null;
  next_price: number | null;
  bonuses: [number, number, number];
  bank: number;
  safe: boolean;
}

/**
 * Declare the end after a placement if the seat would then win or share the win.
 *
 * Assumes that it buys nothing in the last turn. Before placing, the seat still decides itself.
 */
export interface DeclareWhenItWins {
  order: "declare";
}

/**
 * Keep or sell all shares of a chain when it is acquired, or trade as many as possible.
 *
 * Shares that cannot be traded are kept.
 */
export interface DisposeBy {
  order: "dispose";
  chain: string;
  rule: "keep" | "sell" | "trade";
}

/**
 * What a placement would do.
 *
 * `chains` are the chains it may found, grows or merges, `sizes` their sizes before the tile and
 * `size` that of the resulting chain. `bonuses` lists, for each chain that may be acquired, what
 * each seat would be paid; it is None where that cannot be known: with hidden holdings, or
 * before the stock market draws.
 */
export interface Effect {
  tile: string;
  kind: "found" | "grow" | "illegal" | "merge" | "none";
  chains?: string[];
  sizes?: Record<string, number>;
  size?: number;
  survivors?: string[];
  bonuses?: Record<string, number[]> | null;
  reason?: Reason | null;
  clause?: string | null;
  duration?: "permanent" | "temporary" | null;
}

/**
 * The end was declared: a chain of 41 tiles, or all chains safe.
 */
export interface EndDeclared {
  event: "EndDeclared";
  seat: number;
  reason: "safe" | "size";
  chain: string | null;
}

/**
 * The seat whose starting tile is nearest 1A begins.
 */
export interface FirstPlayer {
  event: "FirstPlayer";
  seat: number;
}

/**
 * Nobody could move for a whole round, so the game ends.
 */
export interface GameStalled {
  event: "GameStalled";
}

/**
 * The seats with the most money won.
 */
export interface GameWon {
  event: "GameWon";
  seats: number[];
  amount: number;
}

/**
 * A seat set its whole hand aside, face up.
 */
export interface HandSwapped {
  event: "HandSwapped";
  seat: number;
  tiles: string[];
}

/**
 * The stock market drew its number of shares of a chain.
 */
export interface MarketDrawn {
  event: "MarketDrawn";
  chain: string;
  number: number;
  tile: string | null;
}

/**
 * A seat's tile joins these chains.
 */
export interface MergerBegan {
  event: "MergerBegan";
  seat: number;
  tile: string;
  chains: string[];
  survivor: string;
}

/**
 * A merger in progress.
 */
export interface MergerView {
  tile: string;
  mergemaker: number;
  survivor: string | null;
  acquired: string | null;
  pending: string[];
}

/**
 * A seat skipped its placement because it has no playable tile.
 */
export interface PlacementSkipped {
  event: "PlacementSkipped";
  seat: number;
}

/**
 * The decision a seat has to make, and its limits; `key` names its sentence in the catalogs.
 *
 * `size` is that of the chain to be founded, or of the survivor after the merger; `bonuses`
 * lists what each seat would be paid for each chain that may be acquired, as in an effect.
 */
export interface Prompt {
  key: string;
  kind: "acquire" | "buy" | "dispose" | "found" | "place" | "replace" | "survivor";
  placements?: Effect[];
  chains?: string[];
  size?: number;
  bonuses?: Record<string, number[]> | null;
  chain?: string | null;
  survivor?: string | null;
  held?: number;
  price?: number;
  most_traded?: number;
  most_bought?: number;
  tiles?: string[];
  may_declare?: boolean;
  may_swap?: boolean;
  may_skip?: boolean;
}

export type Reason = "player_count" | "not_your_turn" | "wrong_moment" | "game_over" | "tile_not_in_hand" | "eighth_chain" | "two_safe_chains" | "must_place" | "tile_not_dead" | "chain_on_board" | "not_a_largest_chain" | "not_next_in_size" | "negative_number" | "more_than_held" | "trade_needs_pairs" | "bank_stock_short" | "more_than_three" | "chain_not_active" | "not_enough_cash" | "end_not_reached" | "end_window_closed" | "already_declared" | "tile_not_in_pile" | "not_a_market_number" | "swap_not_in_edition";

/**
 * A seat. Hidden money and shares are None, and so are other seats' tiles.
 */
export interface SeatView {
  seat: number;
  name: string;
  cash: number | null;
  shares: Record<string, number> | null;
  tile_count: number;
  tiles: string[] | null;
}

/**
 * A seat bought shares, or none.
 */
export interface SharesBought {
  event: "SharesBought";
  seat: number;
  shares: [string, number][];
  amount: number;
}

/**
 * Every seat showed how many shares of a chain it holds.
 */
export interface SharesCounted {
  event: "SharesCounted";
  chain: string;
  counts: number[];
}

/**
 * A seat sold, traded and kept shares of an acquired chain.
 */
export interface SharesDisposed {
  event: "SharesDisposed";
  seat: number;
  chain: string;
  sold: number;
  traded: number;
  received: number;
  kept: number;
}

/**
 * A seat's shares of a chain were sold in the final scoring.
 */
export interface SharesSold {
  event: "SharesSold";
  seat: number;
  chain: string;
  n: number;
  amount: number;
}

/**
 * Buy no shares. When the seat may declare the end, it still decides itself.
 */
export interface SkipBuying {
  order: "skip_buying";
}

/**
 * A seat drew its starting tile and placed it on the board.
 */
export interface StartTilePlaced {
  event: "StartTilePlaced";
  seat: number;
  tile: string;
}

/**
 * A seat placed a tile.
 */
export interface TilePlaced {
  event: "TilePlaced";
  seat: number;
  tile: string;
}

/**
 * A seat drew tiles; `tiles` is None for everyone else.
 */
export interface TilesDrawn {
  event: "TilesDrawn";
  seat: number;
  tiles: string[] | null;
  n: number;
}

/**
 * A seat set dead tiles aside, face up.
 */
export interface TilesSetAside {
  event: "TilesSetAside";
  seat: number;
  tiles: string[];
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
 */
export interface View {
  game: "acquire";
  edition: string;
  options: Record<string, boolean | number | string | [number, number]>;
  seat: number | null;
  board: string[];
  chains: ChainView[];
  seats: SeatView[];
  pile: number;
  aside: string[];
  turn: number | null;
  round: number;
  awaits: "acquire" | "buy" | "dispose" | "draw" | "found" | "market" | "over" | "place" | "replace" | "start" | "survivor";
  asked: number | null;
  merger: MergerView | null;
  declared: boolean;
  prompt: Prompt | null;
  log: (TurnBegan | StartTilePlaced | FirstPlayer | TilePlaced | PlacementSkipped | HandSwapped | ChainFounded | ChainGrew | MergerBegan | ChainAcquired | SharesCounted | MarketDrawn | BonusPaid | SharesDisposed | SharesBought | TilesDrawn | TilesSetAside | EndDeclared | GameStalled | SharesSold | GameWon)[];
}

/**
 * The fields of View that changed; others are absent.
 */
export interface ViewChanges {
  game: "acquire";
  edition?: string;
  options?: Record<string, boolean | number | string | [number, number]>;
  seat?: number | null;
  board?: string[];
  chains?: ChainView[];
  seats?: SeatView[];
  pile?: number;
  aside?: string[];
  turn?: number | null;
  round?: number;
  awaits?: "acquire" | "buy" | "dispose" | "draw" | "found" | "market" | "over" | "place" | "replace" | "start" | "survivor";
  asked?: number | null;
  merger?: MergerView | null;
  declared?: boolean;
  prompt?: Prompt | null;
  log?: (TurnBegan | StartTilePlaced | FirstPlayer | TilePlaced | PlacementSkipped | HandSwapped | ChainFounded | ChainGrew | MergerBegan | ChainAcquired | SharesCounted | MarketDrawn | BonusPaid | SharesDisposed | SharesBought | TilesDrawn | TilesSetAside | EndDeclared | GameStalled | SharesSold | GameWon)[];
}
