import { randomInt } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import type { VillageEvent } from '../rules/events.ts';
import type { VillageAction } from '../rules/moves.ts';
import { type PaymentAhead, paymentAhead } from '../rules/payment-ahead.ts';
import type { Village } from '../rules/state.ts';
import { village } from './all.ts';
import { position } from './position.ts';
import { at } from './table.ts';

/** What a choice takes in cubes without asking, found out by making it. */
function paidAtOnce(s: Village, seat: number, action: VillageAction): PaymentAhead | null {
  const told: VillageEvent[] = [];
  const after = village.copy(s);
  village.apply(after, seat, action, (event) => told.push(event));
  const paid = told.find((event) => event.what === 'paidCubes');
  return paid?.what === 'paidCubes' ? { cubes: paid.cubes, coins: paid.coins } : null;
}

describe('VIL-COIN-03 what a choice will take without asking is known before', () => {
  const ALL = { inn: 'back', port: true, marriage: 'front', promos: true };
  test.each([
    [1, {}],
    [2, {}],
    [4, {}],
    [1, ALL],
    [2, { ...ALL, inn: 'front' }],
    [3, { ...ALL, marriage: 'back' }],
    [5, ALL],
  ])('in a random game of %i with %j', (seats, options) => {
    const rng = [7, 8, 9, seats];
    const s = village.setup(seats, options, `ahead ${seats}`);
    const seen = { coins: 0, cubes: 0, asked: 0 };
    for (let seat = village.turnOf(s); seat >= 0; seat = village.turnOf(s)) {
      const { frame, choices } = village.decision(s, seat);
      for (const action of choices) {
        if (action.do === 'pay') continue;
        const ahead = paymentAhead(village.view(s, seat), frame, action);
        expect(ahead, `${frame.kind} ${village.notate(action)}`).toEqual(paidAtOnce(s, seat, action));
        if (ahead !== null) seen[ahead.coins > 0 ? 'coins' : 'cubes']++;
      }
      if (frame.kind === 'pay') seen.asked++;
      village.apply(s, seat, choices[randomInt(rng, choices.length)]);
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  test.each([
    ['visit', { members: { farm: '1' } }, 'visit 1'],
    ['drink', { members: { inn: '1' }, goods: 'b' }, 'drink'],
  ])(
    'VIL-INN-ACT-06 on the back of the Inn, where the only cube pays for a %s',
    (_what, player, notation) => {
      const { s } = at(
        position({
          options: { inn: 'back' },
          spaces: { inn: 'f', grain: 'k' },
          stacks: [['blacksmith'], ['scribe'], ['mayor']],
          players: [player],
        }),
      ).choose('cube inn faith');
      const { frame, choices } = village.decision(s, 0);
      const action = choices.find((choice) => village.notate(choice) === notation);
      if (action === undefined) throw new Error(`${notation} is not open`);
      const ahead = paymentAhead(village.view(s, 0), frame, action);
      expect(ahead).not.toBeNull();
      expect(ahead).toEqual(paidAtOnce(s, 0, action));
    },
  );
});
