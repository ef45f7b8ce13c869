import { others as anna, expectWords, textSuite, you } from '@spielstube/engine/testing';
import type { Lang } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import { VILLAGERS } from '../data/inn.ts';
import { COLOURS, MEMBER_KINDS } from '../data/pieces.ts';
import { BAKERY, BLISS, RANKS, SEA_BURIAL_COUNT, STORE } from '../data/places.ts';
import { CAPTAINS, CARGO_KEYS, CHEST, CHESTS, ISLAND_KEYS, WATER_KEYS } from '../data/port.ts';
import type { ExpansionEvent } from '../rules/events.ts';
import { PINK_SEAT } from '../rules/marriage/couples.ts';
import { BEER_BACK, COIN_BACK, HIDDEN, MOMENTS, NOTHING, TWO_BEER_BACK } from '../rules/state.ts';
import type { VillageTypes } from '../rules/types.ts';
import { chapters as chaptersDe } from '../text/chapters-de.ts';
import { chapters as chaptersEn } from '../text/chapters-en.ts';
import { village } from './all.ts';
import { villageDe, villageEn } from './texts.ts';

const LANGS: readonly Lang[] = ['de', 'en'];
const TEXT = { de: villageDe, en: villageEn };

textSuite<VillageTypes>(village, {
  text: TEXT,
  book: { de: chaptersDe, en: chaptersEn },
  mostDecisions: 12000,
});

const EVENTS: readonly ExpansionEvent[] = [
  { what: 'cardWentUnder', seat: 0, stack: 1, card: 3 },
  { what: 'boughtCard', seat: 0, stack: 1, card: 3 },
  { what: 'boughtSecretly', seat: 0, stack: 1, coins: 0, beer: 2 },
  { what: 'lookedThrough', seat: 0, stack: 2 },
  { what: 'playedCard', seat: 0, card: 11 },
  { what: 'showedCard', seat: 0, card: 6 },
  { what: 'keptCards', seat: 0, moment: 3, cards: 1 },
  { what: 'keptCards', seat: 0, moment: 4, cards: 2 },
  { what: 'lifeMoved', seat: 0, life: 0 },
  { what: 'lifeMoved', seat: 0, life: 9 },
  { what: 'rolled', seat: 0, colour: 2, for: 'cube' },
  { what: 'servedWaiting', seat: 0, place: 2, customer: 3 },
  { what: 'hired', seat: 0, captain: 0 },
  { what: 'hired', seat: 0, captain: CAPTAINS.length - 1 },
  { what: 'loaded', seat: 0, cargo: 3, count: 1 },
  { what: 'loaded', seat: 0, cargo: 5, count: 2 },
  { what: 'loadedTile', seat: 0, cargo: CHEST, island: 5 },
  { what: 'loadedTile', seat: 0, cargo: 6, island: 0 },
  { what: 'sailed', seat: 0, from: 0, to: 2 },
  { what: 'docked', seat: 0, island: 3 },
  { what: 'soldCargo', seat: 0, cargo: 3, island: 1 },
  { what: 'paidCargo', seat: 0, cargo: 4, count: 1 },
  { what: 'cameHome', seat: 0 },
  { what: 'unloaded', seat: 0, cargo: 5, count: 2, lost: 1 },
  { what: 'unloaded', seat: 0, cargo: 7, count: 1, lost: 0 },
  { what: 'openedChest', seat: 0, chest: 6 },
  { what: 'gaveChest', seat: 0 },
  { what: 'soldExotic', seat: 0, cargo: 7 },
  { what: 'gotBread', seat: 0, count: 2 },
  { what: 'paidBread', seat: 0, count: 1 },
  { what: 'gotTools', seat: 0, count: 2 },
  { what: 'paidTools', seat: 0, count: 1 },
  { what: 'fed', seat: 0, member: 1, place: 1 },
  { what: 'swapped', seat: 0, cube: 2 },
  { what: 'married', seat: 0, one: 0, other: 1, house: BAKERY },
  { what: 'married', seat: 0, one: 0, other: PINK_SEAT, house: STORE },
  { what: 'married', seat: 0, one: 0, other: 0, house: STORE },
  { what: 'extraAction', seat: 0 },
];
/** These are the same for everybody, or only for one. */
const IMPERSONAL: readonly ExpansionEvent[] = [
  { what: 'cardCameUp', seat: 0, stack: 0, card: 3 },
  { what: 'rolled', seat: PINK_SEAT, colour: 1, for: 'rank' },
  { what: 'rolled', seat: PINK_SEAT, colour: 1, for: 'house' },
  { what: 'captainLeft', seat: 0, captain: 3, helmsman: true },
  { what: 'sawChest', seat: 0, chest: 2, secretOf: 0 },
  { what: 'weddingStarted', seat: 0 },
  { what: 'pinkPlaced', seat: PINK_SEAT, rank: 3, fromBliss: false },
  { what: 'pinkPlaced', seat: PINK_SEAT, rank: 3, fromBliss: true },
  { what: 'pinkReturned', seat: PINK_SEAT },
  { what: 'married', seat: PINK_SEAT, one: PINK_SEAT, other: PINK_SEAT, house: NOTHING },
];

