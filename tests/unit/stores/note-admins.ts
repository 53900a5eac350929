import { raw } from 'hono/html';
import { expect } from 'vitest';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { magento } from '../../../lib/stores/magento/reader';
import { opencart } from '../../../lib/stores/opencart/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { writeNote } from '../../../lib/stores/write-note';
import { type MagentoChoice, magentoOrderPage } from '../../stores/magento/order-page';
import { opencartCall, opencartOrder, opencartPage } from '../../stores/opencart/opencart-page';
import { PLAIN } from '../../stores/orders';
import { prestashopOrderPage } from '../../stores/prestashop/order-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { ADMIN as MAGENTO, priceIn } from './open-magento';
import { ADMIN as PRESTASHOP } from './open-prestashop';
import { type OpenPage, parsedPage } from './parse-page';
import { practice } from './practice';

export const plain = practice(PLAIN);
export const other = { ...plain, id: plain.id + 1 };
export const parcel = {
  orderId: String(plain.id),
  parcelCode: 'SB-1',
  takesBack: false,
  text: '[Shahna] SB-1 · parcel made',
  triedBefore: false,
};
export const back = { ...parcel, takesBack: true, text: '[Shahna] SB-1 × · marked as wrong' };

/** A store whose order's page has notes and a form that adds to them. */
export interface NotedStore {
  readonly adapter: StoreAdapter;
  /** The order's page, with notes, the oldest first. */
  readonly pageOf: (notes: readonly string[], order?: typeof plain) => string;
  readonly link: string;
  /** Where the form goes. */
  readonly submit: string;
  /** The note in what the form sends. */
  readonly noteIn: (form: URLSearchParams) => string;
  readonly signIn: string;
}

export const magentoNotes = {
  adapter: magento,
  pageOf: (comments, order = plain, choice: Partial<MagentoChoice> = {}) =>
    magentoOrderPage(order, { price: priceIn('en', 'ILS'), statusCode: 'pending', comments, ...choice }),
  link: `${MAGENTO}sales/order/view/order_id/${plain.id}/key/5ec2e7/`,
  submit: `${MAGENTO}sales/order/addComment/order_id/${plain.id}/key/c0ffee/?isAjax=true`,
  noteIn: (form) => form.get('history[comment]') ?? '',
  signIn: '<form><input type="password"></form>',
} as const satisfies NotedStore;

const OPENCART = 'https://shop.example/office/';

/** @param call as the page's program calls what adds to a history */
export function opencartNotes(call = 'call=history_add') {
  const program = opencartCall('c0ffee', call);
  const around = { token: 'c0ffee', title: 'x', actions: raw(''), program };
  return {
    adapter: opencart,
    pageOf: (history, order = plain) =>
      String(opencartPage({ ...around, content: opencartOrder(order, history) })),
    link: `${OPENCART}index.php?route=sale/order.info&user_token=c0ffee&order_id=${plain.id}`,
    submit: `${OPENCART}index.php?route=sale/order.call&user_token=c0ffee&${call}&store_id=0&language=ar&currency=ILS&order_id=${plain.id}`,
    noteIn: (form) => form.get('comment') ?? '',
    signIn: '<form id="form-login"><input type="password"></form>',
  } as const satisfies NotedStore;
}

export const prestashopNotes = {
  adapter: prestashop,
  pageOf: (lines, order = plain) =>
    prestashopOrderPage(order, { settings: PLAIN_SETTINGS, note: lines.join('\n') }),
  link: `${PRESTASHOP}index.php/sell/orders/${plain.id}/view?_token=secret`,
  submit: `${PRESTASHOP}index.php/sell/orders/${plain.id}/set-internal-note?_token=secret`,
  // All lines are sent, as a browser sends them; ours is the last.
  noteIn: (form) => form.get('internal_note[note]')?.split('\r\n').at(-1) ?? '',
  signIn: '<form><input type="password"></form>',
} as const satisfies NotedStore;

interface Behaviour {
  /** What it keeps of a note; `null`: none of it. */
  readonly keep?: (note: string) => string | null;
  /** What it shows in place of the order's page. */
  readonly page?: string;
  readonly change?: (page: string) => string;
}

/** A practice admin of such a store. */
export function adminOf(
  store: NotedStore,
  notes: readonly string[],
  { keep = (sent) => sent, page, change = (own) => own }: Behaviour = {},
) {
  let kept = notes;
  const sent: URLSearchParams[] = [];
  const asked: string[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const address = decodeURIComponent(String(input));
    if (init.method === 'POST') {
      expect(address).toBe(store.submit);
      expect(init.redirect).toBe('manual');
      const form = new URLSearchParams(String(init.body));
      sent.push(form);
      const note = keep(store.noteIn(form));
      if (note !== null) kept = [...kept, note];
      return new Response('');
    }
    asked.push(address);
    expect(init.redirect).toBe('error');
    return new Response(change(page ?? store.pageOf(kept)));
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, asked, notes: () => kept };
}

const { signal } = new AbortController();

/** Writes the parcel's note from a page of the admin, its order's where none is named. */
export function write(
  { adapter, pageOf, link }: NotedStore,
  { fetch }: Pick<ReturnType<typeof adminOf>, 'fetch'>,
  note = parcel,
  { document, url }: OpenPage = parsedPage(pageOf([]), link),
) {
  return writeNote(adapter.kind, note, { document, url, fetch, signal });
}

/** Forms of an order's page that are not the one we know, each by what was changed in it: nothing is sent. */
export async function expectNotSent(store: NotedStore, change: (page: string) => string): Promise<void> {
  const admin = adminOf(store, [], { change });
  expect(change(store.pageOf([]))).not.toBe(store.pageOf([]));
  expect(await write(store, admin)).toBe('refused');
  expect(admin.sent).toEqual([]);
}
