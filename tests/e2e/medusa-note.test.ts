import { afterAll, beforeAll, expect, it } from 'vitest';
import { medusaAddress, medusaOrder } from '../stores/medusa/medusa-order';
import { type MedusaStore, startMedusaStore } from '../stores/medusa/medusa-store';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { markWrong } from './mark-wrong';
import { wantNotes } from './want-notes';
import { World } from './world';

const FIRST = 1;
const WRITTEN = 2;
const REFUSED = 3;
const LOST = 4;
const ENDED = 5;
const COLLEAGUES = 6;
const OVERTAKEN = 7;
const WRONG = 8;
const NUMBERS = [FIRST, WRITTEN, REFUSED, LOST, ENDED, COLLEAGUES, OVERTAKEN, WRONG];
const idOf = (number: number) => `order_01PRACTICE${String(number).padStart(16, '0')}`;

inOneBrowser('a parcel’s code goes into the metadata of its Medusa order', (kind) => {
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

  it('or not, where the store keeps none, which is said on the order', async () => {
    store.setMetadata('refused');
    const { order } = await shipOn(REFUSED);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    expect(store.metadata(idOf(REFUSED))).toEqual({ payment: 'cod' });
    store.setMetadata('kept');
    await order.page.close();
  });

  it('once, though the answer was lost: it is read back', async () => {
    store.setMetadata('lost');
    const sent = store.metadataSent();
    const { order, line } = await shipOn(LOST);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(store.metadata(idOf(LOST))).toEqual({ payment: 'cod', shahna_parcel: line });
    expect(store.metadataSent() - sent).toBe(1);
    store.setMetadata('kept');
    await order.page.close();
  });

  it('is not called written where a colleague’s change took its place', async () => {
    store.setMetadata('overtaken');
    const { order } = await shipOn(OVERTAKEN);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    expect(store.metadata(idOf(OVERTAKEN))).toEqual({ gift: 'no' });
    store.setMetadata('kept');
    await order.page.close();
  });

  it('later, where the session has ended meanwhile: as soon as the store is open again', async () => {
    const order = await world.openOrder(store.orderUrl(idOf(ENDED)));
    await order.barWhere(({ action }) => action === 'Ship');
    store.setMetadata('signed-out');
    await order.pressBar();
    await order.barWhere(({ tone, message }) => tone === 'good' && message !== '');
    expect(store.metadata(idOf(ENDED))).toEqual({ payment: 'cod' });
    store.setMetadata('kept');
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(JSON.stringify(store.metadata(idOf(ENDED)))).toContain('[Shahna]');
    await order.page.close();
  });

  it('and is taken back behind it where the parcel is marked as wrong', async () => {
    const { order, line } = await shipOn(WRONG);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await markWrong(world, order);
    await order.barWhere(({ message }) => message.includes('The order in the store says so too'));
    const back = line.replace(' · parcel made', ' × · marked as wrong');
    expect(store.metadata(idOf(WRONG))).toEqual({ payment: 'cod', shahna_parcel: `${line} ${back}` });
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
