import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { madeAccount, madeSettings } from './made-account';
import { expectAccessible, freshProfile, goTo, openPage, says } from './page-world';

const shop = { origin: 'https://shop.example', accountId: null };

beforeEach(async () => {
  await freshProfile();
  await goTo('stores');
});

async function openWith(change: Partial<Settings>): Promise<void> {
  await keepValue(
    'settings',
    madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop', ...change }),
  );
  await openPage();
}

describe('the stores', () => {
  it('follow parcels into their orders where the person says so, with statuses that mail customers only knowingly', async () => {
    const statuses = [
      { id: '4', name: 'Shipped' },
      { id: '5', name: 'Delivered there' },
    ];
    const follow = async () => (await readSettings()).stores[0]?.follow;
    await openWith({ stores: [{ ...shop, kind: 'prestashop' }] });
    await says(/itself mails its customer about a new tracking number/);
    screen.getByLabelText(/Change the order’s status/).click();
    await says(/the statuses are read there/);
    expect(await follow()).toEqual({ status: 'wanted' });

    await openWith({ stores: [{ ...shop, kind: 'prestashop', follow: { status: 'seen', statuses } }] });
    const onDelivered = await screen.findByLabelText<HTMLSelectElement>('Delivered');
    expect(
      [...onDelivered.options].map(({ text, disabled }) => [text.replace(/\p{Cf}/gu, ''), disabled]),
    ).toEqual([
      ['none', false],
      ['Shipped ✉', true],
      ['Delivered there', false],
    ]);
    fireEvent.change(onDelivered, { target: { value: '5' } });
    await waitFor(async () => expect(await follow()).toMatchObject({ statusOn: { delivered: '5' } }));
    screen.getByLabelText(/Allow statuses/).click();
    await waitFor(() => expect(onDelivered.options[1]?.disabled).toBe(false));
    fireEvent.change(screen.getByLabelText('Returned'), { target: { value: '4' } });
    await waitFor(async () => expect(await follow()).toMatchObject({ statusOn: { returned: '4' } }));
    // Whoever takes it back has none of them chosen any more.
    screen.getByLabelText(/Allow statuses/).click();
    await waitFor(async () =>
      expect(await follow()).toEqual({ status: 'seen', statuses, statusOn: { delivered: '5' } }),
    );
    await expectAccessible();
  });

  it.each([
    ['magento', /One shipment of the whole order is made with this number/],
    ['medusa', /packed and sent as one fulfillment with this number/],
  ] as const)('say what a store does with a number: %s', async (kind, said) => {
    await openWith({ stores: [{ ...shop, kind }] });
    await says(said);
    expect(screen.queryByLabelText(/Change the order’s status/)).toBeNull();
  });
});
