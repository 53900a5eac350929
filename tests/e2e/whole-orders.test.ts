import { beforeAll, expect, it } from 'vitest';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { worldFor } from './world-for';

const RAMALLAH = 711;
const JENIN = 712;
const STREET_OF_BIRZEIT = 713;
const SPRING_OF_TULKARM = 714;

inOneBrowser('whole orders as shops hold them', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => {
    const place = { state: '', address1: '', address2: '' };
    world.store.setOrders([
      madeOrder(RAMALLAH, {
        recipient: { ...place, city: 'Ramallah', state: 'West Bank', address1: 'Main street' },
      }),
      madeOrder(JENIN, {
        recipient: { ...place, city: 'Jenin', address1: 'Abu Baker street, near the bank' },
      }),
      madeOrder(STREET_OF_BIRZEIT, {
        recipient: { ...place, city: 'Ramallah', address1: 'Bir Zeit road 12' },
      }),
      madeOrder(SPRING_OF_TULKARM, { recipient: { ...place, city: 'طولكرم', address1: 'رأس العين' } }),
    ]);
  });

  it('go to the town that their city names, or are asked about', async () => {
    const village = async (orderId: number) => {
      const order = await world.openOrder(world.store.orderUrl(orderId));
      const { lines, action } = await order.barWhere(
        (bar) => bar.action === 'Ship' || bar.action === 'Review',
      );
      // What is asked about is offered in the bar, the likeliest first.
      const shown = action === 'Ship' ? lines.village : (await order.choices())[0]?.replace('/', '، ');
      return shown?.replace(/[\u2066-\u2069]/g, '') ?? '';
    };
    expect(await village(RAMALLAH)).toMatch(/^رام الله، /);
    expect(await village(JENIN)).toMatch(/^جنين، /);
    expect(await village(STREET_OF_BIRZEIT)).toMatch(/^رام الله، /);
    expect(await village(SPRING_OF_TULKARM)).toMatch(/^طولكرم، /);
  });
});
