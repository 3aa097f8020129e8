// Made by `make protocol` from the Python structs. Do not edit.

import type * as acquire from "./acquire";
import type * as monopoly from "./monopoly";

/**
 * A person at an abandoned start, with their nonce if they had revealed it.
 */
export interface AbandonedSeat {
  seat: number;
  name: string;
  commitment: string;
  nonce?: string | null;
}

/**
 * A start at which not everyone revealed their nonce; `vacated` are the seats that left.
 *
 * `commitment` and `seed` are the server's. While the game is not over, the seed and the nonces
 * are secret.
 */
export interface AbandonedStart {
  attempt: number;
  commitment: string;
  reason: "not_revealed" | "stood_up";
  vacated: number[];
  seats: AbandonedSeat[];
  seed?: string | null;
}

/**
 * Accept or reject the proposal with this number.
 */
export interface Answer {
  type: "answer";
  proposal: number;
  agrees: boolean;
  id: string;
}

export type AnyEvent = AnyView["log"][number];

export type AnyView =
  acquire.View | monopoly.View;

/**
 * Ask what an action of your seat would do and whether it is legal now, without playing it.
 *
 * Only in games whose previews reveal nothing hidden, such as Monopoly.
 */
export interface AskPreview {
  type: "preview";
  do: string;
  id: string;
}

/**
 * An edition: the number of players, and the value of every option.
 *
 * `most` has the greatest values that this server accepts for some of them.
 */
export interface AvailableEdition {
  name: string;
  players_min: number;
  players_max: number;
  options: Record<string, unknown>;
  most: Record<string, number>;
}

/**
 * A game with its editions, options and bots.
 *
 * This server ends a game after `most_rounds` rounds, as if that limit had been chosen.
 */
export interface AvailableGame {
  game: string;
  bots: string[];
  editions: AvailableEdition[];
  options: AvailableOption[];
  most_rounds: number | null;
}

/**
 * Everything a table can be opened with; `clocks` holds the range of each clock setting.
 */
export interface AvailableGames {
  games: AvailableGame[];
  bots: string[];
  clocks: Record<string, [number, number]>;
  languages: string[];
}

/**
 * A rule option: its named values, and the range of numbers it accepts, if any.
 */
export interface AvailableOption {
  name: string;
  values: unknown[];
  least: number | null;
  most: number | null;
  clauses: string[];
}

/**
 * A blocked person; `key` is used to unblock them.
 */
export interface Blocked {
  key: string;
  name: string;
}

/**
 * Everyone a person has blocked.
 */
export interface Blocks {
  blocks: Blocked[];
}

/**
 * Changes to a person's own data; omitted fields stay as they are.
 */
export interface ChangesGiven {
  name?: string;
  language?: string;
  hours?: HoursGiven | null;
  webhook?: string | null;
}

/**
 * A chat message.
 */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * The server is closing the connection; after `shutting_down`, reconnect later.
 */
export interface Closing {
  type: "closing";
  reason: string;
}

/**
 * Commit to another nonce, which nobody knows yet, before the nonces are revealed.
 *
 * After an abandoned start, everyone has to; then the next start can begin.
 */
export interface Commit {
  type: "commit";
  commitment: string;
  id: string;
}

/**
 * A commitment to another nonce, before the nonces are revealed.
 */
export interface CommitGiven {
  commitment: string;
  id?: string | null;
}

/**
 * The login and the password of an account.
 */
export interface Credentials {
  login: string;
  password: string;
}

/**
 * Days per decision; the deadline falls within the player's playing hours.
 */
export interface DaysClock {
  kind: "days";
  days: number;
}

/**
 * Days per decision; the deadline falls within the player's playing hours.
 */
export interface DaysClockGiven {
  kind: "days";
  days?: number;
}

/**
 * What confirms the deletion of a person: the password, if they have an account.
 */
export interface DeletionGiven {
  password?: string | null;
}

