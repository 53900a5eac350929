import { describe, expect, it } from 'vitest';
import { factValue, type Order, type Party } from '../../lib/order';
import { orderSchema } from '../../lib/order-schema';
import { medusa } from '../../lib/stores/medusa/reader';
import { readOrder } from '../../lib/stores/read-order';
import { recogniseStore } from '../../lib/stores/registry';
import { areCaptured, openCaptured, readCaptured } from './captured-file';

const FOLDER = 'medusa/2.21.2';
const ORIGIN = 'http://127.0.0.1:9000';
const STORE = { kind: 'medusa', origin: ORIGIN, basePath: '/app/' };

type PartyText = readonly [
  name: string | null,
  company: string | null,
  phone: string | null,
  address1: string | null,
  address2: string | null,
  city: string | null,
  state: string | null,
  postcode: string | null,
  country: string | null,
];

interface Expected {
  readonly id: string;
  readonly number: string;
  readonly minute: string;
  readonly shipping: PartyText;
  readonly billing: PartyText;
  readonly items: readonly (readonly [
    name: string,
    sku: string,
    quantity: string,
    each: string,
    all: string,
  ])[];
  readonly itemsTotal: string;
  readonly shippingTotal: string;
  readonly total: string;
  readonly note: string | null;
}

const AHMAD: PartyText = [
  'أحمد خليل',
  null,
  '0599123456',
  'شارع الإرسال، عمارة النجمة',
  'الطابق الثالث',
  'رام الله',
  null,
  null,
  'PS',
];
const SAMI: PartyText = [
  'Sami Haddad',
  'Haddad & Sons',
  '+970599123456',
  'Rafidia Main St. 12',
  null,
  'Nablus',
  null,
  'P400',
  'PS',
];
const RANIA: PartyText = [
  'Rania Abu Ghosh',
  null,
  null,
  'Salah ad-Din St',
  null,
  'Jerusalem',
  'Jerusalem',
  '9711001',
  'IL',
];

/** Judged by hand, each order's JSON read by eye: nothing was paid, and the checkout wrote `cod` beside each. */
const ORDERS: readonly Expected[] = [
  {
    id: 'order_01M7WYYP83PYV4J7V67TFQAK9K',
    number: '1',
    minute: '2026-11-20T17:09:35.110Z',
    shipping: AHMAD,
    billing: AHMAD,
    items: [
      ['قميص قطني أزرق', 'SH-01', '2', '75', '150'],
      ['حزام جلد', 'BL-9', '1', '49.9', '49.9'],
    ],
    itemsTotal: '199.9',
    shippingTotal: '20',
    total: '219.9',
    note: 'يرجى الاتصال قبل التوصيل\nبعد الساعة 4 مساءً',
  },
  {
    id: 'order_01M7WYYPE8Z9GWJC4E16JHCS8T',
    number: '2',
    minute: '2026-11-20T17:09:35.305Z',
    shipping: SAMI,
    billing: SAMI,
    items: [['Olive oil soap 6-pack', 'SOAP6', '1', '60', '60']],
    itemsTotal: '60',
    shippingTotal: '20',
    total: '80',
    note: null,
  },
  {
    id: 'order_01M7WYYPJMHRM5WCC2MTXZ8YWF',
    number: '3',
    minute: '2026-11-20T17:09:35.445Z',
    shipping: [
      'محمود التميمي',
      null,
      '٠٥٩٩١٢٣٤٥٦',
      'عين سارة، قرب مفرق الجامعة',
      'بجانب صيدلية الشفاء',
      'الخليل',
      null,
      null,
      'PS',
    ],
    billing: ['Lina Odeh', null, '٠٥٩٩١٢٣٤٥٦', 'Al-Masyoun', null, 'Ramallah', null, null, 'PS'],
    items: [
      ['عطر عود 50مل', 'OUD50', '1', '180', '180'],
      ['علبة هدايا', 'GIFT', '1', '15', '15'],
    ],
    itemsTotal: '195',
    shippingTotal: '20',
    total: '215',
    note: 'هدية - لا تضع الفاتورة',
  },
  {
    id: 'order_01M7WYYPWMFB0F6RSSMQ7VC6EH',
    number: '5',
    minute: '2026-11-20T17:09:35.764Z',
    shipping: RANIA,
    billing: RANIA,
    items: [['Embroidered bag', 'BAG', '1', '220', '220']],
    itemsTotal: '220',
    shippingTotal: '30',
    total: '250',
    note: null,
  },
];

const PAGES = [
  { file: 'order-1', order: ORDERS[0] },
  { file: 'order-3', order: ORDERS[2] },
];

function partyOf({
  name,
  company,
  phone,
  address1,
  address2,
  city,
  state,
  postcode,
  country,
}: Party): PartyText {
  const text = factValue<string>;
  return [
    text(name),
    text(company),
    text(phone),
    text(address1),
    text(address2),
    text(city),
    text(state),
    text(postcode),
    text(country),
  ];
}

