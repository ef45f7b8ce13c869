import type { About } from '../misfit.ts';

/** Words for parts of paths, by the part (`castle`) or, where it means something else there, with its table (`goods.points`). */
export type BoxNames = Readonly<Record<string, string>>;

/** A sentence for every claim of the tables: what must hold, and does not. Words of the box come by their names. */
export type ClaimWords<C extends string = string> = Readonly<Record<C, (...about: About) => string>>;

/** What is said about the box of a game, as far as the board has no words for it. */
export interface BoxText<C extends string = string> {
  readonly names: BoxNames;
  readonly claims: ClaimWords<C>;
}
