import type { ParcelFieldName } from '../../../lib/parcel/parcel-draft';

/** The form for one parcel: labels, hints, where values come from, quotes, the village picker. */
export const enForm = {
  'field-firstName': 'Recipient',
  'field-phone': 'Phone',
  'field-phone2': 'Second phone',
  'field-village': 'Village',
  'field-streetName': 'Street and place',
  'field-totalPrice': 'Amount to collect',
  'field-actualPrice': 'Price of the goods only',
  'field-description': 'Content',
  'field-note': 'Note',
  'field-customerPrivateNote': 'Private note',
  'field-weight': 'Weight',
  'field-length': 'Length',
  'field-width': 'Width',
  'field-height': 'Height',
  'field-isReplacement': 'Return or replacement',
  'field-isFavoriteRecipient': 'Favourite recipient',
  'field-plannedDate': 'Delivery date asked for',
  'field-referenceNumber': 'Reference number',
  'field-parcelType': 'Parcel type (its number)',
  'field-parcels': 'In several parcels',
  'parcels-count': `{ $count ->
    [one] 1 parcel
   *[other] { $count } parcels
  }`,

  'hint-customerPrivateNote': 'Nobody but you sees it.',
  'hint-actualPrice': 'Without delivery. The fee for a high price is calculated from it.',
  'hint-size': 'Default 40 × 40 × 40',

  'origin-order': 'from the order',
  'origin-order-billing': 'billing address',
  'origin-order-text': 'read off the page',
  'origin-match': 'matched to the address',
  'origin-match-spelled': 'matched “{ $text }”',
  'origin-match-main-town': 'main town of the governorate',
  'origin-match-listed-twice': `{ $taken ->
    [used] the company lists this place twice; you used this one before
   *[first] the company lists this place twice; this is the first
  }`,
  'origin-reckoning': 'calculated',
  'origin-account': 'from your settings',
  'origin-known-recipient': 'from a known recipient',
  'origin-pasted': 'from the text',
  'origin-person': 'entered by you',

  'collect-amount': 'Collect { $amount }',
  'reckoning-title': 'How this amount was calculated',
  'reckoning-order-total': 'Order total',
  'reckoning-discount': 'Discount',
  'reckoning-already-paid': 'Already paid',
  'reckoning-refunded': 'Refunded',

  'fee-title': 'Delivery fee',
  'fee-wait-village': 'Pick a village to see the fee.',
  'fee-failed': 'The fee could not be fetched.',
  'size-fee': 'Size adds',
  'size-no-fee': 'This size costs nothing extra.',

  'edit-field': 'Edit { $field }',

  'section-more': 'More',

  'discard-typed': 'Discard what I entered',
  'looks-right': 'Looks right',
  'right-phone': 'Keep this number',
  'right-street': 'Keep this address',
  'ship-anyway': 'Ship anyway',
  'ship-collect': 'Ship, collect { $amount }',
  'ship-collect-nothing': 'Ship, collect nothing',
  'order-says': 'In the order: “{ $text }”',
  'leave-empty': 'Leave it empty',
  'store-currency': 'Yes, the store sells in { $currency }',
  'store-sign-in': 'Sign in to the store',

  'known-recipients': `{ $count ->
    [one] You have a recipient with this phone
   *[other] You have { $count } recipients with this phone
  }`,
  'known-recipients-idle': 'Enter the phone to see whether you have a recipient with it.',
  'known-recipients-none': 'First parcel to this phone',
  'known-recipients-failed': 'Could not look the phone up.',
  'known-recipient-use': 'Fill in',
  'known-recipient-blocked': 'Blocked',
  'known-recipient-blocked-unknown': 'Not said whether blocked',
  'known-recipient-no-village': 'The delivery company keeps no village for them',

  'village-search': 'Search: village or city',
  'village-none-found': 'No village like “{ $query }”. Try a part of the name, or the city.',
  'village-closed': 'Closed',
  'village-directory-failed': 'The list of villages could not be fetched.',
  'village-directory-fetch': 'Fetch it now',
  'village-results': `{ $count ->
    [0] No village found
    [one] One village found
   *[other] { $count } villages found
  }`,
  'origin-sent': 'as it was sent before',
} as const satisfies Record<`field-${ParcelFieldName}`, string> & Record<string, string>;
