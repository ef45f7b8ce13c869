import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reconstructedList, withReconstructed } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { BOARDS } from '../data/boards.ts';
import { CARD_KEYS, FACE, HELPERS, KIND, KIND_KEYS, NUMBER, PILE_CARDS, RAW } from '../data/cards.ts';
import { newdale } from '../index.ts';
import { newdaleEn } from '../text/en.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));
const pile = Array.from({ length: PILE_CARDS }, (_, card) => card);

test('the README lists what is reconstructed (vitest -u writes the list)', async () => {
  const list = reconstructedList(newdale.box, newdaleEn.boxTable);
  await expect(withReconstructed(readFileSync(readme, 'utf8'), list)).toMatchFileSnapshot(readme);
});

test('the box knows what is reconstructed', () => {
  const values = newdale.box.tables().flatMap((table) => table.values);
  const isUnsure = (path: string): boolean =>
    values.find((value) => value.path === path)?.reconstructed ?? true;
  for (const path of [
    'goods.coal',
    'goods.bread',
    'production.mill1.helpers',
    'orders.I.high',
    'figures.red',
    'bonusTiles.oreForPoints.points',
  ])
    expect([path, isUnsure(path)]).toEqual([path, false]);
  for (const path of [
    'goods.ore',
    'production.mill2.helpers',
    'production.mill1.cost',
    'orders.II.high',
    'events.e101.helpers',
    'boardA.paths.0',
    'specials.prison1.vp',
  ])
    expect([path, isUnsure(path)]).toEqual([path, true]);
});

test('NEW-GEN-07 the numbers of the box', () => {
  const copies = (kind: string): number => pile.filter((card) => KIND_KEYS[KIND[card]] === kind).length;
  expect(
    ['fortress', 'watchtower', 'coalTrader', 'coalDepot', 'cornFarm', 'postStation', 'scriptorium'].map(
      copies,
    ),
  ).toEqual([4, 6, 3, 3, 4, 12, 3]);
  expect(['barracks', 'vineyard', 'prison'].map(copies)).toEqual([3, 4, 3]);
  expect(
    [200, 201, 202, 203, 204, 205, 206, 207, 208].map(
      (number) => NUMBER.filter((one) => one === number).length,
    ),
  ).toEqual([5, 3, 5, 4, 4, 5, 6, 3, 4]);
  expect(
    [0, 1, 2, 3].map((raw) => pile.filter((card) => RAW[card] === raw && NUMBER[card] === 0).length),
  ).toEqual([24, 25, 25, 23]);
  expect(pile.filter((card) => FACE[card] !== card).map((card) => CARD_KEYS[card])).toEqual([
    'fortress2',
    'fortress4',
    'watchtower2',
    'watchtower4',
    'cornFarm2',
  ]);
  expect(HELPERS[CARD_KEYS.indexOf('mill1')]).toEqual([2, 0, 2, 0]);
});

test('every place of a board can be reached from its others, by paths, bridges or ships', () => {
  for (const { places, net, sea } of BOARDS) {
    const groups = Array.from({ length: places }, (_, place) => place);
    const join = (a: number, b: number): void => {
      const [from, to] = [groups[a], groups[b]];
      groups.forEach((group, place) => {
        if (group === from) groups[place] = to;
      });
    };
    for (const [a, b] of [...net.paths, ...net.bridges, ...net.thickets]) join(a, b);
    const anchors = sea.filter((place) => place >= 0);
    for (const anchor of anchors) join(anchors[0], anchor);
    expect(new Set(groups).size).toBe(1);
  }
});
