import { expect, test } from 'vitest';
import { make, type VillagersAction } from '../rules/moves.ts';
import { frame, type Villagers } from '../rules/state.ts';
import { proposal } from '../ui/proposal.ts';

const view = { players: [8, 12, 5, 5].map((gold) => ({ gold })) } as unknown as Villagers;
const proposed = (...open: VillagersAction[]): VillagersAction | undefined =>
  proposal(view, frame('unlock', 0, 0), open)?.action;

test('padlocks: an own villager before a Tinner, before the poorest of the others (VRS-LOCK-02, -04, VRS-SPECIAL-24)', () => {
  const { unlock, payBank, tinner } = make;
  expect(proposed(unlock(0, 2), tinner)).toBe(unlock(0, 2));
  expect(proposed(unlock(1, 0), tinner)).toBe(tinner);
  expect(proposed(unlock(1, 0), unlock(2, 3), unlock(3, 1))).toBe(unlock(2, 3));
  expect(proposed(payBank)).toBe(payBank);
  expect(proposed(make.end)).toBeUndefined();
});
