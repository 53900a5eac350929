import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MANUAL } from '../../../lib/order-key';
import { addEdits, findEdits } from '../../../lib/typed/saved-edits';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';
import { keepShop } from './shop';

const { discardForm, openManualForm, pasteText } = await import(
  '../../../entrypoints/background/forms/forms'
);
const { settleAfter } = await import('../../../entrypoints/background/shipping/settle-after');

const SALMA = 'الاسم: سلمى حسن\nجوال: 0599100200\nالمبلغ: 70 شيكل';
const RAMI = 'الاسم: رامي عودة\nجوال: 0599300400\nالمبلغ: 90 شيكل';

beforeEach(async () => {
  await keepShop();
  await discardForm(MANUAL, (await openManualForm()).order.orderId, false);
});

/** The parcel of the form by hand as it is pressed now: it is on its way. */
async function press() {
  const { order } = await openManualForm();
  const village = { id: 301, cityId: 3, name: 'بيت لقيا', city: 'رام الله' };
  const row = madeRow({
    ...{ store: MANUAL, orderId: order.orderId, accountId: ACCOUNT.id },
    filledFrom: { key: MANUAL, address: null, village },
  });
  await intend(row);
  return { orderId: order.orderId, made: () => settleAfter({ ...row, state: 'created', parcelCode: 'P-1' }) };
}

describe('the next parcel by hand, begun while the one before is on its way', () => {
  it('keeps what is typed for it when that one was made', async () => {
    const { orderId, made } = await press();
    await discardForm(MANUAL, orderId, true);
    const next = await openManualForm();
    await addEdits({ key: MANUAL, orderId: next.order.orderId, edits: { firstName: 'رامي عودة' } });
    await made();
    expect((await findEdits(MANUAL))?.edits).toEqual({ firstName: 'رامي عودة' });
    expect((await openManualForm()).order.orderId).toBe(next.order.orderId);
  });

  it('is an order of its own where a text is chosen for it, and keeps that text', async () => {
    await pasteText(SALMA);
    const { made } = await press();
    const next = await pasteText(RAMI);
    expect(next).toMatchObject({ row: null, draft: { fields: { phone: '0599300400' } } });
    await made();
    expect(await openManualForm()).toMatchObject({
      order: { orderId: next.order.orderId },
      draft: { fields: { phone: '0599300400', totalPrice: '90' } },
    });
  });

  it('stays where another window goes on from the parcel before it', async () => {
    const { orderId, made } = await press();
    await made();
    const next = await openManualForm();
    await addEdits({ key: MANUAL, orderId: next.order.orderId, edits: { firstName: 'رامي عودة' } });
    await discardForm(MANUAL, orderId, true);
    expect((await openManualForm()).draft.fields.firstName).toBe('رامي عودة');
  });

  it('is one order in all windows that begin it at the same moment', async () => {
    const [one, other] = await Promise.all([openManualForm(), openManualForm()]);
    expect(one.order.orderId).toBe(other.order.orderId);
  });
});
