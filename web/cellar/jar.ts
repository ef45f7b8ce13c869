import { type Table, writeRecord } from '@spielstube/table';
import type { StoredGame } from './stored-game.ts';

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
    moment: { ...moments.at(-1) },
    broken: '',
  };
}
