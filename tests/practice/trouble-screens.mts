import type { Page } from 'puppeteer-core';
import { madeOrder } from '../e2e/made-order';
import { DeskPage } from '../e2e/pages/desk-page';
import { ListPage } from '../e2e/pages/list-page';
import { OptionsPage } from '../e2e/pages/options-page';
import { ReviewPage } from '../e2e/pages/review-page';
import type { World } from '../e2e/world';
import { PLAIN, practiceOrders } from '../stores/orders';
import type { Take } from './desk-screens.mts';
import { writeRows } from './made-rows';

const POPUP = { width: 400, height: 600 };
const [WAITS, LOST] = [891, 892];

/** A store that is not enabled yet, before it is: the popup's offer. */
export async function photographNotEnabled(world: World, take: Take): Promise<void> {
  await world.extension.allow(world.store.url);
  const order = await world.openOrder(world.store.orderUrl(PLAIN));
  const popup = await world.openPopup(order);
  await popup.page.waitForSelector('main h2, main h1');
  await take(popup.page, 'trouble-popup-not-enabled', POPUP);
  await popup.close();
  await order.page.close();
}

/** What a person sees where something is wrong: an account, the service, the store's sign-in, a colleague's claim. */
export async function photographTrouble(world: World, take: Take): Promise<void> {
  await photographChecks(world, take);
  world.store.setOrders([...practiceOrders, madeOrder(WAITS), madeOrder(LOST)]);
  await photographService(world, take);
  await photographSignedOut(world, take);
  await photographTakenOver(world, take);
}

async function photographChecks(world: World, take: Take): Promise<void> {
  for (const [name, key, fault] of [
    ['key', 'not-a-key', null],
    ['unreachable', world.account().key, 'drop-before'],
    ['html', world.account().key, 'html'],
  ] as const) {
    const options = await OptionsPage.open(world.extension);
    await (await options.page.waitForSelector('#accounts-section > div > .button'))?.click();
    if (fault !== null) world.sandbox.control.setFault({ operation: '*', kind: fault });
    await options.addAccount(world.sandbox.url, world.account({ name: `${name} ✗`, key }));
    await options.page.waitForSelector('[data-outcome="failed"]');
    world.sandbox.control.clearFaults();
    await take(options.page, `trouble-options-${name}`, { width: 1280, height: 900 }, true);
    await options.close();
  }
}

async function photographService(world: World, take: Take): Promise<void> {
  const order = await world.openOrder(world.store.orderUrl(WAITS));
  await order.barWhere(({ lines }) => lines.fee !== undefined);
  world.sandbox.control.setFault({ operation: '*', kind: 'drop-before' });
  const popup = await world.openPopup(order);
  await popup.ready();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await take(popup.page, 'trouble-popup-no-fee', POPUP);
  await popup.close();
  await order.pressBar();
  await order.barWhere(({ tone }) => tone === 'warning');
  await takeBar(order.page, 'trouble-bar-waits', take);
  const waiting = await world.openPopup(order);
  await waiting.page.waitForSelector('.outcome');
  await take(waiting.page, 'trouble-popup-waits', POPUP);
  await waiting.close();
  world.sandbox.control.clearFaults();
  await order.page.close();
}

async function photographSignedOut(world: World, take: Take): Promise<void> {
  const list = await ListPage.open(world.extension, world.store.listUrl());
  await list.press(`#cb-select-${PLAIN}`);
  await list.barWhere((said) => said?.includes('(1)') ?? false);
  await list.page.browserContext().deleteCookie(...(await list.page.browserContext().cookies()));
  await list.ship();
  const review = await ReviewPage.open(world.extension);
  await review.page.waitForSelector('.review__row');
  await review.page.click('.review__open');
  await take(review.page, 'trouble-review-signed-out', { width: 1366, height: 660 });
  await review.close();
  await list.page.close();
}

async function photographTakenOver(world: World, take: Take): Promise<void> {
  const page = await world.extension.blank();
  await writeRows(page, 30, Date.now());
  await page.evaluate(putTakenOver, 'made-6');
  const desk = await DeskPage.open(world.extension, '#/outbox');
  await desk.page.waitForSelector('.outbox__row summary');
  const [, taken] = await desk.page.$$('.outbox__row summary');
  await taken?.click();
  await take(desk.page, 'trouble-desk-taken-over', { width: 1366, height: 660 });
  await desk.close();
  const today = await DeskPage.open(world.extension, '#/');
  await today.page.waitForSelector('.hand__thing');
  await take(today.page, 'trouble-today-came-back', { width: 1366, height: 660 });
  await take(today.page, 'trouble-today-came-back-782', { width: 782, height: 900 });
  await today.close();
  await photographTakenOrder(world, take);
}

/** An order whose answer was lost here and that a colleague then took over: its bar and its form. */
async function photographTakenOrder(world: World, take: Take): Promise<void> {
  const order = await world.openOrder(world.store.orderUrl(LOST));
  await order.barWhere(({ lines }) => lines.fee !== undefined);
  // Until it is seen, and not once: another row of the outbox that is due may be sent first.
  world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'html', status: 502 });
  await order.pressBar();
  await order.barWhere(({ tone }) => tone === 'warning');
  world.sandbox.control.clearFaults();
  await order.page.close();
  const page = await world.extension.blank();
  const rowId = await page.evaluate(findRowId, String(LOST));
  await page.evaluate(putTakenOver, rowId);
  const again = await world.openOrder(world.store.orderUrl(LOST));
  await again.barWhere(({ message }) => message.includes('رنا'));
  await takeBar(again.page, 'trouble-bar-taken-over', take);
  const popup = await world.openPopup(again);
  await popup.page.waitForSelector('.outcome');
  await take(popup.page, 'trouble-popup-taken-over', POPUP);
  await popup.close();
  await again.page.close();
}

async function takeBar(page: Page, name: string, take: Take): Promise<void> {
  await take(page, name, { width: 1280, height: 900 });
}

/** Runs in a page of the extension: the row of an order in the outbox. */
function findRowId(orderId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('outbox').objectStore('outbox').getAll();
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result.find((row) => row.orderId === orderId).id);
      };
    };
  });
}

/** Runs in a page of the extension: a colleague has taken a row's order over, and two parcels came back. */
function putTakenOver(rowId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const stores = ['order-claims', 'shared-orders', 'values'];
      const writing = opening.result.transaction(stores, 'readwrite');
      const at = new Date().toISOString();
      writing
        .objectStore('order-claims')
        .put({ rowId, key: 'key', claim: 'ours', takeOver: null, told: 'claimed' });
      writing.objectStore('shared-orders').put({
        key: 'key',
        claim: 'theirs',
        state: 'claimed',
        member: { id: 'rana', name: 'رنا' },
        code: null,
        amount: null,
        fee: null,
        claimedAt: at,
        changedAt: at,
        takenFrom: { id: 'here', name: 'هنا' },
        otherCodes: [],
      });
      writing.objectStore('values').put(['SB100000', 'SB100007'], 'came-back');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
