import { expect, it } from 'vitest';
import type { PageOrder } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { blankOrder } from '../../../lib/stores/blank-order';
import { mergeReadings } from '../../../lib/stores/sent-facts';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { orderAddress } from '../../stores/admin';
import { PLAIN } from '../../stores/orders';
import { orderPage } from '../../stores/page/order-page';
import { restOrder } from '../../stores/rest-order';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { aMatch, anAccount } from '../parcel/made-up';
import { atDoor } from './judged';
import { readMagento } from './open-magento';
import { ORIGIN } from './open-page';
import { readPrestaShop } from './open-prestashop';
import { parsedPage } from './parse-page';
import { practice } from './practice';

/** Of the page of a WooCommerce order with these notes, the newest first, and of its store's answer beside it. */
function readWooCommerce(notes: readonly string[], change: (page: string) => string = (page) => page) {
  const order = practice(PLAIN);
  const shop = {
    storage: 'new',
    language: 'en',
    settings: PLAIN_SETTINGS,
    restRoot: '',
    nonce: 'a',
  } as const;
  const page = parsedPage(
    change(String(orderPage(order, { ...shop, notes }))),
    ORIGIN + orderAddress(order.id, shop.storage, shop.language),
  );
  const shown = woocommerce.readDocument(page.document, page.url);
  const saved: PageOrder = { ...blankOrder(shown.store, shown.id, shown.link), answer: restOrder(order) };
  return [atDoor(shown), atDoor(mergeReadings(saved, shown))];
}

const OURS = '[Shahna] SB-1 · parcel made';
const SAID = 'الزبون لغى الطلب';

it('what staff wrote on an order is read of its page, without our own note and what the store notes by itself', () => {
  for (const order of readWooCommerce([OURS, SAID, ' '])) expect(order.remarks).toEqual([SAID]);
  const systems = (page: string) => page.replaceAll('<li class="note">', '<li class="note system-note">');
  for (const order of readWooCommerce([SAID], systems)) expect(order.remarks).toBeUndefined();
  expect(readMagento(undefined, { statusCode: 'pending', comments: [SAID, OURS] }).remarks).toEqual([SAID]);
  expect(readPrestaShop(undefined, { note: `${SAID}\n${OURS}` }).remarks).toEqual([SAID]);
});

it.each([
  [SAID, 'pasted-cancelled'],
  ['ألغى الزبون الطلبية', 'pasted-cancelled'],
  ['الزبونة غيرت رأيها', 'pasted-cancelled'],
  ['رفضت الزبونة الاستلام', 'pasted-cancelled'],
  ['Customer asked to cancel', 'pasted-cancelled'],
  ['הלקוח ביטל', 'pasted-cancelled'],
  ['اوقفوا الطلب', 'pasted-cancelled'],
  ['لا تشحنوا هذا الطلب', 'pasted-cancelled'],
  ['تم الالغاء بالهاتف', 'pasted-cancelled'],
  ['cancelled by phone', 'pasted-cancelled'],
  ['customer changed her mind', 'pasted-cancelled'],
  ['הלקוחה התחרטה', 'pasted-cancelled'],
  ['الزبونة ما بدها تغليف', null],
  ['الزبون رفض تغيير اللون', null],
  ['الزبونة غيرت رايها وبدها الابيض', null],
  ['customer cancelled the other order', null],
  ['Customer refused the substitute', null],
  ['الزبون دفع كامل المبلغ', 'note-says-paid'],
  ['وصلت الحوالة', 'note-says-paid'],
  ['הלקוח שילם', 'note-says-paid'],
  ['collect 120 only', 'note-says-paid'],
  ['بانتظار تأكيد الحوالة', null],
  ['دفع الزبون 50 شيكل عربون بنكي، الباقي 40', 'note-says-paid'],
  ['تم الاتصال والتأكيد مع الزبون', null],
  ['الزبون غير رقمه', null],
  ['الزبون بدو التوصيل بعد العصر', null],
])('“%s” of staff is asked about: %s', (said, code) => {
  const order = { ...readPrestaShop(), remarks: [said] };
  const { findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
  const codes = findings.map((one) => one.code);
  for (const one of ['pasted-cancelled', 'note-says-paid'] as const)
    expect(codes.includes(one)).toBe(one === code);
});

it('nothing of what staff wrote goes into the parcel', () => {
  const order = { ...readPrestaShop(), remarks: ['سر'] };
  expect(JSON.stringify(draftParcel({ order, account: anAccount(), match: aMatch() }).fields)).not.toContain(
    'سر',
  );
});
