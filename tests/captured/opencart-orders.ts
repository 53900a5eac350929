/** What the captured OpenCart orders say, judged by eye, field by field. The same orders stand in every version. */
export interface OpencartTruth {
  readonly id: string;
  readonly status: string;
  readonly shipping: OpencartParty;
  readonly billing: OpencartParty;
  readonly phone: string | null;
  readonly items: readonly (readonly [
    name: string,
    model: string,
    quantity: string,
    each: string,
    all: string,
  ])[];
  readonly itemsTotal: string;
  readonly shippingTotal: string;
  readonly total: string;
  readonly methodTitle: string;
  readonly note: string | null;
}

interface OpencartParty {
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
const AHMAD: OpencartParty = {
  ...EMPTY,
  name: 'أحمد خليل',
  address1: 'شارع الإرسال، عمارة النجمة',
  address2: 'الطابق الثالث',
  city: 'رام الله',
  country: 'PS',
};
const SAMI: OpencartParty = {
  ...EMPTY,
  name: 'Sami Haddad',
  company: 'Haddad & Sons',
  address1: 'Rafidia Main St. 12',
  city: 'Nablus',
  postcode: 'P400',
  country: 'PS',
};
const LINA: OpencartParty = {
  ...EMPTY,
  name: 'Lina Odeh',
  address1: 'Al-Masyoun',
  city: 'Ramallah',
  country: 'PS',
};
const MAHMOUD: OpencartParty = {
  ...EMPTY,
  name: 'محمود التميمي',
  address1: 'عين سارة، قرب مفرق الجامعة',
  address2: 'بجانب صيدلية الشفاء',
  city: 'الخليل',
  country: 'PS',
};
const RANIA: OpencartParty = {
  ...EMPTY,
  name: 'Rania Abu Ghosh',
  address1: 'Salah ad-Din St',
  city: 'Jerusalem',
  state: 'Jerusalem',
  postcode: '9711001',
  country: 'IL',
};

export const OPENCART_ORDERS: readonly OpencartTruth[] = [
  {
    id: '1',
    status: 'Pending',
    shipping: AHMAD,
    billing: AHMAD,
    phone: '0599123456',
    items: [
      ['قميص قطني أزرق', 'SH-01', '2', '75.00', '150.00'],
      ['حزام جلد', 'BL-9', '1', '49.90', '49.90'],
    ],
    itemsTotal: '199.90',
    shippingTotal: '20.00',
    total: '219.90',
    methodTitle: 'Cash On Delivery',
    note: 'يرجى الاتصال قبل التوصيل\nبعد الساعة 4 مساءً',
  },
  {
    id: '2',
    status: 'Processing',
    shipping: SAMI,
    billing: SAMI,
    phone: '+970599123456',
    items: [['Olive oil soap 6-pack', 'SOAP6', '1', '60.00', '60.00']],
    itemsTotal: '60.00',
    shippingTotal: '20.00',
    total: '80.00',
    methodTitle: 'الدفع عند الاستلام',
    note: null,
  },
  {
    id: '3',
    status: 'Pending',
    shipping: MAHMOUD,
    billing: LINA,
    phone: '٠٥٩٩١٢٣٤٥٦',
    items: [
      ['عطر عود 50مل', 'OUD50', '1', '180.00', '180.00'],
      ['علبة هدايا', 'GIFT', '1', '15.00', '15.00'],
    ],
    itemsTotal: '195.00',
    shippingTotal: '20.00',
    total: '215.00',
    methodTitle: 'Cash On Delivery',
    note: 'هدية - لا تضع الفاتورة',
  },
  {
    id: '5',
    status: 'Processing',
    shipping: RANIA,
    billing: RANIA,
    phone: null,
    items: [['Embroidered bag', 'BAG', '1', '220.00', '220.00']],
    itemsTotal: '220.00',
    shippingTotal: '30.00',
    total: '250.00',
    methodTitle: 'Cash On Delivery',
    note: null,
  },
];

/**
 * What 3.0's lines leave open of the parts above: which of three lines between name and country is which. Two
 * lines are a street and a city; a city with its postcode at the end is one of more.
 */
export const OPEN_IN_LINES: Readonly<
  Record<string, { shipping: readonly string[]; billing: readonly string[] }>
> = {
  1: {
    shipping: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
    billing: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
  },
  2: { shipping: ['company', 'address1', 'address2'], billing: ['company', 'address1', 'address2'] },
  3: { shipping: ['company', 'address1', 'address2', 'city', 'state', 'postcode'], billing: [] },
  5: {
    shipping: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
    billing: ['company', 'address1', 'address2', 'city', 'state', 'postcode'],
  },
};
