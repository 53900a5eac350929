import { eventually } from './eventually';
import { readKeptSettings } from './kept-settings';
import type { World } from './world';

/** Presses are held for so many seconds before they are sent, as a person sets it. */
export async function holdPresses({ extension }: World, seconds: number): Promise<void> {
  const options = await extension.openPage('options.html#/general');
  await options.waitForSelector('[data-field="holdSeconds"] select');
  await options.select('[data-field="holdSeconds"] select', String(seconds));
  await eventually(
    async () => (await options.evaluate(readKeptSettings))?.holdSeconds,
    (kept) => kept === seconds,
  );
  await options.close();
}
