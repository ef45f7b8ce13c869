import type { FormerRules, Options } from '@spielstube/engine';
import { CAPTAIN } from '../data/cards.ts';
import { areaOf } from '../data/fields.ts';
import { make } from './moves.ts';
import { missingFor } from './production.ts';
import type { NewdaleTypes } from './types.ts';
import { mightUseAnything } from './windows.ts';

/**
 * Version 1 let helpers produce unasked wherever nobody was missing and nothing else could be used. Until version 4 there
 * was no moment before the card for an area without a building. NEW-PROD-14, -15
 * Until version 5 solo cards asked for the points that are those for masters now.
 */
export const formerly: FormerRules<NewdaleTypes> = {
  unasked(version, s, seat) {
    const asked = s.stack.at(-1);
    if (version <= 4 && asked?.kind === 'emptyArea') return make.skip;
    if (version > 1 || asked?.kind !== 'produce' || mightUseAnything(s, seat)) return null;
    const isCaptain = s.players[seat].areas[areaOf(asked.what)] === CAPTAIN;
    return !isCaptain && missingFor(s, seat, asked.what) === 0 ? make.produce : null;
  },
  options: (version): Options => (version <= 5 ? { targets: 'master' } : {}),
  written(version, s) {
    if (version > 5) return s;
    const { targets: _today, ...options } = s.options;
    return { ...s, options };
  },
};
