import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../e2e/build';
import { openAddresses, readCollected } from '../e2e/collected';
import { eventually } from '../e2e/eventually';
import { madeOrder } from '../e2e/made-order';
import { ListPage } from '../e2e/pages/list-page';
import { World } from '../e2e/world';
import { Inside } from '../faults/inside';

/** Shipping in bulk may take this many times as long as its bare requests. */
const BAR = 1.15;
const ORDERS = 200;
/** Milliseconds that the service takes for each answer. */
const LATENCY = 50;
const AT_ONCE = 4;
/** An open village of the sandbox's directory, where the made orders go. */
const VILLAGE = { city_id: 2, village_id: 310 };
const PATIENCE = 180_000;

/**
 * `npm run bench -- bulk`: 200 orders shipped from the review against the same look-ups and creations sent bare, at
 * the same concurrency, by the same browser, to a service that takes 50 ms; then 200 more with the background ended
 * in the middle of it.
 */
export async function run(args: string[]): Promise<void> {
  buildQuietly('chromium', 'e2e');
  const world = await World.openReady({ kind: 'chromium' });
  try {
    world.sandbox.control.setFault({ operation: '*', kind: 'delay', delayMs: LATENCY });
    const inside = await Inside.open(world.extension);
    const page = await inside.openPage();
    const before = await timeBare(world, page, 20_000);
    const bulk = await timeBulk(world, inside, 10_000);
    const after = await timeBare(world, page, 30_000);
    const bare = (before + after) / 2;
    const ratio = bulk / bare;
    const killed = await shipAndKill(world, inside, 40_000);
    const figures = { ratio, bar: BAR, bulk, bare, orders: ORDERS, latency: LATENCY, killed };
    if (args.includes('--json')) console.log(JSON.stringify(figures));
    else {
      console.log(`${ORDERS} orders in bulk at ${LATENCY} ms latency: ${(bulk / 1000).toFixed(2)} s`);
      console.log(
        `the same requests bare, ${AT_ONCE} orders at once: ${(bare / 1000).toFixed(2)} s ` +
          `(before ${(before / 1000).toFixed(2)}, after ${(after / 1000).toFixed(2)})`,
      );
      console.log(`ratio ${ratio.toFixed(2)}, bar ${BAR}: ${ratio <= BAR ? 'ok' : 'OVER'}`);
      console.log(
        `background ended after ${killed.parcelsAtEnd} parcels, then gone on: ${killed.parcels} parcels ` +
          `for ${killed.distinct} orders, bar ${ORDERS}: ${killed.parcels === ORDERS && killed.distinct === ORDERS ? 'ok' : 'WRONG'}`,
      );
    }
  } finally {
    await world.close();
  }
}

/** Milliseconds for the look-ups in four forms and the creation of each order, sent by nothing but fetch. */
function timeBare(world: World, page: Page, firstId: number): Promise<number> {
  const orders = Array.from({ length: ORDERS }, (_, index) => madeOrder(firstId + index).billing.phone);
  return page.evaluate(sendBare, {
    base: world.sandbox.url,
    key: world.account().key,
    phones: orders,
    address: { ...VILLAGE, street_name: 'شارع المدرسة، بناية 4' },
    atOnce: AT_ONCE,
  });
}

/** Milliseconds from the press until the last parcel is there. */
async function timeBulk(world: World, inside: Inside, firstId: number): Promise<number> {
  const batch = await collect(world, firstId);
  const made = world.parcels().length;
  const began = performance.now();
  inside.send('review/ship', batch).catch(() => undefined);
  await until(() => world.parcels().length >= made + ORDERS);
  const took = performance.now() - began;
  await until(async () => (await inside.rows()).every(({ state }) => state === 'created'));
  return took;
}

async function shipAndKill(world: World, inside: Inside, firstId: number) {
  const batch = await collect(world, firstId);
  await inside.keep({ 'test-times': { repeatAfter: 500, firstBackoff: 500, watchdog: 1_000 } });
  const made = world.parcels().length;
  inside.send('review/ship', batch).catch(() => undefined);
  await until(() => world.parcels().length >= made + ORDERS / 4);
  await inside.endBackground();
  const parcelsAtEnd = world.parcels().length - made;
  // What a person does who comes back: looks, and presses again for what was not written down any more.
  await until(async () => {
    await inside.send('review/ship', batch).catch(() => undefined);
    const rows = (await inside.rows()).filter(({ orderId }) => batch.orderIds.includes(orderId));
    const ended = rows.filter(({ state }) => state === 'created' || state === 'made-code-unknown');
    return ended.length === ORDERS;
  }, 1_000);
  const parcels = world.parcels().slice(made);
  const distinct = new Set(parcels.map(({ referenceNumber }) => referenceNumber)).size;
  return { parcelsAtEnd, parcels: parcels.length, distinct };
}

/** Chooses that many orders on the store's list, as a person does; their review opens and stays open. */
async function collect(world: World, firstId: number) {
  const ids = Array.from({ length: ORDERS }, (_, index) => firstId + index);
  world.store.setOrders(ids.map((id) => madeOrder(id)));
  const list = await ListPage.open(world.extension, world.store.listUrl());
  await list.page.evaluate(tickAll);
  await list.barWhere((said) => said?.includes(`(${ORDERS})`) ?? false);
  await list.ship();
  await until(async () => {
    const [newest] = await readCollected(world.extension);
    return (
      newest?.orders[0]?.orderId === String(firstId) || newest?.orders.at(-1)?.orderId === String(firstId)
    );
  });
  await eventually(
    () => openAddresses(world.extension),
    (urls) => urls.some((url) => url.endsWith('desk.html#/review')),
  );
  const [newest] = (await readCollected(world.extension)) as readonly (Awaited<
    ReturnType<typeof readCollected>
  >[number] & { readonly id: string })[];
  if (newest === undefined) throw new Error('Nothing was collected');
  await list.page.close();
  return { collectionId: newest.id, orderIds: newest.orders.map(({ orderId }) => orderId) };
}

async function until(fits: () => boolean | Promise<boolean>, pause = 50): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await fits()); ) {
    if (Date.now() > end) throw new Error('It never came');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

// What follows runs in a page, and names no function inside.

function tickAll(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[id^="cb-select-"]')) box.click();
}

interface Bare {
  readonly base: string;
  readonly key: string;
  readonly phones: readonly string[];
  readonly address: object;
  readonly atOnce: number;
}

async function sendBare({ base, key, phones, address, atOnce }: Bare): Promise<number> {
  const began = performance.now();
  const waiting = phones.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const phone of waiting) {
        const national = phone.slice(-9);
        await Promise.all(
          [national, `0${national}`, `+970${national}`, `+972${national}`].map(async (form) => {
            const answer = await fetch(`${base}/recipient/findRecipientByPhoneNumber`, {
              method: 'POST',
              headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
              body: JSON.stringify({ phone_number: form, Service_API_KEY: key }),
            });
            await answer.json();
          }),
        );
        const answer = await fetch(`${base}/parcels/create`, {
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
          body: JSON.stringify({
            recipient: { first_name: 'سلمى عودة', phone },
            address,
            total_price: 110,
            actual_price: 90,
            description: '2 × كوب خزف أزرق',
            reference_number: phone,
            Service_API_KEY: key,
          }),
        });
        const { parcel_code } = (await answer.json()) as { parcel_code?: string };
        if (parcel_code === undefined) throw new Error('a bare parcel was not made');
      }
    }),
  );
  return performance.now() - began;
}
