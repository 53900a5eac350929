import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutParcel } from '../../../components/customer-messages/about';
import { keyOfAgain } from '../../../lib/order-key';
import { findStanding, hasParcel, isRefusedAsDuplicate } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import {
  account,
  asked,
  begin,
  fieldsOf,
  made,
  order,
  orders,
  press,
  settled,
  setUpService,
  share,
  statesOf,
  type Turn,
} from './parts-pressed';

const { viewBeside } = await import('../../../entrypoints/background/forms/form-view');
const { viewRow } = await import('../../../entrypoints/background/outbox/row-view');
const { markWrong, settleRow, withdrawRow } = await import('../../../entrypoints/background/outbox/settling');

beforeEach(setUpService);

describe('an order in two parcels', () => {
  it('makes both, one after the other, each with its amount, its content and its number', async () => {
    await press(fieldsOf([share('100'), share('40', 'حذاء')]));
    const rows = await settled();
    expect(rows.map(({ state, part }) => [state, part?.number, part?.of])).toEqual([
      ['created', 1, 2],
      ['created', 2, 2],
    ]);
    expect(asked).toMatchObject([
      { total_price: 100, description: 'قميص', reference_number: `${order.number} 1/2` },
      { total_price: 40, description: 'حذاء', reference_number: `${order.number} 2/2`, forceDuplicate: true },
    ]);
    expect(asked[0]).not.toHaveProperty('forceDuplicate');
    expect(asked.some((sent) => 'actual_price' in sent)).toBe(false);
  });

  it('is told to its customer whole: by the order’s own number, with both codes and the sum', async () => {
    await press(fieldsOf([share('140'), share('0')]));
    const [, second] = await settled();
    expect(second && aboutParcel(await viewRow(second))).toMatchObject({
      number: order.number,
      codes: [`P-${orders}-1`, `P-${orders}-2`],
      amount: '140',
    });
  });

  it('is shown in the currency that it was sent in', async () => {
    await press(fieldsOf([share('140'), share('0')]));
    const [first] = await settled();
    if (first === undefined) throw new Error('No row');
    const { currency: _, ...earlier } = first;
    const shownIn = async (row: OutboxRow) => (await viewRow(row)).currency;
    expect(await shownIn({ ...first, currency: 'JOD' })).toBe('JOD');
    // Earlier versions kept none.
    expect(await shownIn(earlier)).toBe(account.currency);
    expect(await shownIn({ ...earlier, accountId: 'gone' })).toBeNull();
  });

  it('is the last parcel that the panel prints the labels of: both of them', async () => {
    await press(fieldsOf([share('140'), share('0')]));
    const [first, second] = await settled();
    expect((await viewBeside(null)).last).toMatchObject({
      rowIds: [first?.id, second?.id],
      codes: [`P-${orders}-1`, `P-${orders}-2`],
    });
  });

  it('holds the second while the first is refused, and mends both with one press', async () => {
    begin(['refuses']);
    const fields = fieldsOf([share('140'), share('0')]);
    await press(fields);
    expect(await statesOf()).toEqual(['refused', 'queued']);
    expect(asked).toHaveLength(1);
    expect(findStanding(await rowsOfOrder(order))?.part?.number).toBe(1);
    await press({ ...fields, streetName: 'شارع المحطة' });
    expect(await statesOf()).toEqual(['created', 'created']);
    const rows = await rowsOfOrder(order);
    expect(rows.map(({ request }) => request.address.street_name)).toEqual(Array(2).fill('شارع المحطة'));
    expect(made).toHaveLength(2);
  });

  it('mends the second alone, when the first was made', async () => {
    begin(['makes', 'refuses']);
    const fields = fieldsOf([share('140'), share('0')]);
    await press(fields);
    expect(await statesOf()).toEqual(['created', 'refused']);
    expect(findStanding(await rowsOfOrder(order))?.part?.number).toBe(2);
    await press(fields);
    expect(await statesOf()).toEqual(['created', 'created']);
    expect(made.map(({ reference_number }) => reference_number)).toEqual([
      `${order.number} 1/2`,
      `${order.number} 2/2`,
    ]);
  });

  it.each([
    [1, ['refuses']],
    [2, ['makes', 'refuses']],
  ] as const)(
    'mends the refused one of them as it was sent by itself: part %i, with its own amount',
    async (number, service) => {
      begin(service);
      await press(fieldsOf([share('100'), share('40', 'حذاء')]));
      await settled();
      const part = (await rowsOfOrder(order)).find((row) => row.part?.number === number);
      const [amount, content] = number === 1 ? ['100', 'قميص'] : ['40', 'حذاء'];
      const again = { ...fieldsOf([], amount), actualPrice: '', description: content ?? '' };
      const referenceNumber = part?.request.reference_number ?? '';
      await press(
        { ...again, referenceNumber, streetName: 'شارع المحطة' },
        { key: keyOfAgain(part?.id ?? '') },
      );
      expect(await statesOf()).toEqual(['created', 'created']);
      expect(made).toMatchObject([
        { total_price: 100, description: 'قميص', reference_number: `${order.number} 1/2` },
        { total_price: 40, description: 'حذاء', reference_number: `${order.number} 2/2` },
      ]);
      const [, second] = await rowsOfOrder(order);
      expect(second?.request.address.street_name).toBe('شارع المحطة');
      expect(second?.part).toMatchObject({ number: 2, of: 2 });
    },
  );

  it.each([
    ['in another currency', { ...account, currency: 'JOD' }],
    ['for another account', { ...account, id: 'other' }],
  ])('sends no part that waits with the number that was written %s', async (_, corrected) => {
    begin(['refuses']);
    await press(fieldsOf([share('100'), share('40', 'حذاء')]));
    await settled();
    const [first] = await rowsOfOrder(order);
    await keepKey(corrected, 'practice-key');
    await changeSettings((settings) => ({ ...settings, accounts: [corrected] }));
    const referenceNumber = first?.request.reference_number ?? '';
    const again = { ...fieldsOf([], '20'), actualPrice: '', referenceNumber };
    await expect(
      press(again, { key: keyOfAgain(first?.id ?? ''), account: corrected }),
    ).rejects.toMatchObject({ code: 'account-changed' });
    expect(await statesOf()).toEqual(['refused', 'queued']);
    expect(made).toEqual([]);
  });

  it.each([false, true])(
    'is not sent as the one of them that waits for a refused one, forced: %s',
    async (forced) => {
      begin([forced ? 'is there' : 'refuses']);
      await press(fieldsOf([share('100'), share('40', 'حذاء')]));
      const [first, second] = await settled();
      expect(first && isRefusedAsDuplicate(first)).toBe(forced);
      const referenceNumber = second?.request.reference_number ?? '';
      const again = { ...fieldsOf([], '40'), actualPrice: '', referenceNumber };
      const key = keyOfAgain(second?.id ?? '');
      await expect(press(again, { key, forced })).rejects.toMatchObject({ code: 'phone-busy' });
      expect(await statesOf()).toEqual(['refused', 'queued']);
      expect(made).toEqual([]);
      await press(fieldsOf([share('100'), share('40', 'حذاء')]), { forced });
      expect(await statesOf()).toEqual(['created', 'created']);
      expect(made).toMatchObject([{ total_price: 100 }, { total_price: 40 }]);
    },
  );

  it('sends nothing more while it is not known what became of the first', async () => {
    begin(['makes, answer lost']);
    const fields = fieldsOf([share('140'), share('0')]);
    await press(fields);
    expect(await statesOf()).toEqual(['unknown', 'queued']);
    await expect(press(fields)).rejects.toMatchObject({ code: 'unsettled' });
    const [first] = await rowsOfOrder(order);
    await settleRow(first?.id ?? '', { was: 'made', parcelCode: made[0]?.code ?? '' });
    expect(await statesOf()).toEqual(['settled', 'created']);
    expect(made).toHaveLength(2);
  });

  it('takes the later ones back with the first, and the last alone', async () => {
    begin(['refuses']);
    await changeSettings((settings) => ({ ...settings, holdSeconds: 30 }));
    const first = await press(fieldsOf([share('140'), share('0')]));
    await withdrawRow(first.id);
    expect((await rowsOfOrder(order)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    begin([]);
    await press(fieldsOf([share('140'), share('0')]));
    const [, second] = await rowsOfOrder(order);
    await withdrawRow(second?.id ?? '');
    expect((await rowsOfOrder(order)).map(({ state }) => state)).toEqual(['queued', 'withdrawn']);
    await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
  });

  it('goes in one parcel, or in three, after a refusal', async () => {
    begin(['refuses']);
    await press(fieldsOf([share('140'), share('0')]));
    await settled();
    await press(fieldsOf([]));
    expect(await statesOf()).toEqual(['created', 'withdrawn']);
    expect(made).toMatchObject([{ reference_number: order.number, total_price: 140 }]);
    begin(['refuses']);
    await press(fieldsOf([share('140'), share('0')]));
    await settled();
    await press(fieldsOf([share('100'), share('40'), share('0')]));
    expect(await statesOf()).toEqual(['created', 'created', 'created']);
  });

  it('asks before a further parcel, and lets one of them be wrong', async () => {
    const fields = fieldsOf([share('140'), share('0')]);
    await press(fields);
    const [first] = await settled();
    await expect(press(fields)).rejects.toMatchObject({ code: 'already-shipped' });
    await markWrong(first?.id ?? '', true);
    const rows = await rowsOfOrder(order);
    expect(rows.map(({ wrongSince }) => wrongSince ?? null)).toEqual([expect.any(Number), null]);
    await press(fields, { again: true });
    expect(await settled()).toHaveLength(4);
  });

  it('writes all of them or none, where another tab was first', async () => {
    const [one, several] = [fieldsOf([]), fieldsOf([share('140'), share('0')])];
    await Promise.allSettled([press(one), press(several), press(several), press(one)]);
    await settled();
    const rows = await rowsOfOrder(order);
    expect(new Set(rows.map(({ part }) => part?.press ?? 'one')).size).toBe(1);
    expect(made).toHaveLength(rows.length);
  });
});

/** A person who mends what was refused, and who looks a lost parcel up in the company's own list. */
async function doWhatIsNeeded(fields: ParcelFields): Promise<boolean> {
  const standing = findStanding(await settled());
  if (standing === null) throw new Error('The order has no row');
  if (standing.state === 'refused') await press(fields, { forced: isRefusedAsDuplicate(standing) });
  else if (standing.state === 'unknown') {
    const found = made.find(({ reference_number }) => reference_number === standing.request.reference_number);
    await settleRow(
      standing.id,
      found ? { was: 'made', parcelCode: found.code } : { was: 'not-made', next: 'send-again' },
    );
  } else return true;
  return false;
}

describe('whatever the service does', () => {
  it('makes each parcel of an order once, in their order, and collects what was said', async () => {
    const turn = fc.constantFrom<Turn>('makes', 'refuses', 'makes, answer lost', 'fails');
    const amounts = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 12 }), amounts, async (service, parts) => {
        begin(service);
        const sum = parts.reduce((all, amount) => all + amount, 0);
        const fields = fieldsOf(
          parts.map((amount) => share(String(amount))),
          String(sum),
        );
        await press(fields);
        for (let steps = 0; !(await doWhatIsNeeded(fields)); steps += 1) expect(steps).toBeLessThan(60);
        expect(made.map(({ reference_number }) => reference_number)).toEqual(
          parts.map((_, index) => `${order.number} ${index + 1}/${parts.length}`),
        );
        expect(made.map(({ total_price }) => total_price)).toEqual(parts);
        expect((await rowsOfOrder(order)).every(hasParcel)).toBe(true);
      }),
      { numRuns: 12 },
    );
  }, 30_000);
});
