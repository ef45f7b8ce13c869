import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createApp, listen } from '@spielstube/server';

const DIST = join(import.meta.dirname, '..', 'dist');

/** A house that can be cut off from the network, and opened again with a newer version. */
export interface CutOffHouse {
  readonly address: string;
  cut(): Promise<void>;
  openAgain(): Promise<void>;
  /** From now on there is a newer version: the same files, another list of them. */
  renew(): void;
  close(): Promise<void>;
}

export async function openHouse(): Promise<CutOffHouse> {
  const client = mkdtempSync(join(tmpdir(), 'spielstube-offline-'));
  cpSync(DIST, client, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path) && basename(path) !== '.stamp',
  });
  let app = await createApp(client);
  const address = await listen(app, 0, '127.0.0.1');
  const port = Number(new URL(address).port);
  const cut = async (): Promise<void> => {
    app.server.closeAllConnections();
    await app.close();
  };
  return {
    address,
    cut,
    async openAgain() {
      app = await createApp(client);
      await app.listen({ port, host: '127.0.0.1' });
    },
    renew() {
      const worker = join(client, 'service-worker.js');
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/version:`[^`]+`/, 'version:`newer`'));
    },
    async close() {
      await cut();
      rmSync(client, { recursive: true, force: true });
    },
  };
}
