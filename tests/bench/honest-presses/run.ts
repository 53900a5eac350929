import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserKind } from '../../browsers/find-browser';
import { buildQuietly } from '../../e2e/build';
import { eventually } from '../../e2e/eventually';
import { madeOrder } from '../../e2e/made-order';
import { meet, pressBy, SITUATIONS, type Situation, WAYS, type Way } from '../../e2e/pages/honest-person';
import { isToldToPressAgain } from '../../e2e/pages/told-why';
import { World } from '../../e2e/world';
import { startAddressFormStore } from '../../stores/address-form-store';
import { startOpencartStore } from '../../stores/opencart/opencart-store';
import type { PracticeOrder } from '../../stores/practice-order';
import { type Pressed, tableOf } from './table';

/** Milliseconds between two presses: a store's page may make fifteen parcels a minute. */
const BETWEEN_PRESSES = 4_000;
const STORES = ['woocommerce', 'opencart', 'prestashop', 'magento'] as const;

interface Admin {
  readonly store: (typeof STORES)[number];
  readonly orderUrl: (id: number) => string;
  readonly close: () => Promise<void>;
}

/**
 * `npm run bench -- honest-presses [--browser firefox] [--json]`: whether the rule of the press stops an honest person: each
 * way to press, in each situation, on each practice admin, in both browsers; how many shipped by the first press, how long
 * each waited, and what the others were told. Apart: first clicks that come from another window, which are refused once.
 */
export async function run(args: string[]): Promise<void> {
  const only = args.includes('--browser') ? args[args.indexOf('--browser') + 1] : undefined;
  const kinds = (['chromium', 'firefox'] as const).filter((kind) => only === undefined || kind === only);
  const all: Pressed[] = [];
  for (const kind of kinds) all.push(...(await pressIn(kind)));
  const apart = all.filter(({ situation }) => situation === 'another window');
  const honest = all.filter(({ situation }) => situation !== 'another window');
  const stopped = honest.filter(({ presses }) => presses > 1);
  if (args.includes('--json')) console.log(JSON.stringify(all));
  else {
    console.log(tableOf(all));
    console.log(`${honest.length} honest presses, ${stopped.length} refused (bar: 0)`);
    console.log(
      `${apart.length} first clicks from another window, ${apart.filter(({ presses }) => presses === 2).length} refused once`,
    );
  }
  if (stopped.length > 0) process.exitCode = 1;
}

async function pressIn(kind: BrowserKind): Promise<readonly Pressed[]> {
  buildQuietly(kind, 'e2e');
  const world = await World.openReady({ kind });
  const pressed: Pressed[] = [];
  try {
    let id = 2_000;
    for (const store of STORES) {
      const cases = casesOf();
      const ids = cases.map(() => (id += 1));
      const admin = await open(world, store, ids);
      for (const [at, [way, situation]] of cases.entries()) {
        const one = await pressOnce(world, admin, ids[at] ?? 0, way, situation);
        pressed.push({ kind, store, ...one });
        await pause(BETWEEN_PRESSES);
        process.stderr.write(
          `${kind} ${store} ${way} ${situation}: ${one.presses} ${one.told.join(' | ')}\n`,
        );
      }
      await admin.close();
    }
    if (world.parcels().length !== pressed.length) throw new Error('Not as many parcels as were shipped');
    return pressed;
  } finally {
    await world.close();
  }
}

function casesOf(): readonly (readonly [Way, Situation | 'another window'])[] {
  const honest = WAYS.flatMap((way) => SITUATIONS.map((situation) => [way, situation] as const));
  return [...honest, ['mouse', 'another window']];
}

async function open(world: World, store: Admin['store'], ids: readonly number[]): Promise<Admin> {
  const orders: PracticeOrder[] = ids.map((id) => {
    const order = madeOrder(id);
    return { ...order, shipping: { ...order.shipping, phone: order.billing.phone } };
  });
  if (store === 'woocommerce') {
    world.store.setOrders(ids.map((id) => madeOrder(id)));
    return { store, orderUrl: (id) => world.store.orderUrl(id), close: async () => undefined };
  }
  const running = await (store === 'opencart'
    ? startOpencartStore(orders)
    : startAddressFormStore(store, orders));
  await world.enableStore(running.url);
  return { store, orderUrl: (id) => running.orderUrl(id), close: () => running.close() };
}

async function pressOnce(
  world: World,
  admin: Admin,
  id: number,
  way: Way,
  situation: Situation | 'another window',
): Promise<Omit<Pressed, 'kind' | 'store'>> {
  const order = await world.openOrder(admin.orderUrl(id));
  await order.barWhere(({ action }) => action === 'Ship');
  const met = situation === 'another window' ? 'read' : situation;
  await meet(world, order, met);
  const told: string[] = [];
  const before = world.parcels().length;
  const began = performance.now();
  for (;;) {
    if (situation === 'another window' && told.length === 0) await clickFromAnotherWindow(world, order);
    else await pressBy(world, order, way);
    const { message, tone } = await order.barWhere((bar) => bar.tone === 'good' || bar.message !== '');
    if (tone === 'good') break;
    told.push(message);
    if (!isToldToPressAgain(message) && told.length > 3) throw new Error(`${way} ${situation}: ${message}`);
    await order.hasBeenRead();
  }
  await eventually(
    () => world.parcels().length,
    (count) => count === before + 1,
  );
  const waited = performance.now() - began;
  await order.page.close();
  return { way, situation, presses: told.length + 1, waited, told };
}

/** The page has the focus again only as it is clicked, where the pointer rested already. */
async function clickFromAnotherWindow(
  world: World,
  order: Awaited<ReturnType<World['openOrder']>>,
): Promise<void> {
  const { page } = order;
  const { x, y } = await order.placeOfPress();
  await page.mouse.move(x, y);
  const session = world.extension.kind === 'chromium' ? await page.createCDPSession() : null;
  // Driven, Chromium says of every page that it has the focus.
  await session?.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await world.extension.browser.newPage();
  await other.bringToFront();
  await other.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await session?.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.bringToFront();
  await page.mouse.click(x, y);
  await other.close();
}
