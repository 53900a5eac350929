/** An order of a practice OpenCart. Amounts in hundredths of its currency. */
export interface OpencartOrder {
  readonly id: number;
  readonly status: string;
  /** OpenCart's number of it. */
  readonly statusId: string;
  readonly customer: OpencartName;
  readonly telephone: string;
  readonly payment: OpencartAddress;
  /** `null`: the order is not shipped. */
  readonly shipping: OpencartAddress | null;
  readonly shippingMethod: string;
  readonly paymentCode: string;
  readonly paymentTitle: string;
  readonly currency: string;
  readonly products: readonly OpencartProduct[];
  /** The lines between sub-total and total, shipping among them; below zero where something is taken off. */
  readonly totals: readonly (readonly [title: string, amount: number])[];
  readonly comment: string;
  /** Fields that the shop added to its customers, and to their addresses. */
  readonly own?: Readonly<Partial<Record<'account' | 'payment' | 'shipping', readonly OpencartField[]>>>;
}

export interface OpencartField {
  readonly id: number;
  readonly label: string;
  readonly value: string;
  readonly kind?: 'text' | 'select' | 'radio';
}

interface OpencartName {
  readonly firstname: string;
  readonly lastname: string;
}

export interface OpencartAddress extends OpencartName {
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly postcode: string;
  readonly zone: string;
  readonly country: string;
}

interface OpencartProduct {
  readonly name: string;
  readonly model: string;
  readonly option: string | null;
  readonly quantity: number;
  readonly price: number;
}

export const OPENCART_ORDER: OpencartOrder = {
  id: 305,
  status: 'قيد المعالجة',
  statusId: '2',
  customer: { firstname: 'سمر', lastname: 'النجار' },
  telephone: '0599 300 305',
  payment: {
    firstname: 'سمر',
    lastname: 'النجار',
    company: '',
    address1: 'شارع البلدية 4',
    address2: '',
    city: 'طولكرم',
    postcode: '',
    zone: '',
    country: 'فلسطين',
  },
  shipping: {
    firstname: 'Fadi',
    lastname: 'Najjar',
    company: 'Najjar <Brothers> & Co',
    address1: 'Old Souk 12',
    address2: 'Second floor',
    city: 'Nazareth',
    postcode: 'N1601',
    zone: 'Northern',
    country: 'Israel',
  },
  shippingMethod: 'توصيل',
  paymentCode: 'cod.cod',
  paymentTitle: 'الدفع عند الاستلام',
  currency: 'ILS',
  products: [
    { name: 'Brass & Bronze <lamp>', model: 'LAMP-1', option: 'Colour: red', quantity: 1, price: 1_150_00 },
    { name: 'زيت', model: '500', option: null, quantity: 3, price: 30_30 },
  ],
  totals: [['توصيل', 25_00]],
  comment: 'Ring twice\nplease <b>now</b>',
};

/** What the recipient is charged: products and the lines between. */
export function totalOf({ products, totals }: OpencartOrder): number {
  return subtotalOf(products) + totals.reduce((sum, [, amount]) => sum + amount, 0);
}

export function subtotalOf(products: OpencartOrder['products']): number {
  return products.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

/** The shop's own format: its currency's symbol before the amount, `1,234.50`. */
export function shownMoney(amount: number, symbol = '₪'): string {
  const digits = (Math.abs(amount) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return `${symbol}${amount < 0 ? '-' : ''}${digits}`;
}

/** An address as it is printed: what is empty is left out. @param together whether city and postcode share a line. */
export function printedAddress(address: OpencartAddress, together: boolean): string[] {
  const { firstname, lastname, company, address1, address2, city, postcode, zone, country } = address;
  const place = together ? [`${city} ${postcode}`.trim()] : [city, postcode];
  const lines = [`${firstname} ${lastname}`, company, address1, address2, ...place, zone, country];
  return lines.filter((line) => line !== '');
}
