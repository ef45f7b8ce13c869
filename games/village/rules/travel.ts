import { push, type Seat, type Tell } from '@spielstube/engine';
import { villagerOf } from '../data/expansion-keys.ts';
import { WAGON } from '../data/pieces.ts';
import { castleOf, castlePlace, FARM } from '../data/places.ts';
import {
  CASTLE_KEYS,
  CASTLE_REWARDS,
  PATHS,
  REWARD_COINS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
  VILLAGE,
} from '../data/travel.ts';
import type { ActionSpace } from './action-space.ts';
import { innDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { playFromHand } from './hand.ts';
import { eachKindOnFarm, hasMemberOnFarm, moveMember, standsForHisKind } from './members.ts';
import { depart, journey, playCard } from './moves.ts';
import { canPay, charge, coinsMissing, missingFor } from './payment.ts';
import { packCubes } from './prices.ts';
import { reason } from './reasons.ts';
import { frame, type Player, type Village } from './state.ts';
import { gainCoins, gainPoints, spendGood } from './supply.ts';
import { spendTime } from './time.ts';
import type { VillageOffer, VillageStep, VillageVerdict } from './types.ts';

/** A path seen from one of its ends. Nobody walks back to the village. VIL-TRAVEL-04, -09 */
interface WayOut {
  readonly to: number;
  readonly price: number;
}

/** The ways out of the village (index 0) and of each castle (index castle + 1). */
const WAYS_OUT: readonly (readonly WayOut[])[] = [VILLAGE, ...CASTLE_KEYS.keys()].map((node) =>
  PATHS.flatMap(({ from, to, cubes }) => {
    const price = packCubes(cubes);
    if (from === node) return [{ to, price }];
    return to === node && from !== VILLAGE ? [{ to: from, price }] : [];
  }),
);
export const waysOutOf = (node: number): readonly WayOut[] => WAYS_OUT[node + 1];

/** What the path from a castle, or with VILLAGE from the farm, costs; 0 if there is none. */
export function pathPrice(from: number, castle: number): number {
  return waysOutOf(from).find(({ to }) => to === castle)?.price ?? 0;
}

/** Whether the family has left its marker on a castle. VIL-TRAVEL-05 */
export const hasMarker = ({ castles }: Player, castle: number): boolean => (castles & (1 << castle)) !== 0;

const TOLL_KEEPER = villagerOf('tollKeeper');
const NO_WAGON = reason('noWagon', 'VIL-TRAVEL-03');
const NO_MEMBER_TO_TRAVEL = reason('noMemberOnFarm', 'VIL-TRAVEL-01');
const NO_PATH = reason('noPath', 'VIL-TRAVEL-04', (_s, _f, wish) => ({
  castle: 'castle' in wish ? wish.castle : 0,
}));
const TRAVEL_TOO_DEAR = reason('tooFewCubes', 'VIL-TRAVEL-03', (s, f, wish) => {
  const from = 'from' in wish ? wish.from : VILLAGE;
  return missingFor(s, f.seat, 'castle' in wish ? pathPrice(from, wish.castle) : 0);
});

/** VIL-TRAVEL-03 */
function mayTravel(s: Village, seat: Seat, price: number): VillageVerdict {
  if (s.players[seat].goods[WAGON] < TRAVEL_WAGONS) return NO_WAGON;
  return canPay(s, seat, price) ? null : TRAVEL_TOO_DEAR;
}

/** Travel: from the farm to a castle near the village, or from castle to castle. VIL-TRAVEL-01, -02 */
export const travel: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const { members, kinds } = s.players[seat];
    for (const { to, price } of waysOutOf(VILLAGE)) {
      const verdict = mayTravel(s, seat, price);
      if (hasMemberOnFarm(s, seat)) eachKindOnFarm(s, seat, (kind) => offer.put(depart(kind, to), verdict));
      else if (offer.explains) offer.closed(depart(1, to), NO_MEMBER_TO_TRAVEL);
    }
    for (let member = 0; member < members.length; member++) {
      const castle = castleOf(members[member]);
      if (castle < 0 || !standsForHisKind(s.players[seat], member)) continue;
      for (const { to, price } of waysOutOf(castle)) {
        offer.put(journey(castle, kinds[member], to), mayTravel(s, seat, price));
      }
    }
    if (s.inn !== null && innDock.docked.mayUseTollKeeper(s, seat)) offer.open(playCard(TOLL_KEEPER));
    if (offer.explains) closeFarCastles(s.players[seat], offer);
  },
  resolve(s, seat, a, tell) {
    if (a.do === 'depart') setOut(s, seat, VILLAGE, a.member, a.castle, tell);
    else if (a.do === 'journey') setOut(s, seat, a.from, a.member, a.castle, tell);
    else if (a.do === 'play') {
      playFromHand(s, seat, TOLL_KEEPER, tell);
      push(s, frame('tollKeeper', seat));
    }
  },
  /** Wagons, somebody to travel, and the cubes of the path that comes nearest to being paid. */
  lacks(s, seat) {
    const { members, goods } = s.players[seat];
    const nodes = members.flatMap((place) => {
      if (place === FARM) return [VILLAGE];
      return castleOf(place) >= 0 ? [castleOf(place)] : [];
    });
    const [nearest] = nodes
      .flatMap(waysOutOf)
      .sort((a, b) => coinsMissing(s, seat, a.price) - coinsMissing(s, seat, b.price));
    return {
      wagons: Math.max(0, TRAVEL_WAGONS - goods[WAGON]),
      members: nodes.length > 0 ? 0 : 1,
      castle: nearest?.to ?? 0,
      ...missingFor(s, seat, nearest?.price ?? 0),
    };
  },
};

/** Says why castles are closed to whom no path leads there. VIL-TRAVEL-04 */
function closeFarCastles(player: Player, offer: VillageOffer): void {
  player.members.forEach((place, member) => {
    const from = place === FARM ? VILLAGE : castleOf(place);
    if ((place !== FARM && from < 0) || !standsForHisKind(player, member)) return;
    const kind = player.kinds[member];
    for (const castle of CASTLE_KEYS.keys()) {
      if (castle === from || waysOutOf(from).some(({ to }) => to === castle)) continue;
      offer.closed(place === FARM ? depart(kind, castle) : journey(from, kind, castle), NO_PATH);
    }
  });
}

function setOut(
  s: Village,
  seat: Seat,
  from: number,
  kind: number,
  castle: number,
  tell: Tell<VillageEvent>,
): void {
  spendGood(s, seat, WAGON, TRAVEL_WAGONS, tell);
  moveMember(s, seat, kind, from === VILLAGE ? FARM : castlePlace(from), castlePlace(castle), tell);
  spendTime(s, seat, TRAVEL_TIME, tell);
  push(s, frame('arrive', seat, castle));
  charge(s, seat, pathPrice(from, castle));
}

/** The first visit leaves a marker and brings the reward. VIL-TRAVEL-05 to -07 */
export const arrive: VillageStep = {
  run(s, f, tell) {
    const player = s.players[f.seat];
    const first = !hasMarker(player, f.what);
    tell?.({ what: 'visited', seat: f.seat, castle: f.what, first });
    if (!first) return;
    player.castles |= 1 << f.what;
    switch (CASTLE_REWARDS[f.what]) {
      case 'points':
        return gainPoints(s, f.seat, REWARD_POINTS, 'castle', tell);
      case 'coin':
        return gainCoins(s, f.seat, REWARD_COINS, tell);
      case 'cubes':
        return push(s, frame('takeCubes', f.seat, REWARD_CUBES));
    }
  },
};
