import type { Seat } from '@spielstube/engine';
import { NEXT_START, ONE_GOOD } from '../../data/council.ts';
import { VILLAGER_EFFECTS } from '../../data/inn.ts';
import { isOut, UNBORN } from '../../data/places.ts';
import { CASTLE_REWARDS } from '../../data/travel.ts';
import { marriageDock } from '../docks.ts';
import { holds } from '../hand.ts';
import { hasChest } from '../help.ts';
import { hasMemberOnFarm } from '../members.ts';
import { mayUse } from '../privileges.ts';
import type { Village } from '../state.ts';
import { hasMarker } from '../travel.ts';
import { highestCouncilStep } from './any-time.ts';
import { lacksForCard } from './noblewoman.ts';

/** Whether the price of a card is there, or may come first out of a chest or by another card. VIL-PORT-RET-05, VIL-CARD-GEN-03 */
export function mayComeToPay(s: Village, seat: Seat, card: number): boolean {
  const { coins, beer } = lacksForCard(s, seat, card);
  return (coins <= 0 || mayComeToCoin(s, seat)) && (beer <= 0 || beer <= beerFromCouncil(s, seat));
}

const mayComeToCoin = (s: Village, seat: Seat): boolean =>
  hasChest(s, seat) || coinByMessenger(s, seat) || coinByCousin(s, seat) || ringByCouncilman(s, seat);

const coinByMessenger = (s: Village, seat: Seat): boolean =>
  holds(s, seat, 'messenger') &&
  CASTLE_REWARDS.some((reward, castle) => reward === 'coin' && !hasMarker(s.players[seat], castle));

/** The Prodigal Son may come first: somebody for the Cousin is born or comes home, perhaps from the very rank. */
function coinByCousin(s: Village, seat: Seat): boolean {
  if (!holds(s, seat, 'cousin')) return false;
  const { isCoinRankFree, standsOnCoinRank } = marriageDock.docked;
  const son = holds(s, seat, 'prodigalSon');
  if (son && standsOnCoinRank(s, seat)) return true;
  return isCoinRankFree(s) && (hasMemberOnFarm(s, seat) || (son && mayCome(s, seat)));
}

/** Born or called home. VIL-CARD-PRODIGAL_SON-02 */
const mayCome = (s: Village, seat: Seat): boolean =>
  s.players[seat].members.some((place) => place === UNBORN || isOut(place));

/** Alone the ring is as good as a coin. VIL-SOLO-10 */
const ringByCouncilman = (s: Village, seat: Seat): boolean =>
  s.conny !== null &&
  holds(s, seat, 'councilman') &&
  highestCouncilStep(s, seat) > 0 &&
  mayUse(s, seat, NEXT_START) === null;

/** VIL-CARD-COUNCILMAN-04 */
const beerFromCouncil = (s: Village, seat: Seat): number =>
  holds(s, seat, 'councilman') && highestCouncilStep(s, seat) >= ONE_GOOD
    ? VILLAGER_EFFECTS.councilmanPrivileges
    : 0;
