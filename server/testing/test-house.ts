import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { type HouseChoices, OpenHouse } from '../house.ts';
import { NO_LIMITS } from '../limits.ts';
import { listen } from '../listen.ts';
import type { Opened } from '../store/opened.ts';
import { openSqlite } from '../store/sqlite.ts';

export interface TestHouse {
  readonly url: string;
  readonly house: OpenHouse;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** An open house on a port of its own, with an empty client; in memory unless another database is given. */
export async function openTestHouse(
  choices: Partial<HouseChoices> = {},
  opened?: Opened,
): Promise<TestHouse> {
  const client = await mkdtemp(join(tmpdir(), 'spielstube-client-'));
  await writeFile(join(client, 'index.html'), '<title>Spielstube</title>');
  const house = await OpenHouse.open(opened ?? (await openSqlite(':memory:')), {
    limits: NO_LIMITS,
    ...choices,
  });
  const app = await createApp(client, house);
  const url = await listen(app, 0, '127.0.0.1');
  return {
    url,
    house,
    app,
    async close() {
      await house.close();
      await app.close();
    },
  };
}
