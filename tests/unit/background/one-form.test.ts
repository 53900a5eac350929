import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOfPhone } from '../../../lib/outbox/read-rows';
import type { Account } from '../../../lib/settings/account';
import { changeSettings } from '../../../lib/settings/settings';
import { saveEdits } from '../../../lib/typed/saved-edits';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

const { openManualForm, pasteText } = await import('../../../entrypoints/background/forms/forms');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { viewRow } = await import('../../../entrypoints/background/outbox/row-view');
const { collect, nextOrder, service, setUpStore } = await import('./review-orders');
const { pressBar } = await import('./presses');

const use = (account: Account) =>
  changeSettings((settings) => ({
    ...settings,
    accounts: [account],
    activeAccountId: account.id,
  }));

beforeEach(async () => {
  await setUpStore();
  await use(ACCOUNT);
});

async function shipped(phone: string): Promise<unknown> {
  await pressBar(nextOrder({}, phone));
  return service.creations().at(-1);
}

describe('one form of a phone', () => {
  it('is shown and sent, however the order has it', async () => {
    const order = nextOrder({}, '599123783');
    const { form } = await readReviewed(await collect(order), order.id);
    expect(form?.draft.fields.phone).toBe('0599123783');
    expect(JSON.stringify(await shipped('599123784'))).toContain('0599123784');
    expect(JSON.stringify(await shipped('+970 599 123 785'))).toContain('0599123785');
    await use({ ...ACCOUNT, phoneForm: '+970' });
    expect(JSON.stringify(await shipped('0599123786'))).toContain('+970599123786');
  });

  it('is that of what a person typed and of a chat too', async () => {
    await pasteText('الاسم: سلمى حسن\nجوال: +970599100200\nالمبلغ: 70 شيكل');
    const { order, draft } = await openManualForm();
    expect(draft.fields.phone).toBe('0599100200');
    await saveEdits({
      key: 'manual',
      orderId: order.orderId,
      edits: { phone2: '568 110 932' },
      confirmed: [],
    });
    expect((await openManualForm()).draft.fields.phone2).toBe('0568110932');
  });

  it('is shown of a row that was sent in another, which is of the same phone', async () => {
    const { request } = madeRow();
    const recipient = { ...request.recipient, phone: '599700900' };
    const row = madeRow({
      id: 'old',
      phoneKey: '599700900',
      state: 'sending',
      request: { ...request, recipient },
    });
    await intend(row);
    expect((await viewRow(row)).phone).toBe('0599700900');
    expect(await rowsOfPhone([row.accountId], '599700900')).toMatchObject([
      { id: 'old', request: { recipient } },
    ]);
    const next = madeRow({ id: 'new', orderId: 'next', phoneKey: '599700900', state: 'queued' });
    await intend(next);
    expect((await viewRow(next)).phoneBusy).toBe(true);
  });
});

describe('a Jordanian account', () => {
  it('ships to +962 7… as 0 and nine digits, from an order and from a chat', async () => {
    expect(
      (await readReviewed(await collect(nextOrder({ id: 'jo' }, '+962791234567')), 'jo')).digest,
    ).toBeNull();
    await use({ ...ACCOUNT, country: 'jordan' });
    expect(JSON.stringify(await shipped('+962 7 9123 4567'))).toContain('"0791234567"');
    const pasted = await pasteText('الاسم: سلمى حسن\nجوال: 00962791234500\nالمبلغ: 70 دينار');
    expect(pasted.draft.fields.phone).toBe('0791234500');
    // Another one's order leaves nothing of what was typed over the first.
    await saveEdits({
      key: 'manual',
      orderId: pasted.order.orderId,
      edits: { totalPrice: '9' },
      confirmed: [],
    });
    const other = await pasteText('الاسم: رامي عودة\nجوال: +962 79 123 4511\nالمبلغ: 90 دينار');
    expect(other).toMatchObject({
      replacedTyped: true,
      draft: { fields: { phone: '0791234511', totalPrice: '' } },
    });
  });
});
