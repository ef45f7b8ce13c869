import type { ScoreSource, SoloTarget } from '../rules/scoring.ts';
import type { RuleId } from './words.ts';

/** What a thing is: its name, what it is for and how many there are, and the rule behind it. */
export interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleId;
}

/** A place with what there is to say about it now. */
export interface PlaceState {
  readonly board: number;
  readonly place: number;
  /** Somebody has had the premium. */
  readonly premiumTaken: boolean;
  /** Who has a house here. */
  readonly owners: readonly string[];
  /** Kinds of tiles on adjacent bonus fields. */
  readonly tiles: readonly number[];
  readonly isStart: boolean;
  readonly isTarget: boolean;
}

/** Helpers of a colour: printed on the event, drawn, own ones for good and until the end of the round. */
export interface HelperState {
  readonly printed: number;
  readonly drawn: number;
  readonly own: number;
  readonly lent: number;
}

/** What belongs to the round: phases, events, helpers, fields and stones. */
export interface RoundNotes {
  round(round: number): Note;
  phase(phase: number): Note;
  startPlayer(name: string): Note;
  /** The event of the round, or of an earlier one. */
  event(event: number): Note;
  eventStack(left: number): Note;

  market(): Note;
  bag(counts: readonly number[]): Note;
  helper(colour: number, state: HelperState): Note;
  /** Hooded figures at the market, the own fists against them, and the points that each missing fist costs. */
  hooded(n: number, fists: number, cost: number): Note;
  prisoners(counts: readonly number[]): Note;

  actionBoard(): Note;
  /** A field of the action board or of an area, of the back of the player board in the voyage. */
  field(field: number, voyage: boolean): Note;
  area(area: number, voyage: boolean): Note;
  stone(stone: number): Note;
  /** Stones that wait to be bought. */
  stoneForSale(stone: number, names: readonly string[]): Note;
  /** How likely the helpers of a field come. */
  chance(share: number, missing: number): Note;
}

/** What lies before a player: cards, goods, points, tiles. */
export interface ThingNotes {
  /** A card wherever it lies: everything that is printed on it and what it is good for. */
  card(card: number): Note;
  /** The number in a production area: goods of a kind, and what one of them is worth now. */
  good(good: number, n: number, coins: number): Note;
  raw(raw: number): Note;
  landscape(landscape: number): Note;
  symbol(symbol: number): Note;
  mission(mission: number, houses: number): Note;
  price(card: number): Note;
  cardPoints(points: number): Note;
  chain(card: number): Note;
  helpersNeeded(card: number): Note;

  hand(name: string, n: number): Note;
  pile(n: number): Note;
  discards(n: number): Note;
  display(n: number): Note;

  points(n: number): Note;
  threshold(points: number): Note;
  coins(n: number): Note;
  houses(n: number): Note;
  strength(n: number): Note;
  range(removed: boolean): Note;
  compensation(removed: boolean): Note;

  tile(tile: number, n: number): Note;
  /** A bonus field of the board: the kind of its tiles (NOTHING for an empty one), and how many. */
  bonusField(field: number, tile: number, n: number): Note;
  person(person: number): Note;
}

/** The board of the chapter, ships, and what the chapter asks for. */
export interface MapNotes {
  place(state: PlaceState): Note;
  premium(points: number): Note;
  bridgeSite(site: number, owner: string): Note;
  thicket(): Note;
  seaSpace(space: number, board: number): Note;
  ship(name: string, space: number): Note;
  blackShip(space: number): Note;
  arrival(chapter: number, order: number): Note;
  shipyards(times: number): Note;
  sailor(card: number, left: number): Note;

  chapter(chapter: number): Note;
  /** The order with what the goods of a seat would deliver now. */
  order(chapter: number, coins: number, points: number, alone: boolean): Note;
  supplementary(mission: number, fulfilled: boolean): Note;
  soloTarget(chapter: number, target: SoloTarget): Note;
  cup(name: string): Note;
  /** The points if the chapter ended now, line by line as on the score pad; missions stay secret. */
  endNow(total: number, lines: readonly { readonly source: ScoreSource; readonly points: number }[]): Note;
}

/** Everything on the table explains itself. */
export interface Notes extends RoundNotes, ThingNotes, MapNotes {}

/** A note without the lines that have nothing to say. */
export const note = (title: string, lines: readonly (string | false)[], rule: RuleId): Note => ({
  title,
  lines: lines.filter((line): line is string => line !== false && line !== ''),
  rule,
});
