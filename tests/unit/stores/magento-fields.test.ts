import { html } from 'hono/html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { magentoFields } from '../../../lib/stores/magento/fields';
import { magentoList, magentoOrderPage } from '../../stores/magento/order-page';
import {
  magentoHistory,
  magentoShipmentPage,
  type ShipmentChoice,
  wholeShipment,
} from '../../stores/magento/shipment-page';
import { ADMIN, openMagento, plain, priceIn } from './open-magento';
import { PageParser, parsedPage } from './parse-page';
import { type Answering, openField, writeInto } from './write-into';

const SHIPMENT = `${ADMIN}admin/order_shipment`;
const AT = {
  order: `${ADMIN}sales/order/view/order_id/${plain.id}/key/5ec2e7/`,
  start: `${SHIPMENT}/start/order_id/${plain.id}/key/57a27/`,
  form: `${SHIPMENT}/new/order_id/${plain.id}/key/4e8/`,
  save: `${SHIPMENT}/save/order_id/${plain.id}/key/5a7e/`,
  history: `${ADMIN}sales/order/commentsHistory/order_id/${plain.id}/key/a57/`,
} as const;

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Admin {
  /** What it keeps of a number; `null`: none of it. */
  readonly keep?: (number: string) => string | null;
  readonly form?: ShipmentChoice;
  readonly change?: (page: string, of: keyof typeof AT) => string;
  /** Where the button leads in place of the form. */
  readonly leadsTo?: string;
}

/** A practice admin whose order was shipped with a number, or not at all. */
function adminOf(
  shipped = '',
  { keep = (sent) => sent, form = {}, change = (page) => page, leadsTo = AT.form }: Admin = {},
) {
  let number = shipped;
  const sent: URLSearchParams[] = [];
  const orderPage = () =>
    magentoOrderPage(plain, {
      price: priceIn('en', 'ILS'),
      statusCode: number === '' ? 'pending' : 'processing',
      buttons: number === '' ? ['order_invoice', 'order_ship'] : ['order_invoice'],
    });
  const fetch = async (input: unknown, { method = 'GET', redirect, body }: RequestInit = {}) => {
    const fields = new URLSearchParams(String(body ?? ''));
    switch (String(input)) {
      case AT.order:
        expect([method, redirect]).toEqual(['GET', 'error']);
        return new Response(change(orderPage(), 'order'));
      case AT.start: {
        expect([method, redirect]).toEqual(['GET', 'follow']);
        const isSignIn = leadsTo === AT.start;
        const page = isSignIn ? '<input type="password">' : magentoShipmentPage(plain, form);
        return Object.defineProperty(new Response(change(page, 'form')), 'url', { value: leadsTo });
      }
      case AT.save:
        expect([method, redirect]).toEqual(['POST', 'manual']);
        sent.push(fields);
        number = keep(fields.get('tracking[1][number]') ?? '') ?? number;
        return new Response('', { status: 302 });
      case AT.history:
        expect([method, redirect]).toEqual(['POST', 'error']);
        expect(Object.fromEntries(fields)).toEqual({ isAjax: 'true', form_key: 'form-key-secret' });
        return new Response(change(magentoHistory(plain, number), 'history'));
    }
    throw new Error(`Nothing is at ${input}`);
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, number: () => number };
}

const write = (admin: Answering, to: string, last: string | null, page = openMagento()) =>
  writeInto(openField(magentoFields.tracking, plain.id, page, admin), to, last);

