import type { FormView } from '../../../lib/messaging/views/form';
import type { RowView } from '../../../lib/messaging/views/row';
import type { KnownRecipient } from '../../../lib/messaging/views/service';
import { EMPTY_FIELDS, originsOf } from '../../../lib/parcel/empty-fields';
import type { ParcelDraft, ParcelFields } from '../../../lib/parcel/parcel-draft';
import type { Village } from '../../../lib/villages/village';
import { madeAccount } from '../../unit/made-account';

export const ACCOUNT = madeAccount({
  id: 'olive',
  name: 'Olive shop',
  address: 'https://delivery.example',
  environment: 'live',
  numberRule: 'whole',
});

const FROM_ORDER = { from: 'order', source: 'store-data' } as const;

export const FIELDS: ParcelFields = {
  ...EMPTY_FIELDS,
  firstName: 'أحمد الكيلاني',
  phone: '0599123456',
  village: { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' },
  streetName: 'شارع البلدية',
  totalPrice: '175',
  actualPrice: '155',
  description: 'زيت زيتون',
};

/** Somebody whom the service knows behind the phone of `FIELDS`. */
export function madeRecipient(change: Partial<KnownRecipient> = {}): KnownRecipient {
  return {
    id: 1,
    firstName: 'أم أحمد',
    lastName: null,
    phone: '0599123456',
    phone2: null,
    blocked: false,
    note: null,
    address: { village: { id: 768, cityId: 4, name: 'برقين', city: 'جنين' }, streetName: 'قرب المدرسة' },
    ...change,
  };
}

/** A form filled by an order of which everything is certain. */
export function madeForm(draft: Partial<ParcelDraft> = {}, row: RowView | null = null): FormView {
  return {
    key: 'https://shop.example/wp-admin/ 1043',
    accountId: ACCOUNT.id,
    order: { store: 'https://shop.example/wp-admin/', orderId: '1043', number: '1043', link: null },
    draft: {
      fields: FIELDS,
      origins: originsOf({
        firstName: FROM_ORDER,
        phone: { ...FROM_ORDER, party: 'billing' },
        village: { from: 'match', reason: { code: 'spelled-as', text: 'قباطيه' } },
        streetName: FROM_ORDER,
        totalPrice: { from: 'reckoning' },
        actualPrice: { from: 'reckoning' },
        description: { from: 'account' },
      }),
      findings: [],
      reckoning: [
        { kind: 'order-total', amount: '200' },
        { kind: 'refunded', amount: '-25' },
        { kind: 'to-collect', amount: '175' },
      ],
      ...draft,
    },
    address: null,
    confirmed: [],
    learnedMaximum: null,
    row,
    pasted: null,
  };
}

/** An empty form, filled by hand. */
export function manualForm(orderId = 'by-hand-1'): FormView {
  const draft = { fields: EMPTY_FIELDS, origins: originsOf({}), findings: [], reckoning: [] };
  return {
    ...madeForm(draft),
    key: 'manual',
    order: { store: 'manual', orderId, number: null, link: null },
  };
}

export function madeRow(changes: Partial<RowView> = {}): RowView {
  return {
    id: 'row-1',
    state: 'created',
    orderNumber: '1043',
    copy: 0,
    collectedBefore: false,
    parts: [],
    accountId: ACCOUNT.id,
    parcelCode: 'SH-7K2M94',
    refusal: null,
    totalPrice: '175',
    fee: null,
    currency: 'ILS',
    referenceNumber: '1043',
    recipientName: 'أحمد الكيلاني',
    phone: '0599123456',
    villageId: 742,
    village: { name: 'قباطية', city: 'جنين' },
    streetName: 'شارع البلدية',
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
    panel: 'https://service.example',
    codeFrom: null,
    settlement: null,
    lookedAgain: null,
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  };
}

export function refusedRow(refusal: Partial<NonNullable<RowView['refusal']>>, updatedAt = 1): RowView {
  const whole = { code: 'refused' as const, params: {}, serviceText: null, fields: {}, ...refusal };
  return madeRow({ state: 'refused', parcelCode: null, refusal: whole, updatedAt });
}

function madeVillage(id: number, name: string, city: string, changes: Partial<Village> = {}): Village {
  return { id, name, cityId: 4, city, closed: false, deleted: false, hidden: false, note: null, ...changes };
}

export const VILLAGES: readonly Village[] = [
  madeVillage(742, 'قباطية', 'جنين'),
  madeVillage(768, 'برقين', 'جنين'),
  madeVillage(101, 'برقة', 'نابلس', { cityId: 2 }),
  madeVillage(770, 'برقا', 'جنين', { closed: true, note: 'الطريق مقطوعة' }),
];
