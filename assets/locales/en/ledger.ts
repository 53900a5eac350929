import type { Comparison } from '../../../lib/ledger/compare-parcel';
import type { Period } from '../../../lib/ledger/days';

type LedgerFamilies =
  | `ledger-period-${Exclude<Period, 'all' | 'today'>}`
  | `restore-verdict-${Comparison['verdict']}`;

/** The desk's parcels: finding, adding up, restoring. */
export const enLedger = {
  'ledger-state': 'State',
  'ledger-state-made': 'All made',
  'ledger-state-all': 'All',
  'ledger-account': 'Account',
  'ledger-account-gone': 'An account that was removed',
  'ledger-period': 'Date',
  'ledger-period-yesterday': 'Yesterday',
  'ledger-period-week': 'Last 7 days',
  'ledger-period-month': 'Last 30 days',
  'ledger-period-chosen': 'Choose days…',
  'ledger-from': 'From',
  'ledger-to': 'To',
  'ledger-column-order': 'Order',
  'ledger-column-label': 'Label',

  'ledger-without-fee': `{ $count ->
    [one] 1 fee missing
   *[other] { $count } fees missing
  }`,
  'ledger-not-known': `{ $count ->
    [one] one not known yet, not counted
   *[other] { $count } not known yet, not counted
  }`,
  'ledger-sums': 'Sums of what is shown',
  'ledger-empty-title': 'No parcel was made from here yet',
  'ledger-none-title': 'Nothing matches',
  'ledger-none-text': 'Try fewer words, another day, or all states.',
  'ledger-show-all': 'Look everywhere',
  'ledger-other-states': `{ $count ->
    [one] One more in another state
   *[other] { $count } more in other states
  }`,

  'ledger-select-shown': 'Select all that are shown',
  'ledger-unselect': 'Select none',
  'ledger-copy-code': 'Copy the code { $code }',
  'ledger-details': 'Parcel of { $name }',
  'ledger-no-code': 'no code',
  'ledger-fee': 'Estimated fees',
  'ledger-village-id': 'Village { $id }, no longer in the list',
  'ledger-copy-number': 'parcel { $copy } of this order',
  'ledger-city': 'City',
  'restore-title': 'Restore from the recycle bin',
  'restore-ask': 'Restore…',
  'restore-warning-title': 'Really restore parcel { $code }?',
  'restore-warning':
    'It was deleted at the delivery company. Restored, it counts again and may be delivered and charged. Do not restore a parcel just to look at it.',
  'restore-done': 'Parcel { $code } is back',
  'restore-unsure':
    'The answer was lost, so it is not known whether the parcel is back. If you restore it once more and are told that it is not in the recycle bin, it is back.',
  'restore-compared': 'Beside what was asked for',
  'restore-not-here': 'This parcel was not made from here, so there is nothing to compare it with.',
  'restore-differs':
    'The delivery company has something else than was asked for. Look at it before the parcel leaves.',
  'restore-asked': 'Asked for',
  'restore-has': 'At the delivery company',
  'restore-verdict-same': 'the same',
  'restore-verdict-differs': 'differs',
  'restore-verdict-not-told': 'the delivery company does not say',
  'restore-verdict-not-asked': 'was not known before',
  'ledger-made-by': 'Made by',
  'ledger-colleague': '{ $name }, a colleague',
  'ledger-colleague-text':
    'Made by { $name }. The recipient’s name is kept in their browser and in the store’s order only.',
  'ledger-by-colleagues': `{ $count ->
    [one] one of them by a colleague
   *[other] { $count } of them by colleagues
  }`,
  'fate-delivered': 'Delivered',
  'fate-on-the-way': 'On the way',
  'fate-confirmed': 'Confirmed',
  'fate-only-made': 'Only made',
  'fate-unsaid': 'Not said yet',
  'fate-returned': 'Returned',
  'restore-confirm': 'Yes, restore it',
} as const satisfies Record<LedgerFamilies, string> & Record<string, string>;
