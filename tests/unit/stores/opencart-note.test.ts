import { raw } from 'hono/html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opencart } from '../../../lib/stores/opencart/reader';
import { writeNote } from '../../../lib/stores/write-note';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { opencartCall, opencartOrder, opencartPage, opencartRows } from '../../stores/opencart/opencart-page';
import { opencartListPage } from '../../stores/opencart/opencart-panel-page';
import { PLAIN } from '../../stores/orders';
import { judged } from './judged';
import { openOpencart } from './open-opencart';
import { PageParser, parsedPage } from './parse-page';
import { practice } from './practice';

const { signal } = new AbortController();
const plain = practice(PLAIN);
const ADMIN = 'https://shop.example/office/';
const LINK = `${ADMIN}index.php?route=sale/order.info&user_token=c0ffee&order_id=${plain.id}`;
const parcel = {
  orderId: String(plain.id),
  parcelCode: 'SB-1',
  takesBack: false,
  text: '[Shahna] SB-1 · parcel made',
  triedBefore: false,
};

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

const pageOf = (history: readonly string[], call?: string, order = plain) =>
  String(
    opencartPage({
      token: 'c0ffee',
      title: 'x',
      actions: raw(''),
      content: opencartOrder(order, history),
      program: opencartCall('c0ffee', call),
    }),
  );

interface Admin {
  /** What it keeps of a line; `null`: none of it. */
  readonly keep?: (line: string) => string | null;
  /** What it shows in place of the order's page. */
  readonly page?: string;
  readonly change?: (page: string) => string;
  /** As the page's program calls what adds to a history. */
  readonly call?: string;
}

/** A practice admin whose order has a history, the oldest first. */
function adminOf(
  history: readonly string[],
  { keep = (sent) => sent, page, change = (own) => own, call = 'call=history_add' }: Admin = {},
) {
  let kept = history;
  const sent: Record<string, string>[] = [];
  const asked: string[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      expect(decodeURIComponent(String(input))).toBe(
        `${ADMIN}index.php?route=sale/order.call&user_token=c0ffee&${call}&store_id=0&language=ar&currency=ILS&order_id=${plain.id}`,
      );
      expect(init.redirect).toBe('manual');
      const form = Object.fromEntries(new URLSearchParams(String(init.body)));
      sent.push(form);
      const line = keep(form.comment ?? '');
      if (line !== null) kept = [...kept, line];
      return Response.json({ success: 'x' });
    }
    asked.push(String(input));
    expect(init.redirect).toBe('error');
    return new Response(change(page ?? pageOf(kept, call)));
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, asked, history: () => kept };
}

function write(
  { fetch }: { readonly fetch: typeof globalThis.fetch },
  { document, url } = parsedPage(pageOf([]), LINK),
  note = parcel,
) {
  return writeNote('opencart', note, document, url, fetch, signal);
}

