import { type ActionOf, coded, glued, number, ordinal, vocabulary, word } from '@spielstube/engine';
import { PHASE_BONUSES } from '../data/bonuses.ts';
import { CARD_COUNT, CARD_NAME, DICE } from '../data/cards.ts';

/** More workers, or more silver, nobody converts at once. */
export const MOST_CONVERTED = 99;

const card = word('card', CARD_NAME.slice(0, CARD_COUNT));
const supplyStack = ordinal('stack', 2);
const upToMost = Array.from({ length: MOST_CONVERTED + 1 }, (_, n) => n);

/** Everything that a player can do, small decision by small decision: `play 4`, `take CA2a`, `convert 2w1s`. */
export const moves = vocabulary({
  play: [number('die', 1, DICE.length)],
  take: [card],
  place: [card],
  sell: [word('sort', ['L', 'M', 'D'])],
  topUp: [],
  silver: [],
  convert: [
    coded('workers', upToMost, (workers) => `${workers}w`),
    glued(coded('silver', upToMost, (silver) => `${silver}s`)),
  ],
  buy: [],
  keep: [card],
  use: [card],
  giveUp: [card],
  /** Onto a stack of the own estate; the number after the last stack opens a new one. */
  onto: [ordinal('stack', CARD_COUNT)],
  bonus: [ordinal('option', Math.max(...PHASE_BONUSES.map((options) => options.length)))],
  goods: [supplyStack],
  animal: [supplyStack],
  decline: [],
  end: [],
});
export const { make } = moves;
export type BurgundyAction = ActionOf<typeof moves>;

/** Things that a person may look for and that are no moves at all. */
export type BurgundyWish =
  /** A row in which nothing lies. */
  | { readonly wish: 'row'; readonly row: number }
  /** To place a project without having any. */
  | { readonly wish: 'project' }
  /** To do nothing. */
  | { readonly wish: 'pass' };
