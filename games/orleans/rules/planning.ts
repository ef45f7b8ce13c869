import { NOBODY, openLanes, push, type Seat } from '@spielstube/engine';
import { PLACE_OF_SPACE, SPACES } from '../data/places.ts';
import { laneOf } from './lanes.ts';
import { make } from './moves.ts';
import {
  hasKind,
  isNextOfItsTwins,
  kindsAllowed,
  kindsAmong,
  lowestKind,
  mayBePut,
  nextSpace,
  ownsPlace,
  ownsTower,
  privilegesOf,
  repeatsTwin,
  somebodyFits,
} from './places.ts';
import { reason } from './reasons.ts';
import { PLANNING_PHASE } from './rounds.ts';
import {
  FROM_MARKET,
  FROM_TOWER,
  frame,
  GEAR,
  NOTHING,
  type Orleans,
  placement,
  sourceOfPlacement,
  spaceOfPlacement,
} from './state.ts';
import { inTurnOrder } from './supply.ts';
import type { OrleansOffer, OrleansQuestion, OrleansStep, OrleansTell, OrleansVerdict } from './types.ts';

/* Phase 4: persons who wait are put on action spaces. */

const PLACED_EARLIER = reason('placedEarlier', 'ORL-PLAN-09');
const GEAR_STAYS = reason('gearStays', 'ORL-TECH-05');
const NOBODY_OF_THAT_KIND = reason('nobodyOfThatKind', 'ORL-PLAN-01', (_s, _f, wish) => ({
  kind: 'kind' in wish ? wish.kind : NOTHING,
}));

/** Everybody plans at once and unseen; with the option one after the other and in sight. ORL-PLAN-13, -14, -19, -20 */
export const openPlanning: OrleansStep = {
  run(s) {
    s.phase = PLANNING_PHASE;
    push(s, frame('showPlans', NOBODY));
    if (s.options.planning === 'open') {
      for (const seat of inTurnOrder(s).toReversed()) push(s, frame('plan', seat));
    } else {
      openLanes(
        s,
        s.players.map((_, seat) => laneOf(s, seat)),
      );
    }
  },
};

/** Placement by placement until "ready". What was placed in this phase may be taken back. ORL-PLAN-15, -18 */
export const plan: OrleansQuestion = {
  /** With nobody who fits anywhere there is nothing to plan. All of that is in sight. */
  auto(s, f) {
    const player = s.players[f.seat];
    if (player.plan.length > 0) return false;
    const inTower = ownsTower(s, f.seat) ? kindsAmong(s.tower) : 0;
    return !somebodyFits(s, f.seat, kindsAmong(player.market) | inTower);
  },
  options(s, f, offer) {
    offerPlacements(s, f.seat, offer);
    offer.open(make.ready);
    offerTakingBack(s, f.seat, offer);
  },
  refuse(s, f, a) {
    switch (a.do) {
      case 'place':
        return mayPlace(s, f.seat, a.kind, a.space, s.players[f.seat].market);
      case 'placeFromTower':
        return mayPlace(s, f.seat, a.kind, a.space, ownsTower(s, f.seat) ? s.tower : []);
      default:
        return null;
    }
  },
  resolve(s, f, a, tell) {
    switch (a.do) {
      case 'place':
        put(s, f.seat, a.kind, a.space, FROM_MARKET, tell);
        return push(s, frame('plan', f.seat, a.space));
      case 'placeFromTower':
        put(s, f.seat, a.kind, a.space, FROM_TOWER, tell);
        return push(s, frame('plan', f.seat, a.space));
      case 'takeBack':
        takeBack(s, f.seat, a.space, tell);
        return push(s, frame('plan', f.seat));
      case 'ready':
        tell?.({ what: 'ready', seat: f.seat });
    }
  },
};

