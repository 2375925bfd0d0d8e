// Made from the types of the server by `python3 dev.py generate`. Do not edit.

/** How well a match was played, from 0 to 100. */
export interface AccuracyPoint {
  readonly table: string;
  readonly match: number;
  readonly at: number;
  readonly won: boolean;
  readonly accuracy: number;
}

/** Somebody whom a guest has muted or blocked. The id is only useful for this list. */
export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly relation: "blocked" | "muted";
  readonly seats?: readonly number[];
}

/** Everybody whom a guest has muted or blocked, the latest first. */
export interface Acquaintances {
  readonly people: readonly Acquaintance[];
}

/** The server will restart at this time, in milliseconds since the epoch; 0 takes that back. */
export interface Announced {
  readonly type: "announced";
  readonly at: number;
}

/** How a round of the match stood before these turns; all count from 1. */
export interface AskEarlier {
  readonly type: "earlier";
  readonly id: string;
  readonly round: number;
  readonly first: number;
  readonly last: number;
}

/** All turns of the seat to move, with their chances. It counts as help, which everybody sees. */
export interface AskHint {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
}

/** What a seat could have played in an earlier turn of its own; both count from 1. */
export interface AskMissed {
  readonly type: "missed";
  readonly id: string;
  readonly seat: number;
  readonly round: number;
  readonly turn?: number;
}

/** How many turns of a review the client has, and whose last turns come first. */
export interface AskReview {
  readonly have?: number;
  readonly seat?: number | null;
  readonly own?: boolean;
  readonly think?: boolean;
}

/** Everything that may be staged on the table as it stands, even while others think. */
export interface AskSteps {
  readonly type: "steps";
  readonly id: string;
  readonly seat: number;
}

/** How the table would stand after this much of a turn. */
export interface AskWhatIf {
  readonly type: "what-if";
  readonly id: string;
  readonly seat: number;
  readonly text: string;
}

/** Checks whether the server is still there; it answers with a beat. */
export interface Beat {
  readonly type: "beat";
}

/** The server is there. */
export interface BeatAnswer {
  readonly type: "beat";
}

/** The analysis of a position: turns by what the seat to move knows, and the line with open hands. */
export interface BoardAnalysis {
  readonly position: string;
  readonly color: string;
  readonly turn: number;
  readonly leads: readonly Lead[];
  readonly counting: readonly (readonly string[])[];
  readonly turns: readonly TurnChance[];
  readonly line: OpenLine;
  readonly samples?: number;
  readonly done?: number;
  readonly steps?: number;
}

/** The result for a piece of an archive: its table here, and whether it was already here. */
export interface Brought {
  readonly table?: string;
  readonly known?: boolean;
}

/** The host chooses other rules, or how many play, before the first match; None leaves a setting as it is. */
export interface ChangeSettings {
  readonly type: "change-settings";
  readonly players?: number | null;
  readonly edition?: string | null;
  readonly options?: string | null;
  readonly ending?: "cards" | "target" | null;
  readonly help?: boolean | null;
  readonly open_hands?: boolean | null;
  readonly pace?: Pace | null;
  readonly without?: number | null;
}

/** The host closes the table, unless other people are playing a match at it. */
export interface Close {
  readonly type: "close";
}

/** Take one's own seat back after leaving, or from the bot that stands in. */
export interface ComeBack {
  readonly type: "come-back";
  readonly seat: number;
}

/** Promise a secret that will go into the deals, by its hash in hexadecimal digits. */
export interface Commit {
  readonly type: "commit";
  readonly seat: number;
  readonly commitment: string;
}

/** A kind of mistake: how often it was made, in which match and turn last, and what helps. */
export interface CommonMistake {
  readonly mistake: Mistake;
  readonly count: number;
  readonly table: string;
  readonly match: number;
  readonly round: number;
  readonly turn: number;
  readonly remedy: Remedy;
}

/** How a try went: the place from 1, the points if there are any, and the player's turns. */
export interface DayResult {
  readonly place: number;
  readonly points: number;
  readonly turns: number;
}

