import { parseArgs } from 'node:util';
import { PLAIN } from '../stores/orders';
import { develop } from './develop';
import { measureEdits } from './measure-edits';
import { chooseBrowser, hasDisplay, requireLanguage } from './start-options';
import { stepsOf } from './steps';

/**
 * `npm run dev`: the extension from its sources, ready to be tried, with an order open; an edit is shown by itself.
 * With `--measure` it makes two edits of its own, prints how long until each was seen, and ends.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    language: { type: 'string', default: 'ar' },
    headless: { type: 'boolean', default: !hasDisplay() },
    measure: { type: 'boolean', default: false },
  },
});
const { headless } = values;
const kind = chooseBrowser(values.browser);
const language = requireLanguage(values.language);
const step = stepsOf();

const { world, close } = await develop({ kind, language, headless }, () => step('reloaded'));
await world.openOrder(world.store.orderUrl(PLAIN));
if (values.measure) {
  await measureEdits(world, world.store.orderUrl(PLAIN)).finally(close);
  process.exit();
}
step(`practice service ${world.sandbox.url}, practice store ${world.store.listUrl()}`);
step('the browser is yours: an edit is shown by itself. Close the browser, or press Ctrl+C here, to end.');
await new Promise<void>((end) => {
  world.extension.browser.once('disconnected', end);
  process.once('SIGINT', () => end());
  process.once('SIGTERM', () => end());
});
await close();
process.exit();
