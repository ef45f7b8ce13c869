// `npm test`: installs what is missing and runs every check on the pinned Node.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { install, nodeToUse, root } from './install.mjs';

install();
const node = nodeToUse();
// Tools that start Node themselves shall find the pinned one, too.
const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
const { status } = spawnSync(node, ['scripts/checks.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PATH: path },
});
process.exit(status ?? 1);
