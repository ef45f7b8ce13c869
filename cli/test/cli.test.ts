import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, spielstube, started } from './spielstube.ts';

const folder = mkdtempSync(join(tmpdir(), 'spielstube-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('started by a shell', () => {
  test('it answers on standard output with code 0', async () => {
    const answer = started('games --json');
    expect(answer).toEqual(await spielstube('games --json'));
    expect(answer.code).toBe(0);
    expect(JSON.parse(answer.out)[0].id).toBe('burgundy');
  });

  test('it complains on standard error with code 2', () => {
    const { code, out, err } = started('dance');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^spielstube: [^\n]+\n$/);
  });
});

describe('help', () => {
  test('lists the commands', async () => {
    const { code, out } = await spielstube('--help');
    expect(code).toBe(0);
    expect(out).toContain('tournament');
  });

  test.each([
    'games',
    'box',
    'simulate',
    'coach',
    'balance',
    'tournament',
    'fit',
    'bench',
    'record',
    'campaign',
    'replay',
    'verify',
    'rules',
    'lesson',
    'serve-bot',
  ])('%s shows examples', async (name) => {
    const { code, out } = await spielstube(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain(`spielstube ${name}`);
  });
});

test.each([
  'dance',
  'simulate --game chess',
  'simulate --seats 9',
  'simulate --seats 2 --bots greedy,random,random',
  'simulate --bots clever',
  'simulate --games many',
  'simulate --games -3',
  'simulate --workers 0',
  'simulate --option startPlayer=7',
  'simulate --option colour=red',
  'simulate surplus',
  'balance --bot clever',
  'balance --games 0',
  'balance --seats 9',
  'balance surplus',
  'tournament --vary colour',
  'fit --vary colour',
  'tournament --bots clever@worth.ts,greedy',
  'tournament --bots greedy@,greedy',
  'tournament --bots greedy@/nowhere.ts,greedy',
  `tournament --bots greedy@${fileURLToPath(import.meta.resolve('../output.ts'))},greedy`,
  'fit --game chess',
  'fit --seats 9',
  'fit --seats 1',
  'fit --from memory',
  'fit --rounds 0',
  'fit --games none',
  'fit --blur much',
  'fit --share 0',
  'fit --trial 0',
  'fit --out /nowhere/at/all.ts',
  `fit --out ${tmpdir()}`,
  'fit surplus',
  'tournament --bots greedy',
  'tournament --seats 1 --bots greedy,random',
  'bench --fast',
  'bench --seats 7',
  'bench --game burgundy --option inn=front',
  'bench --option inn=upstairs',
  'bench --option colour=red',
  'record --bots random',
  'record --bots random --out /nowhere/at/all.txt',
  'campaign',
  'campaign --game burgundy --out c.campaign',
  'campaign --branch 0 --out c.campaign',
  'campaign --bots random --chapters 1 --out /nowhere/at/all.campaign',
  'replay',
  'replay /nowhere.txt',
  'verify one two',
  'rules --game chess',
])('"%s" is refused with code 2 and one line', async (line) => {
  const { code, out, err } = await spielstube(line);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^spielstube: [^\n]+\n$/);
});

test('games lists seats and options', async () => {
  const { out } = await spielstube('games --json');
  const [burgundy] = JSON.parse(out);
  expect(burgundy.id).toBe('burgundy');
  expect(burgundy.seats).toEqual([1, 2, 3, 4]);
  expect((await spielstube('games')).out).toContain('startPlayer');
});

test('games lists options that others bring to mean something, each with its values', async () => {
  const { out } = await spielstube('games');
  expect(out).toContain('  road: creekside | thickthorn, standard creekside\n');
  expect(out).toContain('  promoP10: true | false, standard true\n');
  expect(out).not.toMatch(/: , standard|with {2}seats/);
});

test('simulate sums up by bot and by source, whatever the number of workers', async () => {
  const line = 'simulate --seats 4 --bots greedy,random,random,random --games 6 --seed 3';
  const one = await json(`${line} --workers 1`);
  expect(await json(`${line} --workers 2`)).toEqual(one);
  expect(one).toMatchObject({ game: 'burgundy', seats: 4, games: 6 });
  expect(one.bots).toHaveLength(4);
  const [first] = one.bots as { sources: Record<string, number>; meanScore: number }[];
  const sum = Object.values(first.sources).reduce((total, points) => total + points, 0);
  expect(sum).toBeCloseTo(first.meanScore, 2);
  const inWords = await spielstube('simulate --seats 4 --bots random --games 6 --seed 3');
  expect(inWords.out).toContain('decisions a game');
});

