import { drawTop, push, shufflePile } from '@spielstube/engine';
import { EVENTS, SUMMER, WINTER } from '../data/countess.ts';
import { isBasic, isFounders, NOTHING } from '../data/jobs.ts';
import { ROAD } from '../data/setup.ts';
import { jobOf, playFromHand } from './knowledge.ts';
import { make } from './moves.ts';
import { refillRoad, takeFromRoad } from './piles.ts';
import { distinctJobs } from './playing.ts';
import { reason } from './reasons.ts';
import { BY_EVENTS, type Countess, FROM_ROAD, frame, TABLE, type Villagers } from './state.ts';
import { earn } from './supply.ts';
import type { VillagersQuestion, VillagersStep, VillagersTell, VillagersVerdict } from './types.ts';
import { addCard, cardsIn, coinsAt, differing, isCovered, jobAt, removeCard } from './village.ts';

const PLACE_EMPTY = reason('placeEmpty', 'VRS-SOLO-13');
const LEVY_UNPAID = reason('tooLittleGold', 'VRS-SOLO-17', (s, f) => ({
  missing: EVENTS[f.what].amount - s.players[f.seat].gold,
}));
const HAS_COINS = reason('hasCoins', 'VRS-SOLO-18');
const COVERED = reason('covered', 'VRS-SOLO-18');
const STAYS = reason('stays', 'VRS-SOLO-18');

/** Rules that are reached in the solo game only. */
function countessOf(s: Villagers): Countess {
  if (s.countess === null) throw new Error('there is no Countess at this table');
  return s.countess;
}

/** The event of the round lies open from its start. VRS-SOLO-08 */
export function openEvent(s: Villagers, countess: Countess, tell: VillagersTell): void {
  const season = s.markets === 0 ? SUMMER : WINTER;
  const deck = countess.decks[season];
  if (deck.length === 0) {
    deck.push(...countess.pasts[season]);
    countess.pasts[season] = [];
    shufflePile(s, deck);
  }
  countess.event = drawTop(s, deck);
  countess.draftLess = countess.nextDraftLess;
  countess.buildLess = countess.nextBuildLess;
  countess.nextDraftLess = 0;
  countess.nextBuildLess = 0;
  countess.placed = 0;
  tell?.({ what: 'eventOpened', seat: s.seats, event: countess.event });
}

/** After each pick a villager of the road goes to the Countess. VRS-SOLO-03, VRS-SOLO-13 */
export const countess: VillagersQuestion = {
  options(s, _f, offer) {
    for (let place = 0; place < ROAD; place++) {
      offer.put(make.give(place), s.road[place] === NOTHING ? PLACE_EMPTY : null);
    }
  },
  auto(s, _f, tell) {
    const places = s.road.map((_, place) => place).filter((place) => s.road[place] !== NOTHING);
    if (places.length > 1) return false;
    for (const place of places) giveToCountess(s, place, tell);
    return true;
  },
  resolve(s, _f, a, tell) {
    if (a.do === 'give') giveToCountess(s, a.place, tell);
  },
};

/** VRS-SOLO-04, VRS-SOLO-05 */
function giveToCountess(s: Villagers, place: number, tell: VillagersTell): void {
  const rival = countessOf(s);
  const job = s.road[place];
  const coins = takeFromRoad(s, place);
  earn(rival, FROM_ROAD, coins);
  addCard(rival.village, job, TABLE);
  tell?.({ what: 'wentToCountess', seat: s.seats, place, job, coins });
}

/** The event of the round is carried out; before, the Jester may cancel it. VRS-SOLO-08, VRS-SOLO-09, VRS-SOLO-15 */
export const event: VillagersStep = {
  run(s, f) {
    const { jester: atHand, event: open } = countessOf(s);
    push(s, frame('carryOutEvent', f.seat, open));
    if (atHand) push(s, frame('jester', f.seat, open));
  },
};

export const jester: VillagersQuestion = {
  options(_s, _f, offer) {
    offer.open(make.jester);
    offer.open(make.endure);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'jester') return;
    const rival = countessOf(s);
    rival.jester = false;
    s.stack.pop();
    putAway(rival);
    tell?.({ what: 'eventCancelled', seat: f.seat, event: f.what });
  },
};

/** A carried out or cancelled event is discarded. */
function putAway(rival: Countess): void {
  rival.pasts[EVENTS[rival.event].season === 'summer' ? SUMMER : WINTER].push(rival.event);
  rival.event = NOTHING;
}

