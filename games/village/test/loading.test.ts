import type { GameEvent } from '@spielstube/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';

/* What is loaded stays loaded, so every test begins with an empty house. */
beforeEach(() => {
  vi.resetModules();
});

const ALL = { inn: 'front', port: true, marriage: 'back' };

describe('expansions are loaded where they are played', () => {
  test('the base game lists their options, and a table with one of them is refused before it is loaded', async () => {
    const { village } = await import('../manifest.ts');
    const game = await village.rules({});
    expect(game.options.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['inn', 'port', 'marriage', 'promoP09', 'promoP13']),
    );
    expect(game.setup(2, {}, 'base').stack).not.toEqual([]);
    for (const [option, name] of [
      [{ inn: 'front' }, 'Inn'],
      [{ port: true }, 'Port'],
      [{ marriage: 'back' }, 'Marriage'],
    ] as const)
      expect(() => game.setup(2, option, 'x')).toThrow(`${name} is played, but its rules are not loaded`);
  });

  test.each([[{ inn: 'back' }], [{ port: true }], [{ marriage: 'front' }], [ALL]])(
    'rules and words of %j come for its table',
    async (options) => {
      const { village } = await import('../manifest.ts');
      const game = await village.rules(options);
      const { words } = await village.text.de(options);
      const s = game.setup(2, options, 'x');
      for (const key of ['inn', 'port', 'marriage'] as const) {
        const isPlayed = key in options;
        expect(Reflect.get(s, key) !== null).toBe(isPlayed);
        expect(Reflect.has(words as object, key)).toBe(isPlayed);
      }
    },
  );

  test.each(['de', 'en'] as const)('the base game is told without their words (%s)', async (lang) => {
    const { anyChoice, expectWords, others, playGame } = await import('@spielstube/engine/testing');
    const { village } = await import('../manifest.ts');
    const game = await village.rules({});
    const text = await village.text[lang]({});
    const told: string[] = [];
    const tell = (event: GameEvent): void => {
      told.push(text.event(event, others) ?? 'nothing');
    };
    for (const seats of [1, 3]) {
      const options = { goals: true, promos: true };
      playGame(
        game,
        seats,
        options,
        'told',
        anyChoice,
        2000,
        ({ s, seat }) => {
          const { frame, choices, closed } = game.decision(s, seat);
          told.push(text.question(s, frame).title, text.guide(s, frame), text.waiting(frame));
          for (const choice of choices) told.push(text.action(s, frame, choice));
          for (const { wish, refusal } of closed) told.push(text.wish(s, frame, wish), text.refusal(refusal));
        },
        tell,
      );
    }
    for (const words of told) expectWords(words);
  });

  test('a game that is open gets an expansion later, and nobody loads it twice', async () => {
    const { village } = await import('../manifest.ts');
    const base = await village.rules({});
    const whole = await village.rules();
    expect(whole).toBe(base);
    expect(await village.rules(ALL)).toBe(base);
    expect(base.setup(3, ALL, 'x').stack).not.toEqual([]);
  });

  test('corrections of tables that are not loaded wait for them, and what fits no table is refused', async () => {
    const { layCorrections } = await import('@spielstube/engine');
    layCorrections('village', { 'inn.startingBeer': 3, 'port.nonsense': 1 });
    const { village } = await import('../manifest.ts');
    await expect(village.rules({})).rejects.toThrow('has no value "port.nonsense"');
    vi.resetModules();
    const anew = await import('@spielstube/engine');
    anew.layCorrections('village', { 'inn.startingBeer': 3 });
    const { village: corrected } = await import('../manifest.ts');
    await corrected.rules({});
    const game = await corrected.rules({ inn: 'front' });
    expect(game.setup(2, { inn: 'front' }, 'x')).toMatchObject({
      players: [{ goods: [0, 0, 0, 0, 0, 3] }, {}],
    });
  });
});
