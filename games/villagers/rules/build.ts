import { push, type Seat } from '@spielstube/engine';
import {
  APPRENTICE,
  BASICS,
  DISCARDED,
  FREELANCER,
  MONK,
  MOST_CARDS,
  NOTHING,
  SMUGGLER,
  TINNER,
} from '../data/jobs.ts';
import { LIMITS, SPECIALS, SWAPS } from '../data/setup.ts';
import { somebodyToReplace } from './apprentice.ts';
import { jobOf } from './knowledge.ts';
import { jokersIn, monkCanLie } from './monk.ts';
import { make } from './moves.ts';
import { unlockVerdict } from './padlocks.ts';
import { hasPlace, noPlace, placesFor } from './placing.ts';
import { showFromHand, spendAction } from './playing.ts';
import { reason } from './reasons.ts';
import { discardedVerdict, discardHeld } from './specials.ts';
import { frame, type Villagers } from './state.ts';
import { buildLimit, spend, villageOf, villages } from './supply.ts';
import { playPigeoneer } from './support.ts';
import { swapVerdict } from './swaps.ts';
import type {
  VillagersOffer,
  VillagersQuestion,
  VillagersStep,
  VillagersTell,
  VillagersVerdict,
} from './types.ts';
import { addCoins, cardsIn, jobAt } from './village.ts';

const NO_ACTIONS = reason('noActions', 'VRS-BUILD-07', (s) => ({ limit: s.limit }));
const NO_PLACE = noPlace('VRS-CHAIN-01');
const MONK_NEEDS_TWO_ACTIONS = reason('monkNeedsTwoActions', 'VRS-SPECIAL-15', (s) => ({
  actions: s.actions,
}));
const NOBODY_COVERS = reason('nobodyCoversMonk', 'VRS-SPECIAL-15');
const NOBODY_TO_REPLACE = reason('nobodyToReplace', 'VRS-SPECIAL-05');
const ONLY_AT_THE_START = reason('onlyAtTheStart', 'VRS-PROF-16');
const FREELANCER_USED = reason('freelancerUsed', 'VRS-PROF-14');
const LIMIT_REACHED = reason('limitReached', 'VRS-PROF-15', () => ({ most: LIMITS.most }));
const NO_GOLD_FOR_FREELANCER = reason('tooLittleGold', 'VRS-PROF-12', (s, f) => ({
  missing: SPECIALS.freelancer.gold - s.players[f.seat].gold,
}));
const VILLAGERS_STAY = reason('villagersStay', 'VRS-VIS-07');
const FOUNDERS_TURN_ALONE = reason('foundersTurnAlone', 'VRS-BUILD-13');

const TAKE_BACK = { wish: 'takeBack' } as const;
const TURN_FOUNDERS = { wish: 'turnFounders' } as const;

/** The limit is counted once, now. VRS-BUILD-04 */
export const startBuilding: VillagersStep = {
  run(s, f, tell) {
    s.limit = buildLimit(s, f.seat);
    s.actions = s.limit;
    s.swaps = SWAPS;
    s.tinner = false;
    s.begun = false;
    s.hired = [];
    tell?.({ what: 'buildsUpTo', seat: f.seat, limit: s.limit });
    push(s, frame('build', f.seat));
  },
};

/** Whether a hand card can be played now. */
export function playVerdict(s: Villagers, seat: Seat, job: number): VillagersVerdict {
  if (DISCARDED[job]) return discardedVerdict(s, seat, job);
  if (s.actions < 1) return NO_ACTIONS;
  if (job === MONK) return handMonkVerdict(s, seat);
  const { hand, village } = s.players[seat];
  if (job === APPRENTICE) {
    const { monks, apprentices } = jokersIn(hand);
    const rest = { monks, apprentices: apprentices - 1 };
    return somebodyToReplace(s, seat, NOTHING, s.actions - 1, rest) ? null : NOBODY_TO_REPLACE;
  }
  return hasPlace(village, job) ? unlockVerdict(s, seat, job) : NO_PLACE;
}

