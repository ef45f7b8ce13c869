import {
  type ActionOf,
  Box,
  defineGame,
  drawTop,
  type Frame,
  type GameEvent,
  type GameRules,
  type GameState,
  type GameTypes,
  lanesSeenBy,
  leaders,
  NOBODY,
  number,
  openLanes,
  push,
  type ScoreSheet,
  type Seat,
  scoreSheet,
  shuffle,
  splitRng,
  vocabulary,
} from '../index.ts';

/*
 * A tiny game that needs everything the kernel can do: hidden hands, a simultaneous phase with several decisions a
 * seat, a chain of frames, an interruption of another seat, automatic steps and a forced answer.
 *
 * Each round all seats bid at once: one card, then a second one or nothing. The highest sum takes the prize; its
 * owner may double it by giving up a hand card; then the right neighbour must react by discarding a card.
 */

interface AuctionFrame extends Frame {
  readonly kind: 'round' | 'bid' | 'pause' | 'raise' | 'award' | 'double' | 'react';
}

interface Auction extends GameState<AuctionFrame> {
  deck: number[];
  discard: number[];
  hands: number[][];
  bids: number[][];
  points: number[];
  round: number;
}

const HIDDEN = -1;
const box = new Box('auction');
const CARDS = 24;
const ROUNDS = box.table('rounds', 3);

const moves = vocabulary({ card: [number('card', 0, CARDS - 1)], done: [] });
const { card, done } = moves.make;
export const frame = (kind: AuctionFrame['kind'], seat: Seat): AuctionFrame => ({ kind, seat });
/** With what a lane begins. */
const bidOf = (seat: Seat): AuctionFrame => frame('bid', seat);
type AuctionEvent = GameEvent & { readonly what: 'drew' | 'awarded' | 'discarded' };

export interface AuctionTypes extends GameTypes {
  state: Auction;
  frame: AuctionFrame;
  action: ActionOf<typeof moves>;
  event: AuctionEvent;
  wish: never;
  words: null;
}

const isHidden = (one: number): boolean => one === HIDDEN;

/** Moves a card from a seat's hand to another pile. */
function moveCard(s: Auction, seat: Seat, number: number, to: number[]): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(number), 1);
  to.push(number);
}

const copy = (s: Auction): Auction => ({
  ...s,
  rng: s.rng.slice(),
  stack: s.stack.slice(),
  lanes: s.lanes.map((lane) => lane.slice()),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  bids: s.bids.map((bid) => bid.slice()),
  points: s.points.slice(),
});

const scores = (s: Auction): ScoreSheet[] =>
  s.points.map((points, seat) => scoreSheet(seat, [{ source: 'prizes', points }]));

const SPENT = { id: 'alreadyBid', rule: 'AUC-BID-02' };

