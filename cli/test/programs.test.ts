import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { HouseLine, Question } from '../bot-lines.ts';
import { loadGame } from '../house.ts';
import { main } from '../spielstube.ts';
import { command, json, spielstube } from './spielstube.ts';

const folder = mkdtempSync(join(tmpdir(), 'spielstube-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that answers every question by what `answer` makes of it. */
function program(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const told = JSON.parse(line);
       if (told.say === 'decide') { ${answer} }
     }`,
  );
  return `exec:${process.execPath} ${file}`;
}

/** Speaks with `serve-bot`: what is said follows from what was heard so far; ends when there is nothing more to say. */
async function talk(
  args: string,
  reply: (heard: readonly HouseLine[]) => string | null,
): Promise<HouseLine[]> {
  const heard: HouseLine[] = [];
  const code = await main(`serve-bot ${args}`.split(' '), {
    print: (text) => {
      for (const line of text.split('\n')) heard.push(JSON.parse(line));
    },
    complain: (text) => expect.unreachable(text),
    async *lines() {
      for (let said = reply(heard); said !== null; said = reply(heard)) yield said;
    },
  });
  expect(code).toBe(0);
  return heard;
}

const lastOf = (heard: readonly HouseLine[]): HouseLine => heard[heard.length - 1];
const questions = (heard: readonly HouseLine[]): Question[] => heard.filter((line) => line.say === 'decide');
/** The first open move of whatever is asked last. */
function firstChoice(heard: readonly HouseLine[]): string | null {
  const line = lastOf(heard);
  return line.say === 'decide' ? JSON.stringify({ move: line.choices[0].move }) : null;
}

describe('serve-bot', () => {
  test('a program plays a game to its end, by numbers', async () => {
    const heard = await talk('--against random --seed a', firstChoice);
    expect(heard[0]).toMatchObject({ say: 'game', game: 'burgundy', seats: 2, seat: 0 });
    const asked = questions(heard);
    expect(asked.length).toBeGreaterThan(10);
    for (const question of asked) {
      expect(question.choices.length).toBeGreaterThan(1);
      expect(question.features.map((counts) => counts.length)).toEqual(
        question.features.map(() => (heard[0].say === 'game' ? heard[0].features.length : -1)),
      );
    }
    expect(lastOf(heard)).toMatchObject({ say: 'over', points: [expect.any(Number), expect.any(Number)] });
  });

  test('the same seed and the same answers give the same game, also as the second one', async () => {
    const once = await talk('--against greedy --seed b', firstChoice);
    let games = 0;
    const again = await talk('--against greedy --seed other', (heard) =>
      lastOf(heard).say === 'over' && games++ === 0 ? '{"play":"b"}' : firstChoice(heard),
    );
    expect(again.slice(again.findLastIndex(({ say }) => say === 'game'))).toEqual(once);
  });

  test('it sees what its seat may see and nothing else', async () => {
    const heard = await talk('--seat 2 --against greedy --seed c', (lines) =>
      questions(lines).length < 5 ? firstChoice(lines) : null,
    );
    const game = await loadGame('burgundy');
    const text = JSON.stringify(heard);
    expect(text).not.toContain('"seed"');
    for (const { seat, view } of questions(heard)) {
      expect(seat).toBe(1);
      expect(game.view(view, seat)).toEqual(view);
    }
  });

  test.each([
    ['pass', 'is no JSON'],
    ['17', 'is no object'],
    ['{}', 'nothing is no open move'],
    ['{"move":-1}', '-1 is no open move'],
    ['{"move":"jump"}', '"jump" is no open move'],
  ])('%s is refused, and the question stands', async (line, why) => {
    let said = 0;
    const heard = await talk('--against random', (lines) => {
      const [{ choices }] = questions(lines);
      return [line, JSON.stringify({ move: choices[0].notation })][said++] ?? null;
    });
    expect(heard.map(({ say }) => say)).toEqual(['game', 'decide', 'refused', 'decide']);
    expect(heard[2]).toEqual({ say: 'refused', why: expect.stringContaining(why) });
  });
});

describe('a program in a tournament', () => {
  const first = program('first', 'console.log(JSON.stringify({ move: told.choices[0].move }));');

  test('plays, whatever the number of threads', async () => {
    const line = `tournament --bots "${first},random" --games 4`;
    const alone = await json(`${line} --workers 1`);
    expect(alone).toMatchObject({ bot: first, games: 4, missed: 0 });
    expect(await json(`${line} --workers 2`)).toEqual(alone);
  });

  test('moves are made for one that is late or names none; its late answers count for nothing', async () => {
    const mute = program('mute', '');
    const wrong = program('wrong', "console.log('{}');");
    for (const bot of [mute, wrong]) {
      const { missed } = await json(`tournament --bots "${bot},random" --games 2 --think 5`);
      expect(missed).toBeGreaterThan(10);
    }
    const { out } = await spielstube(`tournament --bots "${wrong},random" --games 2`);
    expect(out).toMatch(/\n\d+ moves were made for it/);
  });

  test.each([
    [
      'exec:there-is-no-such-program',
      /^spielstube: exec:there-is-no-such-program: it cannot be started \(.*ENOENT\)\n$/,
    ],
    [program('fails', 'process.exit(3);'), /^spielstube: exec:.*: it ended with code 3\n$/],
  ])('%s is told in one line', async (bot, words) => {
    const { code, err } = await spielstube(`tournament --bots "${bot},random" --games 2`);
    expect(code).toBe(1);
    expect(err).toMatch(words);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
describe.runIf(hasPython)('the programs of docs/python', () => {
  const python = join(import.meta.dirname, '..', '..', 'docs', 'python');

  test('the bot wins against chance', async () => {
    const bot = `exec:python3 ${join(python, 'first_bot.py')}`;
    const { winRate, missed } = await json(`tournament --bots "${bot},random" --games 6 --seed docs`);
    expect(missed).toBe(0);
    expect(winRate).toBeGreaterThan(0.5);
  });

  test('the environment plays whole games', () => {
    const lines = `import sys; sys.path.insert(0, ${JSON.stringify(python)})
from spielstube_env import play_at_random
play_at_random(2, command=(${JSON.stringify(process.execPath)}, ${JSON.stringify(command)}))`;
    const { stdout, stderr } = spawnSync('python3', ['-B', '-c', lines], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.match(/^game \d: points \[/gm)).toHaveLength(2);
  });
});
