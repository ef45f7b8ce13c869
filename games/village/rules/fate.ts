import { reveal, shufflePile, type Tell } from '@spielstube/engine';
import { FATE_SETS } from '../data/conny.ts';
import type { VillageEvent } from './events.ts';
import { CONNY, type Conny, type Village } from './state.ts';

/* A fate tile is face down, or turned, which is remembered until its set is shuffled again. */
export const BLANK = 0;
export const QUILL = 1;
export const TURNED_BLANK = 2;
export const TURNED_QUILL = 3;
export const isFaceDown = (tile: number): boolean => tile === BLANK || tile === QUILL;
export const isTurned = (tile: number): boolean => tile === TURNED_BLANK || tile === TURNED_QUILL;

/** One quill and two blank tiles, face down again. VIL-SOLO-07, -34 */
export function shuffleFate(s: Village, conny: Conny, set: number, tell: Tell<VillageEvent>): void {
  const tiles: number[] = [QUILL, BLANK, BLANK];
  shufflePile(s, tiles);
  FATE_SETS[set].forEach((place, n) => {
    conny.fate[place] = tiles[n];
  });
  tell?.({ what: 'fateShuffled', seat: CONNY, set });
}

/** Turns the tile before a compartment: true if it shows the quill. */
export function turnFate(s: Village, conny: Conny, compartment: number, tell: Tell<VillageEvent>): boolean {
  const quill = conny.fate[compartment] === QUILL;
  conny.fate[compartment] = quill ? TURNED_QUILL : TURNED_BLANK;
  reveal(s);
  tell?.({ what: 'fateTurned', seat: CONNY, compartment, quill });
  return quill;
}

/** When all three tiles of a set are turned, they are shuffled. VIL-SOLO-34 */
export function shuffleTurnedSet(
  s: Village,
  conny: Conny,
  compartment: number,
  tell: Tell<VillageEvent>,
): void {
  const set = FATE_SETS.findIndex((places) => places.includes(compartment));
  if (FATE_SETS[set].every((place) => isTurned(conny.fate[place]))) shuffleFate(s, conny, set, tell);
}
