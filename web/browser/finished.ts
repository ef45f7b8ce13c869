import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { burgundy } from '@spielstube/burgundy';
import { type Move, Table, writeRecord } from '@spielstube/table';

const NAMES = ['Marthe', 'Sophie', 'Jakob', 'Balduin'];

/** The record of a whole game of Burgundy, played without thinking. */
export function finishedRecord(seats: number, seed: string): string {
  const table = new Table(burgundy, {
    seats: NAMES.slice(0, seats).map((name, n) =>
      n === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'apprentice', name },
    ),
    options: {},
    seed,
  });
  for (let n = 0; !table.isOver(); n++) {
    const [seat] = table.deciding();
    const choices = table.look(seat).decision?.choices ?? [];
    const move: Move = { seat, notation: choices[(n * 7) % choices.length].notation };
    table.submit(move.seat, move.notation);
  }
  return writeRecord(table.record());
}

/** Opens a record file at the front door. */
export async function openRecord(page: Page, path: string, record: string): Promise<void> {
  await writeFile(path, record);
  await page.goto('/');
  await page.getByLabel('Partie aus einer Datei').setInputFiles(path);
}
