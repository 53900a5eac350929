import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { findListReader } from '../../../lib/stores/lists';
import { shopify } from '../../../lib/stores/shopify/reader';
import { DOLLARS, HOSTILE, PLAIN, practiceOrders, SECOND_PHONE } from '../../stores/orders';
import { shopifyAnswer } from '../../stores/shopify/order-answer';
import { shopifyList, shopifyPage } from '../../stores/shopify/pages';
import { askedFrom, readOpen, shownOn } from './judged';
import { factsOf } from './open-page';
import {
  answering,
  data,
  openShopify as open,
  plain,
  readShopify as read,
  STORE,
  structured,
  TOKEN,
} from './open-shopify';
import { parsedPage } from './parse-page';
import { practice } from './practice';

describe('an order of Shopify', () => {
  it('has the additional details that its shop asked for', async () => {
    const answer = shopifyAnswer(plain);
    const customAttributes = [
      { key: 'القرية', value: 'دورا' },
      { key: 'gift', value: null },
    ];
    const order = { ...answer.data.order, customAttributes };
    expect((await structured(plain, { data: { order } }))?.customFields).toEqual([
      { at: 'order', key: 'القرية', label: '', value: 'دورا' },
    ]);
    expect((await read()).customFields).toBeUndefined();
  });
});

describe('an order of Shopify of which nothing is sent', () => {
  const shop = async (requires: readonly (boolean | undefined)[], part: object = {}) => {
    const { order } = shopifyAnswer(plain).data;
    const [line] = order.lineItems.nodes;
    const nodes = requires.map((requiresShipping) => ({ ...line, requiresShipping }));
    const lineItems = { ...order.lineItems, nodes, ...part };
    return (await structured(plain, { data: { order: { ...order, lineItems } } }))?.isVirtual;
  };

  it('is said to be so where each of its lines needs no shipping', async () => {
    expect(await shop([false, false])).toBe(true);
  });

  it.each([
    ['one line needs it', [false, true], {}],
    ['one line does not say', [false, undefined], {}],
    ['it has no lines', [], {}],
    ['there are further lines', [false], { pageInfo: { hasNextPage: true } }],
  ] as const)('is not said to be so where %s', async (_, requires, part) => {
    expect(await shop(requires, part)).toBeUndefined();
  });

  it('is told by what is left of it', async () => {
    const { order } = shopifyAnswer(plain).data;
    const [line] = order.lineItems.nodes;
    const nodes = [
      { ...line, requiresShipping: false },
      { ...line, requiresShipping: true, currentQuantity: 0 },
    ];
    const left = { ...order, lineItems: { ...order.lineItems, nodes } };
    expect((await structured(plain, { data: { order: left } }))?.isVirtual).toBe(true);
  });
});

describe('an order’s page of Shopify', () => {
  it('shows nothing that can be relied on', () => {
    const order = shownOn(shopify, open(PLAIN));
    expect(order).toMatchObject({ verified: false, id: '101', link: `${STORE}/orders/101`, items: [] });
    const facts = ['id', 'link', 'verified', 'store.kind', 'store.origin', 'store.basePath'];
    expect(
      [...factsOf(order)]
        .filter(([, value]) => value !== null)
        .map(([path]) => path)
        .sort(),
    ).toEqual(facts.sort());
  });

  it('asks the admin’s own interface, and nobody else', async () => {
    const { asked, fetch } = answering(shopifyAnswer(plain));
    const order = await readOpen(shopify, open(PLAIN), fetch);
    expect(order.total).toEqual(data('110'.padEnd(5, '.0')));
    expect(asked.map(({ address }) => address).sort()).toEqual([
      'https://admin.shopify.com/api/shopify/practice?operation=ShahnaDelivery&type=query',
      'https://admin.shopify.com/api/shopify/practice?operation=ShahnaOrder&type=query',
    ]);
    for (const { init } of asked) {
      // A redirect is told of, and not followed.
      expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', redirect: 'manual' });
      const body = JSON.parse(String(init.body));
      expect(body).toMatchObject({ variables: { id: 'gid://shopify/Order/101' } });
      expect(body.query).not.toMatch(/mutation/i);
    }
    expect(JSON.stringify(order)).not.toContain(TOKEN);
  });

  it.each<[string, string]>([
    ['no proof', '<html></html>'],
    ['proof of another shape', shopifyPage('a\nb')],
    ['broken data', '<script data-serialized-id="server-data">{</script>'],
    ['somebody else’s proof', shopifyPage('stale')],
  ])('is not read with %s', async (_, html) => {
    const { fetch } = answering(shopifyAnswer(plain));
    await expect(askedFrom(shopify, '101', open(PLAIN, html), fetch)).resolves.toBeNull();
  });

  const led = { type: 'opaqueredirect', status: 0, ok: false } as Response;
  it.each([
    ['refuses', () => new Response('', { status: 401 })],
    ['leads to the page to sign in', () => led],
  ])('says that nobody is signed in where the interface %s', async (_, answer) => {
    const order = await readOpen(shopify, open(PLAIN), async () => answer());
    expect(order).toMatchObject({ silence: 'signed-out', total: unknown('not-shown') });
  });

  it('says nothing of the sort where it refuses otherwise', async () => {
    const order = await readOpen(shopify, open(PLAIN), async () => new Response('', { status: 403 }));
    expect(order.silence).toBeUndefined();
  });

  it('is read where only its delivery is not told', async () => {
    const { fetch: answer } = answering(shopifyAnswer(plain));
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).includes('ShahnaDelivery')
        ? Promise.reject(new TypeError('offline'))
        : answer(input, init);
    const order = await askedFrom(shopify, '101', open(PLAIN), fetch);
    expect(order).toMatchObject({ total: { value: '110.0' } });
    expect(order?.isPickedUp).toBeUndefined();
  });

  it('that the customer collects says so', async () => {
    const delivery = {
      data: { order: { fulfillmentOrders: { nodes: [{ deliveryMethod: { methodType: 'PICK_UP' } }] } } },
    };
    const { fetch: answer } = answering(shopifyAnswer(plain));
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).includes('ShahnaDelivery') ? Response.json(delivery) : answer(input, init);
    expect((await askedFrom(shopify, '101', open(PLAIN), fetch))?.isPickedUp).toBe(true);
  });

  it('is not read where the interface is out of reach, redirects, errs or answers with another order', async () => {
    const page = open(PLAIN);
    const offline = async () => Promise.reject(new TypeError('offline'));
    const html = async () => new Response('<html>');
    for (const fetch of [offline, html]) {
      await expect(askedFrom(shopify, '101', page, fetch)).resolves.toBeNull();
    }
    const answer = shopifyAnswer(plain);
    for (const other of [
      { ...answer, errors: [{ message: 'Field does not exist' }] },
      { errors: [] },
      { data: { order: null } },
      shopifyAnswer(practice(DOLLARS)),
      null,
      [],
    ]) {
      await expect(structured(plain, other)).resolves.toBeNull();
    }
    await expect(askedFrom(shopify, '1"', page, offline)).resolves.toBeNull();
  });
});

