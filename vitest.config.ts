import { defineConfig } from 'vitest/config';
import { MUTATION, makeMistake } from './scripts/mutations.ts';

const INCLUDE = ['{engine,games,art,ui,bots,table,server,web,cli,scripts}/**/*.test.ts'];
/** Tests of what is drawn: Node alone does not read its files. */
const DRAWN = ['{ui,web,games/*/ui}/**/*.test.ts'];
/** Tests that load a game anew, with corrected values or in part: nobody else may meet their modules. */
const ALONE = ['**/corrections.test.ts', '**/loading.test.ts'];
const NEVER = ['**/node_modules/**', '**/browser/**'];

const mutation = process.env[MUTATION];

export default defineConfig({
  plugins: mutation === undefined ? [] : [makeMistake(JSON.parse(mutation))],
  test: {
    // Limits are for what hangs, not for machines that are busy: the slowest test takes some seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    projects: [
      // Files of one worker share the modules they load: starting each on its own took longer than most of the tests.
      {
        extends: true,
        test: {
          name: 'shared',
          include: INCLUDE,
          exclude: [...NEVER, ...DRAWN, ...ALONE],
          isolate: false,
          // Node reads the files as they are; only a deliberate mistake has to be put in between.
          experimental: { viteModuleRunner: mutation !== undefined },
          globalSetup: 'server/testing/shared-postgres.ts',
        },
      },
      {
        extends: true,
        test: { name: 'drawn', include: DRAWN, exclude: [...NEVER, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NEVER, isolate: true } },
    ],
  },
});
