import { describe, expect, test } from 'vitest';
import { type BoxFile, BoxFileError, readBox, writeBox } from '../index.ts';

const BOX: BoxFile = {
  game: 'feast',
  name: 'Marthes Schachtel',
  values: { 'prices.1': 4, 'guests.smith.wants': '2 bread', open: true },
};
const file = (change: object): string => JSON.stringify({ ...JSON.parse(writeBox(BOX)), ...change });

describe('a corrected box as a file', () => {
  test('comes back as it was written', () => {
    expect(readBox(writeBox(BOX))).toEqual(BOX);
  });

  test.each([
    ['', { what: 'otherFile' }],
    ['[1]', { what: 'otherFile' }],
    ['{"village":{"council.time.2":3}}', { what: 'otherFile' }],
    [file({ version: 2 }), { what: 'newer' }],
    [file({ game: 7 }), { what: 'otherFile' }],
    [file({ values: [] }), { what: 'otherFile' }],
    [file({ name: ' ' }), { what: 'noName' }],
    [file({ name: 'two\nlines' }), { what: 'noName' }],
    [file({ name: 'x'.repeat(41) }), { what: 'noName' }],
    [file({ values: { 'prices.1': null } }), { what: 'badValue', path: 'prices.1' }],
    [file({ values: { 'prices 1': 2 } }), { what: 'badValue', path: 'prices 1' }],
    [file({ values: { wants: 'x'.repeat(201) } }), { what: 'badValue', path: 'wants' }],
    [file({ values: { wants: 'x'.repeat(60_001) } }), { what: 'tooLong' }],
  ])('%.60s is refused', (text, problem) => {
    expect(() => readBox(text)).toThrow(expect.objectContaining({ problem }));
    expect(() => readBox(text)).toThrow(BoxFileError);
  });
});
