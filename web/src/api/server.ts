// Made by `make protocol` from the Python structs. Do not edit.

import type { BankruptcyEffect, BuildingEffect, ClaimEffect, JailEffect, MortgageEffect, PurchaseEffect, RaiseEffect, RentEffect, TaxEffect, TradeEffect } from "./monopoly";

/**
 * Claim every rent at the landing: a rule of the game, which carries it out (M-S-33).
 */
export interface AlwaysClaim {
  order: "always_claim";
}

/**
 * Agree to the proposal with this number, or not.
 */
export interface Answer {
  type: "answer";
  proposal: number;
  agrees: boolean;
  id: string;
}

/**
 * Bid the least that is possible in one auction while limit and cash allow, then pass.
 *
 * Against orders alone it goes on at once to where one of them gives up.
 */
export interface BidUpTo {
  order: "bid_up_to";
  limit: number;
  auction: number;
}

/**
 * Somebody who is blocked; the key ends it.
 */
export interface Blocked {
  key: string;
  name: string;
}

/**
 * All whom one has blocked.
 */
export interface Blocks {
  blocks: Blocked[];
}

/**
 * What a person changes about himself; what is unset stays.
 */
export interface ChangesGiven {
  name?: string;
  language?: string;
  hours?: HoursGiven | null;
  webhook?: string | null;
}

/**
 * Something that was said.
 */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * The server ends the connection; after `shutting_down` it is worth coming back.
 */
export interface Closing {
  type: "closing";
  reason: string;
}

/**
 * The login and the password of an account.
 */
export interface Credentials {
  login: string;
  password: string;
}

/**
 * Days for each decision, which end within the player's playing hours.
 */
export interface DaysClock {
  kind: "days";
  days: number;
}

/**
 * Days for each decision, which end within the player's playing hours.
 */
export interface DaysClockGiven {
  kind: "days";
  days?: number;
}

/**
 * Declare the end after a placement if the seat then wins, or shares the win, as things are.
 *
 * It counts with no purchase in the last turn. Before its placement the seat decides itself.
 */
export interface DeclareWhenItWins {
  order: "declare";
}

/**
 * Keep all shares of a chain whenever it is acquired, sell all, or trade as many as possible.
 *
 * Shares that cannot be traded are kept.
 */
export interface DisposeBy {
  order: "dispose";
  chain: string;
  rule: "keep" | "sell" | "trade";
}

/**
 * Play one action or several, all or none.
 *
 * `decision`, `auction` and `offer` (the seat that offers, and the offer's number) name what is
 * answered; if that is gone, the command is stale. Free actions need not name any.
 */
export interface DoGiven {
  type: "do";
  do: string[];
  decision?: number | null;
  auction?: number | null;
  offer?: [number, number] | null;
  id: string;
}

/**
 * A command was carried out and is stored; `n` is the table's number after it.
 */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/**
 * An edition: for how many players, and the value of every option.
 */
export interface EditionOffer {
  name: string;
  players_min: number;
  players_max: number;
  options: Record<string, unknown>;
}

/**
 * Give a free seat to a bot, as the host of the table.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
  id: string;
}

/**
 * A free seat that is to be a bot's.
 */
export interface FillGiven {
  seat: number;
  bot: string;
  id?: string | null;
}

/**
 * A part of a finished game of so many `moves`.
 */
export interface Film {
  table: string;
  moves: number;
  frames: Frame[];
}

/**
 * So many moments of a game, one after the other, from `first` on.
 */
export interface FilmAskGiven {
  seat?: number | null;
  invitation?: string | null;
  first?: number;
  count?: number;
}

/**
 * Which finished games are to be listed: public ones, or one's own.
 */
export interface FinishedLookupGiven {
  game?: "acquire" | "monopoly" | null;
  mine?: boolean;
  before?: number | null;
}

/**
 * A moment: after the move `do`, None an undo.
 *
 * `view` has the fields that are different from the frame before, in the first frame all; its
 * log has what this move made happen. `events` counts all of the log by then: after an undo there
 * are fewer than before.
 */
export interface Frame {
  move: number;
  seat: number | null;
  do: string | null;
  events: number;
  view: Record<string, unknown>;
}