/** How all tries that count went. */
export interface DayResults {
  readonly tries: number;
  readonly places: readonly number[];
  readonly worse: number;
  readonly best?: DayResult | null;
  readonly best_table?: string;
  readonly best_is_own?: boolean;
}

/** The deal of a day, as far as the guest who asked may know it. */
export interface DayShown {
  readonly day: string;
  readonly today: boolean;
  readonly ends: number;
  readonly told: number;
  readonly settings: Settings;
  readonly seat: number;
  readonly characters: readonly string[];
  readonly match: string;
  readonly commitment: string;
  readonly secret?: string;
  readonly state: "missed" | "new" | "over" | "running";
  readonly table?: string;
  readonly own?: DayResult | null;
  readonly results?: DayResults | null;
  readonly before?: string;
}

/** The face you want, and an id that makes it safe to ask again. */
export interface DayWish {
  readonly face?: string;
  readonly id?: string | null;
}

/** A turn of a match, by its place. */
export interface Decision {
  readonly round: number;
  readonly turn: number;
}

/** The processes of the server do not hear each other: other people's moves may arrive late. */
export interface Delayed {
  readonly type: "delayed";
  readonly on: boolean;
}

/** A code that makes another device the same guest, once and for a short time. */
export interface DeviceLink {
  readonly code: string;
}

/** A command. Its id makes it safe to send again; `version` is the game's version it was made for. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly command: Sit | SeatBot | Leave | ComeBack | StandIn | StartMatch | Remove | Close | Commit | Reveal | Play | NextRound | Hold | Rematch | Help | ChangeSettings;
  readonly version?: number | null;
}

/** The command is carried out and on disk; the game has this version after it. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
}

/** The round as it stood before a turn, which counts from 1. */
export interface Earlier {
  readonly turn: number;
  readonly round: RoundView;
  readonly you: PrivateView | null;
  readonly points?: readonly number[];
  readonly piles?: readonly (readonly string[])[];
}

/** How a round stood before each of the requested turns that exist. */
export interface EarlierAnswer {
  readonly type: "earlier";
  readonly id: string;
  readonly rounds: readonly Earlier[];
}

/** What everybody may see of how the deals are made; see `docs/fair-deals.md`. */
export interface Fairness {
  readonly match: string;
  readonly server_commitment: string;
  readonly server_secret: string | null;
  readonly commitments: readonly (string | null)[];
  readonly secrets: readonly (string | null)[];
  readonly revealing: boolean;
}

/** The turn with which somebody went out, and the turn after which they last led; 0 for the deal. */
export interface Fall {
  readonly round: number;
  readonly turn: number;
  readonly gone: SentElimination;
  readonly led?: number | null;
}

/** All statistics of one player. */
export interface Figures {
  readonly total: WinShare;
  readonly modes: readonly WinShare[];
  readonly opponents: readonly WinShare[];
  readonly seats: readonly WinShare[];
  readonly rules: readonly WinShare[];
  readonly reviewed: number;
  readonly accuracy: readonly AccuracyPoint[];
  readonly mistakes: readonly CommonMistake[];
}

/** The wishes for a first game. */
export interface FirstGame {
  readonly edition?: string;
  readonly face?: string;
}

/** The server stops, or has no room for this client: come back after this many milliseconds, if given. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly code: string;
  readonly retry_ms: number | null;
}

/** The guided round: the turns of both players that it advises and expects, the guest's first. */
export interface Guide {
  readonly turns: readonly string[];
}

/** The device is with the player of this seat, or with nobody yet. */
export interface Hand {
  readonly type: "hand";
  readonly seat: number | null;
}

/** `Happened` as the client reads it. */
export interface HappenedShape {
  readonly type: "happened";
  readonly version: number;
  readonly events: readonly SeenEvent[];
  readonly table: PublicView;
  readonly you: PrivateView | null;
}

/** The first message. `since` is the version the client has; a token replaces the cookie. */
export interface Hello {
  readonly type: "hello";
  readonly since?: number | null;
  readonly token?: string;
  readonly invitation?: string;
}

/** Take help, which everybody will see. */
export interface Help {
  readonly type: "help";
  readonly seat: number;
}