/** A Monk and who covers it both cost an action. VRS-SPECIAL-15 */
function handMonkVerdict(s: Villagers, seat: Seat): VillagersVerdict {
  const left = s.actions - 1;
  if (left < 1) return MONK_NEEDS_TWO_ACTIONS;
  const { hand, village } = s.players[seat];
  const { monks, apprentices } = jokersIn(hand);
  const rest = { monks: monks - 1, apprentices };
  for (const place of placesFor(village, MONK)) if (monkCanLie(s, seat, place, left, rest)) return null;
  return NOBODY_COVERS;
}

/** One step of the build phase after the other, in any order. VRS-BUILD-05 to -09 */
export const build: VillagersQuestion = {
  options(s, f, offer) {
    const { hand } = s.players[f.seat];
    for (let n = 0, last = NOTHING; n < hand.length; n++) {
      const job = jobOf(hand[n]);
      if (job !== last) offer.put(make.play(job), playVerdict(s, f.seat, job));
      last = job;
    }
    for (let basic = 0; basic < BASICS.length; basic++) {
      offer.put(make.swap(basic), swapVerdict(s, f.seat, basic));
    }
    if (s.options.profiteers === true) offerFreelancers(s, f.seat, offer);
    offer.open(make.end);
    offer.closed(TAKE_BACK, VILLAGERS_STAY);
    offer.closed(TURN_FOUNDERS, FOUNDERS_TURN_ALONE);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'end') {
      tell?.({ what: 'endedBuilding', seat: f.seat });
      return;
    }
    push(s, f);
    if (a.do === 'hire') hire(s, f.seat, a.seat, a.card, tell);
    else {
      s.begun = true;
      if (a.do === 'play') playInBuild(s, f.seat, a.job, tell);
      else if (a.do === 'swap') {
        s.swaps--;
        push(s, frame('layDown', f.seat, a.basic));
      }
    }
  },
};

function playInBuild(s: Villagers, seat: Seat, job: number, tell: VillagersTell): void {
  if (DISCARDED[job]) {
    playDiscarded(s, seat, job, tell);
    return;
  }
  showFromHand(s, seat, job, tell);
  spendAction(s);
  push(s, job === APPRENTICE ? frame('apprentice', seat, job) : frame('where', seat, job));
}

/** VRS-SPECIAL-02, VRS-SPECIAL-03 */
function playDiscarded(s: Villagers, seat: Seat, job: number, tell: VillagersTell): void {
  if (job === SMUGGLER) {
    showFromHand(s, seat, job, tell);
    push(s, frame('smuggle', seat, job));
    push(s, frame('unlock', seat, job));
  } else if (job === TINNER) {
    showFromHand(s, seat, job, tell);
    s.tinner = true;
    discardHeld(s, seat, tell);
  } else playPigeoneer(s, seat, tell);
}

/** A Freelancer by its village and card. */
const freelancerKey = (owner: Seat, card: number): number => owner * MOST_CARDS + card;

/** VRS-PROF-12 to -16 */
function hireVerdict(s: Villagers, seat: Seat, owner: Seat, card: number): VillagersVerdict {
  if (s.begun) return ONLY_AT_THE_START;
  if (s.hired.includes(freelancerKey(owner, card))) return FREELANCER_USED;
  if (s.limit >= LIMITS.most) return LIMIT_REACHED;
  return s.players[seat].gold < SPECIALS.freelancer.gold ? NO_GOLD_FOR_FREELANCER : null;
}

function offerFreelancers(s: Villagers, seat: Seat, offer: VillagersOffer): void {
  if (s.begun && !offer.explains) return;
  for (let owner = 0; owner < villages(s); owner++) {
    const village = villageOf(s, owner);
    for (let card = 0; card < cardsIn(village); card++) {
      if (jobAt(village, card) === FREELANCER) {
        offer.put(make.hire(owner, card), hireVerdict(s, seat, owner, card));
      }
    }
  }
}

function hire(s: Villagers, seat: Seat, owner: Seat, card: number, tell: VillagersTell): void {
  const { gold, actions } = SPECIALS.freelancer;
  const more = Math.min(actions, LIMITS.most - s.limit);
  spend(s.players[seat], gold);
  addCoins(villageOf(s, owner), card, gold);
  s.hired.push(freelancerKey(owner, card));
  s.limit += more;
  s.actions += more;
  tell?.({ what: 'hired', seat, owner, card, gold });
}