/**
 * Play one or more actions, either all of them or none.
 *
 * `decision`, `auction` and `offer` (the offering seat and the number of its offer) identify what
 * the command answers; if that is no longer open, the command is stale. Free actions need none.
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
 * The command was carried out and stored; `n` is the table's number after it.
 */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/**
 * Seat a bot on a free seat; only the host can do this.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
  id: string;
}

/**
 * The free seat and the bot that takes it.
 */
export interface FillGiven {
  seat: number;
  bot: string;
  id?: string | null;
}

/**
 * Which finished games to list: public ones, or your own.
 */
export interface FinishedTablesParamsGiven {
  game?: "acquire" | "monopoly" | null;
  mine?: boolean;
  before?: number | null;
}

/**
 * The game after the move `do`, null for an undo.
 *
 * `view` contains the fields that changed since the previous frame, in the first frame all of
 * them; its log contains only the events of this move and is absent if there are none. `events`
 * counts the whole log up to here, which an undo shortens.
 */
export interface Frame {
  move: number;
  seat: number | null;
  do: string | null;
  events: number;
  view: acquire.ViewChanges | monopoly.ViewChanges;
}

/**
 * A range of `count` consecutive frames, starting with move `first`.
 */
export interface FrameParamsGiven {
  seat?: number | null;
  invitation?: string | null;
  first?: number;
  count?: number;
}

export type FromClient =
  DoGiven | UndoGiven | Propose | Answer | GiveOrderGiven | Resume | ResignGiven | Return | HoldGiven | Say | MuteGiven | SitGiven | Stand | Commit | Reveal | Fill | TakeGiven | Watch | Ping | Refresh | AskPreview;

export type FromServer =
  Snapshot | Update | Presence | Done | Refusal | Preview | Malformed | Closing | Pong;

/**
 * Give or cancel a standing order.
 */
export interface GiveOrderGiven {
  type: "order";
  order: acquire.DisposeBy | acquire.SkipBuying | acquire.DeclareWhenItWins | monopoly.BidUpTo | monopoly.PassAuction | monopoly.AlwaysClaim | monopoly.NeverBuild;
  on?: boolean;
  id: string;
}

/**
 * Hold the dice for a short time, once before each roll, or release them.
 */
export interface HoldGiven {
  type: "hold";
  on?: boolean;
  id: string;
}

/**
 * A player's playing hours, in a time zone such as "Europe/Warsaw".
 *
 * 20 to 2 spans midnight; 0 to 24 means always.
 */
export interface Hours {
  zone: string;
  start: number;
  end: number;
}

/**
 * A player's playing hours, in a time zone such as "Europe/Warsaw".
 *
 * 20 to 2 spans midnight; 0 to 24 means always.
 */
export interface HoursGiven {
  zone: string;
  start?: number;
  end?: number;
}

/**
 * An invitation, which gives access to a private table.
 */
export interface InvitationGiven {
  invitation?: string | null;
}

/**
 * An invitation to a table and the link that contains it.
 */
export interface Invited {
  invitation: string;
  link: string;
}

/**
 * The free seat to take, by default the first, and a commitment to a nonce.
 */
export interface JoinGiven {
  commitment: string;
  seat?: number | null;
  invitation?: string | null;
  id?: string | null;
}

/**
 * A request to leave a seat before the game starts.
 */
export interface LeaveGiven {
  id?: string | null;
}

/**
 * The token of a recovery link or a seat link.
 */
export interface LinkToken {
  token: string;
}

/**
 * Whom a link signs in.
 *
 * `works_once` is whether it ends all earlier sessions and links, `sets_password` whether a new
 * password can be given with it.
 */
export interface Linked {
  name: string;
  login: string | null;
  created: number;
  works_once: boolean;
  sets_password: boolean;
}

/**
 * A table in a list; `you` is the requester's seat in a list of their own tables.
 *
 * `ranks` holds the rank of each seat once the game is over.
 */
