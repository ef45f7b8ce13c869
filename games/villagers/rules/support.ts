import { push, reveal, type Seat } from '@spielstube/engine';
import { BENEFACTOR, NOTHING, PIGEONEER, PROPHET, SUIT } from '../data/jobs.ts';
import { SPECIALS } from '../data/setup.ts';
import { SPECIAL } from '../data/suits.ts';
import { addToHand, backWasSeen, cardOf, EVERYBODY, jobOf, knownOnlyBy } from './knowledge.ts';
import { make } from './moves.ts';
import { unlockVerdict } from './padlocks.ts';
import { DRAW_PILE, pileAt } from './piles.ts';
import { hasPlace, noPlace } from './placing.ts';
import { distinctJobs, showFromHand } from './playing.ts';
import { reason } from './reasons.ts';
import { discardHeld } from './specials.ts';
import { frame, type Villagers } from './state.ts';
import type { VillagersQuestion, VillagersTell, VillagersVerdict } from './types.ts';

const NOTHING_TO_PLACE = reason('nothingToPlace', 'VRS-SPECIAL-29');
const SPECIALS_NOT_ALLOWED = reason('specialsNotAllowed', 'VRS-SUP-05');
const NO_PLACE = noPlace('VRS-SUP-04');
const ONLY_IN_BUILD = reason('onlyInBuild', 'VRS-SUP-06');

function showAndDiscard(s: Villagers, seat: Seat, job: number, tell: VillagersTell): void {
  showFromHand(s, seat, job, tell);
  discardHeld(s, seat, tell);
}

/** Whether the Benefactor can place a villager. VRS-SUP-04, VRS-SUP-05 */
function favourVerdict(s: Villagers, seat: Seat, job: number): VillagersVerdict {
  if (SUIT[job] === SPECIAL) return SPECIALS_NOT_ALLOWED;
  return hasPlace(s.players[seat].village, job) ? unlockVerdict(s, seat, job) : NO_PLACE;
}

export function benefactorVerdict(s: Villagers, seat: Seat): VillagersVerdict {
  for (const card of s.players[seat].hand) if (favourVerdict(s, seat, jobOf(card)) === null) return null;
  return NOTHING_TO_PLACE;
}

export function playBenefactor(s: Villagers, seat: Seat, tell: VillagersTell): void {
  showAndDiscard(s, seat, BENEFACTOR, tell);
  push(s, frame('benefactor', seat));
}

/** Whom the Benefactor places. VRS-SUP-03 to -07 */
export const benefactor: VillagersQuestion = {
  options(s, f, offer) {
    for (const job of distinctJobs(s.players[f.seat].hand)) {
      offer.put(make.play(job), favourVerdict(s, f.seat, job));
    }
  },
  refuse: (_s, _f, a) => (a.do === 'swap' ? ONLY_IN_BUILD : null),
  resolve(s, f, a, tell) {
    if (a.do !== 'play') return;
    showFromHand(s, f.seat, a.job, tell);
    push(s, frame('where', f.seat, a.job));
  },
};

export function playProphet(s: Villagers, seat: Seat, tell: VillagersTell): void {
  showAndDiscard(s, seat, PROPHET, tell);
  push(s, frame('search', seat));
}

export function playPigeoneer(s: Villagers, seat: Seat, tell: VillagersTell): void {
  showAndDiscard(s, seat, PIGEONEER, tell);
  lookAt(s, seat, DRAW_PILE, SPECIALS.pigeoneer.cards, tell);
}

const searchable = (s: Villagers): number[] =>
  s.stacks.map((_, stack) => stack).filter((stack) => s.stacks[stack].length > 0);

/** Which stack the Prophet looks through. VRS-SUP-08, VRS-SUP-10 */
export const search: VillagersQuestion = {
  options(s, _f, offer) {
    for (const stack of searchable(s)) offer.open(make.search(stack));
  },
  auto(s, f, tell) {
    const stacks = searchable(s);
    if (stacks.length > 1) return false;
    lookAt(s, f.seat, stacks[0], s.stacks[stacks[0]].length, tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'search') lookAt(s, f.seat, a.stack, s.stacks[a.stack].length, tell);
  },
};

/** Cards are lifted off a pile. What others knew of their order is worth nothing any more. */
function lookAt(s: Villagers, seat: Seat, stack: number, most: number, tell: VillagersTell): void {
  const pile = pileAt(s, stack);
  s.looked = pile.splice(Math.max(0, pile.length - most)).map((card) => knownOnlyBy(card, seat));
  reveal(s);
  tell?.({ what: 'lookedThrough', seat, stack, cards: s.looked.length });
  tell?.({ what: 'sawCards', seat, secretOf: seat, jobs: s.looked.map(jobOf) });
  push(s, frame('pick', seat, stack));
}

const jobsOf = (cards: readonly number[]): number[] => [...new Set(cards.map(jobOf))];

/** Which of the cards is taken: openly by the Prophet, secretly by the Pigeoneer. VRS-SUP-08, VRS-SUP-15 */
export const pick: VillagersQuestion = {
  options(s, _f, offer) {
    for (const job of jobsOf(s.looked)) offer.open(make.pick(job));
  },
  auto(s, f, tell) {
    if (s.looked.length > 1) return false;
    takeLooked(s, f.seat, f.what, 0, tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'pick')
      takeLooked(
        s,
        f.seat,
        f.what,
        s.looked.findIndex((card) => jobOf(card) === a.job),
        tell,
      );
  },
};

function takeLooked(s: Villagers, seat: Seat, stack: number, at: number, tell: VillagersTell): void {
  const [card] = s.looked.splice(at, 1);
  const job = jobOf(card);
  const player = s.players[seat];
  if (stack === DRAW_PILE) {
    addToHand(player.hand, card);
    tell?.({ what: 'tookSecretly', seat, suit: SUIT[job], stack });
    tell?.({ what: 'tookCard', seat, secretOf: seat, job, stack });
  } else {
    player.drafted.push(cardOf(job, EVERYBODY));
    tell?.({ what: 'drewFromStack', seat, stack, job });
  }
  push(s, frame('putBack', seat, stack));
}

/** The others go back one after the other, the last one on top. VRS-SUP-09, VRS-SUP-16 */
export const putBack: VillagersQuestion = {
  options(s, f, offer) {
    for (const job of jobsOf(s.looked.slice(f.count))) offer.open(make.putBack(job));
    offer.open(make.keepOrder);
  },
  auto(s, f, tell) {
    if (s.looked.length - f.count > 1) return false;
    layBack(s, f.seat, f.what, tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'keepOrder') layBack(s, f.seat, f.what, tell);
    else if (a.do === 'putBack') {
      const at = s.looked.findIndex((card, n) => n >= f.count && jobOf(card) === a.job);
      s.looked.splice(f.count, 0, ...s.looked.splice(at, 1));
      push(s, frame('putBack', f.seat, f.what, NOTHING, f.count + 1));
    }
  },
};

/** The back of the new top card can be seen by all. */
function layBack(s: Villagers, seat: Seat, stack: number, tell: VillagersTell): void {
  const pile = pileAt(s, stack);
  const { length } = s.looked;
  if (length === 0) return;
  if (pile.length > 0) pile[pile.length - 1] = backWasSeen(pile[pile.length - 1]);
  pile.push(...s.looked);
  s.looked = [];
  reveal(s);
  tell?.({ what: 'putBack', seat, stack, cards: length });
}
