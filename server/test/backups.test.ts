import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../backups.ts';
import { openSqlite } from '../store/sqlite.ts';
import { keptTable } from './kept-table.ts';

const DAY = 24 * 3_600_000;

test('a back-up is written every day while the house is open, a week is kept, and it can be opened again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-backups-'));
  const opened = await openSqlite(join(folder, 'spielstube.db'));
  await opened.store.addTable(keptTable('one'));
  const start = new Date('2026-11-16T12:00:00Z').getTime();
  const backups = join(folder, 'backups');
  for (let day = 0; day < 9; day++) {
    backUp(opened, backups, start + day * DAY);
    backUp(opened, backups, start + day * DAY + 1000);
  }
  expect(readdirSync(backups).sort()).toEqual(
    ['18', '19', '20', '21', '22', '23', '24'].map((day) => `spielstube-2026-11-${day}.db`),
  );
  await opened.store.close();
  const again = await openSqlite(join(backups, 'spielstube-2026-11-24.db'));
  expect(await again.store.table('one')).toEqual(keptTable('one'));
  await again.store.close();
  rmSync(folder, { recursive: true });
});