test('simulate shows the solo rival', async () => {
  const { bots } = await json('simulate --seats 1 --bots random --games 5');
  expect(bots).toHaveLength(2);
  expect(bots).toMatchObject([{ bot: 'random' }, { bot: 'rival' }]);
});

test('simulate counts the titles of solo games, where a game has them', async () => {
  const line = 'simulate --game village --seats 1 --bots random --games 5';
  expect((await json(line)).titles).toEqual({ Apprentice: 5 });
  expect((await spielstube(line)).out).toContain('titles: Apprentice 5');
  expect((await json('simulate --seats 1 --bots random --games 2')).titles).toEqual({});
});

test('tournament gives win rate, interval and Elo, whatever the number of workers', async () => {
  const line = 'tournament --seats 2 --bots greedy,random --games 12 --seed 5';
  const one = await json(`${line} --workers 1`);
  expect(await json(`${line} --workers 2`)).toEqual(one);
  expect(one.games).toBe(12);
  expect(one.winRate).toBeGreaterThan(0.9);
  expect(one.low).toBeLessThanOrEqual(Number(one.winRate));
  expect(one.high).toBeGreaterThanOrEqual(Number(one.winRate));
  expect(one.elo).toBeGreaterThan(100);
});

test('a bot against itself is even', async () => {
  const { winRate, elo } = await json('tournament --seats 2 --bots random,random --games 60');
  expect(winRate).toBeGreaterThan(0.3);
  expect(winRate).toBeLessThan(0.7);
  expect(Math.abs(Number(elo))).toBeLessThan(150);
});

test('bench measures every figure', async () => {
  const figures = await json('bench --game burgundy --seats 4 --runs 1 --milliseconds 60');
  expect(Object.keys(figures)).toEqual([
    'game',
    'seats',
    'decisionsPerSecond',
    'gamesPerSecond',
    'copiesPerSecond',
    'meanChoices',
    'decisionsPerGame',
    'stateBytes',
  ]);
  for (const [key, value] of Object.entries(figures)) if (key !== 'game') expect(value).toBeGreaterThan(0);
});

test('bench measures all games with the options that each of them has', async () => {
  const line = 'bench --seats 4 --runs 1 --milliseconds 1 --json';
  const sizes = async (options: string): Promise<Map<string, number>> => {
    const { out, code } = await spielstube(`${line} ${options}`);
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    return new Map(lines.map((each) => JSON.parse(each)).map(({ game, stateBytes }) => [game, stateBytes]));
  };
  const base = await sizes('');
  const whole = await sizes('--option inn=front --option port=true --option marriage=front');
  expect([...whole.keys()]).toEqual([...base.keys()]);
  expect(whole.get('burgundy')).toBe(base.get('burgundy'));
  expect(whole.get('village')).toBeGreaterThan(1.5 * Number(base.get('village')));
});

test('rules counts what tests name and what is left', async () => {
  const { out } = await spielstube('rules --json');
  const [burgundy] = JSON.parse(out);
  expect(burgundy.rules).toBe(205);
  expect(burgundy.tested.length + burgundy.left.length).toBeLessThanOrEqual(205);
  expect(burgundy.tested).toContain('BUR-ACT3-02');
});