/** The possible turns, the best first; for an earlier turn also which one it was, and what was played. */
export interface HintAnswer {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
  readonly turns: readonly TurnChance[];
  readonly round?: number;
  readonly turn?: number;
  readonly played?: string;
  readonly own?: readonly TurnLoss[];
}

/** Hold up the next deal for up to two minutes, to look at the end of a round; or stop doing so. */
export interface Hold {
  readonly type: "hold";
  readonly seat: number;
  readonly on?: boolean;
}

/** Who would lead under a colour, and with which cards; no seat if nobody has a card that counts. */
export interface Lead {
  readonly color: string;
  readonly seat: number | null;
  readonly cards: readonly string[];
  readonly why: { readonly code: string; readonly [argument: string]: unknown };
}

/** Leave a seat, or all of one's own; before the start that frees it. */
export interface Leave {
  readonly type: "leave";
  readonly seat?: number | null;
}

/** How the table stands after a try, and the verdict on it; none yet for a part of a turn. */
export interface LessonAnswer {
  readonly board: Practice;
  readonly say?: string;
  readonly done?: boolean;
  readonly shown?: string;
}

/** A lesson in a list; the page has its words, by its name. */
export interface LessonTitle {
  readonly name: string;
  readonly topic: string;
}

/** All lessons, in the order in which they are best taken. */
export interface Lessons {
  readonly lessons: readonly LessonTitle[];
  readonly done?: readonly string[];
}

/** A seat in a list. Only the store knows its guest, to be able to forget them. */
export interface ListedSeat {
  readonly kind: "bot" | "free" | "person";
  readonly name: string;
  readonly guest?: string;
  readonly left?: boolean;
  readonly face?: string;
  readonly level?: string;
  readonly gave_up?: boolean;
}

/** A table in a list. */
export interface Listing {
  readonly id: string;
  readonly phase: Phase;
  readonly settings: Settings;
  readonly seats: readonly ListedSeat[];
  readonly matches: number;
  readonly at: number;
  readonly round?: number;
  readonly turn?: number | null;
  readonly own?: readonly number[];
  readonly prepared?: boolean;
  readonly day?: string;
  readonly imported?: boolean;
}

/** A finished match of a guest. */
export interface MatchLine {
  readonly table: string;
  readonly match: number;
  readonly seat: number;
  readonly won: boolean;
  readonly points: number;
  readonly seats: readonly ListedSeat[];
  readonly winners: readonly number[];
  readonly settings: Settings;
  readonly at: number;
  readonly prepared?: boolean;
  readonly day?: string;
  readonly imported?: boolean;
}

/** Where a finished match can be looked at again. */
export interface MatchPlace {
  readonly table: string;
  readonly match: number;
  readonly at: number;
}

/** A guest, for themselves. The token is for programs, which have no cookie; pages get none. */
export interface Me {
  readonly name: string;
  readonly token: string;
}

/** What was overlooked, the worst first. */
export type Mistake = "answer" | "both" | "card" | "chain" | "draw" | "out" | "palette" | "points" | "rule" | "seven" | "spend" | "take" | "three";

/** A guest's latest tables and finished matches, newest first. */
export interface MyMatches {
  readonly tables: readonly Listing[];
  readonly matches: readonly MatchLine[];
}

/** The records that a guest has brought, the latest first. */
export interface MyRecords {
  readonly records: readonly RecordLine[];
}

/** The turn before which to begin, and the seat to play; computer players of this level have the others. */
export interface NewBranch {
  readonly round: number;
  readonly turn: number;
  readonly seat: number;
  readonly id?: string | null;
  readonly table?: string;
  readonly match?: number;
  readonly record?: string;
  readonly brought?: string;
  readonly level?: string;
}

/** A wished name. */
export interface NewName {
  readonly name: string;
}

/** Mute (hide their quick words), block (also keep apart in quick matches), or neither. */
export interface NewRelation {
  readonly relation: "blocked" | "muted" | null;
}

/** A table to open. With `start` it begins at once, if no seat is free. */
export interface NewTable {
  readonly id?: string | null;
  readonly settings?: Settings;
  readonly start?: boolean;
  readonly names?: readonly string[];
  readonly faces?: readonly string[];
  readonly characters?: readonly string[];
  readonly position?: string;
}