export interface ListedTable {
  summary: Summary;
  changed: number;
  you: number | null;
  ranks: number[];
}

/**
 * Seconds per decision, plus a bank of seconds for the whole game.
 *
 * `claim_time` is how long the next player must wait to roll while rent can be claimed (M-S-33),
 * `hold_time` how long another seat may hold the dice (M-S-34).
 */
export interface LiveClock {
  kind: "live";
  seconds: number;
  bank: number;
  claim_time: number;
  hold_time: number;
}

/**
 * Seconds per decision, plus a bank of seconds for the whole game.
 *
 * `claim_time` is how long the next player must wait to roll while rent can be claimed (M-S-33),
 * `hold_time` how long another seat may hold the dice (M-S-34).
 */
export interface LiveClockGiven {
  kind: "live";
  seconds?: number;
  bank?: number;
  claim_time?: number;
  hold_time?: number;
}

/**
 * The log of a game as far as the requester may see it, one sentence per event.
 */
export interface Log {
  table: string;
  language: string;
  lines: string[];
}

/**
 * The language of a game's log; by default the requester's.
 */
export interface LogParamsGiven {
  language?: "en" | "pl" | "pt" | "ru" | null;
  invitation?: string | null;
}

/**
 * The message could not be decoded; `problem` says what is wrong and where.
 */
export interface Malformed {
  type: "malformed";
  problem: string;
}

/**
 * A person's own data; notices to their webhook are signed with `webhook_secret`.
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
 * A move worth jumping to: a merger began, or a player went bankrupt.
 */
export interface Milestone {
  move: number;
  event: string;
}

/**
 * Whose view of a game to return: a seat's, or a spectator's.
 */
export interface MoveParamsGiven {
  seat?: number | null;
  invitation?: string | null;
}

/**
 * Mute or unmute a seat.
 */
export interface MuteGiven {
  type: "mute";
  seat: number;
  on?: boolean;
  id: string;
}

/**
 * The name and language of a new guest, and the host's invitation if the server needs one.
 */
export interface NewGuestGiven {
  name: string;
  language?: string;
  invitation?: string | null;
}

/**
 * A new password; `proof` is the old one, or a recovery link's token older than the session.
 */
export interface NewPassword {
  proof: string;
  password: string;
}

/**
 * A table to open. A player who sits down commits to a nonce for the game's chance.
 *
 * `commitment` is the SHA-256 of the nonce in hexadecimal.
 */
export interface NewTableGiven {
  settings: SettingsGiven;
  sit?: boolean;
  seat?: number | null;
  commitment?: string | null;
}

/**
 * No time limit.
 */
export interface NoClock {
  kind: "none";
}

/**
 * A request without input.
 */
export interface NoParams {
}

/**
 * A new table, with an invitation and the link that contains it.
 */
export interface Opened {
  table: TableInfo;
  invitation: string;
  link: string;
}

/**
 * A person's rating in one pool.
 */
export interface OwnRating {
  pool: Pool;
  mu: number;
  sigma: number;
  games: number;
}

/**
 * A person's ratings in every pool they have played in.
 */
export interface OwnRatings {
  ratings: OwnRating[];
}

/**
 * Check that the server still responds.
 */
export interface Ping {
  type: "ping";
  id: string;
}

/**
 * The reply to a ping.
 */
export interface Pong {
  type: "pong";
  id: string;
}

/**
 * Games that are rated together; `edition` ends in "+options" if options were changed.
 */
export interface Pool {
  game: string;
  edition: string;
  seats: number;
  bots: boolean;
}

/**
 * The rating pool; `edition` ends in "+options" for games with changed options.
 */