export type FromClient =
  DoGiven | UndoGiven | Propose | Answer | GiveOrderGiven | Resume | ResignGiven | Return | HoldGiven | Say | MuteGiven | SitGiven | Stand | Fill | TakeGiven | Watch | Ping | Refresh | WhatIf;

export type FromServer =
  Snapshot | Update | Presence | Done | Refusal | Told | Malformed | Closing | Pong;

/**
 * A game with its editions and options.
 */
export interface GameOffer {
  game: string;
  editions: EditionOffer[];
  options: OptionOffer[];
}

/**
 * Give a standing order, or take it back.
 */
export interface GiveOrderGiven {
  type: "order";
  order: BidUpTo | PassAuction | DisposeBy | SkipBuying | DeclareWhenItWins | AlwaysClaim | NeverBuild;
  on?: boolean;
  id: string;
}

/**
 * Hold the dice for a while, once in each window, or let go of them.
 */
export interface HoldGiven {
  type: "hold";
  on?: boolean;
  id: string;
}

/**
 * The hours in which a player plays, on the clocks of a time zone such as "Europe/Warsaw".
 *
 * From 20 to 2 goes over midnight; from 0 to 24 is always.
 */
export interface Hours {
  zone: string;
  start: number;
  end: number;
}

/**
 * The hours in which a player plays, on the clocks of a time zone such as "Europe/Warsaw".
 *
 * From 20 to 2 goes over midnight; from 0 to 24 is always.
 */
export interface HoursGiven {
  zone: string;
  start?: number;
  end?: number;
}

/**
 * What lets a stranger know of a private table.
 */
export interface InvitationGiven {
  invitation?: string | null;
}

/**
 * An invitation to a table and the link that holds it.
 */
export interface Invited {
  invitation: string;
  link: string;
}

/**
 * A free seat to take, the first if none is named.
 */
export interface JoinGiven {
  nonce: string;
  seat?: number | null;
  invitation?: string | null;
  id?: string | null;
}

/**
 * Leaving one's seat before the game begins.
 */
export interface LeaveGiven {
  id?: string | null;
}

/**
 * A table in a list; `you` is the asker's seat in a list of his own.
 *
 * `ranks` has the place of each seat once a game is over.
 */
export interface Listed {
  summary: Summary;
  changed: number;
  you: number | null;
  ranks: number[];
}

/**
 * Tables, those that changed last first; `next` is the `before` of the next page, if any.
 */
export interface Listing {
  tables: Listed[];
  next: number | null;
}

/**
 * Seconds for each decision, and a bank of seconds for the whole game.
 *
 * `claim_time` is how long the next player cannot roll away an open rent (M-S-33), `hold_time`
 * how long another seat may hold the dice (M-S-34).
 */
export interface LiveClock {
  kind: "live";
  seconds: number;
  bank: number;
  claim_time: number;
  hold_time: number;
}

/**
 * Seconds for each decision, and a bank of seconds for the whole game.
 *
 * `claim_time` is how long the next player cannot roll away an open rent (M-S-33), `hold_time`
 * how long another seat may hold the dice (M-S-34).
 */
export interface LiveClockGiven {
  kind: "live";
  seconds?: number;
  bank?: number;
  claim_time?: number;
  hold_time?: number;
}

/**
 * What happened, as far as the asker may know it, one sentence for each event.
 */
export interface Log {
  table: string;
  language: string;
  lines: string[];
}

/**
 * The log of a game in a language, one's own if none is named.
 */
export interface LogAskGiven {
  language?: "en" | "pl" | "pt" | "ru" | null;
  invitation?: string | null;
}

/**
 * Which tables are to be listed: public ones, or one's own.
 */
export interface LookupGiven {
  game?: "acquire" | "monopoly" | null;
  mine?: boolean;
  before?: number | null;
  status?: "running" | "waiting" | null;
}

/**
 * A message that is none; `problem` says what is wrong and where.
 */
export interface Malformed {
  type: "malformed";
  problem: string;
}

/**
 * A move that one looks for: at which a merger began, or somebody went bankrupt.
 */
export interface Mark {
  move: number;
  event: string;
}

/**
 * A person as he sees himself; notices to his webhook are signed with `webhook_secret`.
 */
