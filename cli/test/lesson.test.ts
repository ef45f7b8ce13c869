import { expect, test } from 'vitest';
import { spielstube } from './spielstube.ts';

test('a course is played up to a step, and what is open there is told in notation and in words', async () => {
  const { code, out } = await spielstube('lesson --game burgundy --to 5');
  expect(code).toBe(0);
  expect(out).toContain('Du spielst eine 6.');
  expect(out).toMatch(/take SH5c +Schiff \(5\) aus Reihe 6 nehmen/);
  expect(out).toMatch(/the bot: take SH5c/);
});

test('moves can follow, a star is the bot’s', async () => {
  const { code, out } = await spielstube(
    'lesson --game burgundy --to 5 --then "take SH5c; end; *" --language en --json',
  );
  expect(code).toBe(0);
  const { log, asked } = JSON.parse(out);
  expect(log.map(({ move }: { move: number }) => move)).toContain(4);
  expect(asked).toMatchObject([{ seat: 'Other 1' }]);
});

test('a table without a course begins anew', async () => {
  const { code, out } = await spielstube('lesson --game village --seed 7 --seats 3 --language en');
  expect(code).toBe(0);
  expect(out).toContain('cube ');
});

test.each(['lesson --language fr', 'lesson --to 1000', 'lesson --to 5 --then "dance"'])(
  '%s is refused',
  async (line) => {
    const { code, err } = await spielstube(line);
    expect(code).toBe(2);
    expect(err).toMatch(/^spielstube: [^\n]+\n$/);
  },
);
