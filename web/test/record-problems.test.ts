import { problemInEnglish, type RecordProblem } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import { problemIn } from '../text/record-problems.ts';

const PROBLEMS: readonly RecordProblem[] = [
  { what: 'empty' },
  { what: 'fileTooLong' },
  { what: 'lineTooLong' },
  { what: 'endsTooEarly' },
  { what: 'expected', form: 'seat 1 person NAME" or "seat 1 bot LEVEL NAME' },
  { what: 'expectedScores', seats: 4 },
  { what: 'nothingExpected' },
  { what: 'noNumber', word: 'seven' },
  { what: 'noSeat', seat: '9' },
  { what: 'unknownGame', game: 'chess' },
  { what: 'otherGame', game: 'chess', here: 'village' },
  { what: 'otherRules', version: 7, here: 1 },
  { what: 'otherValues', given: '', here: '0123456789abcdef' },
  { what: 'otherValues', given: '0123456789abcdef', here: '' },
  { what: 'otherSeed' },
  { what: 'noSuchTable', why: 'village has no option dice' },
  { what: 'illegal', move: 'cube well plague', reason: 'noPassing', rule: 'VIL-TURN-01' },
  { what: 'resultMissing' },
  { what: 'resultTooEarly' },
  { what: 'notToBeNamed', place: 'A8' },
  { what: 'wrongLine', given: 'scores 99', right: 'scores 39' },
];

describe.each(PROBLEMS)('$what', (problem) => {
  test('is a sentence in both languages, with everything that it names', () => {
    for (const lang of ['de', 'en'] as const) {
      const sentence = problemIn(lang, problem);
      expect(sentence).toMatch(/^[\p{Lu}„"].*\.$/u);
      const { what: _what, ...named } = problem;
      for (const [key, value] of Object.entries(named)) {
        if (key === 'reason' || key === 'form') continue;
        expect(sentence.toLowerCase()).toContain(String(value).toLowerCase());
      }
    }
    expect(problemIn('de', problem)).not.toBe(`${problemInEnglish(problem)}.`);
  });
});