export interface Me {
  name: string;
  language: string;
  login: string | null;
  created: number;
  hours: Hours | null;
  webhook: string | null;
  webhook_secret: string;
}

/**
 * A finished game after so many moves of `moves`; `do` is the last, None an undo.
 *
 * `view` is the view of a seat or a spectator; its log has what this move made happen.
 */
export interface Moment {
  table: string;
  move: number;
  moves: number;
  seat: number | null;
  do: string | null;
  view: unknown;
}

/**
 * A moment of a game through the eyes of a seat, or of a spectator.
 */
export interface MoveAskGiven {
  seat?: number | null;
  invitation?: string | null;
}

/**
 * Hear a seat no longer, or again.
 */
export interface MuteGiven {
  type: "mute";
  seat: number;
  on?: boolean;
  id: string;
}

/**
 * Want no buildings in a shortage: likewise a rule of the game (M-S-15).
 */
export interface NeverBuild {
  order: "never_build";
}

/**
 * A name and a language make a guest.
 */
export interface NewGuestGiven {
  name: string;
  language?: string;
}

/**
 * A new password; `proof` is the old one, or the token of a recovery link.
 */
export interface NewPassword {
  proof: string;
  password: string;
}

/**
 * A table to open; whoever sits down gives a part of chance, the `nonce`.
 *
 * To see the server's commitment first, open the table with `sit` false, then join.
 */
export interface NewTableGiven {
  settings: SettingsGiven;
  sit?: boolean;
  seat?: number | null;
  nonce?: string | null;
}

/**
 * Nobody is hurried.
 */
export interface NoClock {
  kind: "none";
}

/**
 * A request that says all by its address.
 */
export interface Nothing {
}

/**
 * All that can be chosen for a table; `clocks` has the least and the most of each figure.
 */
export interface Offer {
  games: GameOffer[];
  bots: string[];
  clocks: Record<string, [number, number]>;
  languages: string[];
}

/**
 * A table that was opened, with an invitation and the link that holds it.
 */
export interface Opened {
  table: TableInfo;
  invitation: string;
  link: string;
}

/**
 * An option of the rules: the values that have a name, and the numbers it takes besides.
 */
export interface OptionOffer {
  name: string;
  values: unknown[];
  least: number | null;
  most: number | null;
  clauses: string[];
}

/**
 * One's strength in games of one kind.
 */
export interface OwnRating {
  pool: Pool;
  mu: number;
  sigma: number;
  games: number;
}

/**
 * One's strength in every kind of game one has played.
 */
export interface OwnRatings {
  ratings: OwnRating[];
}

/**
 * Bid nothing in one auction.
 */
export interface PassAuction {
  order: "pass_auction";
  auction: number;
}

/**
 * Ask whether the server is there.
 */
export interface Ping {
  type: "ping";
  id: string;
}

/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  id: string;
}

/**
 * Games of one kind; `edition` ends in "+options" where options were changed.
 */
export interface Pool {
  game: string;
  edition: string;
  seats: number;
  bots: boolean;
}

/**
 * Games of one kind: an edition (with "+options" for games with changed options), and so on.
 */
export interface PoolAskGiven {
  game: "acquire" | "monopoly";
  edition: string;
  seats: number;
  bots?: boolean;
}

/**
 * The seats whose players are connected.
 */
export interface Presence {
  type: "presence";
  connected: number[];
}

/**
 * The prices of the chains of one tier, small chains first.
 */
export interface PriceColumn {
  chains: string[];
  rows: PriceRow[];
}

/**
 * From a size on: the price of a share, and the bonuses of the places, 0 where none is paid.
 */
export interface PriceRow {
  size: number;
  price: number;
  bonuses: [number, number, number];
}

/**
 * The price chart of Acquire, cheap chains first.
 */
export interface Prices {
  columns: PriceColumn[];
}

/**
 * The options that decide the prices of Acquire.
 */
export interface PricesAsk {
  tiers: "2008" | "2023";
  bonus_table: "half" | "tycoon";
  bonus_ranks: 2 | 3;
}

/**
 * What a seat has asked the others; `waits_for` are those who have not answered.
 */
export interface ProposalInfo {
  number: number;
  seat: number;
  what: "end" | "pause" | "undo";
  decisions: number;
  waits_for: number[];
}

