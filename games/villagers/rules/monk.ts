import type { Seat } from '@spielstube/engine';
import { APPRENTICE, isJoker, MONK } from '../data/jobs.ts';
import { freedCovers } from './apprentice.ts';
import { jobOf } from './knowledge.ts';
import { make } from './moves.ts';
import { unlockVerdict } from './padlocks.ts';
import { ontoVerdict } from './placing.ts';
import { distinctJobs, playInto } from './playing.ts';
import { reason } from './reasons.ts';
import type { Villagers } from './state.ts';
import type { VillagersQuestion, VillagersVerdict } from './types.ts';
import { addCard, hasRoom, removeLast } from './village.ts';

const MUST_COVER = reason('mustCoverMonk', 'VRS-SPECIAL-15');
const DOES_NOT_COVER = reason('doesNotCover', 'VRS-SPECIAL-15');
const NO_ACTION_TO_COVER = reason('monkNeedsTwoActions', 'VRS-SPECIAL-15', (s) => ({ actions: s.actions }));
export const NOBODY_COVERS = reason('nobodyCoversMonk', 'VRS-SPECIAL-15');

/** Jokers of the hand that can still be played when one looks ahead. */
interface Jokers {
  readonly monks: number;
  readonly apprentices: number;
}

export function jokersIn(hand: readonly number[]): Jokers {
  let [monks, apprentices] = [0, 0];
  for (const card of hand) {
    if (jobOf(card) === MONK) monks++;
    else if (jobOf(card) === APPRENTICE) apprentices++;
  }
  return { monks, apprentices };
}

/** Whether a Monk at this place can be covered with so many actions left. VRS-SPECIAL-15, VRS-SPECIAL-16 */
export function monkCanLie(
  s: Villagers,
  seat: Seat,
  place: number,
  actions: number,
  jokers: Jokers,
): boolean {
  const { village } = s.players[seat];
  const monk = addCard(village, MONK, place);
  const covered = somebodyCovers(s, seat, monk, actions, jokers);
  removeLast(village);
  return covered;
}

/** Looks ahead: a villager of the hand, one whom an Apprentice frees, or a second Monk with somebody on it in turn. */
function somebodyCovers(s: Villagers, seat: Seat, monk: number, actions: number, jokers: Jokers): boolean {
  if (actions < 1) return false;
  const { hand, village } = s.players[seat];
  for (const card of hand) if (villagerVerdict(s, seat, jobOf(card), monk) === null) return true;
  if (jokers.apprentices > 0) {
    const rest = { monks: jokers.monks, apprentices: jokers.apprentices - 1 };
    if (freedCovers(s, seat, monk, actions - 1, rest)) return true;
  }
  return (
    jokers.monks > 0 &&
    hasRoom(village, monk) &&
    monkCanLie(s, seat, monk, actions - 1, { monks: jokers.monks - 1, apprentices: jokers.apprentices })
  );
}

/** Whether a villager of the hand can lie on a Monk; jokers and cards with the discard sign belong to no chain. */
function villagerVerdict(s: Villagers, seat: Seat, job: number, monk: number): VillagersVerdict {
  return ontoVerdict(s.players[seat].village, job, monk) === null
    ? unlockVerdict(s, seat, job)
    : DOES_NOT_COVER;
}

/** A Monk that is on its way could be covered at this place, with the actions that are left then. */
export function monkVerdict(s: Villagers, seat: Seat, place: number, actions: number): VillagersVerdict {
  if (actions < 1) return NO_ACTION_TO_COVER;
  return monkCanLie(s, seat, place, actions, jokersIn(s.players[seat].hand)) ? null : NOBODY_COVERS;
}

/** Whether a hand card can cover a Monk. */
function coverVerdict(s: Villagers, seat: Seat, job: number, monk: number): VillagersVerdict {
  if (!isJoker(job)) return villagerVerdict(s, seat, job, monk);
  const { monks, apprentices } = jokersIn(s.players[seat].hand);
  const left = s.actions - 1;
  if (job === MONK) {
    if (left < 1) return NO_ACTION_TO_COVER;
    return monkCanLie(s, seat, monk, left, { monks: monks - 1, apprentices }) ? null : NOBODY_COVERS;
  }
  return freedCovers(s, seat, monk, left, { monks, apprentices: apprentices - 1 }) ? null : DOES_NOT_COVER;
}

/** A Monk has just been laid: who lies on it comes next, and nothing else. VRS-SPECIAL-15, VRS-SPECIAL-21 */
export const cover: VillagersQuestion = {
  options(s, f, offer) {
    for (const job of distinctJobs(s.players[f.seat].hand)) {
      offer.put(make.play(job), coverVerdict(s, f.seat, job, f.place));
    }
    offer.closed(make.end, MUST_COVER);
  },
  refuse: (_s, _f, a) => (a.do === 'swap' || a.do === 'hire' ? MUST_COVER : null),
  resolve(s, f, a, tell) {
    if (a.do === 'play') playInto(s, f.seat, a.job, f.place, tell);
  },
};
