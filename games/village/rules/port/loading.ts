import { push, type Seat, type Tell } from '@spielstube/engine';
import { villagerOf } from '../../data/expansion-keys.ts';
import { FARM, ON_THE_SHIP } from '../../data/places.ts';
import { CARGO_GRAIN, HARBOUR_CARGO } from '../../data/port.ts';
import type { VillageEvent } from '../events.ts';
import { holds, playFromHand } from '../hand.ts';
import { hasHelp } from '../help.ts';
import { countAt, eachKindOnFarm, hasMemberOnFarm, moveMember } from '../members.ts';
import { boardShip, done, loadCargo, playCard } from '../moves.ts';
import { reason } from '../reasons.ts';
import { frame, type Village } from '../state.ts';
import type { VillageOffer, VillageQuestion, VillageVerdict } from '../types.ts';
import { freeHolds, shipOf } from './ships.ts';
import { freeStepsOf } from './voyage.ts';

const NO_HOLD = reason('noHold', 'VIL-PORT-LOAD-01');
const KIND_ABOARD = reason('kindAboard', 'VIL-PORT-LOAD-02');
const NOTHING_TO_LOAD = reason('nothingToLoad', 'VIL-PORT-LOAD-04');
const NO_MEMBER_TO_LOAD = reason('noMemberOnFarm', 'VIL-PORT-LOAD-06');
const QUARTERMASTER = villagerOf('quartermaster');
/** The pair of the Quartermaster. VIL-CARD-QUARTERMASTER-01, -02 */
export const PAIR = 2;

const owned = (s: Village, seat: Seat, cargo: number): number =>
  cargo === CARGO_GRAIN ? s.players[seat].grain : s.players[seat].goods[cargo];

/** So many pieces of a kind of which none is aboard. VIL-PORT-LOAD-01, -02, -04 */
function mayLoad(s: Village, seat: Seat, cargo: number, count: number): VillageVerdict {
  if (shipOf(s, seat).cargo[cargo] > 0) return KIND_ABOARD;
  if (owned(s, seat, cargo) < count) return NOTHING_TO_LOAD;
  return freeHolds(s, seat) >= count ? null : NO_HOLD;
}

/** All members are one kind, whatever their number. VIL-PORT-LOAD-05, -06 */
function mayBoard(s: Village, seat: Seat, count: number): VillageVerdict {
  const { members } = s.players[seat];
  if (members.includes(ON_THE_SHIP)) return KIND_ABOARD;
  if (countAt(members, FARM) < count) return NO_MEMBER_TO_LOAD;
  return freeHolds(s, seat) >= count ? null : NO_HOLD;
}

function offerPieces(s: Village, seat: Seat, count: number, offer: VillageOffer): void {
  for (const cargo of HARBOUR_CARGO) offer.put(loadCargo(cargo), mayLoad(s, seat, cargo, count));
  const verdict = mayBoard(s, seat, count);
  if (hasMemberOnFarm(s, seat)) eachKindOnFarm(s, seat, (kind) => offer.put(boardShip(kind), verdict));
  else if (offer.explains) offer.closed(boardShip(1), NO_MEMBER_TO_LOAD);
}

const anyPiece = (s: Village, seat: Seat, count: number): boolean =>
  HARBOUR_CARGO.some((cargo) => mayLoad(s, seat, cargo, count) === null) || mayBoard(s, seat, count) === null;

/** In the harbour: up to three pieces, one after the other. VIL-PORT-LOAD-01 to -06 */
export const load: VillageQuestion = {
  auto(s, f) {
    if (freeHolds(s, f.seat) > 0 && (anyPiece(s, f.seat, 1) || hasHelp(s, f.seat))) return false;
    setSail(s, f.seat);
    return true;
  },
  options(s, f, offer) {
    offerPieces(s, f.seat, 1, offer);
    if (s.inn !== null && holds(s, f.seat, 'quartermaster'))
      offer.put(playCard(QUARTERMASTER), anyPiece(s, f.seat, PAIR) ? null : NOTHING_TO_LOAD);
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'done') return setSail(s, f.seat);
    push(s, f);
    if (a.do === 'load') stow(s, f.seat, a.cargo, 1, tell);
    else if (a.do === 'board') moveMember(s, f.seat, a.member, FARM, ON_THE_SHIP, tell);
    else {
      playFromHand(s, f.seat, QUARTERMASTER, tell);
      push(s, frame('loadPair', f.seat));
    }
  },
};

const setSail = (s: Village, seat: Seat): void =>
  push(s, frame('voyage', seat, freeStepsOf(shipOf(s, seat))));

/** Pieces leave the farm for the holds. VIL-PORT-LOAD-08 */
function stow(s: Village, seat: Seat, cargo: number, count: number, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  if (cargo === CARGO_GRAIN) player.grain -= count;
  else player.goods[cargo] -= count;
  shipOf(s, seat).cargo[cargo] += count;
  tell?.({ what: 'loaded', seat, cargo, count });
}

/** In the frame of `loadPair`: one of two members is aboard. */
const SECOND = 1;

/** Two pieces of one kind; of two members each is chosen. VIL-CARD-QUARTERMASTER-01, -04, -05 */
export const loadPair: VillageQuestion = {
  options(s, f, offer) {
    if (f.what === SECOND) eachKindOnFarm(s, f.seat, (kind) => offer.open(boardShip(kind)));
    else offerPieces(s, f.seat, PAIR, offer);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'load') stow(s, f.seat, a.cargo, PAIR, tell);
    if (a.do !== 'board') return;
    if (f.what !== SECOND) push(s, frame('loadPair', f.seat, SECOND));
    moveMember(s, f.seat, a.member, FARM, ON_THE_SHIP, tell);
  },
};
