import type { SpecialKey, TradeKey } from '../data/buildings.ts';
import { KIND_KEYS } from '../data/cards.ts';
import type { SAILORS } from '../data/sailors.ts';

/** What kinds of buildings and sailors there are. */
export type KindKey = TradeKey | SpecialKey | keyof typeof SAILORS;
export const kindKey = (kind: number): KindKey => KIND_KEYS[kind] as KindKey;
