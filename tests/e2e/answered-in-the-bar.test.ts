import { expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { PAID } from '../stores/orders';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { worldFor } from './world-for';

const SHORT_PHONE = 901;

inOneBrowser('an order’s one question is answered in the bar', 'chromium', (kind) => {
  const world = worldFor({ kind });

  const creations = () => creationsIn(world.sandbox.control.ledger()).map(({ body }) => body);

  it('a paid one ships with the press that says what is collected', async () => {
    const order = await world.openOrder(world.store.orderUrl(PAID));
    const asked = await order.barWhere(({ doubtful }) => doubtful.includes('amount'));
    expect(asked.message).toMatch(/already paid/i);
    await order.answer('Ship, collect nothing');
    const shipped = await order.barWhere(({ tone }) => tone === 'good');
    expect(shipped.action).toBe('Print label');
    expect(creations()).toMatchObject([{ total_price: 0 }]);
    console.info(`presses for a paid order in ${kind}: ${order.presses}`);
    expect(order.presses).toBe(1);
    await order.page.close();
  });

  it('a doubtful number is kept, and Ship stands where it was', async () => {
    world.store.setOrders([madeOrder(SHORT_PHONE, { recipient: { phone: '059920090' } })]);
    const order = await world.openOrder(world.store.orderUrl(SHORT_PHONE));
    await order.barWhere(({ doubtful }) => doubtful.includes('phone'));
    await order.answer('Keep this number');
    await order.barWhere(({ action }) => action === 'Ship');
    await order.hasBeenRead();
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    expect(creations().at(-1)).toMatchObject({ recipient: { phone: '059920090' } });
    await order.page.close();
  });
});
