import { defineConfig } from 'vitest/config';
import ClosingLine from './closing-line.ts';
import LongestFirst from './longest-first.ts';

/**
 * One worker for many files, each of which begins afresh (`afresh.ts`): half the time of a worker for each. Processes, for
 * threads share what V8 knows of WebAssembly's code, and PGlite's ended a whole run now and then (nodejs/node#64500).
 */
const shared = { pool: 'forks', isolate: false, maxWorkers: 2 } as const;

/** Three kinds of test: pure ones in Node, components in a made-up document, whole flows in real browsers. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    reporters: ['default', new ClosingLine()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Properties run hundreds of cases, some minutes on a busy machine; how long is the machine's business.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          environment: 'node',
          ...shared,
          setupFiles: ['tests/same-cases.ts', 'tests/afresh.ts', 'tests/unit/with-fake-browser.ts'],
          include: ['tests/unit/**/*.test.ts', 'tests/captured/**/*.test.ts', 'tests/relay/**/*.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'components',
          testTimeout: 30_000,
          environment: 'jsdom',
          ...shared,
          setupFiles: [
            'tests/same-cases.ts',
            'tests/afresh.ts',
            'tests/components/support/empty-page.ts',
            'tests/components/support/with-fake-browser.ts',
            'tests/components/support/with-locks.ts',
            'tests/components/support/soon-after-paint.ts',
          ],
          include: ['tests/components/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/build.ts',
          // How long is the machine's business: each wait has an end of its own, which says what it waited for.
          // Two browsers with their shop are some fifty seconds on a quiet machine, and were more than two minutes on a busy one.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Stories wait for a browser more than they use the machine: two at a time, each with a browser for itself. Three
          // took as long on two cores (1,695 s against 1,747), and each story's waits came nearer to their ends.
          // Not isolated, so that a browser is lent to one story after the other.
          ...shared,
          // After the others: browsers want the machine for themselves.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
