import type { Options } from '@spielstube/engine';
import { MIX_INN, MIX_MARRIAGE, MIX_PORT } from '../data/mixes.ts';
import type { Village } from './state.ts';

/** Which expansions are in play, as bits: see `MIX_KEYS`. */
export function mixOf({ inn, port, marriage }: Village): number {
  return (
    (inn === null ? 0 : MIX_INN) | (port === null ? 0 : MIX_PORT) | (marriage === null ? 0 : MIX_MARRIAGE)
  );
}

/** The same before the set-up. An option that a table does not have is switched off. */
export function mixOfOptions({ inn, port, marriage }: Options): number {
  return (
    (isPlayed(inn) ? MIX_INN : 0) | (port === true ? MIX_PORT : 0) | (isPlayed(marriage) ? MIX_MARRIAGE : 0)
  );
}

/** The sides of the Inn board and of the Marriage board. */
export const FRONT = 'front';
export const BACK = 'back';
const isPlayed = (side: Options[string] | undefined): boolean => side === FRONT || side === BACK;
