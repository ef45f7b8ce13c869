import { drawTop, push, type Seat } from '@spielstube/engine';
import { BENEFACTOR, NOTHING, PROPHET, RECRUITER } from '../data/jobs.ts';
import { ROAD, SPECIALS, STACKS } from '../data/setup.ts';
import { addToHand, cardOf, EVERYBODY, holds, jobOf } from './knowledge.ts';
import { make } from './moves.ts';
import {
  areExhausted,
  DRAW_PILE,
  isRoadEmpty,
  leftmostStack,
  pileAt,
  refillRoad,
  takeFromRoad,
} from './piles.ts';
import { reason } from './reasons.ts';
import {
  FROM_ROAD,
  frame,
  PICKED,
  RECRUITED,
  ROAD_PHASE,
  TURN_STARTS,
  type Villagers,
  type VillagersFrame,
} from './state.ts';
import { draftLimit, earn, spend } from './supply.ts';
import { benefactorVerdict, playBenefactor, playProphet } from './support.ts';
import type { VillagersQuestion, VillagersStep, VillagersTell, VillagersVerdict } from './types.ts';
import { findJob } from './village.ts';

const PLACE_EMPTY = reason('placeEmpty', 'VRS-DRAFT-15');
const STACK_EXHAUSTED = reason('stackExhausted', 'VRS-DRAFT-13');
const STACKS_FIRST = reason('stacksFirst', 'VRS-DRAFT-16');
const DRAW_PILE_EXHAUSTED = reason('drawPileExhausted', 'VRS-DRAFT-15');
const MUST_DRAFT = reason('mustDraft', 'VRS-DRAFT-05', (s, f) => ({
  missing: draftLimit(s, f.seat) - s.players[f.seat].drafted.length,
}));
const RECRUITED_ALREADY = reason('recruitedAlready', 'VRS-SUP-12');
const NO_GOLD_FOR_RECRUITER = reason('tooLittleGold', 'VRS-SUP-12', (s, f) => ({
  missing: SPECIALS.recruiter.gold - s.players[f.seat].gold,
}));
const ONE_PICK_LEFT = reason('onePickLeft', 'VRS-SUP-13');
const TURN_BEGUN = reason('turnBegun', 'VRS-SUP-03');
const NO_STACK_TO_SEARCH = reason('noStackToSearch', 'VRS-SUP-10');
const ONLY_IN_BUILD = reason('onlyInBuild', 'VRS-SPECIAL-01');

const STOP = { wish: 'stopDrafting' } as const;

const picksLeft = (s: Villagers, seat: Seat): number => draftLimit(s, seat) - s.players[seat].drafted.length;

/** VRS-DRAFT-18 */
const nothingToPick = (s: Villagers): boolean =>
  isRoadEmpty(s) && leftmostStack(s) === NOTHING && s.drawPile.length === 0;

/** One turn after the other, until everybody has reached the limit. VRS-DRAFT-01, VRS-DRAFT-06 */
export const draftTurn: VillagersStep = {
  run(s, f) {
    if (nothingToPick(s)) return;
    for (let n = 0; n < s.seats; n++) {
      const seat = (f.seat + n) % s.seats;
      if (picksLeft(s, seat) <= 0) continue;
      push(s, frame('draftTurn', (seat + 1) % s.seats));
      push(s, frame('draft', seat, TURN_STARTS, NOTHING, 1));
      return;
    }
  },
};

/** The draw pile only when all stacks are used up. VRS-DRAFT-16 */
function drawPileVerdict(s: Villagers): VillagersVerdict {
  if (!areExhausted(s, STACKS)) return STACKS_FIRST;
  return s.drawPile.length > 0 ? null : DRAW_PILE_EXHAUSTED;
}

/** Paid before the first pick of a turn, once. VRS-SUP-12, VRS-SUP-13 */
function recruitVerdict(s: Villagers, f: VillagersFrame): VillagersVerdict {
  if (f.what !== TURN_STARTS) return RECRUITED_ALREADY;
  if (picksLeft(s, f.seat) < SPECIALS.recruiter.picks) return ONE_PICK_LEFT;
  return s.players[f.seat].gold < SPECIALS.recruiter.gold ? NO_GOLD_FOR_RECRUITER : null;
}

