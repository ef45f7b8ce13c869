import type { Seat } from '@spielstube/engine';
import type { SpriteId } from '@spielstube/ui';
import { CARGO_GRAIN, CHEST, COCOA, TEA } from '../../data/port.ts';
import { GOOD_SIGNS, place as onTheTable } from '../drawings.ts';

/* Which drawing stands for what with Inn, Port and Marriage, and the names of their places. */

const CARGO_SIGNS = new Map<number, SpriteId>([
  [CARGO_GRAIN, 'grain'],
  [COCOA, 'v-cocoa'],
  [TEA, 'v-tea'],
  [CHEST, 'v-chest'],
]);
/** Of a piece of cargo: a good, grain, cocoa, tea or a chest. */
export const cargoSign = (cargo: number): SpriteId => CARGO_SIGNS.get(cargo) ?? GOOD_SIGNS[cargo];

/** The four faces of the die that are colours. */
export const DIE_SIGNS = ['v-die-skill', 'v-die-speech', 'v-die-faith', 'v-die-knowledge'] as const;

export const cardPiece = (card: number): string => `villager-${card}`;
export const shipPiece = (seat: Seat): string => `ship-${seat}`;

export const place = {
  ...onTheTable,
  hand: (seat: Seat): string => `hand-${seat}`,
  stack: (stack: number): string => `stack-${stack}`,
  ship: (seat: Seat): string => `shipboard-${seat}`,
  island: (island: number): string => `island-${island}`,
  water: (water: number): string => `water-${water}`,
  bread: (seat: Seat): string => `bread-${seat}`,
  tools: (seat: Seat): string => `tools-${seat}`,
  cocoa: (seat: Seat): string => `cocoa-${seat}`,
  tea: (seat: Seat): string => `tea-${seat}`,
  chests: (seat: Seat): string => `chests-${seat}`,
  captains: 'captains',
  rank: (rank: number): string => `rank-${rank}`,
  house: (at: number): string => `house-${at}`,
  smuggler: 'smuggler',
  exotic: (cargo: number): string => `exotic-${cargo}`,
  die: 'die',
} as const;
