import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCollections } from '../../../lib/review/collected-orders';
import { changeSettings } from '../../../lib/settings/settings';
import { ACCOUNT } from './fake-service';

const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { setUpReview } = await import('./review-orders');

const asked = vi.fn((_: Request) =>
  Promise.resolve(
    Response.json({
      delivery_cost: '20.00',
      returned_delivery_cost: '10.00',
      extra_price: 0,
      returned_extra_price: 0,
    }),
  ),
);

beforeEach(async () => {
  await setUpReview();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});

it.each([
  ['recipient', false],
  ['recipient', true],
  ['sender', false],
  ['sender', true],
] as const)(
  'collects what a sheet says, whatever is said of the totals of stores: %s, %s',
  async (deliveryPaidBy, totalIncludesDelivery) => {
    const account = { ...ACCOUNT, deliveryPaidBy, totalIncludesDelivery };
    await changeSettings((settings) => ({ ...settings, accounts: [account] }));
    const source = `${deliveryPaidBy} ${totalIncludesDelivery}`;
    const line = { name: 'سلمى الحاج', phone: '0599300071', village: 'بيت لقيا', street: 'شارع المدارس' };
    const lines = [
      { ...line, number: '1', amount: '120', items: 'كوب' },
      { ...line, number: '2', amount: '0', items: 'كوب' },
    ];
    await collectSheet(ACCOUNT.id, source, lines, null);
    const collection = (await readCollections()).find(({ store }) =>
      store.basePath.includes(encodeURIComponent(source)),
    );
    const drafts = await Promise.all(
      (collection?.orders ?? []).map(
        async ({ orderId }) => (await readReviewed(collection?.id ?? '', orderId)).form?.draft,
      ),
    );
    expect(drafts.map((draft) => draft?.fields.totalPrice)).toEqual(['120', '0']);
    expect(drafts.map((draft) => draft?.fields.village?.id)).toEqual([301, 301]);
    expect(
      drafts.flatMap((draft) => draft?.findings.filter(({ severity }) => severity !== 'notice')),
    ).toEqual([]);
    expect(drafts.flatMap((draft) => draft?.reckoning.map(({ kind }) => kind))).not.toContain('delivery');
    expect(asked.mock.calls.filter(([{ url }]) => url?.endsWith('parcels/fees'))).toEqual([]);
  },
);

it('asks about what a sheet says is paid, or is of another currency', async () => {
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT] }));
  const line = { name: 'سلمى الحاج', phone: '0599300071', village: 'بيت لقيا', amount: '50', items: 'كوب' };
  const lines = [
    { ...line, number: '1', currency: 'JOD' },
    { ...line, number: '2', currency: 'المبلغ بالدولار' },
    { ...line, number: '3', payment: 'مدفوع' },
    { ...line, number: '4', payment: 'voided' },
  ];
  await collectSheet(ACCOUNT.id, 'Asked', lines, null);
  const collection = (await readCollections()).find(({ store }) => store.basePath.includes('/Asked/'));
  const asked = await Promise.all(
    (collection?.orders ?? []).map(async ({ orderId }) => {
      const { form } = await readReviewed(collection?.id ?? '', orderId);
      const errors = form?.draft.findings.filter(({ field }) => field === 'totalPrice');
      return errors?.map(({ severity, code }) => [severity, code]);
    }),
  );
  expect(asked).toEqual([
    [['error', 'currency-differs']],
    [['error', 'currency-unknown']],
    [['error', 'payment-unsure']],
    [['error', 'payment-unknown']],
  ]);
});