export const carryOutEvent: VillagersStep = {
  run(s, f, tell) {
    const rival = countessOf(s);
    const { hand } = s.players[f.seat];
    const { effect, amount, free } = EVENTS[f.what];
    tell?.({ what: 'eventHappened', seat: s.seats, event: f.what });
    putAway(rival);
    switch (effect) {
      case 'pay':
        return payCountess(s, amount, tell);
      case 'payPerVillager':
        return payCountess(s, amount * Math.max(0, rival.placed - free), tell);
      case 'bank':
        return countessGets(s, amount, tell);
      case 'bankPerHandCard':
        return countessGets(s, amount * hand.length, tell);
      case 'discard':
        return push(s, frame('bailiff', f.seat, f.what));
      case 'payOrDiscard':
        return push(s, frame('levy', f.seat, f.what));
      case 'seize':
        return push(s, frame('seizure', f.seat, f.what));
      case 'draftLess':
        rival.nextDraftLess = amount;
        return;
      case 'buildLess':
        rival.nextBuildLess = amount;
        return;
      case 'poach': {
        const place = s.road.findIndex((job) => job !== NOTHING);
        if (place >= 0) giveToCountess(s, place, tell);
        refillRoad(s, tell);
      }
    }
  },
};

/** All that is there, if it is not enough. */
function payCountess(s: Villagers, amount: number, tell: VillagersTell): void {
  const [player] = s.players;
  const gold = Math.min(amount, player.gold);
  if (gold === 0) return;
  earn(player, BY_EVENTS, -gold);
  earn(countessOf(s), BY_EVENTS, gold);
  tell?.({ what: 'paidCountess', seat: 0, gold });
}

function countessGets(s: Villagers, gold: number, tell: VillagersTell): void {
  if (gold === 0) return;
  earn(countessOf(s), BY_EVENTS, gold);
  tell?.({ what: 'countessGot', seat: s.seats, gold });
}

function discardFromHand(s: Villagers, job: number, tell: VillagersTell): void {
  playFromHand(s.players[0].hand, job);
  s.discard.push(job);
  tell?.({ what: 'discarded', seat: 0, job });
}

/** A hand card is discarded, if there is one. */
export const bailiff: VillagersQuestion = {
  options(s, f, offer) {
    for (const job of distinctJobs(s.players[f.seat].hand)) offer.open(make.discard(job));
  },
  auto(s, f, tell) {
    const { hand } = s.players[f.seat];
    if (hand.length > 1) return false;
    if (hand.length === 1) discardFromHand(s, jobOf(hand[0]), tell);
    return true;
  },
  resolve(s, _f, a, tell) {
    if (a.do === 'discard') discardFromHand(s, a.job, tell);
  },
};

/** Gold or a hand card. VRS-SOLO-17 */
export const levy: VillagersQuestion = {
  options(s, f, offer) {
    offer.put(make.pay, s.players[f.seat].gold >= EVENTS[f.what].amount ? null : LEVY_UNPAID);
    for (const job of distinctJobs(s.players[f.seat].hand)) offer.open(make.discard(job));
  },
  auto(s, f, tell) {
    const { hand, gold } = s.players[f.seat];
    const { amount } = EVENTS[f.what];
    if (hand.length === 0) payCountess(s, amount, tell);
    else if (hand.length === 1 && gold < amount) discardFromHand(s, jobOf(hand[0]), tell);
    else return false;
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'discard') discardFromHand(s, a.job, tell);
    else payCountess(s, EVENTS[f.what].amount, tell);
  },
};

/** An uncovered villager without coins, neither Founders nor a basic. VRS-SOLO-18 */
function seizeVerdict(village: readonly number[], card: number): VillagersVerdict {
  const job = jobAt(village, card);
  if (isFounders(job) || isBasic(job)) return STAYS;
  if (isCovered(village, card)) return COVERED;
  return coinsAt(village, card) > 0 ? HAS_COINS : null;
}

function seizable(village: readonly number[]): number[] {
  const cards: number[] = [];
  for (let card = 0; card < cardsIn(village); card++) {
    if (seizeVerdict(village, card) === null) cards.push(card);
  }
  return differing(village, cards);
}

export const seizure: VillagersQuestion = {
  options(s, f, offer) {
    for (const card of seizable(s.players[f.seat].village)) offer.open(make.seize(card));
  },
  auto(s, f, tell) {
    const cards = seizable(s.players[f.seat].village);
    if (cards.length > 1) return false;
    for (const card of cards) seize(s, card, tell);
    return true;
  },
  refuse(s, f, a) {
    const { village } = s.players[f.seat];
    return a.do === 'seize' && a.card < cardsIn(village) ? seizeVerdict(village, a.card) : null;
  },
  resolve(s, _f, a, tell) {
    if (a.do === 'seize') seize(s, a.card, tell);
  },
};

function seize(s: Villagers, card: number, tell: VillagersTell): void {
  const { village } = s.players[0];
  const job = jobAt(village, card);
  removeCard(village, card);
  addCard(countessOf(s).village, job, TABLE);
  tell?.({ what: 'seized', seat: 0, job, card });
}
