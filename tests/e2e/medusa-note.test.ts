import { afterAll, beforeAll, expect, it } from 'vitest';
import { medusaAddress, medusaOrder } from '../stores/medusa/medusa-order';
import { type MedusaStore, startMedusaStore } from '../stores/medusa/medusa-store';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { wantNotes } from './want-notes';
import { World } from './world';

const FIRST = 1;
const WRITTEN = 2;
const COLLEAGUES = 3;
const NUMBERS = [FIRST, WRITTEN, COLLEAGUES];
const idOf = (number: number) => `order_01PRACTICE${String(number).padStart(16, '0')}`;

inOneBrowser('a parcel’s code goes into the metadata of its Medusa order', 'chromium', (kind) => {
  let world: World;
  let store: MedusaStore;

  beforeAll(async () => {
    world = await World.openReady({ kind });
    store = await startMedusaStore(
      NUMBERS.map((number) => {
        const person = medusaAddress({ phone: `059900110${number}`, city: 'بيت فوريك' });
        const parties = { shipping_address: person, billing_address: person };
        return medusaOrder({
          id: idOf(number),
          display_id: number,
          metadata: { payment: 'cod' },
          ...parties,
        });
      }),
    );
    await world.enableStore(store.url);
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  async function shipOn(number: number) {
    const order = await world.openOrder(store.orderUrl(idOf(number)));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    return { order, line: `[Shahna] ${world.parcels().at(-1)?.parcelCode} · parcel made` };
  }

  it('once the person has read the line and wants it, and not before', async () => {
    const { order, line } = await shipOn(FIRST);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ tone }) => tone === 'good');
    expect(store.metadata(idOf(FIRST))).toEqual({ payment: 'cod' });
    await wantNotes(world, 'the order’s metadata');
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await eventually(
      () => store.metadata(idOf(FIRST)),
      (metadata) => JSON.stringify(metadata) === JSON.stringify({ payment: 'cod', shahna_parcel: line }),
    );
    await order.page.close();
  });

  it('beside what stands there, once, and is there when the page is loaded anew', async () => {
    const sent = store.metadataSent();
    const { order, line } = await shipOn(WRITTEN);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(store.metadata(idOf(WRITTEN))).toEqual({ payment: 'cod', shahna_parcel: line });
    expect(store.metadataSent() - sent).toBe(1);
    await order.page.close();
  });

  it('so that another machine says that a colleague made it, on the order and on the list', async () => {
    const before = world.parcels().length;
    store.putMetadata(idOf(COLLEAGUES), {
      payment: 'cod',
      shahna_parcel: '[Shahna] SB-OF-A-COLLEAGUE · تم إنشاء الطرد',
    });
    const order = await world.openOrder(store.orderUrl(idOf(COLLEAGUES)));
    const bar = await order.readBar();
    expect(bar).toMatchObject({ tone: 'warning', action: 'Copy the code' });
    expect(bar.message).toContain('Made by a colleague');
    expect(world.parcels()).toHaveLength(before);
    await order.page.close();
    const list = await world.openOrder(store.listUrl);
    await list.page.waitForSelector('shahna-row >>> ::-p-text(SB-OF-A-COLLEAGUE)');
    await list.page.close();
  });
});
