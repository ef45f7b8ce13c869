// Serves Spielstube: node server/start.ts [--port 4200] [--host 127.0.0.1]. What a host can set up: docs/hosting.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLIENT, createApp } from './app.ts';
import { houseFromEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { stopGracefully } from './shutdown.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4200' },
    host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`"${values.port}" is not a port.`);
  process.exit(2);
}
if (!existsSync(join(CLIENT, 'index.html'))) {
  console.error('The client has not been built yet: node web/build.ts');
  process.exit(1);
}

const house = await houseFromEnvironment(process.env);
const app = await createApp(CLIENT, house);
const address = await listen(app, port, values.host);
console.log(`Spielstube is open: ${address}`);
stopGracefully(app, house);