describe('what its interface says', () => {
  it('recipient, phone, address, note, items and totals', async () => {
    await expect(read()).resolves.toMatchObject({
      verified: false,
      id: '101',
      number: data('101'),
      link: `${STORE}/orders/101`,
      status: data('UNFULFILLED'),
      billing: {
        name: data('سلمى عودة'),
        phone: data('0599200101'),
        company: unknown('absent'),
        address1: data('شارع المدرسة، بناية 4'),
        city: data('بيت فوريك'),
        state: data('نابلس'),
        country: data('PS'),
      },
      shipping: { phone: unknown('absent') },
      items: [
        {
          name: 'كوب خزف أزرق',
          quantity: data('2'),
          amount: data('90.0'),
        },
      ],
      currency: data('ILS'),
      shippingTotal: data('20.0'),
      feesTotal: data('0'),
      taxTotal: data('0.0'),
      refundedTotal: data('0.0'),
      total: data('110.0'),
      paidTotal: data('0.0'),
      payment: data('unpaid'),
      paymentMethod: data('Cash on Delivery (COD)'),
      customerNote: data('الرجاء الاتصال قبل الوصول.\nالباب الخلفي'),
    });
  });

  it('both phones, each of its own party; the contact’s where the payer left none', async () => {
    const { billing, shipping } = await read(practice(SECOND_PHONE));
    expect([billing.phone, shipping.phone]).toEqual([data('0599200109'), data('0568200109')]);
    const answer = shopifyAnswer({ ...plain, billing: { ...plain.billing, phone: '' } });
    const withContact = { data: { order: { ...answer.data.order, phone: '+970599200101' } } };
    expect((await structured(plain, withContact))?.billing.phone).toEqual(data('+970599200101'));
  });

  it('no address at all', async () => {
    const answer = shopifyAnswer(plain);
    const order = await structured(plain, {
      data: { order: { ...answer.data.order, shippingAddress: null, billingAddress: null } },
    });
    expect(order?.shipping.name).toEqual(unknown('absent'));
    expect(order?.billing.country).toEqual(unknown('absent'));
  });

  it('markup as the text it is', async () => {
    expect((await read(practice(HOSTILE))).billing.name).toEqual(
      data('<b>Sami</b> "O\'Neil" & <script>window.taken=1</script>'),
    );
  });

  it('a currency by its code, and none where there are two', async () => {
    expect((await read(practice(DOLLARS))).currency).toEqual(data('USD'));
    const answer = shopifyAnswer(plain);
    const other = { presentmentMoney: { amount: '110.0', currencyCode: 'JOD' } };
    const order = await structured(plain, {
      data: { order: { ...answer.data.order, totalOutstandingSet: other } },
    });
    expect(order?.currency).toEqual(unknown('disagree'));
  });
});

describe('the list of orders', () => {
  it('names each order once, by the link in its row', () => {
    const { document, url } = parsedPage(shopifyList(practiceOrders, TOKEN, [PLAIN]), `${STORE}/orders?x=1`);
    const rowsAt = (address: URL) => findListReader('shopify')?.readRows(document, address) ?? [];
    const rows = rowsAt(url);
    expect(rows.map(({ orderId }) => orderId)).toEqual(practiceOrders.map(({ id }) => String(id)));
    expect(rows[0]).toMatchObject({
      number: known('101', 'labelled-text'),
      link: `${STORE}/orders/101`,
      selected: true,
    });
    expect(rows[1]?.selected).toBe(false);
    expect(rowsAt(new URL(`${STORE}/orders/101`))).toEqual([]);
    expect(rowsAt(new URL('https://admin.shopify.com/store/other/orders'))).toEqual([]);
  });

  it('reads an order of the list from there', async () => {
    const { fetch } = answering(shopifyAnswer(plain));
    const order = await askedFrom(
      shopify,
      '101',
      parsedPage(shopifyList(practiceOrders, TOKEN, []), `${STORE}/orders`),
      fetch,
    );
    expect(order?.link).toBe(`${STORE}/orders/101`);
  });
});
