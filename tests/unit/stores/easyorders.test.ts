import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { easyorders } from '../../../lib/stores/easyorders/reader';
import { findListReader } from '../../../lib/stores/lists';
import { elementAt } from '../../need';
import { easyOrdersList } from '../../stores/easyorders/pages';
import { rowsOn } from './judged';
import { EASYORDERS_FIELDS as FIELDS, ID, openEasyOrders as open, PAGE } from './open-easyorders';
import { parsedPage } from './parse-page';

const form = (value: string) => known(value, 'form-field' as const);

function read(fields?: Readonly<Record<string, string>>) {
  const { document, url } = open(fields);
  return easyorders.readDocument(document, url);
}

describe('an order’s page of EasyOrders', () => {
  it('says what its dialog holds', () => {
    expect(read()).toMatchObject({
      verified: false,
      id: ID,
      link: PAGE,
      shipping: {
        name: form('هبة زيدان'),
        phone: form('٠٥٩٩٢٠٠١٠٦ / 0568200106'),
        state: form('الخليل'),
        address1: form('حلحول، قرب البلدية'),
        city: unknown('not-shown'),
      },
      shippingTotal: form('20'),
      total: unknown('not-shown'),
      payment: unknown('not-shown'),
      currency: unknown('not-shown'),
      items: [],
    });
  });

  it('says nothing while the dialog is closed', () => {
    expect(read({}).shipping.name).toEqual(unknown('not-shown'));
  });

  it('does not say of the next order what the dialog still holds of the one before', () => {
    const page = open();
    const next = new URL(PAGE.replace('0198', '0199'));
    const name = () => easyorders.readDocument(page.document, next).shipping.name;
    expect(easyorders.readDocument(page.document, page.url).shipping.name).toEqual(form('هبة زيدان'));
    expect(name()).toEqual(unknown('not-shown'));
    expect(name()).toEqual(unknown('not-shown'));
    expect(easyorders.readDocument(page.document, page.url).shipping.name).toEqual(form('هبة زيدان'));
    // The next order is drawn into the same fields, or has a dialog of its own.
    const field = page.document.querySelector('[name="full_name"]');
    if (field !== null && 'value' in field) field.value = 'سلمى';
    expect(name()).toEqual(form('سلمى'));
    expect(easyorders.readDocument(open({}).document, next).shipping.name).toEqual(unknown('not-shown'));
    expect(easyorders.readDocument(open().document, next).shipping.name).toEqual(form('هبة زيدان'));
  });

  it('one phone is one, and a missing first is the second', () => {
    expect(read({ ...FIELDS, phone_alt: '' }).shipping.phone).toEqual(form('٠٥٩٩٢٠٠١٠٦'));
    expect(read({ ...FIELDS, phone: '' }).shipping.phone).toEqual(form('0568200106'));
    expect(read({ ...FIELDS, phone: '', phone_alt: '' }).shipping.phone).toEqual(unknown('absent'));
  });

  it('takes neither of two fields of one name that differ', () => {
    const page = open();
    const copy = page.document.querySelector('[name="phone"]')?.cloneNode(true);
    if (copy !== undefined && 'value' in copy) copy.value = '0599999999';
    elementAt('form', page.document).append(copy ?? '');
    expect(easyorders.readDocument(page.document, page.url).shipping.phone).toEqual(unknown('disagree'));
  });

  it('is none elsewhere', () => {
    const { document } = open();
    expect(() => easyorders.readDocument(document, new URL('https://app.easy-orders.net/#/x'))).toThrow(
      'easyorders: missing order page',
    );
  });
});

describe('the list of orders', () => {
  it('names each order once', () => {
    const other = ID.replace('0198', '0199');
    const html = easyOrdersList([
      { id: ID, number: '#1201' },
      { id: other, number: '1202' },
      { id: ID, number: '#1201' },
      { id: 'create', number: '7' },
    ]);
    const { document, url } = parsedPage(html, 'https://app.easy-orders.net/#/orders');
    expect(rowsOn('easyorders', { document, url })).toMatchObject([
      { orderId: ID, number: known('1201', 'labelled-text'), link: PAGE, selected: false },
      { orderId: other, number: known('1202', 'labelled-text') },
    ]);
    expect(findListReader('easyorders')?.readRows(document, new URL(PAGE))).toEqual([]);
  });
});
