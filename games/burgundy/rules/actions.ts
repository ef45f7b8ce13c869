import { intern, intern2 } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';

/** Everything that a player can do, small decision by small decision. */
export type BurgundyAction =
  | { readonly do: 'play'; readonly die: number }
  | { readonly do: 'take'; readonly card: Card }
  | { readonly do: 'place'; readonly card: Card }
  | { readonly do: 'sell'; readonly sort: number }
  | { readonly do: 'topUp' }
  | { readonly do: 'silver' }
  | { readonly do: 'convert'; readonly workers: number; readonly silver: number }
  | { readonly do: 'buy' }
  | { readonly do: 'keep'; readonly card: Card }
  | { readonly do: 'use'; readonly card: Card }
  | { readonly do: 'giveUp'; readonly card: Card }
  | { readonly do: 'onto'; readonly stack: number }
  | { readonly do: 'bonus'; readonly option: number }
  | { readonly do: 'goods'; readonly stack: number }
  | { readonly do: 'animal'; readonly stack: number }
  | { readonly do: 'decline' }
  | { readonly do: 'end' };

/** Things that a person may look for and that are no moves at all. */
export type BurgundyWish =
  /** A row in which nothing lies. */
  | { readonly wish: 'row'; readonly row: number }
  /** To place a project without having any. */
  | { readonly wish: 'project' }
  /** To do nothing. */
  | { readonly wish: 'pass' };

const make = (action: BurgundyAction): BurgundyAction => Object.freeze(action);

export const play = intern((die) => make({ do: 'play', die }));
export const take = intern((card) => make({ do: 'take', card }));
export const place = intern((card) => make({ do: 'place', card }));
export const sell = intern((sort) => make({ do: 'sell', sort }));
export const topUp = make({ do: 'topUp' });
export const takeSilver = make({ do: 'silver' });
export const convert = intern2((workers, silver) => make({ do: 'convert', workers, silver }));
export const buy = make({ do: 'buy' });
export const keep = intern((card) => make({ do: 'keep', card }));
export const use = intern((card) => make({ do: 'use', card }));
export const giveUp = intern((card) => make({ do: 'giveUp', card }));
/** Onto a stack of the own estate; the number after the last stack opens a new one. */
export const onto = intern((stack) => make({ do: 'onto', stack }));
export const chooseBonus = intern((option) => make({ do: 'bonus', option }));
export const takeGoods = intern((stack) => make({ do: 'goods', stack }));
export const takeAnimal = intern((stack) => make({ do: 'animal', stack }));
export const decline = make({ do: 'decline' });
export const end = make({ do: 'end' });
