import { NOBODY, type Seat } from '@spielstube/engine';
import { NOTHING, UNLOCKER } from '../data/jobs.ts';
import { PADLOCK_GOLD } from '../data/setup.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import type { Villagers } from './state.ts';
import { spend, villageOf, villages, withPadlocks } from './supply.ts';
import type { VillagersQuestion, VillagersTell, VillagersVerdict } from './types.ts';
import { addCoins, cardsIn, coinsAt, findJob, jobAt } from './village.ts';

export const TOO_LITTLE_GOLD = reason('tooLittleGold', 'VRS-LOCK-08', (s, f) => ({
  missing: PADLOCK_GOLD - s.players[f.seat].gold,
}));
const OWN_UNLOCKS = reason('ownUnlocks', 'VRS-LOCK-07');

/** Whether a padlock must be opened when this job is played. */
export const isLocked = (s: Villagers, job: number): boolean => UNLOCKER[job] !== NOTHING && withPadlocks(s);

/** Whether a job's padlock could be opened in one of the three ways, or by a Tinner. VRS-LOCK-07, VRS-LOCK-08 */
export function unlockVerdict(s: Villagers, seat: Seat, job: number): VillagersVerdict {
  if (!isLocked(s, job) || s.tinner || s.players[seat].gold >= PADLOCK_GOLD) return null;
  return findJob(s.players[seat].village, UNLOCKER[job]) === NOTHING ? TOO_LITTLE_GOLD : null;
}

/** Who could be paid, as pairs of village and card: own unlockers, or if there are none, those of others. VRS-LOCK-02, -04 */
export function unlockersOf(s: Villagers, seat: Seat, job: number): number[] {
  const found = unlockersIn(s, seat, UNLOCKER[job], []);
  if (found.length > 0) return found;
  for (let n = 1; n < villages(s); n++) unlockersIn(s, (seat + n) % villages(s), UNLOCKER[job], found);
  return found;
}

/** Unlockers of a village with the same coins are the same. */
function unlockersIn(s: Villagers, owner: Seat, unlocker: number, found: number[]): number[] {
  const village = villageOf(s, owner);
  const seen: number[] = [];
  for (let card = 0; card < cardsIn(village); card++) {
    if (jobAt(village, card) !== unlocker || seen.includes(coinsAt(village, card))) continue;
    seen.push(coinsAt(village, card));
    found.push(owner, card);
  }
  return found;
}

/** Opens the padlock of the card that is being played. VRS-LOCK-01 to -09, VRS-SPECIAL-24 */
export const unlock: VillagersQuestion = {
  options(s, f, offer) {
    const found = unlockersOf(s, f.seat, f.what);
    const own = found.length > 0 && found[0] === f.seat;
    const verdict = own || s.players[f.seat].gold >= PADLOCK_GOLD ? null : TOO_LITTLE_GOLD;
    for (let n = 0; n < found.length; n += 2) offer.put(make.unlock(found[n], found[n + 1]), verdict);
    if (found.length === 0) offer.put(make.payBank, verdict);
    if (s.tinner) offer.open(make.tinner);
    if (own) offer.closed({ wish: 'payOthers' }, OWN_UNLOCKS);
  },
  auto(s, f, tell) {
    if (!isLocked(s, f.what)) return true;
    if (s.tinner) return false;
    const found = unlockersOf(s, f.seat, f.what);
    if (found.length > 2) return false;
    if (found.length === 0) payBank(s, f.seat, f.what, tell);
    else payUnlocker(s, f.seat, f.what, found[0], found[1], tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'unlock') payUnlocker(s, f.seat, f.what, a.seat, a.card, tell);
    else if (a.do === 'payBank') payBank(s, f.seat, f.what, tell);
    else
      tell?.({
        what: 'unlocked',
        seat: f.seat,
        job: f.what,
        owner: f.seat,
        card: NOTHING,
        paid: 0,
        fromBank: 0,
      });
  },
};

/** Own unlockers are paid by the bank, those of others by the player. VRS-LOCK-02, VRS-LOCK-04 */
function payUnlocker(
  s: Villagers,
  seat: Seat,
  job: number,
  owner: Seat,
  card: number,
  tell: VillagersTell,
): void {
  const paid = owner === seat ? 0 : PADLOCK_GOLD;
  if (paid > 0) spend(s.players[seat], paid);
  addCoins(villageOf(s, owner), card, PADLOCK_GOLD);
  tell?.({ what: 'unlocked', seat, job, owner, card, paid, fromBank: PADLOCK_GOLD - paid });
}

/** VRS-LOCK-06 */
function payBank(s: Villagers, seat: Seat, job: number, tell: VillagersTell): void {
  spend(s.players[seat], PADLOCK_GOLD);
  tell?.({ what: 'unlocked', seat, job, owner: NOBODY, card: NOTHING, paid: PADLOCK_GOLD, fromBank: 0 });
}
