import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { writeNote } from '../../../lib/stores/write-note';
import { prestashopOrderPage } from '../../stores/prestashop/order-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { judged } from './judged';
import { ADMIN, openPrestaShop, plain } from './open-prestashop';
import { PageParser } from './parse-page';

const { signal } = new AbortController();
const parcel = {
  orderId: String(plain.id),
  parcelCode: 'SB-1',
  takesBack: false,
  text: '[Shahna] SB-1 · parcel made',
  triedBefore: false,
};
const LINK = `${ADMIN}index.php/sell/orders/${plain.id}/view?_token=secret`;

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the admin does with a note that is sent to it. */
type Save = (note: string, form: URLSearchParams) => string;

/** A practice admin whose order has a note. `page`: what it shows in place of the order's page. */
function adminOf(note: string, save: Save = (sent) => sent, page?: string) {
  let kept = note;
  const sent: URLSearchParams[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const form = new URLSearchParams(String(init.body));
      sent.push(form);
      kept = save(form.get('internal_note[note]') ?? '', form);
      return new Response('', { status: 302 });
    }
    expect(String(input)).toBe(LINK);
    return new Response(page ?? prestashopOrderPage(plain, { settings: PLAIN_SETTINGS, note: kept }));
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, note: () => kept };
}

function write({ fetch }: { readonly fetch: typeof globalThis.fetch }, change = {}) {
  const { document, url } = openPrestaShop();
  return writeNote('prestashop', { ...parcel, ...change }, document, url, fetch, signal);
}

describe('a parcel in the note of a PrestaShop order', () => {
  it('is a line of its own below what stands there, sent with the form’s own token', async () => {
    const admin = adminOf('اتصل قبل التوصيل\nبعد الرابعة');
    expect(await write(admin)).toBe('written');
    expect(admin.note()).toBe(`اتصل قبل التوصيل\r\nبعد الرابعة\r\n${parcel.text}`);
    expect([...(admin.sent[0]?.keys() ?? [])].toSorted()).toEqual([
      'internal_note[_token]',
      'internal_note[note]',
    ]);
    expect(admin.sent[0]?.get('internal_note[_token]')).toBe('note-secret');
  });

  it('stands alone where there was no note', async () => {
    const admin = adminOf('');
    expect(await write(admin)).toBe('written');
    expect(admin.note()).toBe(parcel.text);
  });

  it('is not written again where it stands, though nobody heard so', async () => {
    const admin = adminOf(`x\n${parcel.text}`);
    expect(await write(admin, { triedBefore: true })).toBe('written');
    expect(admin.sent).toEqual([]);
  });

  it('stands below that of an earlier parcel', async () => {
    const admin = adminOf('[Shahna] SB-0 · parcel made');
    expect(await write(admin)).toBe('written');
    expect(admin.note().split('\r\n')).toEqual(['[Shahna] SB-0 · parcel made', parcel.text]);
  });

  it('is taken back once it stands there, and once alone', async () => {
    const back = { ...parcel, takesBack: true, text: '[Shahna] SB-1 × · marked as wrong' };
    const admin = adminOf(`x\n${parcel.text}`);
    expect(await write(admin, back)).toBe('written');
    expect(await write(admin, back)).toBe('written');
    expect(admin.note().split('\r\n')).toEqual(['x', parcel.text, back.text]);
    const never = adminOf('x');
    expect(await write(never, back)).toBe('written');
    expect([...admin.sent, ...never.sent]).toHaveLength(1);
  });

  it('is said to be refused where the store did not keep it', async () => {
    expect(await write(adminOf('x', () => 'x'))).toBe('refused');
  });

  it.each([
    ['its sign-in', '<form><input type="password"></form>'],
    ['another order', prestashopOrderPage({ ...plain, id: plain.id + 1 }, { settings: PLAIN_SETTINGS })],
  ])('waits where the store shows %s', async (_, page) => {
    const admin = adminOf('x', undefined, page);
    expect(await write(admin)).toBe('unreachable');
    expect(admin.sent).toEqual([]);
  });

  it.each([
    [
      'leads to another order',
      (page: string) => page.replace(`${plain.id}/set-internal-note`, '99/set-internal-note'),
    ],
    [
      'leads to another site',
      (page: string) => page.replace('"internal_note" method="post" action="', '$&https://other.example'),
    ],
    ['is not there', (page: string) => page.replace('name="internal_note"', '')],
  ])('is not sent where the form %s', async (_, change) => {
    const page = change(prestashopOrderPage(plain, { settings: PLAIN_SETTINGS, note: 'x' }));
    const admin = adminOf('x', undefined, page);
    expect(await write(admin)).toBe('refused');
    expect(admin.sent).toEqual([]);
  });

  it('waits where the store does not answer', async () => {
    expect(await write({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })).toBe(
      'unreachable',
    );
  });

  it('is read from the order’s page, by whoever wrote it', () => {
    const { document, url } = openPrestaShop(plain, { note: `x\n[Shahna] SB-7 · תוכן` });
    expect(judged(prestashop).readDocument(document, url).ownNote).toBe('SB-7');
    const two = openPrestaShop(plain, { note: '[Shahna] SB-7 · תוכן\n[Shahna] SB-8 · תוכן\ny' });
    expect(judged(prestashop).readDocument(two.document, two.url).ownNote).toBe('SB-8');
    const long = openPrestaShop(plain, { note: `${'x'.repeat(12_300)}\n[Shahna] SB-9 · תוכן` });
    expect(judged(prestashop).readDocument(long.document, long.url).ownNote).toBe('SB-9');
    const without = openPrestaShop(plain, { note: 'x' });
    expect(judged(prestashop).readDocument(without.document, without.url).ownNote).toBeUndefined();
  });
});