/** Somebody at the table has the next round dealt. */
export interface NextRound {
  readonly type: "next-round";
}

/** What a browser can keep to play without the server, if anything: its version and size in bytes. */
export interface OfflineOffer {
  readonly offered?: boolean;
  readonly version?: string;
  readonly size?: number;
}

/** Where all cards lay at the end of the match. */
export interface OpenCards {
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
}

/** How the round goes on if everybody knows all cards; no winner if that takes too long to find out. */
export interface OpenLine {
  readonly winner: number | null;
  readonly turns: readonly string[];
  readonly positions?: readonly string[];
}

/** How long a turn may take in seconds (None: no limit), and what happens when time is up. */
export interface Pace {
  readonly seconds?: number | null;
  readonly timeout?: "bot" | "out";
  readonly level?: string;
}

/** The phase of a table. */
export type Phase = "between" | "closed" | "dealing" | "finished" | "playing" | "waiting";

/** Play a turn in notation; with `whole=False` only up to the card that its 3 reveals. */
export interface Play {
  readonly type: "play";
  readonly seat: number;
  readonly text: string;
  readonly whole?: boolean;
}

/** A position at the beginning of a turn, in one line (`red7.game.start`). */
export interface PositionLine {
  readonly position: string;
  readonly have?: number | null;
  readonly before?: TurnPlace | null;
}

/** A table to try turns on: what the page shows of it, and what has been played of the turn. */
export interface Practice {
  readonly table: PublicView;
  readonly you: PrivateView;
  readonly turns: readonly SeenTurn[];
}

