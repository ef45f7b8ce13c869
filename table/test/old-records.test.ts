import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifestOf } from '@spielstube/games';
import { describe, expect, test } from 'vitest';
import { RecordError, readRecord, verifyRecord, writeRecord } from '../index.ts';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
/** Records that were made with older rules, kept beside the tests of their game. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.spielstube'),
);
const read = (file: string) => readRecord(readFileSync(`${root}${file}`, 'utf8'));

async function gameOf(file: string) {
  const game = await manifestOf(read(file).game)?.rules();
  if (game === undefined) throw new Error(`no game for ${file}`);
  return game;
}

describe.each(files)('the record %s', (file) => {
  test('is accepted, and goes on as a record of the rules of today', async () => {
    const game = await gameOf(file);
    const old = read(file);
    expect(old.rulesVersion).toBeLessThan(game.rulesVersion);
    const now = verifyRecord(game, old).record();
    expect(now.result?.scores).toEqual(old.result?.scores);
    expect(now.result?.winners).toEqual(old.result?.winners);
    expect(now.rulesVersion).toBe(game.rulesVersion);
    expect(verifyRecord(game, readRecord(writeRecord(now))).record()).toEqual(now);
  });

  test('is refused if it does not come out as it says', async () => {
    const game = await gameOf(file);
    const { result, ...old } = read(file);
    const changed = [
      { ...old, result: result && { ...result, hash: '0123456789abcdef' } },
      { ...old, result: result && { ...result, scores: result.scores.map((points) => points + 1) } },
      { ...old, result, moves: old.moves.toSpliced(10, 1) },
    ];
    for (const record of changed) {
      expect(() => verifyRecord(game, record)).toThrow(RecordError);
      expect(() => verifyRecord(game, record)).toThrow(
        `written for version ${old.rulesVersion} of the rules`,
      );
    }
    expect(() => verifyRecord(game, { ...old, result, seed: 'other' })).toThrow('the seed does not match');
    expect(() => verifyRecord(game, { ...old, result, rulesVersion: 99 })).toThrow('version 99');
  });
});

test.each(['burgundy', 'village', 'newdale'])(
  'some of %s need moves that the older rules did not ask for',
  async (id) => {
    const own = files.filter((file) => file.startsWith(`${id}/`));
    expect(own.length).toBeGreaterThanOrEqual(3);
    const moves = await Promise.all(
      own.map(async (file) => [
        read(file).moves.length,
        verifyRecord(await gameOf(file), read(file)).record().moves.length,
      ]),
    );
    expect(moves.some(([then, now]) => now > then)).toBe(true);
  },
);
