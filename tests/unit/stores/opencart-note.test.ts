import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { opencartRows } from '../../stores/opencart/opencart-page';
import { opencartListPage } from '../../stores/opencart/opencart-panel-page';
import { adminOf, back, expectNotSent, opencartNotes, parcel, plain, write } from './note-admins';
import { openOpencart } from './open-opencart';
import { PageParser, parsedPage } from './parse-page';

const store = opencartNotes();
const ADMIN = new URL('.', store.link).href;
const seventh = { ...plain, id: 7 };

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a parcel in the history of an OpenCart order', () => {
  it.each(['call=history_add', 'action=sale/order.addHistory'])(
    'is one more line, with the status as it is, and the customer is not told (%s)',
    async (call) => {
      const called = opencartNotes(call);
      const admin = adminOf(called, ['يرجى الاتصال']);
      expect(await write(called, admin)).toBe('written');
      expect(admin.notes()).toEqual(['يرجى الاتصال', parcel.text]);
      expect(admin.sent.map((form) => Object.fromEntries(form))).toEqual([
        { order_id: parcel.orderId, order_status_id: '1', override: '1', notify: '0', comment: parcel.text },
      ]);
    },
  );

  it('is taken back too where so many lines came since that its page shows it no more', async () => {
    const newest = Array.from({ length: 10 }, (_, at) => `line ${at}`);
    const admin = adminOf(store, newest);
    expect(await write(store, admin, back)).toBe('written');
    expect(await write(store, admin, back)).toBe('written');
    expect(admin.sent).toHaveLength(1);
    expect(await write(store, adminOf(store, newest, { keep: () => null }), back)).toBe('refused');
  });

  it.each<[string, (page: string) => string]>([
    ['has no saved status', (page) => page.replace('<option value="1" selected>', '<option value="1">')],
    ['has two saved statuses', (page) => page.replace('<option value="0">', '<option value="0" selected>')],
    [
      'has a field that we do not know',
      (page) => page.replace('<textarea', '<input name="track" value="1"><textarea'),
    ],
    ['has no comment', (page) => page.replace('name="comment"', '')],
    ['is not told by the page where it goes', (page) => page.replace('history_add', 'history')],
    [
      'goes to two places',
      (page) =>
        page.replace(
          'const add',
          `'index.php?route=sale/order.call&user_token=x&call=history_add'; const add`,
        ),
    ],
    ['does not say whose store it is', (page) => page.replace('id="input-store"', 'id="x"')],
  ])('is not sent where the form %s', (_, change) => expectNotSent(store, change));

  it('is written from another order’s page and from the list, by the session’s token', async () => {
    const open = parsedPage(store.pageOf([], seventh), store.link.replace(/\d+$/, '7'));
    expect(await write(store, adminOf(store, []), parcel, open)).toBe('written');
    const rows = String(opencartRows([seventh], 'c0ffee'));
    const list = parsedPage(rows, `${ADMIN}index.php?route=sale/order&user_token=c0ffee`);
    expect(await write(store, adminOf(store, []), parcel, list)).toBe('written');
    // The list's rows come later than the page.
    const empty = parsedPage('<form id="form-order"></form>', list.url.href);
    expect(await write(store, adminOf(store, []), parcel, empty)).toBe('unreachable');
  });

  it.each([
    ['3.0', 'user_token'],
    ['2.3', 'token'],
  ] as const)('is not taken by %s, which is not asked', async (version, name) => {
    const admin = adminOf(store, []);
    expect(await write(store, admin, parcel, openOpencart(OPENCART_ORDER, version))).toBe('not-taken');
    const list = opencartListPage([7], '/', { name, token: 'secret' });
    const open = parsedPage(list, `${ADMIN}index.php?route=sale/order&${name}=secret`);
    expect(await write(store, admin, parcel, open)).toBe('not-taken');
    expect(admin.asked).toEqual([]);
  });
});
