import { unless } from '@spielstube/engine';
import { box } from './box.ts';

export const PILGRIMAGE = 0;
export const INCOME = 1;
export const HARVEST = 2;
export const TRADING_DAY = 3;
export const PLAGUE = 4;
export const TAXES = 5;
export const EVENT_KEYS = ['pilgrimage', 'income', 'harvest', 'tradingDay', 'plague', 'taxes'] as const;
export const EVENTS = EVENT_KEYS.length;

/** Tiles of each event; one Pilgrimage is the light one of round 1. ORL-SET-03, -04 */
export const { copies: COPIES } = box.table(
  'hourglass',
  { copies: 3 },
  { check: ({ copies }) => unless([copies > 0, 'tilesOfEvent']) },
);
/** One round for each tile. ORL-ROUND-01 */
export const ROUNDS = EVENTS * COPIES;
