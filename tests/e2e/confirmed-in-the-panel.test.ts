import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewShop } from '../../relay/shops/shops';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { eventBody, send } from '../relay/shop-client';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import { PeopleSection } from './pages/people-section';
import { World } from './world';

/** By the ready set: back to draft, and submitted. */
const DRAFT = 1;
const SUBMITTED = 2;
const ORDERS = [9501, 9502, 9503];

inOneBrowser('parcels that the company’s panel must confirm', 'chromium', (kind) => {
  const scene = new Scene();
  let world: World;
  let shop: NewShop;
  let today: DeskPage;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    [{ shop }, world] = await Promise.all([
      scene.newShop(),
      World.openReady({ kind, account: { mustConfirm: 'yes' } }),
    ]);
    await world.extension.allow(scene.url);
    const people = await PeopleSection.open(world.extension);
    await people.join(shop.invitation, 'Rana');
    await people.close();
    world.store.setOrders(ORDERS.map((id) => madeOrder(id)));
    for (const id of ORDERS) {
      const order = await world.openOrder(world.store.orderUrl(id));
      await order.barWhere(({ action }) => action === 'Ship');
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      await order.page.close();
    }
    today = await DeskPage.open(world.extension);
  });
  afterAll(async () => {
    await world.close();
    await scene.close();
  });

  /** An event of a company whose statuses are numbered as the ready set has them; the practice company's are others. */
  async function told(order: number, status: number): Promise<void> {
    const reference_number = String(order);
    const parcel = world.parcels().find(({ referenceNumber }) => referenceNumber === reference_number);
    const fields = { parcel_code: parcel?.parcelCode, parcel_status_id: status, reference_number };
    expect((await send(shop.webhook, eventBody(fields))).ok).toBe(true);
  }
  const saysWhere = (fits: (text: string) => boolean) => eventually(() => today.text(), fits);
  const offered = 'What do these statuses mean?';

  it('are counted, and no name of a status is offered before one has come', async () => {
    await today.says('3 parcels are made, not confirmed yet');
    expect(await today.text()).not.toContain(offered);
  });

  it('are offered the usual names with the first status, of which none counts before a person says it', async () => {
    await told(9501, SUBMITTED);
    await today.says(offered);
    expect(await today.text()).toContain('3 parcels are made, not confirmed yet');
    const ticked = await today.page.$$eval('.ready-statuses input', (boxes) =>
      boxes.map((box) => (box as HTMLInputElement).checked),
    );
    expect(ticked).toEqual([...Array(7).fill(true), ...Array(3).fill(false)]);
    await today.press('These are right');
    await saysWhere((text) => !text.includes(offered));
    await today.says('2 parcels are made, not confirmed yet');
  });

  it('are ticked all in one press, which can be taken back', async () => {
    await today.press('All confirmed');
    await today.says('Marked: 2');
    await saysWhere((text) => !text.includes('not confirmed yet'));
    await today.press('Undo');
    await today.says('2 parcels are made, not confirmed yet');
    await today.press('All confirmed');
    await saysWhere((text) => !text.includes('not confirmed yet'));
  });

  it('wait again where a status says that one is back to draft', async () => {
    await told(9502, DRAFT);
    await today.says('One parcel is made, not confirmed yet');
  });
});
