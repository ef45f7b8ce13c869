import { randomInt, rngFromSeed } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  RecordError,
  readRecord,
  type SeatPlan,
  Table,
  verifyRecord,
  writeRecord,
} from '../index.ts';

const [game] = await Promise.all(
  manifests.filter(({ id }) => id === 'burgundy').map((manifest) => manifest.rules()),
);
const seats: SeatPlan[] = [
  { kind: 'person', name: 'Anna von der Höh' },
  { kind: 'bot', level: 'greedy', name: 'Balduin' },
];

/** A random game, stopped after some moves or played to its end. */
function played(moves = Number.POSITIVE_INFINITY, seed = 'record'): GameRecord {
  const table = new Table(game, { seats, options: {}, seed });
  const rng = rngFromSeed(seed);
  while (!table.isOver() && table.seq < moves) {
    const [seat] = table.deciding();
    const choices = table.look(seat).decision?.choices ?? [];
    table.submit(seat, choices[randomInt(rng, choices.length)].notation);
  }
  return table.record();
}

const lineOf = (text: string, pattern: RegExp): number =>
  text.split('\n').findIndex((line) => pattern.test(line)) + 1;

/** The error that reading and verifying a text ends with. */
function refusal(text: string): RecordError {
  try {
    verifyRecord(game, readRecord(text));
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record was accepted');
}

describe('a record', () => {
  test('holds the corrected values that were played with, and is read without them, too', () => {
    const values = { 'places.ship': 'a "fine" ship', 'prices.1': 4, open: true };
    const record: GameRecord = {
      ...played(3),
      corrections: '0123456789abcdef',
      box: { name: 'Marthes Schachtel', values },
    };
    const text = writeRecord(record);
    expect(text).toContain(
      'box Marthes Schachtel\nvalue places.ship "a \\"fine\\" ship"\nvalue prices.1 4\n',
    );
    expect(readRecord(text)).toEqual(record);
    expect(readRecord(text.replace(/^(box|value) .*\n/gm, '')).box).toBeNull();
    expect(refusal(text)).toMatchObject({ line: 4, problem: { what: 'otherValues' } });
    expect(refusal(text.replace('value prices.1 4', 'value prices.1 four')).line).toBe(
      lineOf(text, /^value prices/),
    );
  });

  test('is read as it was written, running or finished', () => {
    for (const record of [played(), played(30), played(0)]) {
      expect(readRecord(writeRecord(record))).toEqual(record);
      expect(verifyRecord(game, readRecord(writeRecord(record))).record()).toEqual(record);
    }
  });

  test('with a move that is not legal is refused with its line', () => {
    const text = writeRecord(played());
    const line = lineOf(text, / take /);
    const broken = text.replace(/^(\d+ \d+) take .*$/m, '$1 sell D');
    expect(refusal(broken).line).toBe(line);
    expect(refusal(broken).message).toContain('"sell D" is not legal');
  });

  test.each([
    [/^seed .*/m, 'seed other', /^seed /, 'does not match the hash'],
    [/^scores \d+/m, 'scores 99', /^scores /, 'should be'],
    [/^winners .*/m, 'winners 1 2', /^winners /, 'should be'],
    [/^hash .*/m, 'hash 0123456789abcdef', /^hash /, 'should be'],
    [/^rules \d+$/m, 'rules 7', /^rules /, 'version 7'],
    [/^game .*/m, 'game chess', /^game /, 'a game of chess'],
    [/^12 (\d) .*/m, '13 $1 end', /^12 /, 'expected "12 SEAT MOVE"'],
    [/^12 \d .*/m, '12 9 end', /^12 /, 'no seat 9'],
    [/^option startPlayer .*/m, 'option startPlayer "9"', /^seat 1/, 'is one of random'],
    [/^rules .*/m, '$&\ncorrections 0123456789abcdef', /^seat 1/, 'corrected values 0123456789abcdef'],
    [/^spielstube.*/m, 'spielstube record 2', /^spielstube/, 'expected "spielstube record 1"'],
  ])('changed at %s is refused with the line that is wrong', (pattern, wrong, at, message) => {
    const text = writeRecord(played());
    const error = refusal(text.replace(pattern, wrong));
    expect(error.message).toContain(message);
    expect(error.line).toBe(lineOf(text, at));
  });

  test('cut off or extended at any line is refused, unless it is a running game', () => {
    const lines = writeRecord(played()).split('\n');
    const firstMove = lines.findIndex((line) => line.startsWith('1 '));
    const scores = lines.findIndex((line) => line.startsWith('scores '));
    for (let n = 1; n < lines.length - 1; n++) {
      const cut = `${lines.slice(0, n).join('\n')}\n`;
      if (n >= firstMove && n < scores) expect(() => verifyRecord(game, readRecord(cut))).not.toThrow();
      else refusal(cut);
    }
    refusal(`${lines.join('\n')}more\n`);
  });

  test('never breaks the reader, whatever the text', () => {
    const text = writeRecord(played(40));
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 12 }), (at, noise) => {
        try {
          verifyRecord(game, readRecord(text.slice(0, at) + noise + text.slice(at + noise.length)));
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
      }),
      { numRuns: 300 },
    );
    expect(() => readRecord('')).toThrow('the file is empty');
    expect(() => readRecord('x'.repeat(1000))).toThrow('too long');
  });
});
