import type { Seat } from '@spielstube/engine';
import { type DieValue, type SpriteId, seatPlace } from '@spielstube/ui';
import type { CSSProperties } from 'react';
import { CARD_BUILDING, CARD_DIE, CARD_TYPE, type Card, DICE } from '../data/cards.ts';
import type { AnimalKey, GoodsKey } from '../data/setup.ts';
import { BUILDING_KEYS, NO_BUILDING, TYPE_KEYS, type TypeKey } from '../data/types.ts';
import type { GainKey } from '../text/facts.ts';

/* Which drawing stands for what. */

const BUILDING_DRAWINGS = {
  carpenter: 'carpenter',
  church: 'church',
  market: 'market',
  watchtower: 'watchtower',
  bank: 'bank',
  boardinghouse: 'house',
  warehouse: 'warehouse',
  cityhall: 'townhall',
} as const;

export const GOODS_SIGNS: Readonly<Record<GoodsKey, SpriteId>> = {
  light: 'goods-l',
  medium: 'goods-m',
  dark: 'goods-d',
};
export const ANIMAL_SIGNS: Readonly<Record<AnimalKey, SpriteId>> = {
  sheep: 'sheep',
  cattle: 'cattle',
  chicken: 'chicken',
  pig: 'pig',
};
export const GAIN_SIGNS: Readonly<Record<GainKey, SpriteId>> = {
  points: 'vp',
  goods: 'goods-m',
  animals: 'cattle',
  silver: 'silver',
  workers: 'worker',
};
export const PHASE_SIGNS = ['phase-a', 'phase-b', 'phase-c', 'phase-d', 'phase-e'] as const;

export interface CardDrawing {
  readonly type: TypeKey;
  readonly frame: SpriteId;
  readonly picture: SpriteId;
  readonly emblem: SpriteId;
}

export function drawingOf(card: Card): CardDrawing {
  const type = TYPE_KEYS[CARD_TYPE[card]];
  const frame: SpriteId = `card-${type}`;
  if (type === 'building' && CARD_BUILDING[card] !== NO_BUILDING) {
    const drawn = BUILDING_DRAWINGS[BUILDING_KEYS[CARD_BUILDING[card]]];
    return { type, frame, picture: `art-${drawn}`, emblem: `type-${drawn}` };
  }
  return { type, frame, picture: `art-${type === 'building' ? 'house' : type}`, emblem: `type-${type}` };
}

export const emblemOf = (type: TypeKey): SpriteId => `type-${type}`;

/** The die of a card, or undefined for a card whose back is seen. */
export function dieOf(card: Card): DieValue | undefined {
  return dieNumbered(CARD_DIE[card]);
}
export function dieNumbered(number: number): DieValue | undefined {
  return DICE.find((die) => die === number);
}

/** Colours of a card type, for what lies inside. */
export function typeColours(type: TypeKey): CSSProperties {
  return { '--type': `var(--t-${type})`, '--on': `var(--on-${type})` };
}

/* Names of pieces and places, between which things fly. */

export const cardPiece = (card: Card): string => `card-${card}`;
export const place = {
  ...seatPlace,
  projects: (seat: Seat): string => `projects-${seat}`,
  hand: (seat: Seat): string => `hand-${seat}`,
  pile: (seat: Seat): string => `pile-${seat}`,
  silver: (seat: Seat): string => `silver-${seat}`,
  workers: (seat: Seat): string => `workers-${seat}`,
  goods: (seat: Seat, sort: number): string => `goods-${seat}-${sort}`,
  animals: (seat: Seat, sort: number): string => `animals-${seat}-${sort}`,
  display: 'display',
  lane: (row: number): string => `lane-${row}`,
  goodsStack: (stack: number): string => `goods-stack-${stack}`,
  animalStack: (stack: number): string => `animal-stack-${stack}`,
  firstTriple: (type: number): string => `first-triple-${type}`,
  allSeven: 'all-seven',
  phaseCard: 'phase-card',
  drawPile: 'draw-pile',
  discardPile: 'discard-pile',
  egonStack: 'egon-stack',
} as const;
