import type { Seat } from '@spielstube/engine';
import { type CrestNumber, type SpriteId, seatPlace } from '@spielstube/ui';
import type { CSSProperties } from 'react';

/* Which drawing stands for what, by the numbers of the data tables. */

export const CUBE_SIGNS = [
  'cube-skill',
  'cube-speech',
  'cube-faith',
  'cube-knowledge',
  'cube-plague',
] as const;
/** The sixth is drawn with the Inn. */
export const GOOD_SIGNS = ['v-scroll', 'v-horse', 'v-plough', 'v-ox', 'v-wagon', 'v-beer'] as const;
export const HAT_SIGNS = ['v-fig-1', 'v-fig-2', 'v-fig-3', 'v-fig-4'] as const;

/** A sign and how many of it. */
export interface Heap {
  readonly sign: SpriteId;
  readonly count: number;
}
export const heap = (sign: SpriteId, count: number): Heap => ({ sign, count });
export const cubeHeaps = (byColour: readonly number[]): Heap[] =>
  byColour.map((count, colour) => heap(CUBE_SIGNS[colour], count)).filter(({ count }) => count > 0);
export const goodHeaps = (byKind: readonly number[]): Heap[] =>
  byKind.map((count, good) => heap(GOOD_SIGNS[good], count)).filter(({ count }) => count > 0);

/** Colours of a seat: its cloth, and the numeral on it. */
export const seatColours = (crest: CrestNumber): CSSProperties => ({
  '--c': `var(--seat-${crest})`,
  '--n': `var(--on-seat-${crest})`,
});

/* Names of pieces and places, between which things fly. */

export const memberPiece = (seat: Seat, index: number): string => `member-${seat}-${index}`;
export const customerPiece = (tile: number): string => `customer-${tile}`;
export const RING_PIECE = 'next-start';
export const START_PIECE = 'start-player';
export const place = {
  ...seatPlace,
  /** Where a member is: the same name for several of one generation that stand together. */
  member: (seat: Seat, number: number, at: number): string => `member-${seat}-${number}-at-${at}`,
  dial: (seat: Seat): string => `dial-${seat}`,
  cube: (seat: Seat, colour: number): string => `cube-${seat}-${colour}`,
  good: (seat: Seat, good: number): string => `good-${seat}-${good}`,
  coins: (seat: Seat): string => `coins-${seat}`,
  grain: (seat: Seat): string => `grain-${seat}`,
  space: (space: number): string => `space-${space}`,
  workshop: (good: number): string => `workshop-${good}`,
  castle: (castle: number): string => `castle-${castle}`,
  stall: (stall: number): string => `stall-${stall}`,
  compartment: (compartment: number): string => `compartment-${compartment}`,
  field: 'field',
  chronicle: (group: number): string => `chronicle-${group}`,
  mill: 'mill',
  well: 'well',
  bag: 'black-bag',
  supply: 'supply',
  prestige: (seat: Seat): string => `prestige-${seat}`,
} as const;
