import type { RoomStore, Table } from '@spielstube/table';
import { putGame } from './cellar.ts';
import { newGameId } from './chance.ts';
import { jarOf } from './jar.ts';

/** Puts a new table into the cellar; answers its id. */
export async function addJar(table: Table): Promise<string> {
  const id = newGameId();
  const now = Date.now();
  await putGame(jarOf(id, table, now, now));
  return id;
}

/** Where the room of a game keeps it: in its jar, as a whole. */
export class JarStore implements RoomStore {
  private readonly id: string;
  private readonly created: number;

  constructor(id: string, created: number) {
    this.id = id;
    this.created = created;
  }

  /** A jar is open in one window only: nothing happens elsewhere. */
  async put(next: Table): Promise<[]> {
    await putGame(jarOf(this.id, next, this.created, Date.now()));
    return [];
  }

  add(table: Table): Promise<string> {
    return addJar(table);
  }
}
