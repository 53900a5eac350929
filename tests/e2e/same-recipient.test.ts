import { beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import type { BarReading, OrderPage } from './pages/order-page';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

const PHONE = '0599700911';
const RETURNED = 12;

inOneBrowser('a recipient who had parcels of the shop before', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() =>
    world.store.setOrders([911, 912, 913].map((id) => madeOrder(id, { recipient: { phone: PHONE } }))),
  );

  const open = (id: number) => world.openOrder(world.store.orderUrl(id));
  const phoneLine = ({ lines }: BarReading) => withoutMarks(lines.phone ?? '');
  async function ship(order: OrderPage): Promise<string> {
    await order.barWhere(({ action }) => action === 'Ship');
    await order.hasBeenRead();
    await order.pressBar();
    const made = await order.barWhere(({ tone }) => tone === 'good');
    const code = made.lines.code ?? '';
    // The practice service takes no second parcel to a phone while it has the first.
    world.sandbox.control.deleteParcel(code);
    return code;
  }

  it('is told of beside the phone, and one press ships', async () => {
    const first = await open(911);
    expect(phoneLine(await first.barWhere(({ action }) => action === 'Ship'))).not.toContain('Earlier');
    const code = await ship(first);
    await first.page.close();
    const page = await world.extension.blank();
    await page.evaluate(tellReturned, code, RETURNED);
    const second = await open(912);
    expect(phoneLine(await second.barWhere(({ action }) => action === 'Ship'))).toMatch(
      /Earlier parcels from here: 1, returned 1. Last in \w+/,
    );
    await ship(second);
    await second.page.close();
  });

  it('is asked about where the shop wants that, and ships by the answer', async () => {
    const settings = await PopupPage.at(world.extension, 'options.html#/general');
    await (await settings.page.waitForSelector('input[name="askReturned"][value="1"]'))?.click();
    // The browser marks the choice before it is kept, and a page that is closed meanwhile keeps nothing.
    await eventually(
      () => settings.page.evaluate(readKeptSettings),
      (kept) => kept?.askReturned === 1,
    );
    await settings.close();
    const third = await open(913);
    const asked = await third.barWhere(({ doubtful }) => doubtful.includes('phone'));
    expect(withoutMarks(asked.message)).toContain('Of 2 parcels to this phone 1 came back');
    await third.answer('Ship anyway');
    await third.barWhere(({ tone }) => tone === 'good');
    expect(creationsIn(world.sandbox.control.ledger()).filter(({ committed }) => committed)).toHaveLength(3);
    await third.page.close();
  });
});

/** Without the marks that keep the direction of what was put in. */
function withoutMarks(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** Runs in a page of the extension: the parcel came back, by a status whose number the shop knows. */
function tellReturned(parcelCode: string, statusId: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const names = ['outbox', 'parcel-states', 'delivered-statuses'];
      const transaction = opening.result.transaction(names, 'readwrite');
      const rows = transaction.objectStore('outbox').getAll();
      rows.onsuccess = () => {
        const row = rows.result.find((each) => each.parcelCode === parcelCode);
        const meanings = { accountId: row.accountId, statusIds: [], returnedIds: [statusId] };
        transaction.objectStore('delivered-statuses').put(meanings);
        const state = { parcelCode, statusId, positionId: null, note: null, reference: null, at: Date.now() };
        transaction.objectStore('parcel-states').put(state);
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
