import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../settings/settings.ts';

const STANDARD: Settings = {
  lang: 'de',
  light: 'day',
  speed: 'normal',
  pace: 'normal',
  confirm: 'coins',
  autoEnd: false,
  oneClick: false,
  guide: true,
  sound: false,
  logDensity: 'roomy',
  notation: false,
  seatColours: 'heraldic',
  keepAll: false,
  talk: true,
  name: '',
};

test('what was stored is what is set', () => {
  const chosen: Settings = {
    lang: 'en',
    light: 'candle',
    speed: 'off',
    pace: 'slow',
    confirm: 'always',
    autoEnd: true,
    oneClick: true,
    guide: false,
    sound: true,
    logDensity: 'dense',
    notation: true,
    seatColours: 'distinct',
    keepAll: true,
    talk: false,
    name: 'Marthe',
  };
  expect(readSettings(JSON.stringify(chosen), STANDARD)).toEqual(chosen);
});

test('what is not understood falls back to the standard, line by line', () => {
  expect(readSettings('{"light":"neon","confirm":3,"name":7,"guide":false}', STANDARD)).toEqual({
    ...STANDARD,
    guide: false,
  });
  for (const bad of ['', '[', 'null', '"day"', '7']) expect(readSettings(bad, STANDARD)).toEqual(STANDARD);
});

test('who did not want to confirm turns has them end by themselves', () => {
  expect(readSettings('{"confirmTurns":false}', STANDARD).autoEnd).toBe(true);
  expect(readSettings('{"confirmTurns":true}', STANDARD).autoEnd).toBe(false);
  expect(readSettings('{"confirmTurns":false,"autoEnd":false}', STANDARD).autoEnd).toBe(false);
});

test('who chose a speed before bots had a pace of their own has it for both', () => {
  expect(readSettings('{"speed":"fast"}', STANDARD).pace).toBe('fast');
});
