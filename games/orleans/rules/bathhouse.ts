import { push, type Seat } from '@spielstube/engine';
import { KINDS } from '../data/people.ts';
import { BATHHOUSE, EFFECTS, PLACE_OF_SPACE, SPACES } from '../data/places.ts';
import { make } from './moves.ts';
import type { PlaceAction } from './place-action.ts';
import {
  hasKind,
  isNextOfItsTwins,
  kindsAllowed,
  kindsAmong,
  mayBePut,
  nextSpace,
  privilegesOf,
  somebodyFits,
} from './places.ts';
import { reason } from './reasons.ts';
import { frame, NOTHING, type Orleans } from './state.ts';
import { drawPersons, sum } from './supply.ts';
import type { OrleansQuestion, OrleansTell } from './types.ts';

/* The Bathhouse draws persons and places some of them at once. */

const BAG_EMPTY = reason('bagEmpty', 'ORL-PLACE-BATH-06');
const NOT_IN_THE_BATHHOUSE = reason('notInTheBathhouse', 'ORL-PLACE-BATH-02');
const MUST_BE_PLACED = reason('mustBePlaced', 'ORL-PLACE-BATH-05');
const NOBODY_OF_THAT_KIND = reason('nobodyOfThatKind', 'ORL-PLACE-BATH-01', (_s, _f, wish) => ({
  kind: 'kind' in wish ? wish.kind : NOTHING,
}));

/** Whoever opened the Bathhouse stands there and is not drawn. ORL-PLACE-BATH-01, -03, -06 */
export const bathhouseAction: PlaceAction = {
  may: (s, seat) => (sum(s.players[seat].bag) > 0 ? null : BAG_EMPTY),
  act(s, seat, tell) {
    const { bag } = s.players[seat];
    const kinds = drawPersons(s, bag, Math.min(EFFECTS.bathhouse.drawn, sum(bag)));
    for (const kind of kinds) s.bath[kind]++;
    tell?.({ what: 'drewInBathhouse', seat, kinds });
    push(s, frame('bathhouse', seat));
  },
};

/** As many as can be placed must be, which and where is free. ORL-PLACE-BATH-02, -04, -05 */
export const bathhouse: OrleansQuestion = {
  auto(s, f, tell) {
    if (f.count < EFFECTS.bathhouse.placed && somebodyFits(s, f.seat, kindsAmong(s.bath), BATHHOUSE))
      return false;
    emptyBath(s, f.seat, tell);
    return true;
  },
  options(s, f, offer) {
    const { spaces } = s.players[f.seat];
    const drawn = kindsAmong(s.bath);
    const allowed = kindsAllowed(privilegesOf(s, f.seat));
    for (let space = nextSpace(s, f.seat, NOTHING); space < SPACES; space = nextSpace(s, f.seat, space)) {
      if (PLACE_OF_SPACE[space] === BATHHOUSE || !isNextOfItsTwins(spaces, space)) continue;
      for (let kind = 0; kind < KINDS; kind++) {
        if (hasKind(allowed[space] & drawn, kind)) offer.open(make.place(kind, space));
      }
    }
    if (offer.explains) offer.closed({ wish: 'stop' }, MUST_BE_PLACED);
  },
  refuse(s, f, a) {
    if (a.do !== 'place') return null;
    if (s.bath[a.kind] === 0) return NOBODY_OF_THAT_KIND;
    if (PLACE_OF_SPACE[a.space] === BATHHOUSE) return NOT_IN_THE_BATHHOUSE;
    return mayBePut(s, f.seat, a.kind, a.space);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'place') return;
    s.bath[a.kind]--;
    s.players[f.seat].spaces[a.space] = a.kind;
    tell?.({ what: 'placed', seat: f.seat, space: a.space, kind: a.kind, from: 'bathhouse' });
    push(s, frame('bathhouse', f.seat, NOTHING, f.count + 1));
  },
};

/** Who was not placed goes back into the bag. ORL-PLACE-BATH-03, -04 */
function emptyBath(s: Orleans, seat: Seat, tell: OrleansTell): void {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (; s.bath[kind] > 0; s.bath[kind]--) {
      s.players[seat].bag[kind]++;
      kinds.push(kind);
    }
  }
  if (kinds.length > 0) tell?.({ what: 'wentHome', seat, place: BATHHOUSE, kinds });
}
