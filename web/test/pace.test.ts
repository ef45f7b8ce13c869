import type { RoomLook } from '@spielstube/table';
import { afterEach, expect, test, vi } from 'vitest';
import { paceOf } from '../table/pace.ts';

afterEach(() => vi.unstubAllGlobals());

/** A look of which only matters what the pace depends on. */
const look = (part: Partial<RoomLook>): RoomLook =>
  ({
    whole: false,
    decision: null,
    events: [{ move: 1, event: { what: 'yawned', seat: 1 } }],
    ...part,
  }) as RoomLook;

test('moves of bots are left to be seen as long as the setting says, and nothing else waits', () => {
  vi.stubGlobal('document', { hidden: false });
  const paces = (['off', 'fast', 'normal', 'slow'] as const).map((pace) => paceOf(look({}), pace));
  expect(paces[0]).toBe(0);
  expect(paces).toEqual([...new Set(paces)].sort((one, other) => one - other));
  expect(paceOf(look({ events: [] }), 'slow')).toBe(0);
  expect(paceOf(look({ whole: true }), 'slow')).toBe(0);
  vi.stubGlobal('document', { hidden: true });
  expect(paceOf(look({}), 'slow')).toBe(0);
});
