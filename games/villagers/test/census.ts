import type { GameEvent, GameState } from '@spielstube/engine';
import type { Conformance } from '@spielstube/engine/testing';
import { expect } from 'vitest';
import { BASICS, COPIES, COUNTESS_CARD, isFounders, isJoker, JOB_KEYS } from '../data/jobs.ts';
import type { VillagersEvent } from '../rules/events.ts';
import { jobOf } from '../rules/knowledge.ts';
import { copiesInGame } from '../rules/setup.ts';
import type { Villagers } from '../rules/state.ts';
import { coinsIn } from '../rules/symbols.ts';
import { cardsIn, coinsAt, isCovered, jobAt, loadAt, onAt } from '../rules/village.ts';

type Count = Readonly<Record<string, number>>;

const villagesOf = (s: Villagers): readonly number[][] => [
  ...s.players.map(({ village }) => village),
  ...(s.countess === null ? [] : [s.countess.village]),
];

/** Every card is somewhere at every moment; villages hold together and nothing is owed. */
export function census(s: Villagers): Count {
  const lying = JOB_KEYS.map(() => 0);
  const lies = (job: number): void => {
    lying[job]++;
  };
  const cards = [
    ...s.stacks.flat(),
    ...s.drawPile,
    ...s.looked,
    ...s.leftOut,
    ...(s.held < 0 ? [] : [s.held]),
    ...s.players.flatMap(({ hand, drafted }) => [...hand, ...drafted]),
  ];
  for (const card of cards) lies(jobOf(card));
  for (const job of s.road) if (job >= 0) lies(job);
  s.discard.forEach(lies);
  s.basics.forEach((count, basic) => {
    lying[BASICS[basic]] += count;
  });
  let [crooked, coinsCovered, bareJokers] = [0, 0, 0];
  for (const village of villagesOf(s)) {
    for (let card = 0; card < cardsIn(village); card++) {
      const job = jobAt(village, card);
      lies(job);
      const load = Array.from({ length: cardsIn(village) }, (_, n) => n).filter(
        (n) => onAt(village, n) === card,
      ).length;
      if (load !== loadAt(village, card)) crooked++;
      if (isCovered(village, card) && coinsAt(village, card) > 0) coinsCovered++;
      if (isJoker(job) && load === 0) bareJokers++;
    }
  }
  const founders = JOB_KEYS.reduce((all, _, job) => all + (isFounders(job) ? lying[job] : 0), 0);
  // A Monk waits for who covers it, and that card may be on its way.
  const waiting = s.held >= 0 || s.stack.some(({ kind }) => kind === 'cover');
  return {
    ...Object.fromEntries(
      JOB_KEYS.map((key, job) => [key, lying[job]]).filter(([key]) => !`${key}`.endsWith('ounders')),
    ),
    founders,
    crooked,
    coinsCovered,
    bareJokers: waiting ? 0 : bareJokers,
    orderedHands: s.players.filter(({ hand }) => hand.some((card, n) => n > 0 && hand[n - 1] > card)).length,
    owed: [...s.players.map(({ gold }) => gold), ...s.coins, ...s.basics].filter((count) => count < 0).length,
    wrongIncome: [...s.players, ...(s.countess === null ? [] : [s.countess])].filter(
      ({ gold, income }) => income.reduce((all, one) => all + one, 0) !== gold,
    ).length,
    coinsWithoutVillager: s.coins.filter((coins, place) => coins > 0 && s.road[place] < 0).length,
  };
}

/** What the box holds at this table. */
function inTheBox({ seats, options }: Villagers): Count {
  const copies = copiesInGame(seats, options);
  for (const basic of BASICS) copies[basic] = COPIES[basic];
  if (seats === 1) copies[COUNTESS_CARD] = 1;
  return {
    ...Object.fromEntries(
      JOB_KEYS.map((key, job) => [key, copies[job]]).filter(([key]) => !`${key}`.endsWith('ounders')),
    ),
    founders: seats,
    crooked: 0,
    coinsCovered: 0,
    bareJokers: 0,
    orderedHands: 0,
    owed: 0,
    wrongIncome: 0,
    coinsWithoutVillager: 0,
  };
}

/** Fails if a piece of the box is missing or there twice. */
export function expectCensus(s: Villagers): void {
  expect(census(s)).toEqual(inTheBox(s));
}

/** Gold is not limited: whatever comes from the bank or goes to it is told. */
export const ledger: NonNullable<Conformance['ledger']> = {
  holdings(state: GameState) {
    const s = state as Villagers;
    const supplies = [...s.players, ...(s.countess === null ? [] : [s.countess])];
    const gold =
      supplies.reduce((all, one) => all + one.gold, 0) +
      villagesOf(s).reduce((all, village) => all + coinsIn(village), 0) +
      s.coins.reduce((all, coins) => all + coins, 0);
    return { gold };
  },
  entries: (event: GameEvent) => ({ gold: fromBank(event as VillagersEvent) }),
};

function fromBank(event: VillagersEvent): number {
  switch (event.what) {
    case 'earned':
    case 'smuggled':
    case 'scoredBronze':
    case 'wonDevelopment':
    case 'countessGot':
      return event.gold;
    case 'putCoin':
      return event.coins;
    case 'leftRoad':
      return -event.coins;
    case 'recruited':
      return -event.gold;
    case 'unlocked':
      return event.fromBank - (event.owner < 0 ? event.paid : 0);
    default:
      return 0;
  }
}
