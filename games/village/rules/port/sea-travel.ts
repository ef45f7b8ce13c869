import { push, type Seat, type Tell } from '@spielstube/engine';
import { villagerOf } from '../../data/expansion-keys.ts';
import { GRAIN_LIMIT, printedNumber } from '../../data/pieces.ts';
import { FARM, ON_THE_SHIP } from '../../data/places.ts';
import {
  ADMIRAL_AS_CAPTAIN,
  CAPTAIN_KEYS,
  CAPTAINS,
  CARGO_GRAIN,
  CARGO_KEYS,
  COCOA,
  HARBOUR,
  TEA,
  VOYAGE,
} from '../../data/port.ts';
import type { ActionSpace } from '../action-space.ts';
import type { VillageEvent } from '../events.ts';
import { checkGoals } from '../goals.ts';
import { holds, mayHold, playFromHand } from '../hand.ts';
import { comeHome, done, hire, playCard, sail } from '../moves.ts';
import { reason } from '../reasons.ts';
import { frame, NOTHING, type Ship, type Village } from '../state.ts';
import { purse, spendCoins } from '../supply.ts';
import { spendTime } from '../time.ts';
import type { VillageQuestion, VillageVerdict } from '../types.ts';
import { shipOf } from './ships.ts';
import { freeStepsOf } from './voyage.ts';

const CAPTAIN_TOO_DEAR = reason('captainTooDear', 'VIL-PORT-CAP-03', (s, f, wish) => ({
  price: 'captain' in wish ? CAPTAINS[wish.captain].coins : 0,
  coins: purse(s, f.seat),
}));
const CAPTAIN_GONE = reason('captainGone', 'VIL-PORT-CAP-04');
const NOT_AT_SEA = reason('notAtSea', 'VIL-PORT-TRV-02');
const NOT_IN_HARBOUR = reason('notInHarbour', 'VIL-PORT-TRV-02');
const ADMIRAL = villagerOf('admiral');
const HELMSMAN = villagerOf('helmsman');

function mayHire(s: Village, seat: Seat, captain: number): VillageVerdict {
  if (!s.port?.captains.includes(captain)) return CAPTAIN_GONE;
  return purse(s, seat) >= CAPTAINS[captain].coins ? null : CAPTAIN_TOO_DEAR;
}

/** Travel with Port: leave the harbour, sail on, or come home. VIL-PORT-TRV-01, -02 */
export const seaTravel: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const inHarbour = shipOf(s, seat).water === HARBOUR;
    for (let captain = 0; captain < CAPTAIN_KEYS.length; captain++) {
      if (inHarbour) offer.put(hire(captain), mayHire(s, seat, captain));
      else if (offer.explains) offer.closed(hire(captain), NOT_IN_HARBOUR);
    }
    if (inHarbour && s.inn !== null && holds(s, seat, 'admiral')) offer.open(playCard(ADMIRAL));
    offer.put(sail, inHarbour ? NOT_AT_SEA : null);
    offer.put(comeHome, inHarbour ? NOT_AT_SEA : null);
  },
  resolve(s, seat, a, tell) {
    switch (a.do) {
      case 'hire':
        return leaveHarbour(s, seat, a.captain, tell);
      case 'play':
        playFromHand(s, seat, ADMIRAL, tell);
        return leaveHarbour(s, seat, ADMIRAL_AS_CAPTAIN, tell);
      case 'sail':
        return push(s, frame('voyage', seat, freeStepsOf(shipOf(s, seat))));
      case 'comeHome':
        return returnToHarbour(s, seat, tell);
    }
  },
  /** Coins for the cheapest captain who is left. */
  lacks(s, seat) {
    const prices = s.port?.captains.map((captain) => CAPTAINS[captain].coins) ?? [];
    const cheapest = Math.min(...prices, Number.MAX_SAFE_INTEGER);
    return prices.length === 0
      ? { captains: 1, coins: 0 }
      : { captains: 0, coins: cheapest - purse(s, seat) };
  },
};

/** A captain first, then the cargo, then the ship moves. VIL-PORT-CAP-01, -02, -05 */
function leaveHarbour(s: Village, seat: Seat, captain: number, tell: Tell<VillageEvent>): void {
  const ship = shipOf(s, seat);
  ship.captain = captain;
  if (s.port !== null) s.port.captains = s.port.captains.filter((each) => each !== captain);
  tell?.({ what: 'hired', seat, captain });
  push(s, frame('load', seat));
  push(s, frame('helmsman', seat));
  spendCoins(s, seat, CAPTAINS[captain].coins, tell);
}

/** The Helmsman comes aboard right after a captain. VIL-CARD-HELMSMAN-01, -04 */
export const helmsman: VillageQuestion = {
  auto: (s, f) => !mayHold(s, f.seat, 'helmsman'),
  options(s, f, offer) {
    if (holds(s, f.seat, 'helmsman')) offer.open(playCard(HELMSMAN));
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'play') return;
    playFromHand(s, f.seat, HELMSMAN, tell);
    shipOf(s, f.seat).helmsman = true;
  },
};

/** From anywhere, for time; everything is unloaded, and the captain leaves. VIL-PORT-RET-01 to -04 */
function returnToHarbour(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  const ship = shipOf(s, seat);
  spendTime(s, seat, VOYAGE.returnTime, tell);
  tell?.({ what: 'cameHome', seat });
  for (let cargo = 0; cargo < CARGO_KEYS.length; cargo++) unload(s, seat, ship, cargo, tell);
  ship.chestsAtHome.push(...ship.chests.splice(0));
  const player = s.players[seat];
  player.members.forEach((place, member) => {
    if (place !== ON_THE_SHIP) return;
    player.members[member] = FARM;
    tell?.({ what: 'moved', seat, member: printedNumber(player.kinds[member]), from: ON_THE_SHIP, to: FARM });
  });
  tell?.({ what: 'captainLeft', seat, captain: ship.captain, helmsman: ship.helmsman });
  ship.water = HARBOUR;
  ship.captain = NOTHING;
  ship.helmsman = false;
  checkGoals(s, seat, tell);
}

/** Grain for which the farm has no room is lost. VIL-PORT-RET-04 */
function unload(s: Village, seat: Seat, ship: Ship, cargo: number, tell: Tell<VillageEvent>): void {
  const count = ship.cargo[cargo];
  if (count === 0) return;
  const player = s.players[seat];
  ship.cargo[cargo] = 0;
  let lost = 0;
  if (cargo === COCOA) ship.cocoa += count;
  else if (cargo === TEA) ship.tea += count;
  else if (cargo === CARGO_GRAIN) {
    lost = Math.max(0, player.grain + count - GRAIN_LIMIT);
    player.grain += count - lost;
  } else player.goods[cargo] += count;
  tell?.({ what: 'unloaded', seat, cargo, count, lost });
}
