import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Order, unknown } from '../../../lib/order';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { forgetSaid } from '../../../lib/settings/store-said';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { confirmCurrency } = await import('../../../entrypoints/background/drafting/as-said');
const { caller, nextOrder, STORE, setUpStore } = await import('./review-orders');

const key = STORE.origin + STORE.basePath;

/** As a page alone shows it, where its store blocks the interface. */
const signed = (sign: string): Order => nextOrder({ currency: unknown('ambiguous', sign) });
const bar = async (order: Order) => {
  const { action, message } = await openOrder(order, caller);
  return { action: action?.kind, message };
};

beforeEach(setUpStore);

describe('a store whose pages show a currency’s sign alone', () => {
  it('is asked about once: what the person says counts for all its orders with that sign', async () => {
    const asked = await bar(signed('₪'));
    expect(asked.action).toBe('review');
    expect(asked.message).toMatch(/shows only .*₪.* for the currency\. Does your store sell in .*ILS/);
    await confirmCurrency({ store: key, sign: '₪', currency: 'ILS' });
    expect(await bar(signed('₪'))).toEqual({ action: 'ship', message: null });
    expect((await bar(signed('$'))).message).toMatch(/Check which one it is/);
    await forgetSaid(STORE.origin, 'currencySigns');
    expect((await bar(signed('₪'))).action).toBe('review');
  });

  it('says nothing for another store', async () => {
    await confirmCurrency({ store: key, sign: '₪', currency: 'ILS' });
    const elsewhere = { origin: 'https://other.example', accountId: null };
    await changeSettings((settings) => ({ ...settings, stores: [...settings.stores, elsewhere] }));
    const store = { ...STORE, origin: elsewhere.origin };
    const order = { ...signed('₪'), store, link: `${store.origin}${store.basePath}post.php` };
    const { action } = await openOrder(order, { ...caller, origin: store.origin });
    expect(action?.kind).toBe('review');
    await expect(
      confirmCurrency({ store: 'https://nobody.example/', sign: '₪', currency: 'ILS' }),
    ).rejects.toMatchObject({ code: 'store-not-enabled' });
    expect((await readSettings()).stores[1]).toEqual(elsewhere);
  });

  it('is told the store’s own word over what was said of its sign', async () => {
    await confirmCurrency({ store: key, sign: '₪', currency: 'ILS' });
    const order = nextOrder();
    const dollars = { ...order, currency: { ...order.currency, value: 'USD' } } as Order;
    expect((await bar(dollars)).message).toMatch(/in .*USD/);
  });
});

describe('a store that has signed its person out', () => {
  it('leads back to its sign-in from the bar', async () => {
    const order = nextOrder({ currency: unknown('ambiguous', '₪'), silence: 'signed-out' });
    const { asides, message } = await openOrder(order, caller);
    expect(asides).toEqual([{ kind: 'sign-in', label: 'Sign in to the store' }]);
    expect(message).toMatch(/signed you out/);
  });
});
