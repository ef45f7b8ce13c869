import { expect, test } from 'vitest';
import { crash } from '../testing/crash.ts';
import { newDatabase } from './postgres.ts';

// The short form of `npm run crash`.
const plan = { tables: 5, kills: 2, seed: 'short', say: () => {} };

test.each([
  ['SQLite', async (): Promise<string> => ''],
  ['PostgreSQL', newDatabase],
] as const)(
  'no answered move is lost when the server is killed, on %s',
  async (_name, database) => {
    const { acknowledged, lost, stuck } = await crash({ ...plan, database: await database() });
    expect(lost).toEqual([]);
    expect(stuck).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  },
  300_000,
);
