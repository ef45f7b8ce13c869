import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { Table } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import { jarOf } from '../cellar/jar.ts';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import type { StoredGame } from '../cellar/stored-game.ts';
import {
  type Collection,
  CollectionError,
  merge,
  readCollection,
  writeCollection,
} from '../my-games/collection.ts';

/** A game after so many moves; the last of them is another one where it is played differently. */
function jar(id: string, seed: string, moves: number, differently = false): StoredGame {
  const table = new Table(burgundy, {
    seats: [
      { kind: 'person', name: 'Marthe' },
      { kind: 'bot', level: 'apprentice', name: 'Sophie' },
    ],
    options: {},
    seed,
  });
  for (let n = 0; n < moves; n++) {
    const [seat] = table.deciding();
    const choices = table.look(seat).decision?.choices ?? [];
    const last = differently && n === moves - 1;
    table.submit(seat, choices[last ? choices.length - 1 : 0].notation);
  }
  return jarOf(id, table, 1000, 2000 + moves);
}
const campaign = (tables: readonly string[], updated = 5): StoredCampaign => ({
  id: 'campaign',
  game: 'newdale',
  seats: [{ kind: 'person', name: 'Marthe' }],
  stages: tables.map((table) => ({ table, given: null })),
  created: 1,
  updated,
});
const NOTHING: Collection = { games: [], campaigns: [] };
let ids = 0;
const newId = (): string => `new ${++ids}`;

describe('a file of all games', () => {
  test('comes back as it was written', () => {
    const all = { games: [jar('a', 'one', 4), jar('b', 'two', 0)], campaigns: [campaign(['a'])] };
    expect(readCollection(writeCollection(all))).toEqual(all);
    expect(merge(NOTHING, all, newId)).toEqual({ ...all, known: 0 });
  });

  test.each([
    ['', { what: 'otherFile' }],
    ['[]', { what: 'otherFile' }],
    ['{"spielstube":"box"}', { what: 'otherFile' }],
    ['{"spielstube":"games","version":2}', { what: 'newer' }],
    ['{"spielstube":"games","version":1,"games":{}}', { what: 'otherFile' }],
    ['{"spielstube":"games","version":1,"campaigns":[{}]}', { what: 'badCampaign', at: 1 }],
  ])('%s is refused', (text, problem) => {
    expect(() => readCollection(text)).toThrow(CollectionError);
    try {
      readCollection(text);
    } catch (error) {
      expect(error).toMatchObject({ problem });
    }
  });

  test('names a game that is damaged', () => {
    const { totals, ...damaged } = jar('b', 'two', 0);
    const text = JSON.stringify({ spielstube: 'games', version: 1, games: [jar('a', 'one', 0), damaged] });
    expect(totals).toHaveLength(2);
    expect(() => readCollection(text)).toThrow(
      expect.objectContaining({ problem: { what: 'badGame', at: 2 } }),
    );
  });
});

describe('beside what is here', () => {
  const here = { games: [jar('a', 'one', 4)], campaigns: [campaign(['a'])] };

  test('nothing is doubled, not even under another name', () => {
    expect(merge(here, here, newId)).toEqual({ games: [], campaigns: [], known: 1 });
    expect(merge(here, { ...NOTHING, games: [jar('b', 'one', 4)] }, newId)).toMatchObject({
      games: [],
      known: 1,
    });
  });

  test('a game that went on elsewhere goes on here; one that lags behind changes nothing', () => {
    const later = jar('a', 'one', 9);
    expect(merge(here, { ...NOTHING, games: [later] }, newId).games).toEqual([later]);
    expect(merge(here, { ...NOTHING, games: [jar('a', 'one', 2)] }, newId)).toMatchObject({
      games: [],
      known: 1,
    });
  });

  test('of two that went on differently both stay, and a campaign finds its own', () => {
    const other = jar('a', 'one', 4, true);
    const given = { games: [other], campaigns: [campaign(['a'], 9)] };
    const { games, campaigns } = merge(here, given, () => 'fresh');
    expect(games).toEqual([{ ...other, id: 'fresh' }]);
    expect(campaigns[0].stages).toEqual([{ table: 'fresh', given: null }]);
  });
});
