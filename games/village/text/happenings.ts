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
/** Told by the base game: with the Market Crier and by the Smuggler. */
export type SharedEvent = Named<'servedWaiting'>;
export type MarriageEvent = Exclude<ExpansionEvent, InnEvent | PortEvent | SharedEvent>;
