import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,art,ui,bots,table,server,web,cli,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/browser/**'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    // Modules here keep nothing that a test could change for another one, and loading them again for each file took a
    // third of the time.
    isolate: false,
  },
});
