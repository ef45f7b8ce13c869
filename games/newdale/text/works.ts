import type { Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { EFFECTS } from '../data/buildings.ts';
import { CHAIN, GOOD, HELPERS, NO_CHAIN } from '../data/cards.ts';
import { areaOf, isAreaField, wayOf } from '../data/fields.ts';
import { COAL, FISH } from '../data/goods.ts';
import { NAVIGATOR } from '../data/sailors.ts';
import { BY_CHAIN_ALONE } from '../rules/chains.ts';
import { chanceNow } from '../rules/chances.ts';
import { areasOf } from '../rules/planning.ts';
import { missingFor } from '../rules/production.ts';
import { linksOf } from '../rules/prospects.ts';
import {
  GIVE_FISH,
  type Newdale,
  type NewdaleFrame,
  type QuestionKind,
  TRADE_COAL,
  USE_BARRACKS,
} from '../rules/state.ts';
import type { Choice } from './choice.ts';

/* What own buildings would bring, for the sentences of choices. */

/** A good with how many. */
export interface Amount {
  readonly good: number;
  readonly n: number;
}

/** What is left out, and whether a card is drawn for it: in a production only if the chain can make nothing either. */
export function skipping(s: Newdale, f: NewdaleFrame): Choice {
  const kind = f.kind as QuestionKind;
  const skip = { do: 'skip', kind, missing: 0 } as const;
  if (kind === 'chain') return { ...skip, card: f.from === BY_CHAIN_ALONE };
  if (kind !== 'produce') return { ...skip, card: kind !== 'buildNow' };
  const card = s.players[f.seat].areas[areaOf(f.what)];
  return {
    ...skip,
    missing: missingFor(s, f.seat, f.what),
    card: CHAIN[card].sort === NO_CHAIN || linksOf(s, f.seat, card) === 0,
  };
}

/** A stone onto a field of the action board or of an own area, with its chance. */
export function placing(s: Newdale, seat: Seat, field: number): Choice {
  if (!isAreaField(field)) return { do: 'placeBoard', field };
  const card = s.players[seat].areas[areaOf(field)];
  const { helpers: more, goods: made } = areasOf(s)[areaOf(field)][wayOf(field)];
  return {
    do: 'placeArea',
    field,
    card,
    more,
    made,
    share: card === NOTHING ? 0 : chanceNow(s, seat, HELPERS[card], more),
    links: card === NOTHING ? 0 : linksOf(s, seat, card),
  };
}

/** What production with helpers would bring: goods, or steps of the ship. */
export function outcome(
  s: Newdale,
  f: NewdaleFrame,
): { readonly made: Amount | null; readonly steps: number } {
  const card = s.players[f.seat].areas[areaOf(f.what)];
  const { goods } = areasOf(s)[areaOf(f.what)][wayOf(f.what)];
  return GOOD[card] === NOTHING
    ? { made: null, steps: goods }
    : { made: { good: GOOD[card], n: goods }, steps: 0 };
}

/** What a special building or the Navigator does in phase VI. */
export function using(s: Newdale, seat: Seat, work: number): Choice {
  const { coalTrader, barracks } = EFFECTS;
  switch (work) {
    case TRADE_COAL:
      return {
        do: 'use',
        work,
        given: { good: COAL, n: coalTrader.coal },
        points: coalTrader.points,
        seats: [],
      };
    case USE_BARRACKS:
      return {
        do: 'use',
        work,
        given: null,
        points: barracks.points,
        seats: s.players.flatMap(({ fists }, other) => (fists < s.players[seat].fists ? [other] : [])),
      };
    case GIVE_FISH:
      return {
        do: 'use',
        work,
        given: { good: FISH, n: NAVIGATOR.fish },
        points: NAVIGATOR.points,
        seats: [],
      };
    default:
      return { do: 'use', work, given: null, points: 0, seats: [] };
  }
}
