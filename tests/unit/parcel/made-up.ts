import { type Fact, known, type Order, type Party, unknown } from '../../../lib/order';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import type { Account } from '../../../lib/settings/account';
import type { VillageMatch } from '../../../lib/villages/match';
import type { Village } from '../../../lib/villages/village';
import { madeAccount } from '../made-account';

export const absent = unknown('absent');

/** A fact as a store's own data have it. */
export function fact<T>(value: T): Fact<T> {
  return known(value, 'store-data');
}

/** A fact that is read, but might be read otherwise. */
export function unsure<T>(value: T): Fact<T> {
  return known(value, 'labelled-text', false);
}

export const nobody: Party = {
  name: absent,
  company: absent,
  phone: absent,
  address1: absent,
  address2: absent,
  city: absent,
  state: absent,
  postcode: absent,
  country: absent,
};

/** An unpaid cash order of 140 shekels, 20 of them for delivery. */
export function anOrder(parts: Partial<Order> = {}): Order {
  const party: Party = {
    ...nobody,
    name: fact('سلمى الحاج'),
    phone: fact('0599123456'),
    address1: fact('شارع المدارس'),
    city: fact('بيت لقيا'),
    country: fact('PS'),
  };
  return {
    store: { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' },
    verified: true,
    id: '20',
    number: fact('1020'),
    link: 'https://shop.example/wp-admin/admin.php?page=wc-orders&action=edit&id=20',
    status: fact('processing'),
    shipping: party,
    billing: party,
    items: [
      { name: 'زيت زيتون', quantity: fact('4'), amount: fact('50.00') },
      { name: 'Blue mug', quantity: fact('1'), amount: fact('70.00') },
    ],
    currency: fact('ILS'),
    shippingTotal: fact('20.00'),
    feesTotal: fact('0'),
    taxTotal: fact('0.00'),
    refundedTotal: fact('0'),
    total: fact('140.00'),
    paidTotal: unknown('not-shown'),
    payment: fact('unpaid'),
    paymentMethod: fact('cod'),
    customerNote: absent,
    ...parts,
  };
}

export function anAccount(parts: Partial<Account> = {}): Account {
  return madeAccount({ id: 'account-1', name: 'The shop', paidOrders: 'collect-nothing', ...parts });
}

export function aVillage(parts: Partial<Village> = {}): Village {
  return {
    id: 301,
    name: 'بيت لقيا',
    cityId: 3,
    city: 'رام الله',
    closed: false,
    deleted: false,
    hidden: false,
    note: null,
    ...parts,
  };
}

export function aMatch(parts: Partial<VillageMatch> = {}, village = aVillage()): VillageMatch {
  return {
    candidates: [{ village, name: village.name, confidence: 0.999, text: village.name }],
    confident: true,
    recognised: true,
    reason: { code: 'name' },
    choices: [],
    evidence: [],
    ...parts,
  };
}

/** A form that can be sent as it is. */
export function someFields(parts: Partial<ParcelFields> = {}): ParcelFields {
  return {
    firstName: 'سلمى الحاج',
    phone: '0599123456',
    phone2: '',
    village: { id: 301, cityId: 3, name: 'بيت لقيا', city: 'رام الله' },
    streetName: 'شارع المدارس',
    totalPrice: '140',
    actualPrice: '',
    description: 'زيت زيتون',
    note: '',
    customerPrivateNote: '',
    weight: '',
    length: '',
    width: '',
    height: '',
    isReplacement: false,
    isFavoriteRecipient: false,
    plannedDate: '',
    referenceNumber: '',
    parcelType: '',
    parcels: [],
    ...parts,
  };
}
