import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomField, Order } from '../../../lib/order';
import { readSettings } from '../../../lib/settings/settings';
import { keepLesson } from '../../../lib/teaching/tab-lessons';

const page: { order: Order | null } = { order: null };

vi.mock('wxt/browser', async () => {
  const { fakeBrowser } = await import('./fake-browser');
  const session: Record<string, unknown> = {};
  const browser = fakeBrowser();
  const storage = {
    ...browser.storage,
    session: {
      get: async (key: string) => ({ [key]: session[key] }),
      set: async (values: object) => void Object.assign(session, values),
    },
  };
  const tabs = { ...browser.tabs, sendMessage: async () => ({ order: page.order }), query: async () => [] };
  return { browser: { ...browser, storage, tabs } };
});

const { findField, pointField } = await import('../../../entrypoints/background/teaching/pointed-fields');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, nextOrder, STORE, setUpStore } = await import('./review-orders');

const own = (key: string, value: string, more: Partial<CustomField> = {}): CustomField => ({
  at: 'shipping',
  key,
  label: '',
  value,
  ...more,
});
const at = (parts: Partial<Parameters<typeof findField>[1]>) => ({
  keys: [],
  labels: [],
  text: '',
  ...parts,
});

beforeEach(async () => {
  await setUpStore();
  await keepLesson(7, { origin: STORE.origin, teachingId: null, startedAt: Date.now(), fields: true });
});

describe('a field that a person points at', () => {
  it('is kept with its store, counts at the next look, and can be taken back', async () => {
    const order = nextOrder({ customFields: [own('_shipping_second', '0568123456', { label: 'هاتف آخر' })] });
    page.order = order;
    const place = at({ keys: ['_shipping_second'], text: '0568123456' });
    expect(await pointField({ meaning: 'phone2', place }, caller)).toEqual({ phone2: 'هاتف آخر' });
    expect((await readSettings()).stores).toMatchObject([
      { fields: { phone2: { key: '_shipping_second', label: 'هاتف آخر' } } },
    ]);
    expect((await openOrder(order, caller)).action?.kind).toBe('ship');
    expect(await pointField({ meaning: 'phone2', place: null }, caller)).toEqual({});
  });

  it('asks about the amount where it is said to be a deposit and is no amount', async () => {
    page.order = nextOrder({ customFields: [own('deposit', 'paid a part', { at: 'data' })] });
    await pointField({ meaning: 'paid', place: at({ text: 'paid a part' }) }, caller);
    expect((await openOrder(page.order, caller)).action?.kind).toBe('review');
  });

  it('is refused where the order has none there, and to whoever does not point', async () => {
    page.order = nextOrder();
    const asked = { meaning: 'village', place: at({ text: 'دورا' }) } as const;
    await expect(pointField(asked, caller)).rejects.toMatchObject({ code: 'field-unknown' });
    await expect(pointField(asked, { ...caller, tabId: 8 })).rejects.toMatchObject({ code: 'not-allowed' });
    await keepLesson(7, { origin: STORE.origin, teachingId: null, startedAt: Date.now() });
    await expect(pointField(asked, caller)).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('the field at a place', () => {
  const order = (...customFields: CustomField[]) => nextOrder({ customFields });

  it('is found by its name, by its label, or by what it alone says', () => {
    const both = order(own('_a', 'دورا', { label: 'وجهة' }), own('_b', 'يطا'));
    expect(findField(both, at({ keys: ['_b'], text: 'يطا' }))?.key).toBe('_b');
    expect(findField(both, at({ labels: ['وجهة:'], text: 'وجهة: دورا' }))?.key).toBe('_a');
    expect(findField(both, at({ text: 'يطا' }))?.key).toBe('_b');
    expect(findField(both, at({ text: 'سعير' }))).toBeNull();
    expect(findField(order(own('_a', 'نعم'), own('_b', 'نعم')), at({ text: 'نعم' }))).toBeNull();
  });

  it('has the key under which the store keeps the same, for orders that are read without their page', () => {
    const shown = own('', 'دورا', { label: 'وجهة' });
    const found = findField(order(own('_a', 'دورا'), shown), at({ labels: ['وجهة'], text: 'وجهة: دورا' }));
    expect(found).toMatchObject({ key: '_a', label: 'وجهة' });
  });
});
