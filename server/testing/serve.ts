// A server for crashes and measurements: node server/testing/serve.ts PORT. Set up like the real one, without a client.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { houseFromEnvironment } from '../environment.ts';
import { stopGracefully } from '../shutdown.ts';

const client = mkdtempSync(join(tmpdir(), 'spielstube-client-'));
writeFileSync(join(client, 'index.html'), '<title>Spielstube</title>');
const house = await houseFromEnvironment(process.env);
const app = await createApp(client, house);
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
console.log('open');
stopGracefully(app, house);
