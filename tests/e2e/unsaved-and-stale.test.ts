import { beforeAll, expect, it } from 'vitest';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { OrderPage } from './pages/order-page';
import { worldFor } from './world-for';

const EDITED = 951;
const STALE = 952;

/** What a person types into a field of the store's own form, which need not be unfolded. */
function typeInto({ page }: OrderPage, id: string, value: string): Promise<void> {
  return page.$eval(
    `#${id}`,
    (input, text) => {
      (input as HTMLInputElement).value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );
}

inBothBrowsers('an order that is not as it was saved, or was saved otherwise since', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([EDITED, STALE].map((id) => madeOrder(id))));

  it('says before any press that the page holds an edit nobody saved, and ships when it is taken back', async () => {
    const order = await world.openOrder(world.store.orderUrl(EDITED));
    const { lines } = await order.barWhere(({ action }) => action === 'Ship');
    await typeInto(order, '_billing_phone', '0599777888');
    const bar = await order.barWhere(({ action }) => action === 'Review');
    expect(bar.message).toContain('an edit is not saved yet');
    expect(bar.doubtful).toContain('phone');
    expect(bar.lines.phone).toContain('0599777888');
    await typeInto(order, '_billing_phone', lines.phone ?? '');
    await order.barWhere(({ action, message }) => action === 'Ship' && message === '');
    await order.page.close();
  });

  it('is read anew when its tab is looked at again, and says that a colleague changed it', async () => {
    const order = await world.openOrder(world.store.orderUrl(STALE));
    await order.barWhere(({ action }) => action === 'Ship');
    world.store.setOrders([madeOrder(STALE, { recipient: { phone: '0568777888' } })]);
    const other = await world.openOrder(world.store.orderUrl(STALE));
    await other.barWhere(({ lines }) => lines.phone === '0568777888');
    await other.page.close();
    await order.page.bringToFront();
    // A window without a screen is not always told that it is looked at.
    await order.page.evaluate(() => dispatchEvent(new Event('focus')));
    const bar = await order.barWhere(({ action }) => action === 'Review');
    expect(bar.message).toContain('a colleague changed the order');
    expect(world.parcels()).toEqual([]);
    await order.page.close();
  });
});