describe('a parcel’s code in a shipment of a Magento order', () => {
  it('waits until somebody has seen that nothing was shipped', async () => {
    const admin = adminOf();
    expect(await write(admin, 'SB-1', null)).toEqual({ outcome: 'read', value: '' });
    expect(admin.sent).toEqual([]);
  });

  it.each([
    ['the order’s page', openMagento],
    ['the list', () => parsedPage(magentoList([plain], []), `${ADMIN}sales/order/index/key/1a/`)],
  ])(
    'makes one of the whole order, from %s, with every box unticked, and is read back',
    async (_where, open) => {
      const admin = adminOf('', { form: { source: 'default' } });
      // The list's rows have keys of their own.
      const fetch = (input: unknown, init?: RequestInit) =>
        admin.fetch(String(input).replace(`/key/5ec2e7${plain.id}/`, '/key/5ec2e7/'), init);
      expect(await write({ fetch: fetch as typeof globalThis.fetch }, 'SB-1', '', open())).toEqual({
        outcome: 'written',
        value: 'SB-1',
      });
      expect(admin.sent.map((form) => Object.fromEntries(form))).toEqual([
        { ...wholeShipment(plain, 'SB-1'), sourceCode: 'default' },
      ]);
      expect(admin.sent.join()).not.toMatch(/send_email|notify|label/);
    },
  );

  it('is not made twice, though nobody heard of the first', async () => {
    const admin = adminOf('SB-1');
    expect(await write(admin, 'SB-1', '')).toEqual({ outcome: 'written', value: 'SB-1' });
    expect(admin.sent).toEqual([]);
  });

  it.each([
    ['another number', 'OF-ANOTHER'],
    ['a number that ours begins', 'SB-12'],
    ['a number that ours ends', 'XSB-1'],
  ])('is not made where the order was shipped with %s', async (_what, number) => {
    const admin = adminOf(number);
    expect(await write(admin, 'SB-1', null)).toEqual({ outcome: 'refused' });
    expect(await write(admin, 'SB-1', '')).toEqual({ outcome: 'refused' });
    expect(admin.sent).toEqual([]);
  });

  it('is not called written where the store keeps none, or another’s', async () => {
    expect(await write(adminOf('', { keep: () => null }), 'SB-1', '')).toEqual({ outcome: 'refused' });
    expect(await write(adminOf('', { keep: () => 'OF-ANOTHER' }), 'SB-1', '')).toEqual({
      outcome: 'refused',
    });
  });

  it('is not taken back: Magento deletes no shipment', async () => {
    const admin = adminOf('SB-1');
    expect(await write(admin, '', 'SB-1')).toEqual({ outcome: 'refused' });
    expect([admin.sent, admin.number()]).toEqual([[], 'SB-1']);
  });

  it.each([
    ['some pieces were sent before', { form: { shipped: 1 } }],
    ['an extension adds a field', { form: { added: html`<input name="shipment[insure]">` } }],
    ['a comment stands in it', changed('form', '</textarea>', 'Hello</textarea>')],
    [
      'its box is no box',
      changed('form', 'send_email]" value="1" type="checkbox"', 'send_email]" value="1"'),
    ],
    ['it ships nothing', changed('form', /<input type="text" class="qty-item"[^>]*>/g, '')],
    ['it names a piece twice', changed('form', /<input type="text" class="qty-item"[^>]*>/, '$&$&')],
    ['it goes to another order', changed('form', `save/order_id/${plain.id}/`, 'save/order_id/1/')],
    ['it goes elsewhere', changed('form', 'action="', 'action="https://elsewhere.example')],
    ['its row for a number has another field', changed('form', '][title]', '][name]')],
    ['no carrier of the shop’s own can be chosen', changed('form', 'value="custom"', 'value="dhl"')],
    ['the button leads to another page', { leadsTo: `${ADMIN}admin/auth/login/order_id/${plain.id}/` }],
    ['the button leads to another order', { leadsTo: AT.form.replace(String(plain.id), '1') }],
    ['the sign-in stands in the form’s place', { leadsTo: AT.start }],
  ] as const)('is not made where %s', async (_what, how: Admin) => {
    const admin = adminOf('', how);
    expect(await write(admin, 'SB-1', '')).toEqual({ outcome: 'refused' });
    expect(admin.sent).toEqual([]);
  });

  it.each([
    ['the shop asks first where the goods lie', changed('order', '/start/', '/source/'), 'refused'],
    ['nobody is signed in', { change: () => '<input type="password">' }, 'unreachable'],
  ] as const)('is not made where %s', async (_what, how: Admin, outcome) => {
    const admin = adminOf('', how);
    expect(await write(admin, 'SB-1', '')).toEqual({ outcome });
    expect(admin.sent).toEqual([]);
  });

  it('is asked for again where the order’s history is not answered', async () => {
    const admin = adminOf('SB-1', changed('history', /[\s\S]*/, '{"ajaxExpired":1}'));
    expect(await write(admin, 'SB-1', '')).toEqual({ outcome: 'unreachable' });
  });
});

function changed(of: keyof typeof AT, from: string | RegExp, to: string): Admin {
  return { change: (page, its) => (its === of ? page.replace(from, to) : page) };
}
