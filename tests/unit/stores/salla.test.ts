import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { findListReader } from '../../../lib/stores/lists';
import { salla } from '../../../lib/stores/salla/reader';
import { need } from '../../need';
import { sallaList } from '../../stores/salla/pages';
import { rowsOn } from './judged';
import { openSalla as open, PAGE } from './open-salla';
import { parsedPage } from './parse-page';

const shown = (value: string, sure = true) => known(value, 'labelled-text', sure);

describe('an order’s page of Salla', () => {
  it('says what is known of it; the rest is asked of the person', () => {
    const { document, url } = open();
    expect(salla.readDocument(document, url)).toMatchObject({
      verified: false,
      id: 'DXZbOz68qjnY',
      number: shown('293119145'),
      link: PAGE,
      status: shown('طلبك مؤكد', false),
      billing: { name: shown('مازن & أولاده'), phone: shown('+970599200110'), city: unknown('not-shown') },
      shipping: { name: unknown('not-shown') },
      items: [
        { name: 'عطر <b>عود</b>', quantity: shown('2'), amount: unknown('not-shown') },
        { name: 'Oud', quantity: shown('1') },
      ],
      total: unknown('not-shown'),
      payment: unknown('not-shown'),
    });
  });

  it('asks for no more than two at once', () => {
    expect(findListReader('salla')?.atOnce).toBe(2);
  });

  it('takes neither phone where the buyer has two', () => {
    const page = open();
    const link = page.document.querySelector('[data-card-customer-buyer] a[href^="tel:"]');
    const copy = link?.cloneNode(true);
    need(link, 'link').setAttribute('href', 'tel:0568000000');
    link?.after(copy ?? '');
    expect(salla.readDocument(page.document, page.url).billing.phone).toMatchObject({ why: 'ambiguous' });
  });
});

describe('the list of orders', () => {
  const rows = [
    { token: 'DXZbOz68qjnY', number: '293119145' },
    { token: '222', number: '293118217' },
  ];

  it('names each order once', () => {
    const { document, url } = parsedPage(sallaList([...rows, ...rows]), 'https://s.salla.sa/orders?page=2');
    expect(salla.detect(document, url)).toMatchObject({ page: 'order-list' });
    expect(rowsOn('salla', { document, url })).toMatchObject([
      { orderId: 'DXZbOz68qjnY', number: shown('293119145'), link: PAGE, selected: false },
      { orderId: '222' },
    ]);
  });

  it('leaves out a row that links to two orders, and one that links nowhere', () => {
    const { document, url } = parsedPage(sallaList(rows), 'https://s.salla.sa/orders');
    const [first, second] = document.querySelectorAll('tr.row_order');
    const link = document.createElement('a');
    link.setAttribute('href', '/orders/order/333');
    first?.firstElementChild?.append(link);
    need(second, 'second order').setAttribute('data-order-link', 'https://evil.example/orders/order/222');
    expect(rowsOn('salla', { document, url })).toEqual([]);
  });
});