export interface PoolParamsGiven {
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
 * The effect of a previewed action, with `reason` and `clause` if the rules refuse it now.
 *
 * `effect` is null if the action has no effect to show.
 */
export interface Preview {
  type: "preview";
  id: string;
  reason: string;
  clause: string;
  effect: monopoly.RentEffect | monopoly.PurchaseEffect | monopoly.BuildingEffect | monopoly.MortgageEffect | monopoly.TradeEffect | monopoly.TaxEffect | monopoly.RaiseEffect | monopoly.BankruptcyEffect | monopoly.JailEffect | monopoly.ClaimEffect | null;
}

/**
 * The prices of one tier of chains, small sizes first.
 */
export interface PriceColumn {
  chains: string[];
  rows: PriceRow[];
}

/**
 * The share price from a size on, and the bonus of each rank, 0 where none is paid.
 */
export interface PriceRow {
  size: number;
  price: number;
  bonuses: [number, number, number];
}

/**
 * Acquire's price chart, cheapest tier first.
 */
export interface Prices {
  columns: PriceColumn[];
}

/**
 * The options that determine Acquire's prices.
 */
export interface PricesParams {
  tiers: "2008" | "2023";
  bonus_table: "half" | "tycoon";
  bonus_ranks: 2 | 3;
}

/**
 * A proposal to the other players; `waits_for` lists the seats that have not answered.
 */
export interface ProposalInfo {
  number: number;
  seat: number;
  what: "end" | "pause" | "undo";
  decisions: number;
  waits_for: number[];
}

/**
 * Propose to the other players to pause the game or to call it off.
 */
export interface Propose {
  type: "propose";
  what: "end" | "pause";
  id: string;
}

/**
 * A line of the standings: the rating `mu` with its uncertainty `sigma`.
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
 * A request about a game; for a private table, strangers need an invitation.
 */
export interface RecordParamsGiven {
  invitation?: string | null;
}

/**
 * The token of a link; with the recovery link of an account goes its new `password`.
 */
export interface RecoverGiven {
  token: string;
  password?: string | null;
}

/**
 * A link that signs a person in without their cookie; keep it like a password.
 */
export interface Recovery {
  token: string;
  link: string;
}

/**
 * What to recover: the person, or with `table` only their seat there.
 *
 * The recovery link of an account needs its `password`, because it can replace it.
 */
export interface RecoveryParamsGiven {
  table?: string | null;
  password?: string | null;
}

/**
 * Ask for a snapshot.
 */
export interface Refresh {
  type: "refresh";
}

/**
 * The command was refused and changed nothing.
 *
 * `code` comes from the table or the server. If the rules refuse an action, `reason` is their code
 * and `clause` the rule. After `storage_unavailable` the command may or may not have been stored;
 * it is safe to send it again with the same id.
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
 * The commitment to a nonce for the next game.
 */
export interface Rematch {
  commitment: string;
}

/**
 * A range of frames of a finished game with `moves` moves.
 */
export interface ReplayFrames {
  table: string;
  moves: number;
  frames: Frame[];
}

/**
 * A finished game after `move` of its `moves`; `do` is the last move, null for an undo.
 *
 * `view` is the view of a seat or a spectator; its log contains the events of this move.
 */
export interface ReplayMove {
  table: string;
  move: number;
  moves: number;
  seat: number | null;
  do: string | null;
  view: acquire.View | monopoly.View;
}

/**
 * A finished game in numbers: each seat's cash and worth after each move, from 0 on.
 */
export interface ReplayOverview {
  table: string;
  game: string;
  edition: string;
  ended: number;
  names: string[];
  moves: number;
  cash: number[][];
  worth: number[][];
  milestones: Milestone[];
}

/**
 * Leave the game: a bot plays on, or in Monopoly the bank takes the seat's property.
 */
export interface ResignGiven {
  type: "resign";
  to?: "bank" | "bot";
  id: string;
}

/**
 * Resume a paused game.
 */
export interface Resume {
  type: "resume";
  id: string;
}

/**
 * Take your seat back from the bot that was sitting in.
 */
export interface Return {
  type: "return";
  id: string;
}

/**
 * Reveal the nonce that you committed to.
 *
 * Do this only while `start.revealing`, after comparing its commitments with those you kept.
 */
export interface Reveal {
  type: "reveal";
  nonce: string;
  id: string;
}

/**
 * The nonce that the requester committed to.
 */
export interface RevealGiven {
  nonce: string;
  id?: string | null;
}

/**
 * Send a chat message to everyone at the table.
 */
export interface Say {
  type: "say";
  text: string;
  id: string;
}

/**
 * A seat at a table.
 */
export interface SeatAt {
  table: string;
  seat: number;
}

/**
 * A person's part in the chance of a game.
 *
 * `commitment` is null if they have to commit, and `nonce` until all have revealed theirs.
 */
export interface SeatCommitment {
  seat: number;
  commitment: string | null;
  revealed: boolean;
  nonce: string | null;
}

/**
 * A seat and its occupant; `bank` is the time left on a live clock at the last decision.
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
 * What is played at a table, and how.
 *
 * `options` holds the rule options that differ from the edition. `seats` holds the name of a bot
 * for each seat that a bot takes and null for each seat left to a person. `starting_orders` says
 * whether every seat starts with the game's usual standing orders: in Monopoly, to claim all
 * rents automatically (M-S-33).
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
  starting_orders: boolean;
}

/**
 * What is played at a table, and how.
 *
 * `options` holds the rule options that differ from the edition. `seats` holds the name of a bot
 * for each seat that a bot takes and null for each seat left to a person. `starting_orders` says
 * whether every seat starts with the game's usual standing orders: in Monopoly, to claim all
 * rents automatically (M-S-33).
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
  starting_orders?: boolean;
}

/**
 * The signed-in person, and a token for programs; browsers get it as a cookie.
 */
export interface SignedIn {
  person: Me;
  token: string;
}

/**
 * Take a free seat, the first one by default.
 *
 * `commitment` is the SHA-256, in hexadecimal, of a random nonce, which becomes part of the game's
 * chance. Keep the nonce until it is to be revealed.
 */
export interface SitGiven {
  type: "sit";
  commitment: string;
  seat?: number | null;
  hours?: HoursGiven | null;
  id: string;
}

/**
 * Who may enter and play: everybody, people with an account, or people who are invited.
 *
 * With `accounts-only`, guests may only watch. `registration` is whether guests may become
 * accounts.
 */
export interface SiteInfo {
  access: "accounts-only" | "invitation-only" | "open";
  registration: boolean;
}

/**
 * Everything the client may know; sent first, after an undo, and to slow clients.
 *
 * `protocol` is the version of this protocol: a client that knows another one should stop.
 * `view` is null before the game starts. `now` is the server's time, which deadlines refer to.
 */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  now: number;
  settings: Settings;
  table: TableView;
  view: acquire.View | monopoly.View | null;
  chat: ChatLine[];
  connected: number[];
}