/** Space by space of the own places; equal persons and equal spaces are one choice. ORL-PLAN-01, -17 */
function offerPlacements(s: Orleans, seat: Seat, offer: OrleansOffer): void {
  const { market, spaces } = s.players[seat];
  const inMarket = kindsAmong(market);
  const inTower = ownsTower(s, seat) ? kindsAmong(s.tower) : 0;
  if ((inMarket | inTower) === 0) return;
  const allowed = kindsAllowed(privilegesOf(s, seat));
  for (let space = nextSpace(s, seat, NOTHING); space < SPACES; space = nextSpace(s, seat, space)) {
    const fitting = allowed[space] & (inMarket | inTower);
    if (fitting === 0 || !isNextOfItsTwins(spaces, space)) continue;
    for (let rest = fitting; rest !== 0; rest &= rest - 1) {
      const kind = lowestKind(rest);
      if (hasKind(inMarket, kind)) offer.open(make.place(kind, space));
      if (hasKind(inTower, kind)) offer.open(make.placeFromTower(kind, space));
    }
  }
}

function mayPlace(
  s: Orleans,
  seat: Seat,
  kind: number,
  space: number,
  persons: readonly number[],
): OrleansVerdict {
  return (persons[kind] ?? 0) > 0 ? mayBePut(s, seat, kind, space) : NOBODY_OF_THAT_KIND;
}

/** ORL-PLAN-09, -15 */
function offerTakingBack(s: Orleans, seat: Seat, offer: OrleansOffer): void {
  const player = s.players[seat];
  for (const placed of player.plan) {
    if (!repeatsPlacement(player.plan, player.spaces, placed))
      offer.open(make.takeBack(spaceOfPlacement(placed)));
  }
  if (!offer.explains) return;
  player.spaces.forEach((kind, space) => {
    if (kind === NOTHING || !ownsPlace(s, seat, PLACE_OF_SPACE[space])) return;
    if (kind === GEAR) offer.closed(make.takeBack(space), GEAR_STAYS);
    else if (!player.plan.some((placed) => spaceOfPlacement(placed) === space))
      offer.closed(make.takeBack(space), PLACED_EARLIER);
  });
}

/** An equal person from the same source on an equal space: taking back either is the same. */
function repeatsPlacement(placements: readonly number[], spaces: readonly number[], placed: number): boolean {
  const space = spaceOfPlacement(placed);
  if (!repeatsTwin(spaces, space)) return false;
  return placements.some((other) => {
    const twin = spaceOfPlacement(other);
    return (
      twin < space &&
      PLACE_OF_SPACE[twin] === PLACE_OF_SPACE[space] &&
      spaces[twin] === spaces[space] &&
      sourceOfPlacement(other) === sourceOfPlacement(placed)
    );
  });
}

/** Planned in a lane, a placement is nobody else's business. */
const unseen = (s: Orleans, seat: Seat): { secretOf?: Seat } =>
  s.lanes.length > 0 ? { secretOf: seat } : {};

function put(s: Orleans, seat: Seat, kind: number, space: number, source: number, tell: OrleansTell): void {
  const player = s.players[seat];
  const persons = source === FROM_TOWER ? s.tower : player.market;
  persons[kind]--;
  player.spaces[space] = kind;
  player.plan.push(placement(space, source));
  const from = source === FROM_TOWER ? 'tower' : 'market';
  tell?.({ what: 'placed', seat, space, kind, from, ...unseen(s, seat) });
}

function takeBack(s: Orleans, seat: Seat, space: number, tell: OrleansTell): void {
  const player = s.players[seat];
  const at = player.plan.findIndex((placed) => spaceOfPlacement(placed) === space);
  const [placed] = player.plan.splice(at, 1);
  const kind = player.spaces[space];
  player.spaces[space] = NOTHING;
  const fromTower = sourceOfPlacement(placed) === FROM_TOWER;
  (fromTower ? s.tower : player.market)[kind]++;
  tell?.({
    what: 'tookBack',
    seat,
    space,
    kind,
    to: fromTower ? 'tower' : 'market',
    ...unseen(s, seat),
  });
}

/** All plans lie open now. ORL-PLAN-20 */
export const showPlans: OrleansStep = {
  run(s, _f, tell) {
    for (const seat of inTurnOrder(s)) {
      const player = s.players[seat];
      if (player.plan.length === 0) continue;
      if (tell !== undefined && s.options.planning !== 'open') {
        const spaces = player.plan.map(spaceOfPlacement);
        tell({ what: 'planShown', seat, spaces, kinds: spaces.map((space) => player.spaces[space]) });
      }
      player.plan = [];
    }
  },
};
