import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EnabledStore, readSettings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { madeAccount, madeSettings } from './made-account';
import { expectAccessible, freshProfile, goTo, openPage, says } from './page-world';

beforeEach(async () => {
  await freshProfile();
  await goTo('stores');
});

const shop = (change: Partial<EnabledStore>): EnabledStore => ({
  origin: 'https://shop.example',
  accountId: null,
  ...change,
});

async function openWith(store: EnabledStore): Promise<string> {
  await keepValue(
    'settings',
    madeSettings({
      accounts: [madeAccount()],
      activeAccountId: 'shop',
      stores: [store],
    }),
  );
  await openPage();
  await says('shop.example');
  return document.querySelector('.store')?.textContent ?? '';
}

describe('what the options say of a store’s reading', () => {
  it('is that nobody knows the store yet', async () => {
    expect(await openWith(shop({}))).toContain('will be known when you open one of its orders');
  });

  it('is its name alone where its reader is proven', async () => {
    const said = await openWith(shop({ kind: 'woocommerce', basePath: '/wp-admin/' }));
    expect(said).toContain('WooCommerce');
    expect(said).not.toMatch(/confirmed|known when/);
  });

  it('is what a currency’s sign means there, which can be forgotten', async () => {
    const said = await openWith(shop({ kind: 'woocommerce', currencySigns: { '₪': 'ILS' } }));
    expect(said.replace(/[\u2066-\u2069]/g, '')).toContain('Shown as ₪: ILS');
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(screen.queryByText(/Shown as/)).toBeNull());
    expect((await readSettings()).stores).toEqual([shop({ kind: 'woocommerce' })]);
  });

  it('is at which statuses of its own its orders ship, which can be forgotten', async () => {
    const said = await openWith(shop({ kind: 'woocommerce', shippedStatuses: ['stage-2', 'عند أحمد'] }));
    expect(said.replace(/[\u2066-\u2069]/g, '')).toContain('Orders ship at the status: stage-2 · عند أحمد');
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(screen.queryByText(/stage-2/)).toBeNull());
    expect((await readSettings()).stores).toEqual([shop({ kind: 'woocommerce' })]);
  });

  it('is which of its own fields mean what, which can be forgotten', async () => {
    const fields = {
      village: { key: '_billing_wooccm11', label: 'وجهة الطرد' },
      phone2: { key: '_b', label: '' },
    };
    const said = await openWith(shop({ kind: 'woocommerce', fields }));
    expect(said.replace(/[\u2066-\u2069]/g, '')).toContain('Village: وجهة الطرد · Second phone: _b');
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(screen.queryByText(/Second phone/)).toBeNull());
    expect((await readSettings()).stores).toEqual([shop({ kind: 'woocommerce' })]);
  });

  it('is how many orders are confirmed where it is not, and that they are enough', async () => {
    const said = await openWith(shop({ kind: 'prestashop', basePath: '/admin/', confirmed: 1 }));
    expect(said.replace(/[\u2066-\u2069]/g, '')).toContain('1 of 3 orders confirmed');
    await expectAccessible();
    expect(await openWith(shop({ kind: 'prestashop', basePath: '/admin/', confirmed: 3 }))).toContain(
      'The reading of this store is confirmed',
    );
  });
});
