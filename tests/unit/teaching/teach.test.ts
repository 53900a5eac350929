import { describe, expect, it } from 'vitest';
import { factValue } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { StorePageError } from '../../../lib/stores/adapter';
import { taughtAdapter } from '../../../lib/stores/taught/reader';
import type { Datum, Teaching } from '../../../lib/stores/taught/teaching';
import { confirmPage } from '../../../lib/teaching/lesson';
import { confirmTeaching, missingData } from '../../../lib/teaching/progress';
import { need } from '../../need';
import { CARD, FIRST, SECOND, THIRD } from '../../stores/strange/strange-order';
import type { StrangeChange, strangePage } from '../../stores/strange/strange-page';
import { judged } from '../stores/judged';
import { factsOf } from '../stores/open-page';
import { confirmNext, openStrange, POINTED, strangeOrder, taughtStrange, teachFirst } from './strange-lesson';

const taught = taughtStrange();

function readThird(change: StrangeChange | null = null, order = strangeOrder(THIRD), by = taught) {
  const { document, url } = openStrange(order, change);
  return judged(taughtAdapter([by])).readDocument(document, url);
}

const kindsOf = (datum: Datum, teaching: Teaching = taught) =>
  teaching.data[datum]?.ways.map(({ place }) => place.by) ?? [];

describe('an admin taught on two orders', () => {
  it('has everything read of a third, and nothing that was not taught', () => {
    const facts = [...factsOf(readThird())].filter(([, value]) => value !== null);
    expect(Object.fromEntries(facts)).toEqual({
      'store.kind': 'taught',
      'store.origin': 'https://yasmin.example',
      'store.basePath': '/lawha/talabat/',
      verified: 'false',
      id: '4057',
      number: '4057',
      link: 'https://yasmin.example/lawha/talabat/4057/ard',
      'shipping.name': 'هبة عودة',
      'shipping.phone': '٠٥٩٧٦١٢٣٤٠',
      'shipping.address1': 'شارع المدرسة، الطابق الثاني',
      'shipping.city': 'بيت فوريك',
      'shipping.state': 'نابلس',
      'items.0.name': 'صحن زيتون',
      'items.1.name': 'سلة قش',
      currency: 'ILS',
      shippingTotal: '20',
      total: '140',
      payment: 'unpaid',
      customerNote: 'هدية، من دون فاتورة',
    });
    expect(orderSchema.safeParse(readThird()).error).toBeUndefined();
  });

  it.each<[string, Partial<Parameters<typeof strangePage>[0]>]>([
    ['with its price of delivery', { shipping: 'استلام من المتجر ₪ 0.00' }],
    ['with the payment', { payment: 'نقدا عند الاستلام من الفرع' }],
    ['in place of a governorate', { region: 'استلام من المحل' }],
    ['in the address', { street: 'איסוף עצמי' }],
  ])('that the customer collects says so %s', (_, said) => {
    expect(readThird(null, strangeOrder(THIRD, said)).isPickedUp).toBe(true);
    expect(readThird().isPickedUp).toBeUndefined();
  });

  it('that the customer collects says so in the label of what delivery costs', () => {
    const { document, url } = openStrange(strangeOrder(THIRD));
    for (const cell of document.querySelectorAll('.sum th'))
      if (cell.textContent === 'التوصيل') cell.textContent = 'استلام ذاتي';
    expect(judged(taughtAdapter([taught])).readDocument(document, url).isPickedUp).toBe(true);
  });

  it('is sure of all that two kinds of ways agree on', () => {
    const { shipping, total, currency, number } = readThird();
    for (const fact of [shipping.name, shipping.phone, shipping.city, total, currency, number])
      expect(fact).toMatchObject({ known: true, sure: true });
  });

  it('is found by several ways, none of them by what changes with the order', () => {
    expect(kindsOf('city')).toEqual(['id', 'name', 'label', 'label']);
    expect(kindsOf('phone')).toEqual(['attribute', 'label', 'structure']);
    const stored = JSON.stringify(taught);
    for (const id of [FIRST, SECOND]) {
      expect(stored).not.toContain(String(id));
      for (const text of [strangeOrder(id).name, strangeOrder(id).phone, strangeOrder(id).street])
        expect(stored).not.toContain(text);
    }
  });

  it('is not read before it is confirmed, nor on another kind of page', () => {
    const { document, url } = openStrange(strangeOrder(THIRD));
    for (const state of ['unconfirmed', 'imported'] as const)
      expect(taughtAdapter([{ ...taught, state }]).detect(document, url)).toBeNull();
    const adapter = taughtAdapter([taught]);
    expect(adapter.detect(document, url)).toMatchObject({ page: 'order', orderId: '4057' });
    for (const path of ['/lawha/talabat', '/lawha/talabat/4057/tahrir', '/x/lawha/talabat/4057/ard'])
      expect(adapter.detect(document, new URL(path, url))).toBeNull();
    expect(adapter.detect(document, new URL(url.pathname, 'https://other.example'))).toBeNull();
  });
});

