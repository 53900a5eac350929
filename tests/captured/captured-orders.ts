import { type Fact, factValue, type Order, type Party } from '../../lib/order';

/** What the orders say that were placed alike in every captured store, judged by eye, field by field. */
export interface CapturedOrder {
  readonly number: string;
  readonly shipping: CapturedParty;
  readonly billing: CapturedParty;
  readonly phone: string | null;
  readonly items: readonly (readonly [name: string, quantity: string, amount: string])[];
  readonly shippingTotal: string;
  readonly total: string;
  readonly note: string | null;
}

interface CapturedParty {
  readonly name: string;
  readonly company: string | null;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly country: string;
}

const EMPTY = { company: null, address2: null, state: null, postcode: null } as const;
const AHMAD: CapturedParty = {
  ...EMPTY,
  name: 'أحمد خليل',
  address1: 'شارع الإرسال، عمارة النجمة',
  address2: 'الطابق الثالث',
  city: 'رام الله',
  country: 'PS',
};
const SAMI: CapturedParty = {
  ...EMPTY,
  name: 'Sami Haddad',
  company: 'Haddad & Sons',
  address1: 'Rafidia Main St. 12',
  city: 'Nablus',
  postcode: 'P400',
  country: 'PS',
};
const LINA: CapturedParty = {
  ...EMPTY,
  name: 'Lina Odeh',
  address1: 'Al-Masyoun',
  city: 'Ramallah',
  country: 'PS',
};
const MAHMOUD: CapturedParty = {
  ...EMPTY,
  name: 'محمود التميمي',
  address1: 'عين سارة، قرب مفرق الجامعة',
  address2: 'بجانب صيدلية الشفاء',
  city: 'الخليل',
  country: 'PS',
};
const RANIA: CapturedParty = {
  ...EMPTY,
  name: 'Rania Abu Ghosh',
  address1: 'Salah ad-Din St',
  city: 'Jerusalem',
  state: 'Jerusalem',
  postcode: '9711001',
  country: 'IL',
};

export const CAPTURED_ORDERS: readonly CapturedOrder[] = [
  {
    number: '1',
    shipping: AHMAD,
    billing: AHMAD,
    phone: '0599123456',
    items: [
      ['قميص قطني أزرق', '2', '150.00'],
      ['حزام جلد', '1', '49.90'],
    ],
    shippingTotal: '20.00',
    total: '219.90',
    note: 'يرجى الاتصال قبل التوصيل\nبعد الساعة 4 مساءً',
  },
  {
    number: '2',
    shipping: SAMI,
    billing: SAMI,
    phone: '+970599123456',
    items: [['Olive oil soap 6-pack', '1', '60.00']],
    shippingTotal: '20.00',
    total: '80.00',
    note: null,
  },
  {
    number: '3',
    shipping: MAHMOUD,
    billing: LINA,
    phone: '٠٥٩٩١٢٣٤٥٦',
    items: [
      ['عطر عود 50مل', '1', '180.00'],
      ['علبة هدايا', '1', '15.00'],
    ],
    shippingTotal: '20.00',
    total: '215.00',
    note: 'هدية - لا تضع الفاتورة',
  },
  {
    number: '5',
    shipping: RANIA,
    billing: RANIA,
    phone: null,
    items: [['Embroidered bag', '1', '220.00']],
    shippingTotal: '30.00',
    total: '250.00',
    note: null,
  },
];

/** What is known of each line, as `CapturedOrder` has it. */
export function linesOf({ items }: Order): (string | null | undefined)[][] {
  return items.map(({ name, quantity, amount }) => [name, factValue(quantity), factValue(amount)]);
}

/** Every fact of the order itself: its value, `null` where it is unknown. */
export function valuesOf(order: Order | Party): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(order).flatMap(([name, fact]: [string, unknown]) =>
      isFact(fact) ? [[name, factValue(fact)]] : [],
    ),
  );
}

function isFact(value: unknown): value is Fact<string> {
  return typeof value === 'object' && value !== null && 'known' in value;
}
