import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildQuietly } from '../e2e/build';
import { World } from '../e2e/world';
import { PLAIN } from '../stores/orders';
import { chooseBrowser, hasDisplay, requireLanguage } from './start-options';
import { stepsOf } from './steps';

/**
 * The whole thing, ready to be tried: a practice service, a practice store, a browser with the extension, the
 * account set up, the store enabled and an order open. Where there is no display it does the job itself.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      browser: { type: 'string' },
      language: { type: 'string', default: 'ar' },
      headless: { type: 'boolean', default: !hasDisplay() },
      screenshots: { type: 'string', default: '.shahna/screenshots' },
    },
  });
  const kind = chooseBrowser(values.browser);
  const language = requireLanguage(values.language);
  const step = stepsOf();
  step(`building the extension for ${kind}`);
  buildQuietly(kind, 'e2e');

  const world = await World.open({ kind, language, headless: values.headless });
  let done = false;
  try {
    step(`practice service: ${world.sandbox.url}`);
    step(`practice store: ${world.store.listUrl()}`);
    await world.setUpAccount({ environment: 'testing' });
    step('practice account set up, its villages fetched');
    await world.enableStore();
    step('practice store enabled');
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    const { lines, action } = await order.barWhere((bar) => bar.lines.fee !== undefined);
    step(`order ${PLAIN} read: ${Object.values(lines).join(' · ')}`);
    if (!values.headless) {
      step('the browser is yours: press the bar’s button. Close the browser, or press Ctrl+C here, to end.');
      await new Promise<void>((resolve) => {
        world.extension.browser.once('disconnected', resolve);
        process.once('SIGINT', resolve);
      });
      done = true;
      return;
    }
    mkdirSync(values.screenshots, { recursive: true });
    const picture = (name: string) => order.screenshot(join(values.screenshots, `${kind}-${name}.png`));
    await picture('order');
    step(`pressing “${action}”`);
    await order.pressBar();
    const { lines: shipped } = await order.barWhere(({ tone }) => tone !== 'busy' && tone !== 'plain');
    await picture('shipped');
    const [parcel, ...more] = world.parcels();
    if (parcel === undefined || more.length > 0 || parcel.parcelCode !== shipped.code) {
      throw new Error(`The service holds ${world.parcels().length} parcels; the page says ${shipped.code}`);
    }
    step(`the service holds one parcel, to ${parcel.phone}, collecting ${parcel.totalPrice}`);
    step(`screenshots in ${values.screenshots}`);
    console.log(`parcel: ${parcel.parcelCode}`);
    done = true;
  } finally {
    await world.close().catch((error: unknown) => {
      // A browser that a person has closed cannot be closed again.
      if (!done) throw error;
    });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
