import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { json, spielstube, started } from './spielstube.ts';

const folder = mkdtempSync(join(tmpdir(), 'spielstube-box-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('the box', () => {
  test('is shown table by table, with what is reconstructed', async () => {
    const { code, out } = await spielstube('box --game village');
    expect(code).toBe(0);
    expect(out).toMatch(/^customers\.\S+\.points +\d+ +reconstructed$/m);
    expect(out).toMatch(/\d+ values, \d+ reconstructed, 0 corrected\n$/);
  });

  test('is told to machines value by value', async () => {
    const { game, corrections, tables } = await json('box --game burgundy');
    expect([game, corrections]).toEqual(['burgundy', '']);
    expect(tables).toContainEqual(expect.objectContaining({ key: 'triplePoints' }));
  });
});

// A process has one set of corrections for its whole life: these tests start one each.
describe('corrections', () => {
  const mine = file('mine.json', { burgundy: { 'triplePoints.mine': 5 } });

  test('are laid over the box, in worker threads too', () => {
    const { out } = started(`box --corrections ${mine} --json`);
    const box = JSON.parse(out);
    expect(box.corrections).toMatch(/^[0-9a-f]{16}$/);
    const values = box.tables.flatMap((table: { values: object[] }) => table.values);
    expect(values).toContainEqual({ path: 'triplePoints.mine', value: 5, reconstructed: true, before: 4 });
    const games = '--bots greedy --seats 2 --games 4 --seed 2 --json';
    const [here, threads] = [1, 2].map(
      (workers) => started(`simulate ${games} --workers ${workers} --corrections ${mine}`).out,
    );
    expect(threads).toBe(here);
    expect(started(`simulate ${games} --workers 2`).out).not.toBe(here);
  });

  test('are taken from a box that was saved in the browser', () => {
    const box = {
      spielstube: 'box',
      version: 1,
      game: 'burgundy',
      name: 'Mine',
      values: { 'triplePoints.mine': 5 },
    };
    const saved = file('burgund.schachtel', box);
    const { out } = started(`box --corrections ${saved} --json`);
    expect(JSON.parse(out).corrections).toBe(
      JSON.parse(started(`box --corrections ${mine} --json`).out).corrections,
    );
  });

  test('are named in records, and a record made with other values is refused', async () => {
    const record = join(folder, 'corrected.spielstube');
    const { code } = started(`record --seats 2 --bots random --out ${record} --corrections ${mine}`);
    expect(code).toBe(0);
    expect(readFileSync(record, 'utf8')).toMatch(
      /^corrections [0-9a-f]{16}\nbox\nvalue triplePoints.mine 5\n/m,
    );
    expect(started(`verify ${record} --corrections ${mine}`).code).toBe(0);
    const refused = await spielstube(`verify ${record}`);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      /made with the corrected values [0-9a-f]{16}, here are the values of the box/,
    );
  });

  test.each([
    ['no file', '/nowhere.json', 'cannot read'],
    ['no JSON', file('text.json', 'not JSON'), 'cannot read'],
    ['a list', file('list.json', [1]), 'corrections are an object by game'],
    ['an unknown game', file('chess.json', { chess: {} }), 'there is no game "chess"'],
    ['a damaged box', file('box.json', { spielstube: 'box', version: 9 }), 'no box of ours'],
    ['no values', file('none.json', { burgundy: 7 }), '"burgundy" needs an object of paths and values'],
  ])('in %s are refused', async (_what, path, message) => {
    const { code, err } = await spielstube(`box --corrections ${path}`);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test.each([
    ['triplePoints.tower', 3, 'has no value "triplePoints.tower"'],
    ['triplePoints.mine', 'many', '"triplePoints.mine" of burgundy is a number'],
  ])('of %s to %s are refused', (path, value, message) => {
    const wrong = file('wrong.json', { burgundy: { [path]: value } });
    const { code, err } = started(`simulate --games 1 --corrections ${wrong}`);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
