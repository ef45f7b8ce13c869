import { push, type Seat } from '@spielstube/engine';
import { mightUsePerson, offerPersons, usePerson } from './persons.ts';
import { mightRelease, offerReleases, releasePrisoner } from './prison.ts';
import { type Newdale, PLANNING_PHASE } from './state.ts';
import { mightUseTile, offerTiles, useTile } from './tiles.ts';
import type { NewdaleQuestion } from './types.ts';

/* The moments at which tiles, persons and prisoners can be used. NEW-BONUS-20, -23, NEW-PERSON-01, NEW-SPECIAL-17 */

/** Whether anything is left to be used now, as far as everybody can see. */
function mightUseAnything(s: Newdale, seat: Seat): boolean {
  return (
    mightUseTile(s, seat) || mightUsePerson(s, seat) || (s.phase !== PLANNING_PHASE && mightRelease(s, seat))
  );
}

/** The same question, with everything on offer that its seat may use meanwhile; then it is asked again. */
export function withWindow(question: NewdaleQuestion): NewdaleQuestion {
  return {
    ...question,
    auto(s, f, tell) {
      if (mightUseAnything(s, f.seat)) return false;
      return question.auto?.(s, f, tell) ?? false;
    },
    options(s, f, offer) {
      question.options(s, f, offer);
      offerTiles(s, f.seat, offer);
      offerPersons(s, f.seat, offer);
      if (s.phase !== PLANNING_PHASE) offerReleases(s, f.seat, offer);
    },
    resolve(s, f, a, tell) {
      switch (a.do) {
        case 'tile':
          push(s, f);
          return useTile(s, f.seat, a.tile, tell);
        case 'person':
          push(s, f);
          return usePerson(s, f.seat, a.person, tell);
        case 'release':
          push(s, f);
          return releasePrisoner(s, f.seat, a.colour, tell);
        default:
          return question.resolve(s, f, a, tell);
      }
    },
  };
}
