import { push } from '@spielstube/engine';
import { KINDS } from '../data/people.ts';
import { EFFECTS } from '../data/places.ts';
import { MARKET_SPACES } from '../data/setup.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, type Orleans } from './state.ts';
import { sum } from './supply.ts';
import type { OrleansQuestion, OrleansVerdict } from './types.ts';

/* The Gunpowder Tower has room for persons who wait: they are put there in phase 3 only. ORL-PLACE-TOWER-01 */

const { fetch: fetchOut, stow, done } = make;

const TOWER_FULL = reason('towerFull', 'ORL-PLACE-TOWER-01');
const FETCH_BEFORE_STOWING = reason('fetchBeforeStowing', 'ORL-PLACE-TOWER-03');
const MARKET_OVERFULL = reason('marketOverfull', 'ORL-PLACE-TOWER-08', (s, f) => ({
  persons: sum(s.players[f.seat].market) - MARKET_SPACES,
}));

/**
 * Whoever waits is distributed over market and tower: first out of the tower, then into it, so that nobody is carried
 * to and fro. ORL-PLACE-TOWER-03, -08
 */
export const tower: OrleansQuestion = {
  auto: (s, f) => sum(s.tower) === 0 && sum(s.players[f.seat].market) === 0,
  options(s, f, offer) {
    const { market } = s.players[f.seat];
    const stowing = mayStow(s);
    for (let kind = 0; kind < KINDS; kind++) {
      if (market[kind] > 0) offer.put(stow(kind), stowing);
    }
    offer.put(done, sum(market) > MARKET_SPACES ? MARKET_OVERFULL : null);
    for (let kind = 0; kind < KINDS; kind++) {
      if (s.tower[kind] > 0) offer.put(fetchOut(kind), f.count === 0 ? null : FETCH_BEFORE_STOWING);
    }
  },
  resolve(s, f, a, tell) {
    const { market } = s.players[f.seat];
    if (a.do === 'fetch') {
      s.tower[a.kind]--;
      market[a.kind]++;
      tell?.({ what: 'fetched', seat: f.seat, kind: a.kind });
      push(s, f);
    } else if (a.do === 'stow') {
      market[a.kind]--;
      s.tower[a.kind]++;
      tell?.({ what: 'stowed', seat: f.seat, kind: a.kind });
      push(s, frame('tower', f.seat, f.what, f.count + 1));
    }
  },
};

const mayStow = (s: Orleans): OrleansVerdict =>
  sum(s.tower) < EFFECTS.gunpowderTower.room ? null : TOWER_FULL;
