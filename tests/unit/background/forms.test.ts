import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { anOrder } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { browser } = await import('wxt/browser');
const { discardForm, openManualForm, pasteText, readTab } = await import(
  '../../../entrypoints/background/forms/forms'
);

/** As by a press in a window that shows the form by hand. */
async function discard({ shipped = false } = {}): Promise<void> {
  await discardForm('manual', (await openManualForm()).order.orderId, shipped);
}

function showTab(url: string, reply: unknown): void {
  vi.mocked(browser.tabs.get).mockResolvedValue({ url } as never);
  vi.mocked(browser.tabs.sendMessage).mockResolvedValue(reply as never);
}

beforeEach(async () => {
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
});

describe('the form of a tab', () => {
  it('opens with the order that its page shows', async () => {
    const order = anOrder();
    showTab(order.link, { order });
    expect(await readTab(7)).toMatchObject({ kind: 'order', form: { order: { orderId: order.id } } });
    expect(browser.tabs.sendMessage).toHaveBeenCalledWith(7, expect.anything(), { frameId: 0 });
  });

  it('opens with the order of a known store’s page that was still coming when it was asked first', async () => {
    const order = anOrder();
    const { origin } = order.store;
    await changeSettings((settings) => ({
      ...settings,
      stores: [{ origin, accountId: null, kind: 'taught', basePath: '/' }],
    }));
    Object.assign(browser.scripting, { executeScript: vi.fn(async () => [{ result: null }]) });
    showTab(order.link, { order });
    vi.mocked(browser.tabs.sendMessage).mockResolvedValueOnce(undefined as never);
    expect(await readTab(7)).toMatchObject({ kind: 'order', form: { order: { orderId: order.id } } });
  });

  it('shows no order of another store than the one that stands in the tab', async () => {
    showTab('https://taken-over.example/admin', { order: anOrder() });
    expect(await readTab(7)).toEqual({ kind: 'unreadable', missing: '' });
    showTab('https://taken-over.example/admin', { order: { ...anOrder(), id: 7 } });
    expect(await readTab(7)).toEqual({ kind: 'unreadable', missing: '' });
  });
});

describe('a tab of a store whose site the browser gives no access to', () => {
  const link = 'https://refused.example/wp-admin/post.php?post=7';
  const { origin } = new URL(link);

  it.each(['woocommerce', 'taught', undefined] as const)(
    'offers it again, whatever was known of it: %s',
    async (kind) => {
      const store = { origin, accountId: null, ...(kind && { kind, basePath: '/' }) };
      await changeSettings((settings) => ({ ...settings, stores: [store] }));
      const runs = vi.fn(async () => [{ result: null }]);
      Object.assign(browser.scripting, { executeScript: runs });
      showTab(link, undefined);
      vi.mocked(browser.permissions.contains).mockResolvedValueOnce(false as never);
      expect(await readTab(7)).toEqual({ kind: 'store-not-enabled', origin });
      expect(runs).not.toHaveBeenCalled();
      expect(await readTab(7)).not.toMatchObject({ kind: 'store-not-enabled' });
    },
  );
});

describe('a text that is pasted over another', () => {
  const type = async (edits: Parameters<typeof saveEdits>[0]['edits']) => {
    const { order } = await openManualForm();
    await saveEdits({ key: 'manual', orderId: order.orderId, edits, confirmed: [] });
  };
  const SALMA = 'الاسم: سلمى حسن\nجوال: 0599100200\nالمبلغ: 70 شيكل';
  const RAMI = 'الاسم: رامي عودة\nجوال: 0599300400\nالمبلغ: 90 شيكل';

  it('leaves nothing of what was typed over the order of somebody else', async () => {
    for (const between of [[], ['']]) {
      await pasteText(SALMA);
      await type({ totalPrice: '120', streetName: 'شارع المدارس' });
      for (const text of between) await pasteText(text);
      const form = await pasteText(RAMI);
      expect(form).toMatchObject({
        replacedTyped: true,
        draft: { fields: { phone: '0599300400', totalPrice: '90' } },
      });
      expect(form.draft.fields.streetName).toBe('');
    }
  });

  it('keeps what was typed while the same order grows, or is mended', async () => {
    await pasteText(SALMA);
    await type({ totalPrice: '120' });
    for (const text of [`${SALMA}\nملاحظة: مساء`, SALMA.replace('0599100200', '059910020'), SALMA]) {
      expect(await pasteText(text)).toMatchObject({
        replacedTyped: false,
        draft: { fields: { totalPrice: '120' } },
      });
    }
  });
});

describe('what is typed in two windows', () => {
  it('is kept field by field, and not for the form that took its place', async () => {
    await discard();
    const { order } = await openManualForm();
    const one = { key: 'manual', orderId: order.orderId, confirmed: ['phone'] };
    await addEdits({ ...one, edits: { firstName: 'سلمى', totalPrice: '70' } });
    await addEdits({ ...one, edits: { totalPrice: '75' }, confirmed: ['phone', 'village'] });
    expect(await openManualForm()).toMatchObject({
      draft: { fields: { firstName: 'سلمى', totalPrice: '75' } },
      confirmed: ['phone', 'village'],
    });
    await discard();
    await openManualForm();
    await addEdits({ ...one, edits: { firstName: 'سلمى' } });
    expect((await openManualForm()).draft.fields.firstName).toBe('');
  });
});

describe('the orders of several people in one text', () => {
  const TEXT = 'طلبيات اليوم\nسلمى حسن - 0599100200 - 70 شيكل\nرامي عودة - 0599300400 - 90 شيكل';

  it('are offered one by one, each as a form of its own', async () => {
    await discard();
    const { draft, pasted } = await pasteText(TEXT);
    expect(draft.fields).toMatchObject({ firstName: '', phone: '', totalPrice: '' });
    expect(draft.findings).toContainEqual(expect.objectContaining({ code: 'pasted-orders-several' }));
    const [first, second] = pasted?.orders ?? [];
    expect(pasted?.orders.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      'سلمى حسن - 0599100200 - 70 شيكل',
      'رامي عودة - 0599300400 - 90 شيكل',
    ]);

    const one = await pasteText(TEXT, first);
    expect(one.draft.fields).toMatchObject({ firstName: 'سلمى حسن', phone: '0599100200', totalPrice: '70' });
    expect(one.pasted?.marks.map(({ start, end }) => TEXT.slice(start, end))).toContain('0599100200');
    await saveEdits({
      key: 'manual',
      orderId: one.order.orderId,
      edits: { totalPrice: '75' },
      confirmed: [],
    });
    const other = await pasteText(TEXT, second);
    expect(other.draft.fields).toMatchObject({ phone: '0599300400', totalPrice: '90' });
  });

  it('wait for their turn when one is shipped, and are gone with the last', async () => {
    const orders = (await pasteText(TEXT)).pasted?.orders ?? [];
    for (const [at, order] of orders.entries()) {
      await pasteText(TEXT, order);
      await discard({ shipped: true });
      const { pasted, draft } = await openManualForm();
      expect(draft.fields.phone).toBe('');
      expect(pasted?.orders.map(({ shipped }) => shipped)).toEqual(at === 0 ? [true, false] : undefined);
    }
    await pasteText(TEXT, orders[0]);
    await discard();
    expect((await openManualForm()).pasted).toBeNull();
  });
});
