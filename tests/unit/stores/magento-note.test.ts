import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { magentoList } from '../../stores/magento/order-page';
import { adminOf, expectNotSent, other, parcel, plain, magentoNotes as store, write } from './note-admins';
import { ADMIN } from './open-magento';
import { PageParser, parsedPage } from './parse-page';

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a parcel in a comment of a Magento order', () => {
  it('is one more comment, with the session’s key and the status as it is, and nothing for the customer', async () => {
    const admin = adminOf(store, ['اتصل قبل التوصيل']);
    expect(await write(store, admin)).toBe('written');
    expect(admin.notes()).toEqual(['اتصل قبل التوصيل', parcel.text]);
    expect(Object.fromEntries(admin.sent[0] ?? [])).toEqual({
      form_key: 'form-key-secret',
      'history[status]': 'pending',
      'history[comment]': parcel.text,
    });
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
  ])('is not sent where the form %s', (_, change) => expectNotSent(store, change));

  it('is sent where the button itself has the address, as earlier versions have it', async () => {
    const address = store.submit.replace('?isAjax=true', '');
    const change = (page: string) =>
      page
        .replace(/<script>[^<]*addComment[^<]*<\/script>/, '')
        .replace('data-submits="comment"', `onclick="submitAndReloadArea(x, '${address}')"`);
    expect(await write(store, adminOf(store, [], { change }))).toBe('written');
  });

  it('is written from another order’s page and from the list, by the key that opens every order', async () => {
    const open = parsedPage(store.pageOf([], other), store.link.replace(parcel.orderId, String(other.id)));
    const admin = adminOf(store, []);
    expect(await write(store, admin, parcel, open)).toBe('written');
    expect(admin.asked).toEqual([store.link, store.link]);
    const list = parsedPage(magentoList([{ ...plain, id: 7 }], []), `${ADMIN}sales/order/`);
    const fromList = adminOf(store, []);
    expect(await write(store, fromList, parcel, list)).toBe('written');
    expect(fromList.asked[0]).toBe(store.link.replace('5ec2e7', '5ec2e77'));
    // The list's rows come later than the page.
    const empty = parsedPage(magentoList([], []), `${ADMIN}sales/order/`);
    expect(await write(store, adminOf(store, []), parcel, empty)).toBe('unreachable');
  });
});
