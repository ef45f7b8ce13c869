import type { ExpansionEvent } from '../rules/events.ts';

/* Which expansion tells of what. */

type Named<W extends ExpansionEvent['what']> = Extract<ExpansionEvent, { readonly what: W }>;

export type InnEvent = Named<
  | 'cardWentUnder'
  | 'cardCameUp'
  | 'boughtCard'
  | 'boughtSecretly'
  | 'lookedThrough'
  | 'playedCard'
  | 'showedCard'
  | 'keptCards'
  | 'lifeMoved'
  | 'servedWaiting'
  | 'extraAction'
>;
export type PortEvent = Named<
  | 'hired'
  | 'captainLeft'
  | 'loaded'
  | 'loadedTile'
  | 'sawChest'
  | 'sailed'
  | 'docked'
  | 'soldCargo'
  | 'paidCargo'
  | 'cameHome'
  | 'unloaded'
  | 'openedChest'
  | 'gaveChest'
  | 'soldExotic'
>;
export type MarriageEvent = Exclude<ExpansionEvent, InnEvent | PortEvent>;
