import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  evaluation,
  faultOf,
  type Game,
  NOBODY,
  randomInt,
  rngFromSeed,
  type Seat,
  type WorthTable,
} from '@spielstube/engine';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Standing } from '../duel.ts';
import { hasWon, outcomeInWords, placeFor, type Terms } from '../fit/outcome.ts';
import { type Refit, Refitting } from '../fit/refit.ts';
import type { Experience } from '../fit/self-play.ts';
import { readTable, roundedTable, tableFileOf, tableSource, writeTable } from '../fit/table-file.ts';
import { loadAll, loadGame } from '../house.ts';
import { command, json, spielstube, started } from './spielstube.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'spielstube-fit-'));
// So that the compiler finds what a table imports.
symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
const [folder, elsewhere] = ['tables', 'elsewhere'].map((name) => join(place, name));
afterAll(() => rmSync(place, { recursive: true }));
beforeEach(() => {
  for (const each of [folder, elsewhere]) {
    rmSync(each, { recursive: true, force: true });
    mkdirSync(each);
  }
});

const games = await loadAll();
const burgundy = await loadGame('burgundy');
const TINY = 'fit --game burgundy --from nothing --rounds 1 --games 1 --seed tiny --workers 1';

describe('a tiny fit', () => {
  test('writes a table that compiles, and changes nothing else', async () => {
    const shipped = readFileSync(tableFileOf(burgundy), 'utf8');
    const file = join(folder, 'worth.ts');
    const { code, out } = await spielstube(`${TINY} --games 2 --trial 2 --out ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^round 1: [\d,]+ positions of 2 games; the table missed by \d/);
    expect(out).toContain(`It has not won (more than 50.0 % beyond doubt). It is written to ${file};`);
    expect(readdirSync(folder)).toEqual(['worth.ts']);
    expect(readFileSync(tableFileOf(burgundy), 'utf8')).toBe(shipped);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options =
      '--ignoreConfig --noEmit --strict --target es2024 --module esnext --moduleResolution bundler';
    const flags = `${options} --allowImportingTsExtensions --skipLibCheck --types node`.split(' ');
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...flags, file], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
    const { worths } = await readTable(file, burgundy);
    expect(Object.keys(worths)).toEqual(burgundy.features?.names);
    expect(
      Object.values(worths)
        .flat()
        .some((points) => points !== 0),
    ).toBe(true);
  });

  test('gives the same table whatever the number of workers', async () => {
    const [one, two] = ['one.ts', 'two.ts'].map((name) => join(folder, name));
    const { rounds, trial, won } = await json(`${TINY} --games 3 --trial 0 --out ${one}`);
    expect((await json(`${TINY} --games 3 --trial 0 --workers 2 --out ${two}`)).rounds).toEqual(rounds);
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
    expect([trial, won]).toEqual([null, false]);
  });

  test('that does not win lies beside, and is not lost to the next one', () => {
    const shipped = readFileSync(tableFileOf(burgundy), 'utf8');
    const { out } = started(`${TINY} --trial 2 --share 100`, elsewhere);
    expect(out).toContain('It has not won (100.0 %). It is written to burgundy-worth.ts;');
    expect(readdirSync(elsewhere)).toEqual(['burgundy-worth.ts']);
    expect(readFileSync(tableFileOf(burgundy), 'utf8')).toBe(shipped);
    const { code, err } = started(`${TINY} --trial 2`, elsewhere);
    expect(code).toBe(2);
    expect(err).toMatch(/^spielstube: burgundy-worth.ts is there already[^\n]+\n$/);
  });

  test('ended by Ctrl-C leaves nothing behind', async () => {
    const line = `${TINY} --rounds 100 --trial 2 --out ${join(folder, 'worth.ts')}`;
    const child = spawn(process.execPath, [command, ...line.split(' ')], { cwd: elsewhere });
    const ended = once(child, 'exit');
    await once(createInterface(child.stdout), 'line');
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
    expect([...readdirSync(folder), ...readdirSync(elsewhere)]).toEqual([]);
  });
});

describe('what becomes of a table', () => {
  const standing = (winRate: number, low: number): Standing => ({
    games: 400,
    seeds: 200,
    winRate,
    low,
    high: 1,
    elo: 0,
    eloLow: 0,
    eloHigh: 0,
    meanScore: 0,
    meanScoreAgainst: 0,
    winRateBySeat: [],
  });
  const terms: Terms = { game: burgundy, seats: 2, share: null, out: undefined };

  test('it wins beyond doubt, or with the share that was asked for', () => {
    expect(hasWon(standing(0.56, 0.51), terms)).toBe(true);
    expect(hasWon(standing(0.54, 0.49), terms)).toBe(false);
    expect(hasWon(standing(0.27, 0.26), { ...terms, seats: 4 })).toBe(true);
    expect(hasWon(standing(0.54, 0.49), { ...terms, share: 0.54 })).toBe(true);
    expect(hasWon(standing(0.53, 0.51), { ...terms, share: 0.54 })).toBe(false);
    expect(hasWon(null, terms)).toBe(false);
  });

  test('only a winner without another place becomes the table of the game', () => {
    expect(placeFor(terms, true)).toBe(tableFileOf(burgundy));
    expect(placeFor(terms, false)).toBe('burgundy-worth.ts');
    expect(placeFor({ ...terms, out: 'mine.ts' }, true)).toBe('mine.ts');
    expect(outcomeInWords(terms, standing(0.56, 0.51), true)).toContain('It is the table of burgundy now');
    expect(outcomeInWords({ ...terms, out: 'mine.ts' }, standing(0.56, 0.51), true)).toBe(
      'It has won (more than 50.0 % beyond doubt). It is written to mine.ts; the table of burgundy is as it was.',
    );
  });
});

describe('a file with a table', () => {
  const points = (): number => 0;
  const table: WorthTable = {
    knots: [0, 5],
    worths: { plain: [0, -1.25], "don't": [1, 2], 'back\\slash': [3, 4] },
  };

  test('is read as it was written, odd names included', async () => {
    const file = join(folder, 'odd.ts');
    const game: Game = {
      ...burgundy,
      features: { names: ['plain', "don't", 'back\\slash'], table, points, stage: points, count: () => {} },
    };
    writeTable(file, table);
    expect(await readTable(file, game)).toEqual(table);
    expect(readdirSync(folder)).toEqual(['odd.ts']);
  });

  test.each([
    ['no table at all', 'export const WORTH = 7;', 'has no table of worths'],
    ['no TypeScript', 'export const WORTH = {', 'cannot read'],
    ['an unknown feature', 'export const WORTH = { knots: [0, 1], worths: { cows: [1, 1] } };', '"cows"'],
    ['text for numbers', "export const WORTH = { knots: [0, 1], worths: { turns: ['a', 'b'] } };", '"turns"'],
  ])('with %s is refused', async (what, text, fault) => {
    const file = join(elsewhere, `${what.replaceAll(' ', '-')}.ts`);
    writeFileSync(file, text);
    await expect(readTable(file, burgundy)).rejects.toThrow(fault);
  });

  test('is rounded to two digits, without a minus before nothing', () => {
    const rounded = roundedTable({ knots: [0, 1], worths: { eggs: [1.005001, -0.001] } }, ['eggs', 'hens']);
    expect(rounded).toEqual({ knots: [0, 1], worths: { eggs: [1.01, 0], hens: [0, 0] } });
    expect(Object.is(rounded.worths.eggs[1], 0)).toBe(true);
  });

  test('that names a bot in a tournament: the same table plays the same games', async () => {
    const file = tableFileOf(burgundy);
    const line = 'tournament --games 4 --seed 3 --workers 1 --bots';
    const own = await json(`${line} greedy,random`);
    expect(await json(`${line} greedy@${file},random`)).toEqual({ ...own, bot: `greedy@${file}` });
    writeTable(join(folder, 'nothing.ts'), { knots: [0, 30], worths: {} });
    const { winRate } = await json(`${line} greedy@${join(folder, 'nothing.ts')},greedy`);
    expect(winRate).toBe(0);
  });
});

describe('refitting', () => {
  /** Lines in which an egg brings 2 points at stage 0 and 6 at stage 4, straight in between. */
  const eggs = (lines: number): Experience => {
    const all = Array.from({ length: lines }, (_, n) => ({ stage: n % 5, count: 1 + (n % 3) }));
    return {
      stages: Int32Array.from(all, ({ stage }) => stage),
      counts: Float32Array.from(all.flatMap(({ count }) => [count, 0])),
      ahead: Float64Array.from(all, ({ stage, count }) => count * (2 + stage)),
    };
  };
  const names = ['eggs', 'hens'];
  const refit = (table: WorthTable, share: number, ...experiences: readonly Experience[]): Refit => {
    const refitting = new Refitting(table, names);
    for (const experience of experiences) refitting.take(experience);
    return refitting.refit(share);
  };
  const former: WorthTable = { knots: [0, 4], worths: { hens: [7, 8] } };

  test('finds what things were worth, from what they brought', () => {
    const { table, positions, missBefore, missAfter } = refit(former, 1, eggs(60_000), eggs(60_000));
    expect(table.worths.eggs[0]).toBeCloseTo(2, 1);
    expect(table.worths.eggs[1]).toBeCloseTo(6, 1);
    expect(positions).toBe(120_000);
    expect(missBefore).toBeGreaterThan(5);
    expect(missAfter).toBeLessThan(0.1);
  });

  test('goes on from another table as if all had been learned with it', () => {
    const table: WorthTable = { knots: [0, 4], worths: { eggs: [3, 4], hens: [7, 8] } };
    const refitting = new Refitting(former, names);
    refitting.take(eggs(70));
    refitting.goOnFrom(table);
    refitting.take(eggs(50));
    const { table: found, ...told } = refitting.refit(1);
    const { table: expected, ...together } = refit(table, 1, eggs(70), eggs(50));
    for (const name of names) {
      for (const knot of [0, 1]) expect(found.worths[name][knot]).toBeCloseTo(expected.worths[name][knot], 9);
    }
    expect(told.positions).toBe(together.positions);
    expect(told.missBefore).toBeCloseTo(together.missBefore, 9);
    expect(told.missAfter).toBeCloseTo(together.missAfter, 9);
  });

  test('keeps what was not seen, and moves only the share of the way', () => {
    const { table } = refit(former, 0.5, eggs(60_000));
    expect(table.worths.hens).toEqual([7, 8]);
    expect(table.worths.eggs[1]).toBeCloseTo(3, 1);
    const settled = refit({ knots: [0, 4], worths: { eggs: [2, 6] } }, 1, eggs(100));
    expect(settled.missBefore).toBeCloseTo(0, 9);
    expect(settled.table.worths.eggs[0]).toBeCloseTo(2, 9);
  });
});

/** Shows the positions of a random game, to its end. */
function watchGame(
  game: Game,
  seats: number,
  watch: (s: ReturnType<Game['setup']>, seat: Seat) => void,
): void {
  const rng = rngFromSeed(`watch ${seats}`);
  const s = game.setup(seats, {}, 'watch');
  for (let mover = game.turnOf(s); mover !== NOBODY; mover = game.turnOf(s)) {
    for (let seat = 0; seat < seats; seat++) watch(s, seat);
    const open = game.actions(s, mover);
    game.apply(s, mover, open[randomInt(rng, open.length)]);
  }
  for (let seat = 0; seat < seats; seat++) watch(s, seat);
}

describe.each(games.filter((game) => game.features !== undefined))('$id', (game) => {
  const { features } = game;
  if (features === undefined) return;

  test('has its table where the command looks for it, written as the command writes it', () => {
    expect(existsSync(tableFileOf(game))).toBe(true);
    expect(readFileSync(tableFileOf(game), 'utf8')).toBe(tableSource(features.table));
    expect(faultOf(features.table, features.names)).toBeNull();
  });

  test.each(game.seats)('with %i seats judges by its features and its table', (seats) => {
    const evaluate = evaluation(features);
    const last = features.table.knots.at(-1);
    let over = 0;
    watchGame(game, seats, (s, seat) => {
      expect(game.evaluate(s, seat)).toBe(evaluate(s, seat));
      const stage = features.stage(s, seat);
      expect(Number.isInteger(stage) && stage >= 0 && stage <= (last ?? 0)).toBe(true);
      features.count(s, seat, {
        add(place, count) {
          expect(features.names[place]).toBeDefined();
          expect(Number.isFinite(count)).toBe(true);
        },
      });
      if (game.turnOf(s) !== NOBODY) return;
      expect(features.points(s, seat)).toBe(game.scores(s)[seat].total);
      over++;
    });
    expect(over).toBe(seats);
  });
});
