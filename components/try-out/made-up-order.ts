import type { FormView } from '../../lib/messaging/views/form';
import type { RowView } from '../../lib/messaging/views/row';
import { EMPTY_FIELDS, originsOf } from '../../lib/parcel/empty-fields';
import type { ParcelFields, VillageChoice } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import type { Village } from '../../lib/villages/village';

const ID = 'try-out';

/** The account of the made-up order, which is nobody's and has no key. */
export const MADE_UP_ACCOUNT: Account = {
  id: ID,
  name: 'شحنة',
  address: 'https://delivery.example',
  identityVersion: 0,
  environment: 'testing',
  numberRule: 'whole',
  currency: 'ILS',
  deliveryPaidBy: 'recipient',
  totalIncludesDelivery: true,
  paidOrders: 'ask',
  size: null,
  weight: null,
  descriptionTemplate: '{items}',
};

function madeUpVillage(id: number, name: string, cityId: number, city: string): Village {
  return { id, name, cityId, city, closed: false, deleted: false, hidden: false, note: null };
}

/** Two places of one name, which a person has to tell apart, and a few others. */
export const MADE_UP_VILLAGES: readonly Village[] = [
  madeUpVillage(1, 'برقة', 1, 'نابلس'),
  madeUpVillage(2, 'برقة', 2, 'رام الله والبيرة'),
  madeUpVillage(3, 'بيت فوريك', 1, 'نابلس'),
  madeUpVillage(4, 'سلواد', 2, 'رام الله والبيرة'),
];

const FROM_ORDER = { from: 'order', source: 'store-data' } as const;

const FIELDS: ParcelFields = {
  ...EMPTY_FIELDS,
  firstName: 'سلمى عودة',
  phone: '0599123456',
  streetName: 'قرب المدرسة',
  totalPrice: '120',
  actualPrice: '100',
  description: '2 × كوب خزف أزرق',
};

/** An order as a store would have it, of which one thing has to be asked. */
export function madeUpForm(): FormView {
  const choices: readonly VillageChoice[] = MADE_UP_VILLAGES.slice(0, 2);
  return {
    key: ID,
    accountId: ID,
    order: { store: ID, orderId: ID, number: '1042', link: null },
    draft: {
      fields: FIELDS,
      origins: originsOf({
        firstName: FROM_ORDER,
        phone: FROM_ORDER,
        streetName: FROM_ORDER,
        totalPrice: { from: 'reckoning' },
        actualPrice: { from: 'reckoning' },
        description: { from: 'account' },
      }),
      findings: [
        { field: 'village', severity: 'error', code: 'village-ambiguous', params: { text: 'برقة' }, choices },
      ],
      reckoning: [],
    },
    address: null,
    confirmed: [],
    learnedMaximum: null,
    row: null,
    pasted: null,
  };
}

/** What the press comes to: a parcel that is nowhere but in this window. */
export function madeUpRow({ village, totalPrice, firstName, phone, streetName }: ParcelFields): RowView {
  const now = Date.now();
  return {
    id: ID,
    state: 'created',
    orderNumber: '1042',
    copy: 0,
    collectedBefore: false,
    parts: [],
    accountId: ID,
    parcelCode: 'SB100234',
    refusal: null,
    totalPrice,
    fee: null,
    currency: MADE_UP_ACCOUNT.currency,
    referenceNumber: null,
    recipientName: firstName,
    phone,
    villageId: village?.id ?? 0,
    village,
    streetName,
    orderLink: null,
    forced: false,
    attempts: [],
    waiting: null,
    nextTryAt: null,
    storeNotAsked: false,
    colleaguesNotAsked: false,
    takenOverBy: null,
    phoneBusy: false,
    accessMissing: null,
    panel: null,
    codeFrom: null,
    settlement: null,
    lookedAgain: null,
    createdAt: now,
    updatedAt: now,
  };
}
