import { push, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import { MEMBER_NUMBERS, WAGON } from '../data/pieces.ts';
import { castleOf, castlePlace, FARM } from '../data/places.ts';
import {
  CASTLE_REWARDS,
  PATHS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
  VILLAGE,
} from '../data/travel.ts';
import { depart, journey } from './actions.ts';
import type { VillageEvent } from './events.ts';
import { eachNumberOnFarm, hasMemberOnFarm, moveMember, standsForHisKind } from './family.ts';
import { canPay, charge, packCubes } from './payment.ts';
import type { VillageOffer, VillageStep } from './question.ts';
import { NO_MEMBER_TO_TRAVEL, NO_WAGON, TRAVEL_TOO_DEAR, type VillageReason } from './reasons.ts';
import { frame, type Village } from './state.ts';
import { gainCoins, gainPoints, spendGood } from './supply.ts';
import { spendTime } from './time.ts';

/** A path seen from one of its ends. Nobody walks back to the village. VIL-TRAVEL-04, -09 */
interface WayOut {
  readonly to: number;
  readonly price: number;
}

/** The ways out of the village (index 0) and of each castle (index castle + 1). */
const WAYS_OUT: readonly (readonly WayOut[])[] = [VILLAGE, 0, 1, 2, 3, 4, 5].map((node) =>
  PATHS.flatMap(({ from, to, cubes }) => {
    const price = packCubes(cubes);
    if (from === node) return [{ to, price }];
    return to === node && from !== VILLAGE ? [{ to: from, price }] : [];
  }),
);

export function waysOutOf(node: number): readonly WayOut[] {
  return WAYS_OUT[node + 1];
}

/** VIL-TRAVEL-03 */
function mayTravel(s: Village, seat: Seat, price: number): Verdict<VillageReason> {
  if (s.players[seat].goods[WAGON] < TRAVEL_WAGONS) return NO_WAGON;
  return canPay(s, seat, price) ? null : TRAVEL_TOO_DEAR;
}

/** From the farm to a castle near the village, or from castle to castle. VIL-TRAVEL-01, -02 */
export function offerTravel(s: Village, seat: Seat, offer: VillageOffer): void {
  const { members } = s.players[seat];
  for (const { to, price } of waysOutOf(VILLAGE)) {
    const verdict = mayTravel(s, seat, price);
    if (hasMemberOnFarm(s, seat))
      eachNumberOnFarm(s, seat, (number) => offer.put(depart(number, to), verdict));
    else if (offer.explains) offer.closed(depart(1, to), NO_MEMBER_TO_TRAVEL);
  }
  for (let member = 0; member < members.length; member++) {
    const castle = castleOf(members[member]);
    if (castle < 0 || !standsForHisKind(members, member)) continue;
    for (const { to, price } of waysOutOf(castle)) {
      offer.put(journey(castle, MEMBER_NUMBERS[member], to), mayTravel(s, seat, price));
    }
  }
}

/** From a castle or, with VILLAGE, from the farm. */
export function travel(
  s: Village,
  seat: Seat,
  from: number,
  number: number,
  castle: number,
  tell: Tell<VillageEvent>,
): void {
  const way = waysOutOf(from).find(({ to }) => to === castle);
  if (way === undefined) throw new Error(`no path from ${from} to ${castle}`);
  spendGood(s, seat, WAGON, TRAVEL_WAGONS, tell);
  moveMember(s, seat, number, from === VILLAGE ? FARM : castlePlace(from), castlePlace(castle), tell);
  spendTime(s, seat, TRAVEL_TIME, tell);
  push(s, frame('arrive', seat, castle));
  charge(s, seat, way.price);
}

/** The first visit leaves a marker and brings the reward. VIL-TRAVEL-05 to -07 */
export const arrive: VillageStep = {
  run(s, f, tell) {
    const player = s.players[f.seat];
    const marker = 1 << f.what;
    const first = (player.castles & marker) === 0;
    tell?.({ what: 'visited', seat: f.seat, castle: f.what, first });
    if (!first) return;
    player.castles |= marker;
    switch (CASTLE_REWARDS[f.what]) {
      case 'points':
        return gainPoints(s, f.seat, REWARD_POINTS, 'castle', tell);
      case 'coin':
        return gainCoins(s, f.seat, 1, tell);
      case 'cubes':
        return push(s, frame('takeCubes', f.seat, REWARD_CUBES));
    }
  },
};
