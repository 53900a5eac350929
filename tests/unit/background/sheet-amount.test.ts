import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCollections } from '../../../lib/review/collected-orders';
import { changeSettings } from '../../../lib/settings/settings';
import type { SheetLine } from '../../../lib/sheet/sheet-lines';
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

/** The forms of a sheet's lines, each an order that goes to a village. */
async function formsOf(source: string, ...said: readonly SheetLine[]) {
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT] }));
  const line = { name: 'سلمى الحاج', phone: '0599300071', village: 'بيت لقيا', amount: '50', items: 'كوب' };
  const lines = said.map((one, place) => ({ ...line, number: String(place), ...one }));
  await collectSheet(ACCOUNT.id, source, lines, null);
  const collection = (await readCollections()).find(({ store }) => store.basePath.includes(`/${source}/`));
  const orders = collection?.orders ?? [];
  return Promise.all(
    orders.map(async ({ orderId }) => (await readReviewed(collection?.id ?? '', orderId)).form),
  );
}

it('asks about what a sheet says is paid, or is of another currency', async () => {
  const forms = await formsOf(
    'Asked',
    { currency: 'JOD' },
    { currency: 'المبلغ بالدولار' },
    { payment: 'مدفوع' },
    { payment: 'voided' },
  );
  const asked = forms.map((form) => form?.draft.findings.filter(({ field }) => field === 'totalPrice'));
  expect(asked.map((all) => all?.map(({ severity, code }) => [severity, code]))).toEqual([
    [['error', 'currency-differs']],
    [['error', 'currency-unknown']],
    [['error', 'payment-unsure']],
    [['error', 'payment-unknown']],
  ]);
});

it('sends both phones of a line', async () => {
  const forms = await formsOf(
    'Phones',
    { phone2: '0568300072' },
    { phone2: '599300071' },
    { phone: '', phone2: '0568300072' },
    { phone2: 'لا يوجد' },
  );
  expect(forms.map((form) => [form?.draft.fields.phone, form?.draft.fields.phone2])).toEqual([
    ['0599300071', '0568300072'],
    ['0599300071', ''],
    ['0568300072', ''],
    ['0599300071', ''],
  ]);
  const phones = forms.flatMap((form) =>
    form?.draft.findings.filter(({ field }) => field.startsWith('phone')),
  );
  expect(phones).toEqual([]);
});
