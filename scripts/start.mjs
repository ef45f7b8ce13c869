// `npm start`: installs what is missing, builds the client if it has changed, and serves Spielstube.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canWrite, giveUp, install, nodeToUse, root, say } from './install.mjs';

const client = join(root, 'web', 'dist', 'index.html');

/** Builds the client; where that is not possible, the last one will do. */
function build(node) {
  if (!existsSync(client)) say('building the client (once, a few seconds) …');
  if (canWrite(join(root, 'web'))) {
    const built = spawnSync(node, ['web/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (built.status === 0) return;
  }
  if (!existsSync(client)) giveUp('the client could not be built; is the folder writable?');
  say('the client could not be built anew; serving the last one.');
}

install();
const node = nodeToUse();
build(node);
const server = spawn(node, ['server/start.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
