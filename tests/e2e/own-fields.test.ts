import { beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { startAddressFormStore } from '../stores/address-form-store';
import { startOpencartStore } from '../stores/opencart/opencart-store';
import { PLAIN, practiceOrders } from '../stores/orders';
import type { PracticeField, PracticeOrder } from '../stores/practice-order';
import { chooseOrders } from './choose-orders';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { OptionsPage } from './pages/options-page';
import type { OrderPage } from './pages/order-page';
import { TeachPanel } from './pages/teach-panel';
import { worldFor } from './world-for';

const field = (
  key: string,
  label: string,
  value: string,
  on: PracticeField['on'] = 'form',
): PracticeField => ({
  at: 'billing',
  key,
  label,
  value,
  on,
});

/** The practice shop's plain order to a city, with what its checkout asks beside. */
function orderTo(id: number, city: string, ...ownFields: readonly PracticeField[]): PracticeOrder {
  const plain = practiceOrders.find((order) => order.id === PLAIN);
  if (plain === undefined) throw new Error('no plain order');
  const billing = { ...plain.billing, city, state: '', phone: `0599200${id}` };
  return { ...plain, id, billing, shipping: { ...billing, phone: '' }, ownFields };
}

inOneBrowser('a shop’s own checkout fields', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => {
    world.store.setOrders([
      orderTo(301, 'نابلس', field('_billing_village', 'القرية', 'بيت فوريك')),
      orderTo(302, 'نابلس', field('_wc_billing/shop/village', 'القرية', 'بيت فوريك', 'nowhere')),
      orderTo(303, 'نابلس', field('_billing_village', 'القرية', 'بيرزيت')),
      orderTo(304, 'نابلس', field('_billing_pathao_zone', 'Pathao zone', '52')),
      orderTo(305, 'نابلس', field('_billing_wooccm11', 'وجهة الطرد', 'بيت فوريك')),
      orderTo(306, 'نابلس', field('_billing_wooccm11', 'وجهة الطرد', 'بيت فوريك')),
      orderTo(307, 'نابلس', field('_billing_wooccm11', 'وجهة الطرد', 'بيت فوريك')),
      orderTo(308, 'نابلس', field('_billing_wooccm11', 'وجهة الطرد', 'بيرزيت')),
      orderTo(309, 'نابلس', field('', 'وجهة الطرد', 'بيت فوريك', 'text')),
      orderTo(310, 'نابلس', field('', 'وجهة الطرد', 'بيت فوريك', 'text')),
    ]);
  });

  const villagesOf = (id: number) =>
    creationsIn(world.sandbox.control.ledger(), id).map(({ body }) => body?.address);
  const choose = (...ids: readonly number[]) =>
    chooseOrders(world, world.store.listUrl(), ids, (id) => `#cb-select-${id}`);

  /** The panel is opened over an order, and the first of its fields is pointed out. */
  async function pointOutOn(order: OrderPage): Promise<void> {
    const popup = await world.openPopup(order);
    await popup.press('Does a field say more? Point it out');
    await popup.says('The panel is on the page');
    await popup.close();
    const panel = new TeachPanel(order.page);
    await panel.says('Fields of this store');
    await panel.press('Point at it');
    await panel.point('.address p:has(strong)');
    expect(await panel.reads()).toContain('بيت فوريك');
    await panel.press('Use this field');
    await panel.says('وجهة الطرد');
  }

  const bar = async (id: number) => (await world.openOrder(world.store.orderUrl(id))).readBar();

  it('say the village: it ships in one press where it lies in the city, and asks where it does not', async () => {
    for (const id of [301, 302]) {
      expect(await bar(id)).toMatchObject({ action: 'Ship', lines: { village: 'بيت فوريك، نابلس' } });
    }
    for (const id of [303, 304]) expect(await bar(id)).toMatchObject({ action: 'Review' });
    const order = await world.openOrder(world.store.orderUrl(301));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    expect(creationsIn(world.sandbox.control.ledger()).map(({ body }) => body)).toMatchObject([
      { address: { village_id: 310 } },
    ]);
  });

  it('are pointed out once where nobody knows them, and count from then on', async () => {
    const order = await world.openOrder(world.store.orderUrl(305));
    expect(await order.readBar()).toMatchObject({ action: 'Review' });
    expect((await order.choices()).toSorted()).toEqual(['بيت فوريك/نابلس', 'نابلس/نابلس']);
    await pointOutOn(order);
    await order.barWhere(({ action }) => action === 'Ship');
    expect(await bar(306)).toMatchObject({ action: 'Ship', lines: { village: 'بيت فوريك، نابلس' } });
  });

  it('count for orders of the list too: what lies in the city ships, what does not is asked about', async () => {
    const review = await choose(307, 308);
    await review.readyToShip(1, 2);
    await review.ship();
    await review.show('all');
    const after = await review.statusesWhere((all) => all[307] === 'created');
    expect(after[308]).toBe('doubtful');
    expect([villagesOf(307), villagesOf(308)]).toMatchObject([[{ village_id: 310 }], []]);
    await review.close();
  });

  it('are forgotten in the options', async () => {
    const options = await OptionsPage.open(world.extension, 'stores');
    await options.page.waitForSelector('[data-fields]');
    await options.pressIn('[data-fields]', 'Forget');
    await options.page.waitForFunction(() => document.querySelector('[data-fields]') === null);
    await options.close();
    expect(await bar(306)).toMatchObject({ action: 'Review' });
  });

  it('ship on the page where that alone has them, and are asked about on the list, which is read without', async () => {
    const order = await world.openOrder(world.store.orderUrl(309));
    expect(await order.readBar()).toMatchObject({ action: 'Review' });
    await pointOutOn(order);
    await order.barWhere(({ action, lines }) => action === 'Ship' && lines.village === 'بيت فوريك، نابلس');
    await order.page.close();

    const review = await choose(309, 310);
    await review.statusesWhere((all) => all[309] === 'doubtful' && all[310] === 'doubtful');
    expect(await review.said(310)).toContain('وجهة الطرد');
    expect([villagesOf(309), villagesOf(310)]).toEqual([[], []]);
    await review.close();
  });
});