describe('campaigns', () => {
  const file = join(folder, 'newdale.campaign');

  test('NEW-CAMP-01 a campaign goes on where it stopped, on the way that was chosen, and ends with chapter VIII', async () => {
    const begun = await json(`campaign --bots random --chapters 2 --branch 2 --out ${file}`);
    expect(begun).toMatchObject({ over: false, games: 2 });
    const whole = await json(`campaign --bots random --branch 2 --out ${file}`);
    expect(whole).toMatchObject({ over: true, games: 8 });
    const chapters = readFileSync(file, 'utf8').matchAll(/^option chapter "(.*)"$/gm);
    expect(Array.from(chapters, ([, chapter]) => chapter).join(' ')).toBe('I II IIIb IVb V VI VII VIII');
  });

  test('NEW-SOLO-11 alone a chapter is tried again, but not for ever', async () => {
    const solo = join(folder, 'solo.campaign');
    const { code, out } = await spielstube(`campaign --seats 1 --bots random --tries 3 --out ${solo}`);
    expect(code).toBe(1);
    expect(out.match(/^I: \d+, not passed$/gm)).toHaveLength(3);
  });

  test('a file that was changed is refused with its line', async () => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^scores .*$/m, 'scores 99 0'));
    const { code, err } = await spielstube(`campaign --bots random --out ${file}`);
    expect(code).toBe(1);
    expect(err).toContain(`line ${text.slice(0, text.search(/^scores/m)).split('\n').length}:`);
  });
});

describe('the coach', () => {
  const file = join(folder, 'coached.txt');
  beforeAll(async () => {
    await spielstube(`record --seats 2 --bots greedy,random --seed 11 --out ${file}`);
    // A game that stops early is gone through in a moment.
    const lines = readFileSync(file, 'utf8').split('\n');
    const first = lines.findIndex((line) => line.startsWith('1 '));
    writeFileSync(file, `${lines.slice(0, first + 12).join('\n')}\n`);
  });

  test('tells a seat what it gave away, in words and for machines', async () => {
    const { code, out } = await spielstube(`coach ${file} --seat 2 --all`);
    expect(code).toBe(0);
    const [heading, ...lines] = out.trimEnd().split('\n');
    expect(heading).toMatch(/^seat 2, random 2: \d+ decisions, \d+ as good as the coach's/);
    const whole = await json(`coach ${file} --seat 2`);
    expect(whole).toMatchObject({ game: 'burgundy', seats: [{ seat: 2, name: 'random 2' }] });
    expect(lines).toHaveLength(Number(/(\d+) decisions/.exec(heading)?.[1]));
    expect(lines.join('\n')).toMatch(/^ {2}much {3}move \d+: .*; better by [\d.]+ ± [\d.]+: /m);
  });

  test('refuses a seat that nobody has', async () => {
    const { code, err } = await spielstube(`coach ${file} --seat 3`);
    expect(code).toBe(2);
    expect(err).toContain('--seat is a whole number from 1 to 2');
  });
});

describe('records', () => {
  const file = join(folder, 'game.txt');
  const tampered = join(folder, 'tampered.txt');
  beforeAll(async () => {
    await spielstube(`record --seats 2 --bots greedy,random --seed 11 --out ${file}`);
  });

  test('a record can be replayed and verified', async () => {
    const whole = await json(`verify ${file}`);
    expect(whole.ok).toBe(true);
    expect((await json(`replay ${file}`)).hash).toBe(whole.hash);
    expect(await json(`replay ${file} --to 10`)).toMatchObject({ moves: 10, over: false });
    expect((await spielstube(`replay ${file} --to 100000`)).code).toBe(2);
  });

  test('the same seed gives the same record', async () => {
    const again = join(folder, 'again.txt');
    await spielstube(`record --seats 2 --bots greedy,random --seed 11 --out ${again}`);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  test.each([
    ['a move', /^20 .*$/m, '20 1 silver!'],
    ['the scores', /^scores .*$/m, 'scores 99 0'],
    ['the seed', /^seed .*$/m, 'seed 12'],
    ['the hash', /^hash .*$/m, 'hash 0000000000000000'],
  ])('a record with %s changed is refused with the line', async (_what, line, changed) => {
    const text = readFileSync(file, 'utf8');
    const wrong = text.slice(0, text.search(line)).split('\n').length;
    writeFileSync(tampered, text.replace(line, changed));
    const { code, err } = await spielstube(`verify ${tampered}`);
    expect(code).toBe(1);
    expect(err).toMatch(/^spielstube: [^\n]+\n$/);
    expect(err).toContain(`line ${wrong}:`);
  });

  test('what is no record at all is told so', async () => {
    writeFileSync(tampered, 'hello\n');
    const { code, err } = await spielstube(`replay ${tampered}`);
    expect(code).toBe(1);
    expect(err).toContain('line 1');
  });
});