/** Minutes as the browser's clock on the wall has them, which is how the admin shows them. */
function onTheWall(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function expectOrder(order: Order, truth: Expected): void {
  expect(order).toMatchObject({ store: STORE, verified: true, id: truth.id });
  expect(order.link).toBe(`${ORIGIN}/app/orders/${truth.id}`);
  expect(partyOf(order.shipping)).toEqual(truth.shipping);
  expect(partyOf(order.billing)).toEqual(truth.billing);
  expect(
    order.items.map(({ name, sku, quantity, unitAmount, amount }) => [
      name,
      sku,
      factValue(quantity),
      factValue(unitAmount),
      factValue(amount),
    ]),
  ).toEqual(truth.items);
  const values = Object.fromEntries(
    Object.entries(order).flatMap(([name, fact]) =>
      typeof fact === 'object' && 'known' in fact ? [[name, fact.known ? fact.value : null]] : [],
    ),
  );
  expect(values).toEqual({
    number: truth.number,
    status: 'pending',
    createdAt: onTheWall(truth.minute),
    currency: 'ILS',
    itemsTotal: truth.itemsTotal,
    shippingTotal: truth.shippingTotal,
    feesTotal: null,
    discountTotal: '0',
    taxTotal: '0',
    refundedTotal: '0',
    total: truth.total,
    paidTotal: '0',
    payment: 'unpaid',
    paymentMethod: 'cod',
    customerNote: truth.note,
  });
}

const { signal } = new AbortController();

/** The store as it answered when its pages were captured. */
const store: typeof fetch = async (input) => {
  const id = /^http:\/\/127\.0\.0\.1:9000\/admin\/orders\/(order_\w+)\?fields=/.exec(String(input))?.[1];
  return id === undefined
    ? new Response('', { status: 404 })
    : new Response(readCaptured(`${FOLDER}/api/${id}.json`));
};

const orderUrl = (id: string) => new URL(`/app/orders/${id}`, ORIGIN);
const listUrl = new URL('/app/orders', ORIGIN);

describe.skipIf(!areCaptured(FOLDER))(
  'pages captured from a running Medusa (skipped where they are not)',
  () => {
    it.each(ORDERS)('order $number is read whole from the list, through the interface', async (truth) => {
      const list = openCaptured(`${FOLDER}/list.html`);
      const order = await medusa.readStructured?.(truth.id, list, listUrl, store, signal);
      if (!order) throw new Error('nothing was read');
      expectOrder(order, truth);
      expect(orderSchema.safeParse(order).error).toBeUndefined();
    });

    it.each(PAGES)('$file is recognised, and read by its address', async ({ file, order: truth }) => {
      if (truth === undefined) throw new Error('no such order');
      const document = openCaptured(`${FOLDER}/${file}.html`);
      const url = orderUrl(truth.id);
      expect(recogniseStore(document, url)).toEqual({ page: 'order', store: STORE, orderId: truth.id });
      expectOrder(await readOrder(medusa, document, url, store, signal), truth);
      expect(medusa.anchor?.(document)?.element.tagName).toBe('MAIN');
    });

    it.each(PAGES)('$file alone says the number and nothing it cannot', async ({ file, order: truth }) => {
      const document = openCaptured(`${FOLDER}/${file}.html`);
      const order = medusa.readDocument(document, orderUrl(truth?.id ?? ''));
      expect(order.number).toMatchObject({ value: truth?.number });
      expect(order).toMatchObject({ total: { known: false }, shipping: { name: { known: false } } });
      const before = medusa.readDocument(document, orderUrl('order_01OTHER'));
      expect(before.number).toMatchObject({ known: false });
    });

    it('the list is recognised and its rows read', () => {
      const document = openCaptured(`${FOLDER}/list.html`);
      expect(medusa.detect(document, listUrl)).toEqual({ page: 'order-list', store: STORE });
      const rows = medusa.readRows?.(document, listUrl) ?? [];
      expect(rows.map(({ orderId, number }) => [factValue(number), orderId])).toEqual([
        ['6', 'order_01M7WYYQ02AK19DN7Z2VYN0CMM'],
        ['5', 'order_01M7WYYPWMFB0F6RSSMQ7VC6EH'],
        ['4', 'order_01M7WYYPQ5S3QG6XTZR5RYC8ZH'],
        ['3', 'order_01M7WYYPJMHRM5WCC2MTXZ8YWF'],
        ['2', 'order_01M7WYYPE8Z9GWJC4E16JHCS8T'],
        ['1', 'order_01M7WYYP83PYV4J7V67TFQAK9K'],
      ]);
      for (const { element, link, orderId } of rows) {
        expect(element.textContent).toMatch(/^#\d$/);
        expect(link).toBe(orderUrl(orderId).href);
      }
    });
  },
);