export const auctionRules: GameRules<AuctionTypes> = {
  id: 'auction',
  rulePrefix: 'AUC',
  rulesVersion: 1,
  seats: [2, 3],
  box,
  options: [{ key: 'openBids', values: [false, true], standard: false }],
  start(seats, options, rng) {
    const deck = Array.from({ length: CARDS }, (_, n) => n);
    shuffle(rng, deck);
    const hands = Array.from({ length: seats }, () => deck.splice(-3));
    return {
      seats,
      options,
      rng,
      barriers: 0,
      stack: [frame('round', NOBODY)],
      lanes: [],
      deck,
      discard: [],
      hands,
      bids: hands.map(() => []),
      points: hands.map(() => 0),
      round: 0,
    };
  },
  questions: {
    bid: {
      options(s, f, offer) {
        for (const number of s.hands[f.seat]) offer.open(card(number));
        for (const number of s.discard) offer.closed(card(number), SPENT);
      },
      resolve(s, f, a) {
        if (a.do !== 'card') return;
        moveCard(s, f.seat, a.card, s.bids[f.seat]);
        push(s, frame('raise', f.seat));
        push(s, frame('pause', NOBODY));
      },
    },
    raise: {
      auto: (s, f) => s.hands[f.seat].length === 0,
      options(s, f, offer) {
        for (const number of s.hands[f.seat]) offer.open(card(number));
        offer.open(done);
      },
      resolve(s, f, a) {
        if (a.do === 'card') moveCard(s, f.seat, a.card, s.bids[f.seat]);
      },
    },
    double: {
      auto: (s, f) => s.hands[f.seat].length === 0,
      options(s, f, offer) {
        for (const number of s.hands[f.seat]) offer.open(card(number));
        offer.open(done);
      },
      resolve(s, f, a) {
        if (a.do !== 'card') return;
        moveCard(s, f.seat, a.card, s.discard);
        s.points[f.seat]++;
        push(s, frame('react', (f.seat + 1) % s.seats));
      },
    },
    react: {
      auto: (s, f) => s.hands[f.seat].length === 0,
      options(s, f, offer) {
        for (const number of s.hands[f.seat]) offer.open(card(number));
      },
      resolve(s, f, a, tell) {
        if (a.do !== 'card') return;
        moveCard(s, f.seat, a.card, s.discard);
        tell?.({ what: 'discarded', seat: f.seat });
      },
    },
  },
  steps: {
    // A step that concerns nobody lies in the lane that pushed it.
    pause: { run() {} },
    round: {
      run(s, _f, tell) {
        if (s.round === ROUNDS) return;
        s.round++;
        for (let seat = 0; seat < s.seats; seat++) {
          s.hands[seat].push(drawTop(s, s.deck));
          tell?.({ what: 'drew', seat, secretOf: seat });
        }
        push(s, frame('round', NOBODY));
        push(s, frame('award', NOBODY));
        openLanes(
          s,
          s.hands.map((_, seat) => bidOf(seat)),
        );
      },
    },
    award: {
      run(s, _f, tell) {
        const sums = s.bids.map((bid) => bid.reduce((sum, number) => sum + number, 0));
        const best = sums.indexOf(Math.max(...sums));
        s.points[best]++;
        for (const bid of s.bids) s.discard.push(...bid.splice(0));
        tell?.({ what: 'awarded', seat: best });
        push(s, frame('double', best));
      },
    },
  },
  copy,
  view: (s, seat) => ({
    seats: s.seats,
    options: s.options,
    rng: [0, 0, 0, 0],
    barriers: s.barriers,
    stack: s.stack.slice(),
    // Whether a seat is still thinking is public, what it is asked is not.
    lanes: lanesSeenBy(s, seat, bidOf),
    deck: s.deck.map(() => HIDDEN),
    discard: s.discard.slice(),
    hands: s.hands.map((hand, owner) => (owner === seat ? hand.slice() : hiddenHand(hand, s.bids[owner]))),
    bids: s.bids.map((bid, owner) => (owner === seat ? bid.slice() : [])),
    points: s.points.slice(),
    round: s.round,
  }),
  imagine(view, _seat, rng) {
    const s = copy(view);
    s.rng = splitRng(rng);
    const seen = new Set([...s.discard, ...s.hands.flat(), ...s.bids.flat()]);
    const unseen = Array.from({ length: CARDS }, (_, n) => n).filter((number) => !seen.has(number));
    shuffle(rng, unseen);
    for (const pile of [...s.hands, s.deck]) {
      for (let n = 0; n < pile.length; n++) if (isHidden(pile[n])) pile[n] = unseen.pop() ?? HIDDEN;
    }
    return s;
  },
  scores,
  winners: (s) => leaders(scores(s)),
  evaluate: (s, seat) => s.points[seat],
  progress: (s) => s.round / ROUNDS,
  moment: (s) => ({ round: s.round }),
  moves,
};

export const auction = defineGame(auctionRules);

/** Bids lie face down until all have bid: from outside they still look like hand cards. */
function hiddenHand(hand: readonly number[], bid: readonly number[]): number[] {
  return [...hand, ...bid].map(() => HIDDEN);
}

export function auctionCensus(s: Auction): Record<string, number> {
  const all = [...s.deck, ...s.discard, ...s.hands.flat(), ...s.bids.flat()];
  return { cards: all.length, different: new Set(all).size };
}