/** Which seats have somebody connected, and how many people watch. */
export interface Present {
  readonly type: "present";
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** What only the player of a seat may see. */
export interface PrivateView {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly unseen: readonly string[];
  readonly drawn: readonly string[];
  readonly moves: readonly string[];
  readonly prospect: "gamble" | "in" | "out" | null;
  readonly tree?: StepTree;
  readonly hands?: readonly (readonly string[])[];
  readonly origin?: string;
}

/** A table as everybody may see it. */
export interface PublicView {
  readonly version: number;
  readonly phase: Phase;
  readonly settings: Settings;
  readonly seats: readonly SeatView[];
  readonly match_number: number;
  readonly target: number;
  readonly deadline: number | null;
  readonly fairness: Fairness | null;
  readonly round: RoundView | null;
  readonly open: OpenCards | null;
  readonly closed: string | null;
  readonly invitation?: string;
  readonly prepared?: boolean;
  readonly day?: string;
  readonly counted?: boolean;
}

/** The verdict on a try, why, and the table after it; the answer itself once it is known. */
export interface PuzzleAnswer {
  readonly right: boolean;
  readonly turn: string;
  readonly reasons: readonly ({ readonly code: string; readonly [argument: string]: unknown })[];
  readonly board: Practice;
  readonly progress: PuzzleProgress;
  readonly answer?: string;
  readonly position?: string;
}

/** A turn to try: all of it, or up to the card that a 3 reveals; nothing, to give up. */
export interface PuzzleAttempt {
  readonly text: string;
  readonly helped?: boolean;
}

/** The hints for a puzzle, the smallest first. */
export interface PuzzleHints {
  readonly hints: readonly ({ readonly code: string; readonly [argument: string]: unknown })[];
}

/** What is asked for. */
export type PuzzleKind = "best" | "force" | "only";

/** The id of a puzzle; empty if none is left. */
export interface PuzzleLink {
  readonly id: string;
}

/** A guest's progress: a rating, puzzles solved in a row, and how many were tried and solved. */
export interface PuzzleProgress {
  readonly rating: number;
  readonly streak: number;
  readonly longest: number;
  readonly solved: number;
  readonly tried: number;
  readonly latest?: readonly TriedPuzzle[];
}

/** A puzzle as a table. */
export interface PuzzleShown {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly grade: number;
  readonly board: Practice;
  readonly progress: PuzzleProgress;
  readonly fresh: boolean;
  readonly today: boolean;
}

/** What the answer does; if several fit, the first of these. */
export type PuzzleTheme = "both" | "chain" | "palette" | "rule" | "seven" | "take" | "three";

/** Which puzzles the guest wants; None means any. */
export interface PuzzleWish {
  readonly kind?: PuzzleKind | null;
  readonly theme?: PuzzleTheme | null;
  readonly grade?: number | null;
  readonly edition?: string;
  readonly without?: readonly string[];
}

/** The wishes for a quick match: the first open table that fits, or a new one. */
export interface Quick {
  readonly players?: number;
  readonly edition?: string;
  readonly options?: string;
  readonly face?: string;
}

/** How a server can be reached: only from its own machine (`alone`), or by an address, if known. */
export interface Reach {
  readonly alone: boolean;
  readonly address: string | null;
}

/** A quick word to everybody at the table. */
export interface React {
  readonly type: "react";
  readonly reaction: "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
}

/** A quick word from somebody at the table. */
export interface Reacted {
  readonly type: "reacted";
  readonly seat: number;
  readonly reaction: "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
}

/** A record that a guest has brought. */
export interface RecordLine {
  readonly id: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly edition: string;
  readonly options: string;
  readonly winners: readonly number[];
}

/** The request is refused. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly arguments: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string | number | boolean | null>> | null>>;
  readonly text: string;
}

/** Ask for another match; once all people at the table have, it begins with the seats moved on by one. */
export interface Rematch {
  readonly type: "rematch";
  readonly seat: number;
}

/** A lesson, by name, and puzzles that help; an empty field means none, or any. */
export interface Remedy {
  readonly lesson?: string;
  readonly kind?: PuzzleKind | null;
  readonly theme?: PuzzleTheme | null;
}

/** The host frees a seat before the start; the guest who had it may not sit down here again. */
export interface Remove {
  readonly type: "remove";
  readonly seat: number;
}

/** A whole match. Each round has one more frame than turns. */
export interface Replay {
  readonly names: readonly string[];
  readonly edition: string;
  readonly options: string;
  readonly target: number;
  readonly winners: readonly number[];
  readonly abandoned: boolean;
  readonly turns: readonly ReplayTurn[];
  readonly frames: readonly ReplayFrame[];
}

/** A match from its first deal to its last turn; `seat` was that of the guest who asked, if any. */
export interface ReplayAnswer {
  readonly seats: readonly ListedSeat[];
  readonly seat: number | null;
  readonly replay: Replay;
  readonly falls?: readonly Fall[];
}

/** How the table stood after a number of turns of a round; after none, as it was dealt. */
export interface ReplayFrame {
  readonly turn: number;
  readonly round: RoundView;
  readonly hands: readonly (readonly string[])[];
  readonly points: readonly number[];
  readonly piles: readonly (readonly string[])[];
  readonly start?: string;
}

/** A turn as it was played, and as the other players saw it. */
export interface ReplayTurn {
  readonly round: number;
  readonly seat: number;
  readonly text: string;
  readonly shown: string;
  readonly whole: boolean;
  readonly out: readonly number[];
}

/** Reveal the promised secret, in hexadecimal digits. */
export interface Reveal {
  readonly type: "reveal";
  readonly seat: number;
  readonly secret: string;
}

/** A review so far: the turns after those the client has; the rest comes with the last turn. */
export interface ReviewAnswer {
  readonly count: number;
  readonly turns: readonly ReviewedTurn[];
  readonly accuracies?: readonly (number | null)[];
  readonly decided?: Decision | null;
  readonly left?: number;
  readonly costliest?: readonly (Decision | null)[];
  readonly judged?: readonly ReviewedTurn[];
}

/** A turn with the chance to win its round that it kept, and the one it could have had. */
export interface ReviewedTurn {
  readonly round: number;
  readonly turn: number;
  readonly seat: number;
  readonly text: string;
  readonly chance: number;
  readonly best: string;
  readonly best_chance: number;
  readonly loss: number;
  readonly error: number;
  readonly mark: string;
  readonly forced: boolean;
  readonly reasons: readonly ({ readonly code: string; readonly [argument: string]: unknown })[];
  readonly chances: readonly number[];
  readonly open_chances: readonly number[];
  readonly match_chances: readonly number[];
  readonly gone: readonly SentElimination[];
}

/** How a round ended. */
export interface RoundEndView {
  readonly winner: number;
  readonly cause: string;
  readonly scored: readonly string[];
  readonly could?: boolean | null;
}

/** The round in play, as everybody may see it. */
export interface RoundView {
  readonly number: number;
  readonly canvas: string;
  readonly color: string;
  readonly turn: number;
  readonly phase: string;
  readonly begun: string;
  readonly out: readonly number[];
  readonly palettes: readonly (readonly string[])[];
  readonly hand_sizes: readonly number[];
  readonly known: readonly (readonly string[])[];
  readonly deck_size: number;
  readonly deck_top: readonly string[];
  readonly pile: readonly string[];
  readonly leads: readonly Lead[];
  readonly counting: readonly (readonly string[])[];
  readonly end: RoundEndView | null;
}

/** The host puts a bot on a free seat before the start, as this character if it is free. */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly seat: number;
  readonly level: string;
  readonly character?: string;
}