describe('a page that was changed since', () => {
  it('is read by the ways that are left, which is no longer sure', () => {
    const { shipping } = readThird('phone-label-moved');
    expect(shipping.name).toMatchObject({ value: 'هبة عودة', sure: false });
    expect(shipping.phone).toMatchObject({ value: '٠٥٩٧٦١٢٣٤٠' });
  });

  it('where two ways say two things, neither is used and both are told', () => {
    const page = openStrange(strangeOrder(THIRD));
    const label = [...page.document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === 'الشارع',
    );
    need(label, 'label').setAttribute('for', 'ship-region');
    const order = judged(taughtAdapter([taught])).readDocument(page.document, page.url);
    expect(order.shipping.address1).toEqual({
      known: false,
      why: 'disagree',
      text: 'شارع المدرسة، الطابق الثاني / نابلس',
    });
  });

  it('where a label stands twice beside two things, it tells nothing', () => {
    const { document, url } = openStrange(strangeOrder(THIRD));
    const list = document.querySelector('#customer dl');
    const billing = list?.cloneNode(true) as Element;
    for (const described of billing.querySelectorAll('dd')) {
      described.removeAttribute('class');
      described.textContent = 'غيره';
    }
    document.querySelector('main')?.prepend(billing);
    const { name, phone } = judged(taughtAdapter([taught])).readDocument(document, url).shipping;
    expect(name).toMatchObject({ value: 'هبة عودة', sure: false });
    expect(phone).toMatchObject({ value: '٠٥٩٧٦١٢٣٤٠' });
  });

  it('where nothing of it is left, says what is missing', () => {
    const { document, url } = openStrange(strangeOrder(THIRD));
    document.body.replaceChildren();
    expect(() => judged(taughtAdapter([taught])).readDocument(document, url)).toThrow(StorePageError);
  });
});

describe('amounts, currencies and payments', () => {
  it('1,234 says nothing until another example tells its marks', () => {
    const first = teachFirst(openStrange(strangeOrder(FIRST, { total: '₪ 1,234', shipping: '₪ 20' })));
    const total = (teaching: Teaching) =>
      readThird(null, strangeOrder(THIRD, { total: '₪ 5,678' }), confirmTeaching(teaching)).total;
    const same = confirmNext(first, openStrange(strangeOrder(SECOND, { total: '₪ 90', shipping: '₪ 20' })));
    expect(total(same as Teaching)).toEqual({ known: false, why: 'ambiguous', text: '₪ 5,678' });
    const told = confirmNext(first, openStrange(strangeOrder(SECOND, { total: '₪ 90.50' })));
    expect(total(told as Teaching)).toMatchObject({ known: true, value: '5678' });
  });

  it('another mark beside the total is another currency, which nobody has told', () => {
    expect(readThird(null, strangeOrder(THIRD, { total: '$ 140.00' })).currency).toEqual({
      known: false,
      why: 'ambiguous',
      text: '$',
    });
    expect(readThird(null, strangeOrder(THIRD, { total: '140.00 JOD' })).currency).toMatchObject({
      value: 'JOD',
    });
  });

  it('a payment nobody has told the meaning of is unknown', () => {
    expect(readThird(null, strangeOrder(THIRD, { payment: CARD })).payment).toEqual({
      known: false,
      why: 'ambiguous',
      text: CARD,
    });
  });

  it('of somebody else’s file mean what was confirmed on an order here, and nothing that was not', () => {
    const imported: Teaching = {
      ...taught,
      state: 'imported',
      payments: [...taught.payments, { text: CARD, payment: 'unpaid' }],
      currencies: [...taught.currencies, { mark: '$', code: 'ILS' }],
    };
    const own = confirmTeaching(confirmNext(imported, openStrange(strangeOrder(FIRST))) as Teaching);
    expect(missingData(own)).toEqual([]);
    expect(readThird(null, strangeOrder(THIRD), own)).toMatchObject({
      payment: { value: 'unpaid' },
      currency: { value: 'ILS' },
    });
    expect(readThird(null, strangeOrder(THIRD, { payment: CARD, total: '$ 140.00' }), own)).toMatchObject({
      payment: { known: false, text: CARD },
      currency: { known: false, text: '$' },
    });
  });

  it('two amounts in one place are none', () => {
    expect(readThird(null, strangeOrder(THIRD, { total: '₪ 140.00 (كان 160.00)' })).total).toMatchObject({
      why: 'unreadable',
    });
  });
});

describe('the second order', () => {
  it('must be another one, of the same kind of page', () => {
    const first = teachFirst(openStrange(strangeOrder(FIRST)));
    expect(confirmNext(first, openStrange(strangeOrder(FIRST)))).toBeNull();
    const page = openStrange(strangeOrder(SECOND));
    expect(confirmPage(page.page, first, {}, new URL('/lawha/zaban/7', page.url))).toBeNull();
  });

  it('drops the ways that say something else there, and what has no way left', () => {
    const first = teachFirst(openStrange(strangeOrder(FIRST)));
    const renamed = confirmNext(first, openStrange(strangeOrder(SECOND), 'ids-renamed'));
    expect(kindsOf('city', renamed as Teaching)).toEqual(['label', 'label']);
    expect(missingData(renamed as Teaching)).toEqual([]);
    const nobody = openStrange(strangeOrder(SECOND));
    for (const place of nobody.document.querySelectorAll('.customer-name')) place.textContent = '';
    expect(missingData(confirmNext(first, nobody) as Teaching)).toEqual(['name']);
  });

  it('is not enough without what a parcel needs', () => {
    const { name: _name, ...others } = POINTED;
    const first = teachFirst(openStrange(strangeOrder(FIRST)), others);
    const second = confirmNext(first, openStrange(strangeOrder(SECOND)));
    expect(missingData(second as Teaching)).toEqual(['name']);
  });

  it('a teaching that is confirmed has forgotten which orders it was taught on', () => {
    expect(taught.taughtOn).toEqual([]);
    expect(factValue(readThird().number)).toBe('4057');
  });
});
