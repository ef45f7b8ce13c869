import { expect, test } from 'vitest';
import { defineGame, type GameRules } from '../index.ts';
import { lanesAreUnseen, lanesCommute } from '../testing/lanes.ts';
import { anyChoice, type Position, playGame } from '../testing/play.ts';
import { worldsLookAlike } from '../testing/worlds.ts';
import { type AuctionTypes, auction, auctionRules } from './auction.ts';

/* The properties of the conformance suite must notice a game that betrays something. */

type Questions = GameRules<AuctionTypes>['questions'];
const { questions } = auctionRules;
const auctionWith = (changed: Questions): typeof auction =>
  defineGame({ ...auctionRules, questions: { ...questions, ...changed } });

/** Looks at every position of some games. */
function watch(game: typeof auction, look: (position: Position, seed: string) => void): void {
  for (let n = 0; n < 60; n++)
    playGame(game, 3, {}, `watch ${n}`, anyChoice, 100, (position) =>
      look(position, `${n} ${position.played.length}`),
    );
}
const compareWorlds =
  (game: typeof auction) =>
  ({ s }: Position, seed: string): void =>
    worldsLookAlike(game, s, seed, () => false);

test('a fair game gives nothing away', () => {
  watch(auction, compareWorlds(auction));
  watch(auction, (position) => {
    lanesCommute(auction, position);
    lanesAreUnseen(auction, position);
  });
});

test('a question that is asked only of whom it could interest betrays a hidden hand', () => {
  const { react } = questions;
  const leaky = auctionWith({
    react: { ...react, auto: (s, f) => s.hands[f.seat].every((card) => card < 12) },
  });
  expect(() => watch(leaky, compareWorlds(leaky))).toThrow();
});

test('an event that tells of hidden things is noticed', () => {
  const { react } = questions;
  const leaky = auctionWith({
    react: {
      ...react,
      resolve(s, f, a, tell) {
        react.resolve(s, f, a, tell);
        if (s.deck[0] > 12) tell?.({ what: 'drew', seat: f.seat });
      },
    },
  });
  expect(() => watch(leaky, compareWorlds(leaky))).toThrow();
});

test('an answer in a lane that the others hear of is noticed', () => {
  const { bid } = questions;
  const loud = auctionWith({
    bid: {
      ...bid,
      resolve(s, f, a, tell) {
        bid.resolve(s, f, a, tell);
        tell?.({ what: 'discarded', seat: f.seat });
      },
    },
  });
  expect(() => watch(loud, (position) => lanesAreUnseen(loud, position))).toThrow();
});

test('lanes that depend on who was first are noticed', () => {
  const { bid } = questions;
  const race = auctionWith({
    bid: {
      ...bid,
      resolve(s, f, a, tell) {
        if (s.bids.every((cards) => cards.length === 0)) s.points[f.seat]++;
        bid.resolve(s, f, a, tell);
      },
    },
  });
  expect(() => watch(race, (position) => lanesCommute(race, position))).toThrow();
});