/** Who has a seat, and how it stands in the match. */
export interface SeatView {
  readonly kind: "bot" | "free" | "person";
  readonly name: string;
  readonly level: string | null;
  readonly stand_in: string | null;
  readonly host: boolean;
  readonly left: boolean;
  readonly replaceable: boolean;
  readonly helped: number;
  readonly timeouts: number;
  readonly asked: boolean;
  readonly points: number;
  readonly pile: readonly string[];
  readonly won: boolean;
  readonly face: string;
  readonly wins: number;
  readonly holds?: boolean;
  readonly gave_up?: boolean;
}

/** An event, as its viewer may see it. */
export interface SeenEvent {
  readonly type: string;
  readonly seat?: number | null;
  readonly name?: string;
  readonly level?: string;
  readonly text?: string;
  readonly whole?: boolean;
  readonly out?: readonly number[];
  readonly stand_in?: boolean;
  readonly match?: string;
  readonly proof?: string;
  readonly reason?: string;
  readonly ms?: number;
}

/** A turn of the match in play, as its viewer may see it. */
export interface SeenTurn {
  readonly round: number;
  readonly seat: number;
  readonly text: string;
  readonly whole: boolean;
  readonly out: readonly number[];
  readonly stand_in?: boolean;
}

/** Who went out with a turn, why, and what would have kept them in: for certain, or by luck. */
export interface SentElimination {
  readonly seat: number;
  readonly cause: string;
  readonly saving: readonly string[];
  readonly gambles: readonly SentGamble[];
}

/** A turn with a 3 that could have kept a player in, by luck. */
export interface SentGamble {
  readonly text: string;
  readonly chance: number;
  readonly drawn: string;
  readonly saves: boolean;
}

/** What is chosen when a table is opened. */
export interface Settings {
  readonly players?: number;
  readonly edition?: string;
  readonly options?: string;
  readonly ending?: "cards" | "target";
  readonly bots?: readonly (string | null)[];
  readonly listed?: boolean;
  readonly help?: boolean;
  readonly pace?: Pace;
  readonly quick?: boolean;
  readonly open_hands?: boolean;
  readonly invited?: boolean;
  readonly device?: boolean;
}

/** Take a seat before the start, or change seats: this one, or the first free one. */
export interface Sit {
  readonly type: "sit";
  readonly seat?: number | null;
  readonly face?: string;
}

/** `Snapshot` as the client reads it. */
export interface SnapshotShape {
  readonly type: "snapshot";
  readonly id: string;
  readonly version: number;
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
}

/** Somebody at the table lets a bot play for a person who left, is away, or ran out of time twice. */
export interface StandIn {
  readonly type: "stand-in";
  readonly seat: number;
  readonly level: string;
}

/** The host starts the match when every seat is taken. */
export interface StartMatch {
  readonly type: "start";
}

