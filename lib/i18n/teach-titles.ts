import type { FieldMeaning } from '../parcel/field-meanings';
import type { Datum } from '../stores/taught/teaching';
import type { TextId } from './messages';

/** What is pointed at on the page of a store that is taught. */
export const DATUM_TITLES = {
  number: 'teach-datum-number',
  name: 'field-firstName',
  phone: 'field-phone',
  city: 'teach-datum-city',
  street: 'field-streetName',
  region: 'teach-datum-region',
  total: 'field-totalPrice',
  currency: 'account-currency',
  shipping: 'fee-title',
  items: 'field-description',
  note: 'field-note',
  payment: 'teach-datum-payment',
} as const satisfies Record<Datum, TextId>;

/** What a field of a store's own can be. */
export const MEANING_TITLES = {
  village: 'field-village',
  phone2: 'field-phone2',
  note: 'field-note',
  paid: 'shop-field-paid',
} as const satisfies Record<FieldMeaning, TextId>;