/**
 * Ask all other players to pause the game or to call it off.
 */
export interface Propose {
  type: "propose";
  what: "end" | "pause";
  id: string;
}

/**
 * A line of the standings: a strength `mu` with its uncertainty `sigma`, from so many games.
 */
export interface Rated {
  rank: number;
  name: string;
  bot: boolean;
  you: boolean;
  mu: number;
  sigma: number;
  games: number;
}

/**
 * The record of a game; a private table asks strangers for an invitation.
 */
export interface RecordAskGiven {
  invitation?: string | null;
}

/**
 * What brings a person back who lost the cookie; keep it like a password.
 */
export interface Recovery {
  token: string;
  link: string;
}

/**
 * What is to be recovered: everything, or with a table the seat one has there.
 */
export interface RecoveryAskGiven {
  table?: string | null;
}

/**
 * The token of a recovery link.
 */
export interface RecoveryToken {
  token: string;
}

/**
 * Ask for a snapshot.
 */
export interface Refresh {
  type: "refresh";
}

/**
 * A command was refused and changed nothing.
 *
 * `code` is one of the table's or the server's; where the rules refuse an action, `reason` is
 * theirs and `clause` the rule. After `storage_unavailable` it is open whether the command was
 * stored: to send it again under the same id does no harm.
 */
export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  reason: string;
  clause: string;
  detail: string;
}

/**
 * A part of chance for the next game.
 */
export interface Rematch {
  nonce: string;
}

/**
 * Give up: a bot plays the seat to the end, or in Monopoly the bank's rules settle it.
 */
export interface ResignGiven {
  type: "resign";
  to?: "bank" | "bot";
  id: string;
}

/**
 * Let a game that is paused go on.
 */
export interface Resume {
  type: "resume";
  id: string;
}

/**
 * Take one's seat back from the bot that sits in.
 */
export interface Return {
  type: "return";
  id: string;
}

/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: "say";
  text: string;
  id: string;
}

/**
 * The seat of somebody at a table.
 */
export interface SeatAt {
  table: string;
  seat: number;
}

/**
 * Who sits where; `bank` is what is left on a live clock, as of the last decision.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  bot_sits_in: boolean;
  for_good: boolean;
  resigned: boolean;
  bank: number | null;
}

/**
 * A seat as the lobby shows it.
 */
export interface SeatSummary {
  name: string;
  bot: string | null;
  free: boolean;
}

/**
 * What a table plays, and how.
 *
 * `options` are the rule options that differ from the edition. `seats` has the name of the bot for
 * each seat that a bot takes, and None for a person's.
 */
export interface Settings {
  game: "acquire" | "monopoly";
  edition: string;
  seats: (string | null)[];
  options: Record<string, unknown>;
  clock: NoClock | LiveClock | DaysClock;
  public: boolean;
  watchers: boolean;
  when_time_runs_out: "bot_to_the_end" | "bot_until_return";
}

/**
 * What a table plays, and how.
 *
 * `options` are the rule options that differ from the edition. `seats` has the name of the bot for
 * each seat that a bot takes, and None for a person's.
 */
export interface SettingsGiven {
  game: "acquire" | "monopoly";
  edition: string;
  seats: (string | null)[];
  options?: Record<string, unknown>;
  clock?: NoClock | LiveClockGiven | DaysClockGiven;
  public?: boolean;
  watchers?: boolean;
  when_time_runs_out?: "bot_to_the_end" | "bot_until_return";
}

/**
 * Who one is now, and the token that says so to programs; browsers have it as a cookie.
 */
export interface SignedIn {
  person: Me;
  token: string;
}

/**
 * Take a free seat, the first if none is named; `nonce` becomes a part of chance.
 */
export interface SitGiven {
  type: "sit";
  nonce: string;
  seat?: number | null;
  hours?: HoursGiven | null;
  id: string;
}

/**
 * Buy no shares. When the end may be declared the seat is asked all the same.
 */
export interface SkipBuying {
  order: "skip_buying";
}

/**
 * Everything the reader may know now; sent first, after an undo, and to slow readers.
 *
 * `view` is None before the game begins. `now` is the server's time, to which deadlines relate.
 */
