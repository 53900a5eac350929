import { defineConfig } from 'vitest/config';

/** The unit tests that run what is changed: Stryker takes one project, and judges none in a browser. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    environment: 'node',
    testTimeout: 60_000,
    setupFiles: ['tests/same-cases.ts', 'tests/afresh.ts', 'tests/unit/with-fake-browser.ts'],
    include: [
      'background',
      'courier',
      'ledger',
      'messaging',
      'outbox',
      'review',
      'settings',
      'storage',
      'vault',
    ].map((folder) => `tests/unit/${folder}/**/*.test.ts`),
  },
});
