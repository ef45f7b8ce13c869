import type { RuleId } from './words.ts';

/** What a thing is: its name, what it is for and how many there are, and the rule behind it. */
export interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleId;
}

/** Everything on the table explains itself. */
export interface Notes {
  round(round: number): Note;
  phase(phase: number): Note;
  /** The event of the round, or of an earlier one. */
  event(event: number): Note;
  /** The tiles to come: how many, and by event (all that is public). */
  hourglass(toCome: readonly number[]): Note;
  bank(coins: number): Note;
  startPlayer(name: string): Note;

  /** A person on a market, in a bag or on a space. */
  person(kind: number): Note;
  /** Persons that wait on the board. */
  supply(profession: number, n: number): Note;
  place(place: number): Note;
  space(space: number): Note;
  good(good: number, n: number): Note;
  goodsMarket(good: number, n: number): Note;
  coins(n: number): Note;
  /** The status, and how many steps are missing to the next one; 0 at the top. */
  status(status: number, missing: number): Note;
  /** A field of the development track; `citizen`: it still lies there. */
  development(field: number, citizen: boolean): Note;
  stations(built: number, unbuilt: number): Note;
  /** A station on the map. */
  station(city: number, name: string): Note;
  citizens(n: number, status: number): Note;
  /** A citizen that still waits. */
  citizen(citizen: number): Note;
  draws(n: number): Note;
  /** The bag by kind. */
  bag(persons: readonly number[]): Note;
  market(waiting: number): Note;
  tower(waiting: number): Note;
  /** Technology beside the own board; on a space see `fitted`. */
  gear(gear: number, n: number): Note;
  fitted(space: number): Note;
  gearSupply(n: number): Note;
  track(track: number): Note;
  trackField(track: number, field: number): Note;
  /** A deed with its free spaces by profession, and whether its citizen waits. */
  deed(deed: number, free: readonly number[]): Note;
  /** A town, with the names of those who have a station there. */
  city(city: number, owners: readonly string[]): Note;
  /** A path and the goods on it. */
  path(path: number, goods: readonly number[]): Note;
  merchant(name: string, city: number): Note;
  /** The stack of place tiles of a category. */
  tiles(category: number, n: number): Note;
  /** The points if the game ended now, line by line as on the score pad. */
  endNow(total: number, coins: number, goods: number, stations: number, citizens: number): Note;
}
