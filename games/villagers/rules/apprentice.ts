import { push, type Seat } from '@spielstube/engine';
import { APPRENTICE, isFounders, MONK, NOTHING } from '../data/jobs.ts';
import { jokersIn, monkCanLie, NOBODY_COVERS } from './monk.ts';
import { make } from './moves.ts';
import { unlockVerdict } from './padlocks.ts';
import { goTo, hasPlace, hold, ontoVerdict, placesFor } from './placing.ts';
import { reason } from './reasons.ts';
import { frame, type Villagers } from './state.ts';
import { villageOf, villages } from './supply.ts';
import type { VillagersQuestion, VillagersVerdict } from './types.ts';
import { cardsIn, differing, isCovered, jobAt, setJob } from './village.ts';

const NOT_COVERED = reason('notCovered', 'VRS-SPECIAL-09');
const FOUNDERS_STAY = reason('foundersStay', 'VRS-SPECIAL-10');
const APPRENTICE_STAYS = reason('apprenticeStays', 'VRS-SPECIAL-13');
const FREED_HAS_NO_PLACE = reason('freedHasNoPlace', 'VRS-SPECIAL-06', (s, _f, wish) => ({
  job: 'card' in wish && 'seat' in wish ? jobAt(villageOf(s, wish.seat), wish.card) : NOTHING,
}));

type Jokers = ReturnType<typeof jokersIn>;

/** Who may be replaced, wherever the freed villager would go. VRS-SPECIAL-05, VRS-SPECIAL-08 to -13 */
function takeVerdict(s: Villagers, seat: Seat, owner: Seat, card: number): VillagersVerdict {
  const village = villageOf(s, owner);
  if (!isCovered(village, card)) return NOT_COVERED;
  const job = jobAt(village, card);
  if (job === APPRENTICE) return APPRENTICE_STAYS;
  return isFounders(job) && owner !== seat ? FOUNDERS_STAY : null;
}

/**
 * Whether the freed villager can be placed, on a Monk that waits for it or anywhere. The Apprentice in its place changes
 * nothing for that: it stands for whom it has replaced. VRS-SPECIAL-06
 */
function freedVerdict(
  s: Villagers,
  seat: Seat,
  job: number,
  monk: number,
  actions: number,
  jokers: Jokers,
): VillagersVerdict {
  const { village } = s.players[seat];
  if (job === MONK) {
    const places = monk === NOTHING ? placesFor(village, MONK) : [monk];
    return places.some((place) => monkCanLie(s, seat, place, actions, jokers)) ? null : NOBODY_COVERS;
  }
  const fits = monk === NOTHING ? hasPlace(village, job) : ontoVerdict(village, job, monk) === null;
  return fits ? unlockVerdict(s, seat, job) : FREED_HAS_NO_PLACE;
}

function replaceVerdict(
  s: Villagers,
  seat: Seat,
  owner: Seat,
  card: number,
  monk: number,
  actions: number,
  jokers: Jokers,
): VillagersVerdict {
  const stays = takeVerdict(s, seat, owner, card);
  if (stays !== null) return stays;
  const village = villageOf(s, owner);
  const job = jobAt(village, card);
  if (job !== MONK) return freedVerdict(s, seat, job, monk, actions, jokers);
  // Who covers a freed Monk may be freed by a second Apprentice, but not the same Monk again.
  setJob(village, card, APPRENTICE);
  const verdict = freedVerdict(s, seat, job, monk, actions, jokers);
  setJob(village, card, job);
  return verdict;
}

/** Whether an Apprentice finds anybody to replace, with so many actions left after it. */
export function somebodyToReplace(
  s: Villagers,
  seat: Seat,
  monk: number,
  actions: number,
  jokers: Jokers,
): boolean {
  for (let owner = 0; owner < villages(s); owner++) {
    for (let card = 0; card < cardsIn(villageOf(s, owner)); card++) {
      if (replaceVerdict(s, seat, owner, card, monk, actions, jokers) === null) return true;
    }
  }
  return false;
}

/** Whether somebody whom an Apprentice frees can cover a Monk. VRS-SPECIAL-21 */
export const freedCovers = somebodyToReplace;

/** Whose place the Apprentice takes. VRS-SPECIAL-05 to -13 */
export const apprentice: VillagersQuestion = {
  options(s, f, offer) {
    const jokers = jokersIn(s.players[f.seat].hand);
    for (let owner = 0; owner < villages(s); owner++) {
      const village = villageOf(s, owner);
      const covered: number[] = [];
      for (let card = 0; card < cardsIn(village); card++) if (isCovered(village, card)) covered.push(card);
      for (const card of differing(village, covered)) {
        offer.put(
          make.replace(owner, card),
          replaceVerdict(s, f.seat, owner, card, f.place, s.actions, jokers),
        );
      }
    }
  },
  refuse(s, f, a) {
    if (a.do !== 'replace' || a.seat >= villages(s) || a.card >= cardsIn(villageOf(s, a.seat))) return null;
    return takeVerdict(s, f.seat, a.seat, a.card);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'replace') return;
    const village = villageOf(s, a.seat);
    const freed = jobAt(village, a.card);
    setJob(village, a.card, APPRENTICE);
    hold(s, freed);
    tell?.({ what: 'replaced', seat: f.seat, job: freed, owner: a.seat, card: a.card });
    if (f.place === NOTHING) push(s, frame('where', f.seat, freed));
    else goTo(s, f.seat, freed, f.place);
  },
};