/** A guest's statistics, and the latest matches that could still be reviewed. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  readonly by_kind: readonly Tally[];
  readonly figures: Figures;
  readonly waiting: readonly MatchPlace[];
  readonly typical: Readonly<Record<string, number>>;
}

/** A turn after some steps, none of them a discard, and what may follow. */
export type StepNode = readonly [string, "in" | "no" | "out" | "reveal", readonly string[], readonly string[], number];

/** Everything that a player may stage up to a card that a 3 reveals, from what the player knows. */
export interface StepTree {
  readonly nodes: readonly StepNode[];
  readonly partial: boolean;
  readonly out_in: readonly number[];
  readonly out_out: readonly number[];
  readonly drawing?: readonly string[];
}

/** What may be staged in this version of the game. */
export interface StepsAnswer {
  readonly type: "steps";
  readonly id: string;
  readonly version: number;
  readonly tree: StepTree;
}

/** Where a table is: its id, which is secret for tables by link, and the short code to type in. */
export interface TableLink {
  readonly id: string;
  readonly code: string;
}

/** Tables in a list. */
export interface Tables {
  readonly tables: readonly Listing[];
}

/** How often somebody has played and won, by the number of players and the options. */
export interface Tally {
  readonly players: number;
  readonly options: string;
  readonly played: number;
  readonly won: number;
}

/** The progress of an answer: how many of all turns have been thought about. */
export interface Thinking {
  readonly type: "thinking";
  readonly id: string;
  readonly done: number;
  readonly count: number;
}

/** A puzzle that a guest has tried: whether the first try solved it, and with help; its position. */
export interface TriedPuzzle {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly grade: number;
  readonly solved: boolean;
  readonly position: string;
  readonly helped?: boolean;
}

/** A turn to try: all of it, or up to the card that a 3 reveals. */
export interface TurnAttempt {
  readonly text: string;
  readonly whole?: boolean;
}

/** How the table stands after a turn; for a whole turn its chance, that of the turn played, and the best. */
export interface TurnAttemptAnswer {
  readonly board: Practice;
  readonly chance?: number;
  readonly played?: number;
  readonly best?: number;
  readonly better?: boolean;
  readonly same?: boolean;
}

/** A turn, what becomes of its player, its chance to win, the standard error of that, and the reason. */
export interface TurnChance {
  readonly text: string;
  readonly fate: string;
  readonly chance: number;
  readonly error: number;
  readonly reasons: readonly ({ readonly code: string; readonly [argument: string]: unknown })[];
}

/** A past turn in short: what was played, what would have been best, and the chances of both. */
export interface TurnLoss {
  readonly turn: number;
  readonly played: string;
  readonly chance: number;
  readonly best: string;
  readonly best_chance: number;
  readonly costliest?: boolean;
}

/** A turn of a finished match at a table, or of a record that was brought. */
export interface TurnPlace {
  readonly round: number;
  readonly turn: number;
  readonly table?: string;
  readonly match?: number;
  readonly brought?: string;
}

/** The result of checking a record: it is good if there are no problems. */
export interface Verified {
  readonly good: boolean;
  readonly problems: readonly Refused[];
  readonly remarks: readonly Refused[];
}

/** How the table would stand after a part of a turn. */
export interface WhatIf {
  readonly canvas: string;
  readonly color: string;
  readonly palettes: readonly (readonly string[])[];
  readonly out: readonly number[];
  readonly leads: readonly Lead[];
  readonly counting: readonly (readonly string[])[];
  readonly moves: readonly string[];
  readonly may_end: boolean;
  readonly whole: boolean;
  readonly reveals: boolean;
  readonly stays: boolean;
  readonly drawn?: string;
}

/** How the table would stand. */
export interface WhatIfAnswer {
  readonly type: "what-if";
  readonly id: string;
  readonly what: WhatIf;
}

/** How many were played, how many were won, and how many would be won among equals. */
export interface WinShare {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly even: number;
}

export type FromClient = Hello | Do | AskWhatIf | AskSteps | AskHint | AskMissed | AskEarlier | Hand | React | Beat;

export type FromServer = SnapshotShape | HappenedShape | Done | Refused | WhatIfAnswer | StepsAnswer | HintAnswer | Thinking | EarlierAnswer | BeatAnswer | Present | Reacted | Announced | Delayed | Goodbye;
