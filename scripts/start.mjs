// `npm start`: installs what is missing, builds the client if it has changed, and serves Spielstube.
import { spawn } from 'node:child_process';
import { install, nodeToUse, root } from './install.mjs';

install();
const server = spawn(nodeToUse(), ['server/start.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
