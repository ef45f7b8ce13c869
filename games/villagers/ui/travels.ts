import { NOBODY } from '@spielstube/engine';
import { send, type Travels, type Trip } from '@spielstube/ui';
import { BASICS, FOUNDERS } from '../data/jobs.ts';
import type { VillagersTexts } from '../text/types.ts';
import { GO_PIECE, place, portraitSign, suitSign } from './drawings.ts';

/** So many coins are sent on their way at most: of more, nobody counts the coins but the number. */
const MOST_COINS = 6;
const coins = (gold: number, from: string, to: string): Trip =>
  send('v-coin-1', from, to, Math.min(gold, MOST_COINS));
const villager = (job: number, from: string, to: string): Trip => send(portraitSign(job), from, to);

/** Villagers and coins on their way. The GO! card travels by itself. */
export const TRAVELS: Travels<VillagersTexts> = {
  start: place.bank,
  scenes: {
    played: ({ seat }, { home }) => home(place.hand(seat)),
    placed: ({ seat }, { home }) => home(place.village(seat)),
    marketHeld: () => place.bank,
    eventHappened: () => place.event,
  },
  trips: {
    tookFromRoad: ({ seat, place: lane, job, coins: gold }, { home }) => [
      villager(job, place.lane(lane), home(place.drafted(seat))),
      coins(gold, place.lane(lane), home(place.supply(seat))),
    ],
    drewFromStack: ({ seat, stack, job }, { home }) =>
      villager(job, place.stack(stack), home(place.drafted(seat))),
    refilled: ({ place: lane, job, stack }) => villager(job, place.stack(stack), place.lane(lane)),
    recruited: ({ seat, gold }, { home }) => coins(gold, home(place.supply(seat)), place.bank),
    tookIntoHand: ({ seat, jobs }, { home }) =>
      jobs.map((job) => villager(job, home(place.drafted(seat)), home(place.hand(seat)))),
    putCoin: ({ place: lane, coins: gold }) => coins(gold, place.bank, place.lane(lane)),
    leftRoad: ({ place: lane, job }) => villager(job, place.lane(lane), place.discard),
    hired: ({ seat, owner, card, gold }, { home }) =>
      coins(gold, home(place.supply(seat)), place.card(owner, card)),
    placed: ({ seat, job, card }, { home, mine }) =>
      villager(job, home(place.hand(seat)), mine ? place.card(seat, card) : place.seat(seat)),
    unlocked: ({ seat, owner, card, paid, fromBank }, { home }) => {
      const to = owner === NOBODY ? place.bank : place.card(owner, card);
      return [coins(paid, home(place.supply(seat)), to), coins(fromBank, place.bank, to)];
    },
    replaced: ({ seat, owner, card, job }, { home }) =>
      villager(job, place.card(owner, card), home(place.hand(seat))),
    smuggled: ({ seat, gold }, { home }) => coins(gold, place.bank, home(place.supply(seat))),
    discarded: ({ seat, job }, { home }) => villager(job, home(place.hand(seat)), place.discard),
    laidDown: ({ seat, suit, stack }, { home }) =>
      send(suitSign(suit), home(place.hand(seat)), place.stack(stack)),
    gotBasic: ({ seat, basic }, { home }) =>
      villager(BASICS[basic], place.basic(basic), home(place.village(seat))),
    tookSecretly: ({ seat, suit, stack }, { home }) =>
      send(suitSign(suit), place.stack(stack), home(place.hand(seat))),
    lookedThrough: ({ seat, stack }, { home }) =>
      send('v-stacks', place.stack(stack), home(place.hand(seat))),
    putBack: ({ seat, stack }, { home }) => send('v-stacks', home(place.hand(seat)), place.stack(stack)),
    turnedFounders: ({ seat }, { home }) =>
      villager(FOUNDERS, home(place.village(seat)), home(place.village(seat))),
    scoredBronze: ({ seat, gold }, { home }) =>
      coins(gold, home(place.village(seat)), home(place.supply(seat))),
    wonDevelopment: ({ seat, gold }, { home }) => coins(gold, place.bank, home(place.supply(seat))),
    earned: ({ seat, gold }, { home }) => coins(gold, place.bank, home(place.supply(seat))),
    collectedCoins: ({ seat, gold }, { home }) =>
      coins(gold, home(place.village(seat)), home(place.supply(seat))),
    wentToCountess: ({ seat, place: lane, job, coins: gold }) => [
      villager(job, place.lane(lane), place.seat(seat)),
      coins(gold, place.lane(lane), place.seat(seat)),
    ],
    paidCountess: ({ seat, gold }) => coins(gold, place.supply(seat), place.event),
    countessGot: ({ seat, gold }) => coins(gold, place.bank, place.seat(seat)),
    seized: ({ seat, job }) => villager(job, place.village(seat), place.event),
  },
  sounds: {
    roundStarted: 'page',
    tookFromRoad: 'card',
    drewFromStack: 'card',
    refilled: 'card',
    tookIntoHand: 'card',
    leftRoad: 'card',
    played: 'card',
    placed: 'wood',
    unlocked: 'coin',
    replaced: 'card',
    discarded: 'card',
    laidDown: 'card',
    gotBasic: 'wood',
    lookedThrough: 'page',
    putBack: 'card',
    tookSecretly: 'card',
    turnedFounders: 'card',
    wonDevelopment: 'seal',
    marketHeld: 'bell',
    eventOpened: 'page',
    eventHappened: 'bell',
    eventCancelled: 'seal',
    wentToCountess: 'card',
    seized: 'card',
    gameOver: 'bell',
  },
  changes: {
    refilled: ({ place: lane }) => place.lane(lane),
    putCoin: ({ place: lane }) => place.lane(lane),
    passedStart: () => GO_PIECE,
    laidDown: ({ stack }) => place.stack(stack),
    lookedThrough: ({ stack }) => place.stack(stack),
    eventOpened: () => place.event,
  },
};
