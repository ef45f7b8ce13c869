import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, MARKET, TRAVEL } from './spaces.ts';

/** Conny's tray: ten compartments in a ring, clockwise. */
export const COMPARTMENTS = 10;
/** The first cube of the game goes here, beside the Council's symbol. */
export const FIRST_COMPARTMENT = 2;
/** The action spaces clockwise, as their symbols stand around the tray. Where Crafts stands is reconstructed. */
export const TRAY_ORDER: readonly number[] = [MARKET, TRAVEL, COUNCIL, CHURCH, FAMILY, GRAIN, CRAFTS];

/** Fate tiles: two sets of three, one quill in each. A tile lies before a compartment. Places reconstructed. */
export const FATE_SETS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [5, 6, 7],
];
/** In a shuffled set: the tile with the quill. */
export const QUILL = 1;
export const BLANK = 0;
