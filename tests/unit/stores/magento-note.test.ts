import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { magento } from '../../../lib/stores/magento/reader';
import { writeNote } from '../../../lib/stores/write-note';
import { type MagentoChoice, magentoList, magentoOrderPage } from '../../stores/magento/order-page';
import { judged } from './judged';
import { ADMIN, openMagento, plain, priceIn } from './open-magento';
import { PageParser, parsedPage } from './parse-page';

const { signal } = new AbortController();
const parcel = {
  orderId: String(plain.id),
  parcelCode: 'SB-1',
  takesBack: false,
  text: '[Shahna] SB-1 · parcel made',
  triedBefore: false,
};
const LINK = `${ADMIN}sales/order/view/order_id/${plain.id}/key/5ec2e7/`;
const SUBMIT = `${ADMIN}sales/order/addComment/order_id/${plain.id}/key/c0ffee/?isAjax=true`;

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

const pageOf = (comments: readonly string[], choice: Partial<MagentoChoice> = {}, order = plain) =>
  magentoOrderPage(order, { price: priceIn('en', 'ILS'), statusCode: 'pending', comments, ...choice });

interface Admin {
  /** What it keeps of a comment; `null`: none of it. */
  readonly keep?: (comment: string) => string | null;
  /** What it shows in place of the order's page. */
  readonly page?: string;
  readonly change?: (page: string) => string;
}

/** A practice admin whose order has comments, the oldest first. */
function adminOf(
  comments: readonly string[],
  { keep = (sent) => sent, page, change = (own) => own }: Admin = {},
) {
  let kept = comments;
  const sent: URLSearchParams[] = [];
  const asked: string[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      expect(String(input)).toBe(SUBMIT);
      expect(init.redirect).toBe('manual');
      const form = new URLSearchParams(String(init.body));
      sent.push(form);
      const comment = keep(form.get('history[comment]') ?? '');
      if (comment !== null) kept = [...kept, comment];
      return new Response('<div></div>');
    }
    asked.push(String(input));
    expect(init.redirect).toBe('error');
    return new Response(change(page ?? pageOf(kept)));
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, asked, comments: () => kept };
}

function write(
  { fetch }: { readonly fetch: typeof globalThis.fetch },
  { document, url } = openMagento(),
  note = parcel,
) {
  return writeNote('magento', note, document, url, fetch, signal);
}

describe('a parcel in a comment of a Magento order', () => {
  it('is one more comment, with the session’s key and the status as it is, and nothing for the customer', async () => {
    const admin = adminOf(['اتصل قبل التوصيل']);
    expect(await write(admin)).toBe('written');
    expect(admin.comments()).toEqual(['اتصل قبل التوصيل', parcel.text]);
    expect(Object.fromEntries(admin.sent[0] ?? [])).toEqual({
      form_key: 'form-key-secret',
      'history[status]': 'pending',
      'history[comment]': parcel.text,
    });
    expect(admin.asked).toEqual([LINK, LINK]);
  });

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
    expect(admin.comments()).toEqual([parcel.text, back.text]);
    const never = adminOf(['x']);
    expect(await write(never, undefined, back)).toBe('written');
    expect([...admin.sent, ...never.sent]).toHaveLength(1);
  });

  it('is said to be refused where the store did not keep it, or keeps another', async () => {
    expect(await write(adminOf(['x'], { keep: () => null }))).toBe('refused');
    expect(await write(adminOf(['x'], { keep: () => 'A colleague’s' }))).toBe('refused');
  });

  it.each([
    ['its sign-in', '<form><input type="password"></form>'],
    ['another order', pageOf([], {}, { ...plain, id: plain.id + 1 })],
  ])('waits where the store shows %s', async (_, page) => {
    const admin = adminOf([], { page });
    expect(await write(admin)).toBe('unreachable');
    expect(admin.sent).toEqual([]);
  });

  it.each<[string, (page: string) => string]>([
    [
      'goes to another order',
      (page) => page.replace(`addComment/order_id/${plain.id}`, 'addComment/order_id/99'),
    ],
    [
      'goes to another site',
      (page) => page.replace("'/shop/admin_9/sales", "'https://other.example/shop/admin_9/sales"),
    ],
    ['goes to another admin of the site', (page) => page.replace("'/shop/admin_9/sales", "'/other/sales")],
    [
      'has two addresses',
      (page) =>
        page.replace('</script></div>', `</script><script>'/x/sales/order/addComment/1/'</script></div>`),
    ],
    [
      'has no saved status',
      (page) =>
        page.replace(
          ' selected="selected">x</option></select>\n    <textarea',
          '>x</option></select><textarea',
        ),
    ],
    [
      'has two saved statuses',
      (page) => page.replace('<option value="processing">', '<option value="processing" selected>'),
    ],
    [
      'has a field that we do not know',
      (page) =>
        page.replace('<textarea name="history[c', '<input name="ship" value="1"><textarea name="history[c'),
    ],
    ['has no comment', (page) => page.replace('name="history[comment]"', '')],
    ['has no key', (page) => page.replace('name="form_key"', '')],
    [
      'has two keys',
      (page) =>
        page.replace('<input name="form_key"', '<input name="form_key" value="b"><input name="form_key"'),
    ],
  ])('is not sent where the form %s', async (_, change) => {
    const admin = adminOf([], { change });
    expect(change(pageOf([]))).not.toBe(pageOf([]));
    expect(await write(admin)).toBe('refused');
    expect(admin.sent).toEqual([]);
  });

  it('is sent where the button itself has the address, as earlier versions have it', async () => {
    const change = (page: string) =>
      page
        .replace(/<script>[^<]*addComment[^<]*<\/script>/, '')
        .replace(
          'data-submits="comment"',
          `onclick="submitAndReloadArea(x, '${SUBMIT.replace('?isAjax=true', '')}')"`,
        );
    expect(await write(adminOf([], { change }))).toBe('written');
  });

  it('is written from another order’s page and from the list, by the key that opens every order', async () => {
    const other = openMagento({ ...plain, id: plain.id + 1 });
    const admin = adminOf([]);
    expect(await write(admin, other)).toBe('written');
    expect(admin.asked).toEqual([LINK, LINK]);
    const list = parsedPage(magentoList([{ ...plain, id: 7 }], []), `${ADMIN}sales/order/`);
    const fromList = adminOf([]);
    expect(await write(fromList, list)).toBe('written');
    expect(fromList.asked[0]).toBe(LINK.replace('5ec2e7', '5ec2e77'));
    // The list's rows come later than the page.
    const empty = parsedPage(magentoList([], []), `${ADMIN}sales/order/`);
    expect(await write(adminOf([]), empty)).toBe('unreachable');
  });

  it('waits where the store does not answer', async () => {
    expect(await write({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })).toBe(
      'unreachable',
    );
  });

  it('is read from the order’s page, by whoever wrote it, the newest first', () => {
    const read = (comments: readonly string[]) => {
      const { document, url } = openMagento(plain, { statusCode: 'pending', comments });
      return judged(magento).readDocument(document, url).ownNote;
    };
    expect(read(['x', '[Shahna] SB-7 · תוכן'])).toBe('SB-7');
    expect(read(['[Shahna] SB-7 · תוכן', '[Shahna] SB-8 · תוכן', 'y'])).toBe('SB-8');
    expect(read(['x'])).toBeUndefined();
  });
});
