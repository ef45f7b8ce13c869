import type { Game } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { type GameRecord, RecordError, readRecord, Table, verifyRecord } from '@spielstube/table';
import { fetchPart } from '../games/away.ts';
import { layBoxFirst } from '../games/lay-box.ts';
import { CallError } from '../workers/call.ts';
import { putGame, takeGame } from './cellar.ts';
import { jarOf } from './jar.ts';
import type { StoredGame } from './stored-game.ts';

/** The table of a jar. A game that can no longer be played again is marked and stays where it is. */
export async function openJar(id: string): Promise<{ table: Table; created: number }> {
  const jar = await takeGame(id);
  if (jar === null) throw new CallError({ kind: 'gone', message: '' });
  const game = await rulesFor(jar);
  if (game === undefined) throw new CallError({ kind: 'broken', message: jar.game });
  try {
    return { table: tableIn(game, jar), created: jar.created };
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`;
    await putGame({ ...jar, broken: message });
    throw new CallError({ kind: 'broken', message });
  }
}

/** A jar of another cellar, played again: what it says of the game is what the moves give. */
export async function rebuildJar(jar: StoredGame): Promise<StoredGame> {
  const game = await rulesFor(jar);
  if (game === undefined) throw new RecordError(2, { what: 'unknownGame', game: jar.game });
  return jarOf(jar.id, tableIn(game, jar), jar.created, jar.updated);
}

/** Rules with the expansions and the box that are played; for a record that nobody can read any will do: opening it says so. */
async function rulesFor({ game, record: text }: StoredGame): Promise<Game | undefined> {
  const { options, box } = headOf(text);
  layBoxFirst(game, box);
  return fetchPart(game, () => gameNamed(game, options));
}

function headOf(text: string): Pick<GameRecord, 'options' | 'box'> {
  try {
    return readRecord(text);
  } catch {
    return { options: {}, box: null };
  }
}

/** The record decides; the log adds when each entry was made and what was taken back. */
export function tableIn(game: Game, { record: text, log }: Pick<StoredGame, 'record' | 'log'>): Table {
  const record = readRecord(text);
  const table = verifyRecord(game, record);
  if (log === undefined || record.rulesVersion !== game.rulesVersion) return table;
  const logged = Table.fromLog(game, table.setup, log);
  if (logged.hash() !== table.hash()) throw new Error('log and record do not tell the same game');
  return logged;
}
