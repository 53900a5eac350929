import type { TextId } from './messages';

/** What each thing that is known of a parcel is called: on the bar, in every list and in every file. */
export const TITLES = {
  recipient: 'field-firstName',
  phone: 'field-phone',
  phone2: 'field-phone2',
  village: 'field-village',
  street: 'field-streetName',
  amount: 'field-totalPrice',
  fee: 'fee-title',
  code: 'outcome-parcel-code',
  order: 'ledger-column-order',
  date: 'ledger-period',
  label: 'ledger-column-label',
  state: 'ledger-state',
  status: 'parcel-delivery',
} as const satisfies Record<string, TextId>;