/**
 * Leave your seat before the game starts.
 */
export interface Stand {
  type: "stand";
  id: string;
}

/**
 * The best players of a pool, ranked by a cautious estimate of their rating.
 */
export interface Standings {
  pool: string;
  standings: Rated[];
}

/**
 * How the chance of a game is being settled, or was; everyone sees the same.
 *
 * `attempt` counts the starts, `commitment` binds the server to its secret seed of this one, and
 * `seats` are those of people. While `revealing`, each of them has to reveal the nonce that it
 * committed to; at the `deadline` seats that did not are vacated, and the start joins those that
 * were `abandoned`, of which the latest are listed. `scheme` is 1 at tables that started under the
 * former scheme.
 */
export interface StartInfo {
  scheme: number;
  attempt: number;
  commitment: string;
  seats: SeatCommitment[];
  revealing: boolean;
  deadline: number | null;
  abandoned: AbandonedStart[];
}

/**
 * A table as the lobby shows it; `asked` is the seat to act at a table with a clock of days.
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
  called_off_by: "agreement" | "host" | "new_rules" | "operator" | null;
}

/**
 * A table as seen from outside, and the requester's role there.
 *
 * `may_watch` is whether the requester may connect.
 */
export interface TableInfo {
  summary: Summary;
  settings: Settings;
  start: StartInfo;
  n: number;
  you: number | null;
  hosting: boolean;
  may_watch: boolean;
}

