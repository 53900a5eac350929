import { buildQuietly } from '../../e2e/build';
import { runKilled } from './killed';
import { runTimed } from './timed';

/**
 * `npm run bench -- bulk`: 200 orders shipped from the review against the same look-ups and creations sent bare, at
 * the same concurrency, by the same browser, to a service that takes 50 ms for each answer.
 * `npm run bench -- bulk --killed`: 200 shipped while the background, and then the whole browser, is ended in the
 * middle of it.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const { lines, ...figures } = await (args.includes('--killed') ? runKilled() : runTimed());
  if (args.includes('--json')) console.log(JSON.stringify(figures));
  else for (const line of lines) console.log(line);
}
