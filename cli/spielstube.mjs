#!/usr/bin/env node
// The command runs TypeScript as it is. A Node that cannot do that hands over to the pinned one of this project.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) {
  const { runHere } = await import('./spielstube.ts');
  await runHere();
} else {
  const pinned = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
  if (!existsSync(pinned)) {
    console.error(
      `spielstube: Node ${process.versions.node} is too old and the pinned one is missing; run "npm install" first`,
    );
    process.exit(1);
  }
  const here = fileURLToPath(import.meta.url);
  const { status, signal } = spawnSync(pinned, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (signal !== null) process.kill(process.pid, signal);
  process.exit(status ?? 1);
}