/** Names that differ, each of them words. */
function expectNames(names: readonly string[]): void {
  names.forEach(expectWords);
  expect(new Set(names).size).toBe(names.length);
}

describe.each(LANGS)('the expansions in %s', (lang) => {
  const text = TEXT[lang];
  const { inn, port, marriage, figure } = text.words;
  const upTo = (n: number, words: (n: number) => string): string[] =>
    Array.from({ length: n }, (_, at) => words(at));

  test('every event has a line, to oneself and about others', () => {
    for (const event of EVENTS) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast));
      expect(text.event(event, you)).not.toBe(text.event(event, anna));
    }
    for (const event of IMPERSONAL) expectWords(text.event(event, you));
  });

  test('every villager has a name, a price, a moment and an effect of its own', () => {
    expectNames(upTo(VILLAGERS.length, inn.villager));
    expectNames(upTo(VILLAGERS.length, inn.effect));
    for (const words of [inn.price, inn.when, inn.inkwellAbout])
      upTo(VILLAGERS.length, words).forEach(expectWords);
    expectNames([COIN_BACK, BEER_BACK, TWO_BEER_BACK, HIDDEN].map(inn.back));
    expectNames(upTo(MOMENTS.length, inn.moment));
    expectNames(['front', 'back'].map(inn.boardAbout));
  });

  test('everything at sea has a name and explains itself', () => {
    expectNames(upTo(WATER_KEYS.length, port.water));
    upTo(WATER_KEYS.length, port.waterAbout).forEach(expectWords);
    expectNames(upTo(ISLAND_KEYS.length, port.island));
    for (let island = 0; island < ISLAND_KEYS.length; island++) port.islandAbout(island).forEach(expectWords);
    expectNames(upTo(CAPTAINS.length, port.captainAbout));
    expectNames(upTo(CARGO_KEYS.length + 1, port.cargo));
    upTo(CARGO_KEYS.length + 1, port.cargoAbout).forEach(expectWords);
    upTo(CHESTS.length, port.chestContent).forEach(expectWords);
    expectNames(upTo(SEA_BURIAL_COUNT, port.burial));
    expect(port.goodUse(3)).toContain('4');
  });

  test('every rank, house, face of the die and deal of the Smuggler explains itself', () => {
    for (const side of ['front', 'back'])
      upTo(RANKS, (n) => marriage.rankAbout(side, n + 1)).forEach(expectWords);
    expectNames([BAKERY, STORE, BLISS].map(marriage.houseAbout));
    expectNames(COLOURS.map(marriage.dieFace));
    expectNames(upTo(3, marriage.smuggler));
    expectNames(upTo(3, marriage.smugglerAbout));
    expectNames(upTo(MEMBER_KINDS, (n) => figure(n + 1)));
  });

  test('a title takes more points where more is played', () => {
    expect(text.words.title(63, 7)).not.toBe(text.words.title(63));
    expect(text.words.title(93, 7)).toBe(text.words.title(63));
  });
});