describe('a parcel in the history of an OpenCart order', () => {
  it.each(['call=history_add', 'action=sale/order.addHistory'])(
    'is one more line, with the status as it is, and the customer is not told (%s)',
    async (call) => {
      const admin = adminOf(['يرجى الاتصال'], { call });
      expect(await write(admin)).toBe('written');
      expect(admin.history()).toEqual(['يرجى الاتصال', parcel.text]);
      expect(admin.sent).toEqual([
        { order_id: parcel.orderId, order_status_id: '1', override: '1', notify: '0', comment: parcel.text },
      ]);
      expect(admin.asked.map(decodeURIComponent)).toEqual([LINK, LINK]);
    },
  );

  it('is not written again where it stands, though nobody heard so', async () => {
    const admin = adminOf([parcel.text, 'later']);
    expect(await write(admin)).toBe('written');
    expect(admin.sent).toEqual([]);
  });

  it('is taken back once it stands there, and once alone', async () => {
    const back = { ...parcel, takesBack: true, text: '[Shahna] SB-1 × · marked as wrong' };
    const admin = adminOf([parcel.text]);
    expect(await write(admin, undefined, back)).toBe('written');
    expect(await write(admin, undefined, back)).toBe('written');
    expect(admin.history()).toEqual([parcel.text, back.text]);
    const never = adminOf(['x']);
    expect(await write(never, undefined, back)).toBe('written');
    expect([...admin.sent, ...never.sent]).toHaveLength(1);
  });

  it('is taken back too where so many lines came since that its page shows it no more', async () => {
    const back = { ...parcel, takesBack: true, text: '[Shahna] SB-1 × · marked as wrong' };
    const newest = Array.from({ length: 10 }, (_, at) => `line ${at}`);
    const admin = adminOf(newest);
    expect(await write(admin, undefined, back)).toBe('written');
    expect(await write(admin, undefined, back)).toBe('written');
    expect(admin.sent).toHaveLength(1);
    expect(await write(adminOf(newest, { keep: () => null }), undefined, back)).toBe('refused');
  });

  it('is said to be refused where the store did not keep it, or keeps another', async () => {
    expect(await write(adminOf(['x'], { keep: () => null }))).toBe('refused');
    expect(await write(adminOf(['x'], { keep: () => 'A colleague’s' }))).toBe('refused');
  });

  it.each([
    ['its sign-in', '<form id="form-login"><input type="password"></form>'],
    ['another order', pageOf([], undefined, { ...plain, id: plain.id + 1 })],
  ])('waits where the store shows %s', async (_, page) => {
    const admin = adminOf([], { page });
    expect(await write(admin)).toBe('unreachable');
    expect(admin.sent).toEqual([]);
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
  ])('is not sent where the form %s', async (_, change) => {
    const admin = adminOf([], { change });
    expect(change(pageOf([]))).not.toBe(pageOf([]));
    expect(await write(admin)).toBe('refused');
    expect(admin.sent).toEqual([]);
  });

  it('is written from another order’s page and from the list, by the session’s token', async () => {
    const other = parsedPage(pageOf([], undefined, { ...plain, id: 7 }), LINK.replace(/\d+$/, '7'));
    expect(await write(adminOf([]), other)).toBe('written');
    const rows = String(opencartRows([{ ...plain, id: 7 }], 'c0ffee'));
    const list = parsedPage(rows, `${ADMIN}index.php?route=sale/order&user_token=c0ffee`);
    expect(await write(adminOf([]), list)).toBe('written');
    // The list's rows come later than the page.
    const empty = parsedPage('<form id="form-order"></form>', list.url.href);
    expect(await write(adminOf([]), empty)).toBe('unreachable');
  });

  it.each(['3.0', '2.3'] as const)('is not taken by %s, which is not asked', async (version) => {
    const admin = adminOf([]);
    expect(await write(admin, openOpencart(OPENCART_ORDER, version))).toBe('not-taken');
    const [name, token] =
      version === '3.0' ? (['user_token', 'secret'] as const) : (['token', 'secret'] as const);
    const list = opencartListPage([7], '/', { name, token });
    const url = `${ADMIN}index.php?route=sale/order&${name}=${token}`;
    expect(await write(admin, parsedPage(list, url))).toBe('not-taken');
    expect(admin.asked).toEqual([]);
  });

  it('waits where the store does not answer', async () => {
    expect(await write({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })).toBe(
      'unreachable',
    );
  });

  it('is read from the order’s page, by whoever wrote it, the newest first', () => {
    const read = (history: readonly string[]) => {
      const { document, url } = parsedPage(pageOf(history), LINK);
      return judged(opencart).readDocument(document, url).ownNote;
    };
    expect(read(['x', '[Shahna] SB-7 · תוכן'])).toBe('SB-7');
    expect(read(['[Shahna] SB-7 · תוכן', '[Shahna] SB-8 · תוכן', 'y'])).toBe('SB-8');
    expect(read(['x'])).toBeUndefined();
  });
});
