import type { PracticeItem, PracticeOrder, PracticeParty } from './practice-order';

const nobody: PracticeParty = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
};

function item(name: string, sku: string, quantity: number, price: number): PracticeItem {
  return { name, sku, quantity, subtotal: quantity * price, total: quantity * price, tax: 0 };
}

const mug = item('كوب خزف أزرق', 'CUP-BLUE', 2, 45_00);
const dates = item('Medjool dates, 1 kg', 'DATES-1', 1, 60_00);

type Given = Pick<PracticeOrder, 'id' | 'billing'> & Partial<PracticeOrder>;

/** A cash order of two mugs at the recipient's own address, but for what is given. */
function order(given: Given): PracticeOrder {
  return {
    status: 'processing',
    currency: 'ILS',
    createdAt: `2026-11-${String(given.id - 100).padStart(2, '0')}T10:30:00`,
    shipping: { ...given.billing, phone: '' },
    items: [mug],
    fees: [],
    delivery: [{ name: 'توصيل', total: 20_00, tax: 0 }],
    refunds: [],
    paymentMethod: 'cod',
    transactionId: '',
    paidAt: null,
    customerNote: '',
    ...given,
  };
}

function person(
  name: string,
  phone: string,
  city: string,
  address1: string,
  more: Partial<PracticeParty> = {},
): PracticeParty {
  const [firstName = '', ...lastName] = name.split(' ');
  return {
    ...nobody,
    country: 'PS',
    firstName,
    lastName: lastName.join(' '),
    phone,
    city,
    address1,
    ...more,
  };
}

/** Nothing in it is in doubt: one press ships it. */
export const PLAIN = 101;
export const LATIN = 102;
export const HEBREW = 103;
/** A village of this name lies in two cities, and nothing tells which. */
export const AMBIGUOUS = 104;
/** Paid by card. */
export const PAID = 105;
/** Cash on delivery with a date of payment. */
export const DOUBTFUL = 106;
export const HOSTILE = 107;
export const DOLLARS = 108;
/** To be delivered to somebody else, with a phone of their own. */
export const SECOND_PHONE = 109;
export const CLOSED_VILLAGE = 110;

/** Made-up people in real villages. */
export const practiceOrders: readonly PracticeOrder[] = [
  order({
    id: PLAIN,
    billing: person('سلمى عودة', '0599200101', 'بيت فوريك', 'شارع المدرسة، بناية 4', { state: 'نابلس' }),
    customerNote: 'الرجاء الاتصال قبل الوصول.\nالباب الخلفي',
  }),
  order({
    id: LATIN,
    billing: person('Omar Haddad', '+970 59 920 0102', 'Birzeit', 'Old City, near the church', {
      state: 'Ramallah',
    }),
    items: [dates, mug],
  }),
  order({
    id: HEBREW,
    billing: person('נועה לוי', '052-920-0103', 'רהט', 'שכונה 5, בית 12', {
      country: 'IL',
      postcode: '8535700',
    }),
    delivery: [{ name: 'משלוח', total: 35_00, tax: 0 }],
  }),
  order({ id: AMBIGUOUS, billing: person('ياسر شلبي', '0599200104', 'جبع', 'الحارة الغربية') }),
  order({
    id: PAID,
    billing: person('Rania Saleh', '0599200105', 'بيت جالا', 'شارع السهل 9', { state: 'بيت لحم' }),
    items: [dates],
    paymentMethod: 'stripe',
    transactionId: 'ch_practice_105',
    paidAt: '2026-11-05T10:31:12',
  }),
  order({
    id: DOUBTFUL,
    status: 'completed',
    billing: person('هبة زيدان', '0599200106', 'حلحول', 'قرب البلدية', { state: 'الخليل' }),
    refunds: [45_00],
    paidAt: '2026-11-06T16:02:40',
  }),
  order({
    id: HOSTILE,
    billing: person(
      '<b>Sami</b> "O\'Neil" & <script>window.taken=1</script>',
      '0599200107',
      'عنبتا',
      '<img src=x onerror="window.taken=2">',
      {
        company: '</td></table><h1>',
        state: 'طولكرم',
      },
    ),
    items: [item('Soap </a><script>window.taken=3</script> & "oil"', 'S<1>', 3, 15_00)],
    customerNote: '</textarea><script>window.taken=4</script>\n<a href="javascript:window.taken=5">map</a>',
  }),
  order({
    id: DOLLARS,
    currency: 'USD',
    billing: person('Jana Khoury', '0599200108', 'أريحا', 'شارع عمان 3'),
    items: [item('Olive-wood box', 'BOX-1', 1, 40_00)],
    delivery: [{ name: 'Delivery', total: 8_00, tax: 0 }],
  }),
  order({
    id: SECOND_PHONE,
    billing: person('كريم نجار', '0599200109', 'رام الله', 'شارع الإرسال 20'),
    shipping: person('أم كريم', '0568200109', 'سلواد', 'الحارة الفوقا، دار النجار', {
      state: 'رام الله والبيرة',
    }),
    customerNote: 'هدية، لا تضعوا الفاتورة',
  }),
  order({
    id: CLOSED_VILLAGE,
    billing: person('مازن عيسى', '0599200110', 'عينابوس', 'الشارع الرئيسي', { state: 'نابلس' }),
  }),
];
