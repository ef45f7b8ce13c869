import { push, type Seat, type Tell } from '@spielstube/engine';
import { MARRIAGE_BOARD, RANK_BONUSES, type RankBonus } from '../../data/marriage.ts';
import { COLOURS } from '../../data/pieces.ts';
import { ceremonyRank, FARM, RANKS, rankOf } from '../../data/places.ts';
import type { ActionSpace } from '../action-space.ts';
import type { VillageEvent } from '../events.ts';
import { eachKindOnFarm, hasMemberOnFarm, moveMember } from '../members.ts';
import { court, done, NO_SECOND, swapCube, takeCubesOf, takeRank } from '../moves.ts';
import { canPay, charge, missingFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Village } from '../state.ts';
import { cubesInSupply, gainCoins, gainCube, gainGrain, gainPoints } from '../supply.ts';
import { spendTime } from '../time.ts';
import type { VillageQuestion, VillageStep, VillageVerdict } from '../types.ts';
import { MARRIAGE_PRICE } from './prices.ts';

const NO_MEMBER_TO_COURT = reason('noMemberOnFarm', 'VIL-MAR-ACT-12');
const IN_CEREMONY = reason('inCeremony', 'VIL-MAR-ACT-09');
const NO_RANK_FREE = reason('noRankFree', 'VIL-MAR-ACT-12');
const MARRIAGE_TOO_DEAR = reason('marriageTooDear', 'VIL-MAR-ACT-01', (s, f) =>
  missingFor(s, f.seat, MARRIAGE_PRICE),
);
const RANK_TAKEN = reason('rankTaken', 'VIL-MAR-ACT-03', (_s, _f, wish) => ({
  rank: 'rank' in wish ? wish.rank : 0,
}));

const ALL_RANKS: readonly number[] = Array.from({ length: RANKS }, (_, n) => n + 1);

/** Nobody stands there, of whatever colour. VIL-MAR-ACT-03 */
export function isRankFree(s: Village, rank: number): boolean {
  if (s.marriage?.pinkRanks.includes(rank)) return false;
  return !s.players.some(({ members }) => members.includes(ceremonyRank(rank)));
}
export const freeRanks = (s: Village): number[] => ALL_RANKS.filter((rank) => isRankFree(s, rank));

/** VIL-MAR-ACT-01, -08, -12 */
function mayCourt(s: Village, seat: Seat): VillageVerdict {
  if (s.players[seat].members.some((place) => rankOf(place) > 0)) return IN_CEREMONY;
  if (freeRanks(s).length === 0) return NO_RANK_FREE;
  return canPay(s, seat, MARRIAGE_PRICE) ? null : MARRIAGE_TOO_DEAR;
}

/** Marriage: a member of the farm goes to the Ceremony Area. */
export const marriage: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const verdict = mayCourt(s, seat);
    if (hasMemberOnFarm(s, seat)) eachKindOnFarm(s, seat, (kind) => offer.put(court(kind), verdict));
    else if (offer.explains) offer.closed(court(1), verdict === IN_CEREMONY ? verdict : NO_MEMBER_TO_COURT);
  },
  resolve(s, seat, a) {
    if (a.do === 'court') push(s, frame('rank', seat, 0, a.member));
  },
  lacks: (s, seat) => ({
    members: hasMemberOnFarm(s, seat) ? 0 : 1,
    inCeremony: mayCourt(s, seat) === IN_CEREMONY ? 1 : 0,
    ranks: freeRanks(s).length,
    ...missingFor(s, seat, MARRIAGE_PRICE),
  }),
};

/** A free rank; with the Cousin (`free`) nothing is paid. VIL-MAR-ACT-01, -13, VIL-CARD-COUSIN-01 */
export const rank: VillageQuestion = {
  options(s, _f, offer) {
    for (const each of ALL_RANKS) offer.put(takeRank(each), isRankFree(s, each) ? null : RANK_TAKEN);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'rank') return;
    push(s, frame('ceremony', f.seat, a.rank, f.member));
    if (f.free) return;
    spendTime(s, f.seat, MARRIAGE_BOARD.time, tell);
    charge(s, f.seat, MARRIAGE_PRICE);
  },
};

export const bonusOf = (s: Village, at: number): RankBonus => RANK_BONUSES[`${s.options.marriage}`][at];

const bringsCoin = (s: Village, at: number): boolean => bonusOf(s, at).coins > 0;
export const isCoinRankFree = (s: Village): boolean => freeRanks(s).some((each) => bringsCoin(s, each));
export const standsOnCoinRank = (s: Village, seat: Seat): boolean =>
  s.players[seat].members.some((place) => rankOf(place) > 0 && bringsCoin(s, rankOf(place)));

/** When it is paid, the member takes its rank and brings the bonus at once. VIL-MAR-ACT-04, -13 */
export const ceremony: VillageStep = {
  run(s, f, tell) {
    moveMember(s, f.seat, f.member, FARM, ceremonyRank(f.what), tell);
    bringBonus(s, f.seat, f.what, tell);
  },
};

function bringBonus(s: Village, seat: Seat, at: number, tell: Tell<VillageEvent>): void {
  const { points, coins, grain, oneOf, swap: cubes } = bonusOf(s, at);
  if (points > 0) gainPoints(s, seat, points, 'rank', tell);
  if (coins > 0) gainCoins(s, seat, coins, tell);
  if (grain > 0) gainGrain(s, seat, grain, tell);
  if (oneOf.length > 0) push(s, frame('oneOfTwo', seat, at));
  if (cubes > 0) push(s, frame('swap', seat, cubes));
}

/** One of the colours shown, as far as the supply has them. VIL-MAR-ACT-05, -14 */
export const oneOfTwo: VillageQuestion = {
  auto(s, f, tell) {
    const there = bonusOf(s, f.what).oneOf.filter((colour) => s.supply[colour] > 0);
    if (there.length > 1) return false;
    if (there.length === 1) gainCube(s, f.seat, there[0], tell);
    return true;
  },
  options(s, f, offer) {
    for (const colour of bonusOf(s, f.what).oneOf)
      if (s.supply[colour] > 0) offer.open(takeCubesOf(colour, NO_SECOND));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'takeCubes') gainCube(s, f.seat, a.first, tell);
  },
};

/** An own cube for others of choice; a coin cannot be swapped. VIL-MAR-ACT-06, -14 */
export const swap: VillageQuestion = {
  auto: (s, f) => s.players[f.seat].cubes.every((cubes) => cubes === 0),
  options(s, f, offer) {
    for (const colour of COLOURS) if (s.players[f.seat].cubes[colour] > 0) offer.open(swapCube(colour));
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'swap') return;
    s.players[f.seat].cubes[a.colour]--;
    s.supply[a.colour]++;
    tell?.({ what: 'swapped', seat: f.seat, cube: a.colour });
    push(s, frame('takeCubes', f.seat, Math.min(f.what, cubesInSupply(s))));
  },
};