/**
 * Tables, most recently changed first; `next` is the `before` of the next page, if any.
 */
export interface TableList {
  tables: ListedTable[];
  next: number | null;
}

/**
 * Everything a seat, or a spectator (`you` is null), may know about a table.
 *
 * `n` counts the changes that everyone sees. `decision`, `auction` and `offers` (by seat) are the
 * numbers that commands refer to. Nobody can roll before `roll_from`, because the dice are held or
 * rent may still be claimed. `orders` are your own standing orders, except those the rules carry
 * out, which are in the view of the game. A game is no longer `rated` once a decision was taken
 * back by agreement. `called_off_by` states who called the game off, or that a new version of the
 * rules did. `seed` and the nonces in `start` prove that chance was fair once the game is over.
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
  orders: (acquire.DisposeBy | acquire.SkipBuying | acquire.DeclareWhenItWins | monopoly.BidUpTo | monopoly.PassAuction | monopoly.AlwaysClaim | monopoly.NeverBuild)[];
  muted: number[];
  hours: Hours | null;
  watchers: string[];
  rematch: string | null;
  called_off_by: "agreement" | "host" | "new_rules" | "operator" | null;
  start: StartInfo;
  seed: string | null;
}

/**
 * The fields of TableView that changed; others are absent.
 */
export interface TableViewChanges {
  table?: string;
  n?: number;
  status?: "ended" | "over" | "paused" | "running" | "waiting";
  you?: number | null;
  hosting?: boolean;
  seats?: SeatInfo[];
  asked?: number | null;
  decision?: number;
  auction?: number;
  offers?: Record<string, number>;
  deadline?: number | null;
  dice_held_by?: number | null;
  dice_held_until?: number | null;
  roll_from?: number | null;
  proposal?: ProposalInfo | null;
  may_undo?: boolean;
  rated?: boolean;
  orders?: (acquire.DisposeBy | acquire.SkipBuying | acquire.DeclareWhenItWins | monopoly.BidUpTo | monopoly.PassAuction | monopoly.AlwaysClaim | monopoly.NeverBuild)[];
  muted?: number[];
  hours?: Hours | null;
  watchers?: string[];
  rematch?: string | null;
  called_off_by?: "agreement" | "host" | "new_rules" | "operator" | null;
  start?: StartInfo;
  seed?: string | null;
}

/**
 * Which tables to list: public ones, or your own.
 */
export interface TablesParamsGiven {
  game?: "acquire" | "monopoly" | null;
  mine?: boolean;
  before?: number | null;
  status?: "running" | "waiting" | null;
}

/**
 * Take over a seat that a bot would otherwise play to the end.
 */
export interface TakeGiven {
  type: "take";
  seat: number;
  hours?: HoursGiven | null;
  id: string;
}

/**
 * Take back your last decision. If the others must agree, `ask` proposes it to them.
 */
export interface UndoGiven {
  type: "undo";
  ask?: boolean;
  id: string;
}

/**
 * The changes since the last message.
 *
 * `table` and `view` contain only the fields that changed, each as a whole, but the view's `log`
 * contains only the new events. `view` is null before the game starts.
 */
export interface Update {
  type: "update";
  now: number;
  table: TableViewChanges;
  view: acquire.ViewChanges | monopoly.ViewChanges | null;
  chat: ChatLine[];
}

/**
 * Become a spectator.
 */
export interface Watch {
  type: "watch";
  id: string;
}
