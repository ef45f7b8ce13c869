import { type Table, writeRecord } from '@spielstube/table';
import type { StoredGame } from './stored-game.ts';

/** Short names for games in addresses: letters that are not mistaken for one another. */
export function newGameId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(10))].map((n) => letters[n % letters.length]).join('');
}

/** A seed nobody can guess. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((n) => n.toString(16).padStart(2, '0')).join('');
}

/** A table as it is put into the cellar. */
export function jarOf(id: string, table: Table, created: number, updated: number): StoredGame {
  const { scores, deciding, moments } = table.look(null);
  return {
    id,
    game: table.game.id,
    record: writeRecord(table.record()),
    log: [...table.entered],
    created,
    updated,
    seats: table.setup.seats.map(({ kind, name }) => ({ kind, name })),
    totals: scores.map((sheet) => sheet.total),
    deciding: [...deciding],
    over: table.isOver(),
    moves: table.seq,
    moment: { ...moments[moments.length - 1]?.moment },
    broken: '',
  };
}