/** A villager is picked. VRS-DRAFT-02 */
export const draft: VillagersQuestion = {
  options(s, f, offer) {
    const { hand, village } = s.players[f.seat];
    for (let place = 0; place < ROAD; place++) {
      offer.put(make.take(place), s.road[place] === NOTHING ? PLACE_EMPTY : null);
    }
    for (let stack = 0; stack < STACKS; stack++) {
      offer.put(make.draw(stack), s.stacks[stack].length === 0 ? STACK_EXHAUSTED : null);
    }
    offer.put(make.drawPile, drawPileVerdict(s));
    offer.closed(STOP, MUST_DRAFT);
    if (s.options.support !== true) return;
    if (findJob(village, RECRUITER) !== NOTHING) offer.put(make.recruit, recruitVerdict(s, f));
    if (holds(hand, BENEFACTOR)) {
      offer.put(make.play(BENEFACTOR), f.what === TURN_STARTS ? benefactorVerdict(s, f.seat) : TURN_BEGUN);
    }
    if (holds(hand, PROPHET)) {
      offer.put(make.play(PROPHET), leftmostStack(s) === NOTHING ? NO_STACK_TO_SEARCH : null);
    }
  },
  refuse: (_s, _f, a) => (a.do === 'play' || a.do === 'swap' ? ONLY_IN_BUILD : null),
  /** A Benefactor may have lowered the limit, a first pick may have been the last card. VRS-SUP-03, VRS-SUP-20 */
  auto: (s, f) => s.options.support === true && (nothingToPick(s) || picksLeft(s, f.seat) <= 0),
  resolve(s, f, a, tell) {
    if (a.do === 'recruit') {
      spend(s.players[f.seat], SPECIALS.recruiter.gold);
      tell?.({ what: 'recruited', seat: f.seat, gold: SPECIALS.recruiter.gold });
      push(s, frame('draft', f.seat, RECRUITED, NOTHING, SPECIALS.recruiter.picks));
    } else if (a.do === 'play' && a.job === BENEFACTOR) {
      push(s, f);
      playBenefactor(s, f.seat, tell);
    } else {
      if (f.count > 1) push(s, frame('draft', f.seat, PICKED, NOTHING, f.count - 1));
      if (a.do === 'play') playProphet(s, f.seat, tell);
      else pick(s, f.seat, a.do === 'take' ? a.place : NOTHING, a.do === 'draw' ? a.stack : DRAW_PILE, tell);
    }
  },
};

/** From the road, or if no place is named, the top card of a stack. VRS-DRAFT-02, VRS-DRAFT-07 to -11 */
function pick(s: Villagers, seat: Seat, place: number, stack: number, tell: VillagersTell): void {
  const player = s.players[seat];
  if (place === NOTHING) {
    const job = jobOf(drawTop(s, pileAt(s, stack)));
    player.drafted.push(cardOf(job, EVERYBODY));
    tell?.({ what: 'drewFromStack', seat, stack, job });
  } else {
    const job = s.road[place];
    const coins = takeFromRoad(s, place);
    earn(player, FROM_ROAD, coins);
    player.drafted.push(cardOf(job, EVERYBODY));
    tell?.({ what: 'tookFromRoad', seat, place, job, coins });
    if (s.countess === null) refillRoad(s, tell);
  }
  if (s.countess !== null) {
    push(s, frame('refill', seat));
    push(s, frame('countess', seat));
  }
}

/** Alone, the Countess gets a villager after every pick; then the road is refilled. VRS-SOLO-03, VRS-SOLO-13 */
export const refill: VillagersStep = {
  run: (s, _f, tell) => refillRoad(s, tell),
};

/** All take their cards into the hand together. VRS-DRAFT-08 */
export const endDraft: VillagersStep = {
  run(s, _f, tell) {
    for (let seat = 0; seat < s.seats; seat++) {
      const { hand, drafted } = s.players[seat];
      tell?.({ what: 'tookIntoHand', seat, jobs: drafted.map(jobOf) });
      for (const card of drafted) addToHand(hand, card);
      drafted.length = 0;
    }
    s.phase = ROAD_PHASE;
  },
};
