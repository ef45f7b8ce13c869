import type { RuleIdIn } from '@spielstube/engine/text';
import type { bookDe } from './book-de.ts';
import type { Labels } from './labels.ts';
import type { Notes } from './notes.ts';
import type { Prospect } from './prospect.ts';

/** A rule of the book. */
export type RuleId = RuleIdIn<typeof bookDe>;

/** Names and small phrases that the board needs besides whole sentences. Numbers are those of the data tables. */
export interface Names {
  /** "farmer" */
  profession(profession: number): string;
  /** "farmer", "own farmer" */
  person(kind: number): string;
  /** "2 farmers" */
  people(profession: number, n: number): string;
  /** "2 farmers and own trader": a list of kinds, in any order. */
  persons(kinds: readonly number[]): string;
  /** What a space shows: a profession, or "anybody". */
  need(needs: number): string;
  /** What the spaces of a place show: "farmer, boatman and craftsman". */
  needs(place: number): string;
  good(good: number): string;
  goods(good: number, n: number): string;
  place(place: number): string;
  /** "in the Village" */
  at(place: number): string;
  /** "into the Village" */
  to(place: number): string;
  /** What a place does, as short as a tile needs it: "2 coins + 1 step". */
  effect(place: number): string;
  /** A space with its place: "Village, space for a boatman". */
  space(space: number): string;
  city(city: number): string;
  /** "Waterway Orléans – Blois" */
  path(path: number): string;
  deed(deed: number): string;
  event(event: number): string;
  phase(phase: number): string;
  track(track: number): string;
  /** What a field of a person track brings: "4 coins"; empty for field 0. */
  reward(track: number, field: number): string;
  /** Where a citizen waits: "Citizen of the City Wall". */
  citizen(citizen: number): string;
  /** The two sorts of technology. */
  gear(gear: number): string;
  /** "I", "II" */
  category(category: number): string;
  coins(n: number): string;
  steps(n: number): string;
  points(n: number): string;
  stations(n: number): string;
  citizens(n: number): string;
  gears(n: number): string;
  /** What using a place would do now: see `prospectOf`. */
  prospect(prospect: Prospect): string;
  /** What is still missing on a place, after "missing:": "farmer and trader". */
  missing(needs: readonly number[]): string;

  readonly bag: string;
  readonly market: string;
  readonly tower: string;
  readonly goodsMarket: string;
  readonly bank: string;
  readonly merchant: string;
  readonly station: string;
  readonly technology: string;
  readonly placeTiles: string;
  readonly deeds: string;
  readonly development: string;
  readonly status: string;
  readonly hourglass: string;
  readonly startPlayer: string;
}

/** The words for the board: names of things, explanations of everything, and what the board itself says. */
export interface OrleansWords extends Names {
  readonly notes: Notes;
  readonly labels: Labels;
}
