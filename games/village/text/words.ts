import type { InnWords } from './inn/words.ts';
import type { Labels } from './labels.ts';
import type { MarriageWords } from './marriage/words.ts';
import type { PortWords } from './port/words.ts';

/** Names and small phrases that the board needs besides whole sentences. Numbers are those of the data tables. */
export interface Names {
  /** An action space, such as Grain Harvest; the Well is none. */
  space(space: number): string;
  readonly well: string;
  readonly mill: string;
  /** A place where members can be: Smithy, North Castle, "Church, step 2". */
  place(place: number): string;
  /** The same in a sentence: "in the Smithy", "on step 2 of the Church". */
  at(place: number): string;
  /** A member by the number on it: "1" in quotation marks. */
  member(number: number): string;
  /** A member by its kind: "1", or "1" with bread. */
  figure(kind: number): string;
  /** Skill, Persuasion, Faith, Knowledge, Plague. */
  cube(kind: number): string;
  /** The colour of a cube. */
  colour(kind: number): string;
  /** A price or gain by colour: "1 Skill and 1 Knowledge". */
  cubes(byColour: readonly number[]): string;
  good(good: number): string;
  goods(good: number, count: number): string;
  grain(n: number): string;
  coins(n: number): string;
  time(n: number): string;
  points(n: number): string;
  castle(castle: number): string;
  /** What the first visit of a castle brings. */
  reward(castle: number): string;
  group(group: number): string;
  /** The name of a customer, empty for an ordinary one. */
  customer(tile: number): string;
  /** What a customer wants: "1 horse and 1 plough". */
  demand(tile: number): string;
  /** What a customer does at the end beyond its points, empty for nearly all. */
  customerNote(tile: number): string;
  goal(goal: number): string;
  goalNeeds(goal: number): string;
  readonly silverGoal: string;
  readonly goldGoal: string;
  privilege(step: number): string;
  /** The solo title for a score, in a mix of expansions. */
  title(points: number, mix?: number): string;
  readonly nextStart: string;
  readonly startPlayer: string;
  readonly quill: string;
  readonly lifeTime: string;
  readonly chronicle: string;
  readonly graveyard: string;
  readonly blackBag: string;
  readonly greenBag: string;
  readonly queue: string;
  readonly stall: string;
  readonly monk: string;
  readonly connysTray: string;
  readonly fateTile: string;
}

/** The words for the board: names of things, and what the board itself says. */
export interface BaseWords extends Names {
  readonly labels: Labels;
}

/** With those of the expansions, each there where it is played. */
export interface VillageWords extends BaseWords {
  readonly inn: InnWords;
  readonly port: PortWords;
  readonly marriage: MarriageWords;
}