export interface Snapshot {
  type: "snapshot";
  now: number;
  settings: Settings;
  commitment: string;
  table: Record<string, unknown>;
  view: Record<string, unknown> | null;
  chat: ChatLine[];
  connected: number[];
}

/**
 * Leave one's seat before the game begins.
 */
export interface Stand {
  type: "stand";
  id: string;
}

/**
 * The best of a pool; whoever is surely good stands before whoever only may be.
 */
export interface Standings {
  pool: string;
  standings: Rated[];
}

/**
 * A finished game in figures: what each seat has, and is worth, after each move from 0 on.
 */
export interface Story {
  table: string;
  game: string;
  edition: string;
  ended: number;
  names: string[];
  moves: number;
  cash: number[][];
  worth: number[][];
  marks: Mark[];
}

/**
 * A table as the lobby shows it; `asked` is the seat that decides where it has days to.
 */
export interface Summary {
  table: string;
  game: string;
  edition: string;
  changed_options: number;
  status: string;
  clock: NoClock | LiveClock | DaysClock;
  seats: SeatSummary[];
  asked: number | null;
  watchers: boolean;
  public: boolean;
  created: number;
  rematch: string | null;
}

/**
 * A table as somebody outside may know it, and what the asker is there.
 *
 * `commitment` binds the server to its secret seed. Whoever `may_watch` may connect.
 */
export interface TableInfo {
  summary: Summary;
  settings: Settings;
  commitment: string;
  n: number;
  you: number | null;
  hosting: boolean;
  may_watch: boolean;
}

/**
 * Everything a seat, or a spectator (`you` None), may know of a table.
 *
 * `n` counts what has happened here that everybody sees. `decision`, `auction` and `offers` (by
 * seat) are the numbers that commands answer. Before `roll_from` nobody can roll: the dice are
 * held, or a rent may still be claimed. `orders` are one's own; those that the rules carry
 * out stand in the view of the game. A game is no longer `rated` once decisions were taken back by
 * agreement. `seed` and `nonces` prove the game's chance when it is over.
 */
export interface TableView {
  table: string;
  n: number;
  status: "ended" | "over" | "paused" | "running" | "waiting";
  you: number | null;
  hosting: boolean;
  seats: SeatInfo[];
  asked: number | null;
  decision: number;
  auction: number;
  offers: Record<string, number>;
  deadline: number | null;
  dice_held_by: number | null;
  dice_held_until: number | null;
  roll_from: number | null;
  proposal: ProposalInfo | null;
  may_undo: boolean;
  rated: boolean;
  orders: (BidUpTo | PassAuction | DisposeBy | SkipBuying | DeclareWhenItWins | AlwaysClaim | NeverBuild)[];
  muted: number[];
  hours: Hours | null;
  watchers: string[];
  rematch: string | null;
  nonces: string[];
  seed: string | null;
}

/**
 * Take over a seat that a bot is playing to the end.
 */
export interface TakeGiven {
  type: "take";
  seat: number;
  hours?: HoursGiven | null;
  id: string;
}

/**
 * The answer to what if: the effect, and `reason` and `clause` where the rules refuse it now.
 *
 * `effect` is None where there is nothing to tell.
 */
export interface Told {
  type: "told";
  id: string;
  reason: string;
  clause: string;
  effect: RentEffect | PurchaseEffect | BuildingEffect | MortgageEffect | TradeEffect | TaxEffect | RaiseEffect | BankruptcyEffect | JailEffect | ClaimEffect | null;
}

/**
 * Take back one's own last decision; where others must agree, ask them if `ask`.
 */
export interface UndoGiven {
  type: "undo";
  ask?: boolean;
  id: string;
}

/**
 * What has changed since the last message.
 *
 * `table` and `view` have only the fields that are different now; `log` has the new events.
 */
export interface Update {
  type: "update";
  now: number;
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  log: unknown[];
  chat: ChatLine[];
}

/**
 * Become a spectator.
 */
export interface Watch {
  type: "watch";
  id: string;
}

/**
 * Ask what an action of one's seat would do, and whether it is possible now.
 *
 * Only in Monopoly, where everything lies open; it changes nothing.
 */
export interface WhatIf {
  type: "what_if";
  do: string;
  id: string;
}
