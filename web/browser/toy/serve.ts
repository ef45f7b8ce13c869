// Builds the client with a sixth game on its list into a folder of its own, and serves it: node web/browser/toy/serve.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, listen } from '@spielstube/server';
import { build } from 'vite';

const web = join(import.meta.dirname, '..', '..');
const client = mkdtempSync(join(tmpdir(), 'spielstube-toy-'));
process.once('exit', () => rmSync(client, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));

await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'warn',
  resolve: {
    alias: [{ find: /^@spielstube\/games$/, replacement: join(import.meta.dirname, 'games.ts') }],
  },
  build: { outDir: client, emptyOutDir: true, minify: false },
});
console.log(await listen(await createApp(client), 0, '127.0.0.1'));
