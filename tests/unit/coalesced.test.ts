import { afterEach, expect, it } from 'vitest';
import { coalesced } from '../../lib/coalesced';

const others = process.listeners('unhandledRejection');
afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const other of others) process.on('unhandledRejection', other);
});

it('runs once more for whoever called while it ran, also where that run failed', async () => {
  const failures: unknown[] = [];
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (why) => failures.push(why));
  const runs: PromiseWithResolvers<void>[] = [];
  const run = coalesced(() => {
    runs.push(Promise.withResolvers());
    return runs.at(-1)?.promise ?? Promise.resolve();
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  run();
  run();
  run();
  expect(runs).toHaveLength(1);
  runs[0]?.reject('the first');
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]?.reject('the second');
  await settle();
  run();
  expect(runs).toHaveLength(3);
  // Nobody handled them: they are said as every error that nobody foresaw.
  expect(failures).toEqual(['the first', 'the second']);
});
