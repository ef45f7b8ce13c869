import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,art,ui,bots,table,server,web,cli,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/browser/**'],
    testTimeout: 60_000,
  },
});
