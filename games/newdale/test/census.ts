import type { GameEvent } from '@spielstube/engine';
import { NOBODY } from '@spielstube/engine';
import { expect } from 'vitest';
import {
  CAPTAIN,
  COAL_MINE,
  COLOUR,
  COOK,
  FISTS,
  isSailor,
  KIND,
  numbered,
  POST_STATION,
} from '../data/cards.ts';
import { LAID_OUT } from '../data/events.ts';
import { STONES } from '../data/fields.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { FIGURE_COUNTS, FIGURE_KEYS, HOODED } from '../data/helpers.ts';
import { SAILOR_KEYS, SAILORS } from '../data/sailors.ts';
import { ROUNDS, STARTING } from '../data/setup.ts';
import type { NewdaleEvent } from '../rules/events.ts';
import { cardsOf } from '../rules/setup.ts';
import type { Newdale } from '../rules/state.ts';
import { boardOf, chapterOf, sum } from '../rules/supply.ts';

type Count = Readonly<Record<string, number>>;

const bits = (number: number): number => number.toString(2).replaceAll('0', '').length;

/** Cards of the pile that are somewhere now. */
function cardsNow(s: Newdale): number[] {
  return [
    ...s.pile,
    ...s.discards,
    ...s.display,
    ...s.drawn,
    ...s.players.flatMap(({ hand, aside, areas, specials }) => [...hand, ...aside, ...areas, ...specials]),
  ].filter((card) => card >= 0 && card < COAL_MINE);
}

/** Cards that are in the game by now. */
function cardsWanted(s: Newdale): number[] {
  const brought = s.past.flatMap((event) => (LAID_OUT[event] > 0 ? numbered(LAID_OUT[event]) : []));
  return [...cardsOf(chapterOf(s)), ...brought];
}

const ascending = (a: number, b: number): number => a - b;

/** Every card, figure, house, stone and event is somewhere at every moment, and nothing is owed. */
export function census(s: Newdale): Count {
  const { players } = s;
  const figure = (kind: number): number =>
    players.reduce(
      (all, { lent, prisoners }) => all + lent[kind] + (prisoners[kind] ?? 0),
      s.bag[kind] + s.market[kind] + s.gone[kind],
    );
  const now = cardsNow(s).toSorted(ascending);
  const wanted = cardsWanted(s).toSorted(ascending);
  const hired = players.flatMap(({ areas, specials }) =>
    [...areas, ...specials].filter((card) => isSailor(card) && card !== CAPTAIN),
  );
  const counts = [
    ...[s.bag, s.market, s.fieldCounts, s.sailors].flat(),
    ...players.flatMap((p) => [
      p.points,
      p.supply,
      p.ship,
      ...p.goods,
      ...p.tiles,
      ...p.lent,
      ...p.prisoners,
    ]),
  ];
  const broughtHoods =
    chapterOf(s).hooded === 'event' && s.past.some((event) => LAID_OUT[event] === 0) ? 1 : 0;
  return {
    wrongCards: JSON.stringify(now) === JSON.stringify(wanted) ? 0 : 1,
    ...Object.fromEntries(
      FIGURE_KEYS.map((key, kind) => [key, kind === HOODED && broughtHoods === 1 ? 0 : figure(kind)]),
    ),
    hiredAndWaiting: hired.length + sum(s.sailors),
    houses: players.reduce((all, { houses, supply }) => all + bits(houses) + supply, 0),
    stones: players.filter(({ stones }) => stones.length !== STONES).length,
    events: s.events.length + s.past.length,
    missions: new Set(players.map(({ mission }) => mission)).size,
    wrongFists: players.filter(({ fists, specials }) => fists !== sum(specials.map((card) => FISTS[card])))
      .length,
    wrongHelpers: players.filter(
      ({ own, specials }) =>
        sum(own) !==
        specials.filter((card) => COLOUR[card] >= 0 && (isSailor(card) || KIND[card] === POST_STATION))
          .length,
    ).length,
    twoCooks: players.filter(({ areas }) => areas.filter((card) => card === COOK).length > 1).length,
    lostAtSea: players.filter(({ ship }) => ship > 0 && ship >= boardOf(s).sea.length).length,
    owed: counts.filter((count) => count < 0).length,
    strangers: s.bridges.filter((owner) => owner < NOBODY || owner >= s.seats).length,
  };
}

/** What the box holds for a chapter and so many seats. */
function inTheBox(s: Newdale): Count {
  const row = chapterOf(s);
  const sailors = SAILOR_KEYS.reduce((all, key) => all + (key === 'captain' ? 0 : SAILORS[key].copies), 0);
  return {
    wrongCards: 0,
    ...Object.fromEntries(
      FIGURE_KEYS.map((key, kind) => [
        key,
        kind === HOODED && row.hooded !== 'start' ? 0 : FIGURE_COUNTS[kind],
      ]),
    ),
    hiredAndWaiting: row.voyage ? sailors : 0,
    houses: s.seats * (STARTING.houses + 1),
    stones: 0,
    events: ROUNDS,
    missions: s.seats,
    wrongFists: 0,
    wrongHelpers: 0,
    twoCooks: 0,
    lostAtSea: 0,
    owed: 0,
    strangers: 0,
  };
}

/** Fails if a piece of the box is missing or there twice. */
export function expectCensus(s: Newdale): void {
  expect(census(s)).toEqual(inTheBox(s));
}

/** Goods, points, tiles and cards in hand come and go only with an event that tells it. */
export const ledger = {
  holdings(s: Newdale): Count {
    const { players } = s;
    return {
      points: sum(players.map(({ points }) => points)),
      ...Object.fromEntries(
        GOOD_KEYS.map((key, good) => [key, sum(players.map(({ goods }) => goods[good]))]),
      ),
      tiles: sum(players.map(({ tiles }) => sum(tiles))),
      persons: sum(players.map(({ persons }) => bits(persons))),
      prisoners: sum(players.map(({ prisoners }) => sum(prisoners))),
      hand: s.drawn.length + sum(players.map(({ hand }) => hand.length)),
    };
  },
  entries(told: GameEvent): Count {
    const event = told as NewdaleEvent;
    switch (event.what) {
      case 'gotGoods':
        return { [GOOD_KEYS[event.good]]: event.count };
      case 'gaveGoods':
        return { [GOOD_KEYS[event.good]]: -event.count };
      case 'gotPoints':
        return { points: event.points };
      case 'lostPoints':
        return { points: -event.points };
      case 'gotTile':
        return { tiles: 1 };
      case 'usedTile':
        return { tiles: -1 };
      case 'chosePerson':
      case 'recruited':
        return { persons: 1 };
      case 'usedPerson':
        return { persons: -1 };
      case 'drew':
        return { hand: event.cards };
      case 'discarded':
      case 'laidAside':
        return { hand: -1 };
      case 'exchanged':
        return { hand: -event.cards };
      case 'built':
        return { hand: event.from === 0 ? -1 : 0 };
      case 'searched':
        return { hand: event.found >= 0 ? 1 : 0 };
      case 'released':
        return { prisoners: -1 };
      case 'hoodedReplaced':
        return { prisoners: 1 };
      case 'jailed':
        return { prisoners: event.figure === HOODED ? 0 : 1 };
      default:
        return {};
    }
  },
};