/** Practice admins whose address forms have a field that a module or the shop itself added. */
const ADMINS = {
  prestashop: {
    start: (orders: readonly PracticeOrder[]) => startAddressFormStore('prestashop', orders),
    box: (id: number) => `input.js-bulk-action-checkbox[value="${id}"]`,
  },
  magento: {
    start: (orders: readonly PracticeOrder[]) => startAddressFormStore('magento', orders),
    box: (id: number) => `input.admin__control-checkbox[value="${id}"]`,
  },
  opencart: { start: startOpencartStore, box: (id: number) => `input[value="${id}"]` },
} as const;

/** An order to Nablus whose address form has one field more, which names a village. */
function orderWithVillage(id: number, village: string): PracticeOrder {
  const { shipping, billing, ...order } = madeOrder(id, { recipient: { city: 'نابلس', state: '' } });
  const ownFields = [
    { at: 'shipping', key: 'village', label: 'القرية', value: village, on: 'form' },
  ] as const;
  return { ...order, billing, shipping: { ...shipping, phone: billing.phone }, ownFields };
}

inOneBrowser('a field that a shop added to its address form', 'chromium', (browser) => {
  const world = worldFor({ kind: browser });

  /** By the phone: the stores write an order's number each in its own way. */
  const madeFor = ({ billing }: PracticeOrder) =>
    creationsIn(world.sandbox.control.ledger()).flatMap(({ body }) => {
      const { recipient, address } = body as { recipient: { phone: string }; address: object };
      return recipient.phone === billing.phone ? [address] : [];
    });

  it.each([
    ['prestashop', 321],
    ['magento', 331],
    ['opencart', 341],
  ] as const)(
    'says the village at %s, on the page and in bulk, and asks where it is not in the city',
    async (kind, first) => {
      const [pressed, elsewhere, listed, listedElsewhere] = [first, first + 1, first + 2, first + 3];
      const { start, box } = ADMINS[kind];
      const orders = [
        orderWithVillage(pressed, 'بيت فوريك'),
        orderWithVillage(elsewhere, 'بيرزيت'),
        orderWithVillage(listed, 'بيت فوريك'),
        orderWithVillage(listedElsewhere, 'بيرزيت'),
      ];
      const store = await start(orders);
      await world.enableStore(store.url);
      const order = await world.openOrder(store.orderUrl(pressed));
      await order.barWhere(({ action, lines }) => action === 'Ship' && lines.village === 'بيت فوريك، نابلس');
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      await order.page.close();
      const other = await world.openOrder(store.orderUrl(elsewhere));
      await other.barWhere(({ action }) => action === 'Review');
      await other.page.close();

      const review = await chooseOrders(world, store.listUrl, [listed, listedElsewhere], box);
      await review.readyToShip(1, 2);
      await review.ship();
      await review.show('all');
      const after = await review.statusesWhere((all) => all[listed] === 'created');
      expect(after[listedElsewhere]).toBe('doubtful');
      await review.close();
      expect(orders.map(madeFor)).toMatchObject([[{ village_id: 310 }], [], [{ village_id: 310 }], []]);
      await store.close();
    },
  );
});
