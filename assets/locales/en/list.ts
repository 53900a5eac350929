/** A store's list of orders: its badges, and the bar that appears when orders are chosen. */
export const enList = {
  'list-queued': 'Waiting',
  'list-sending': 'Being sent',
  'list-created': 'Parcel made',
  'list-wrong': 'Marked as wrong',
  'list-colleague': 'Made by a colleague: parcel { $code }',
  'list-refused': 'Parcel not made',
  'list-unknown': 'Needs confirming',
  'list-made': 'Parcel made, code unknown',
  'list-settled': 'Confirmed by hand',
  'list-ship': 'Review and ship',
  'list-choose': 'Choose this order for shipping',
  'list-chosen': 'Orders selected:',
  'list-shipped': 'Have their parcel:',
  'list-reading': 'Reading the orders',
  'list-cancel': 'Stop',
  'list-failed': 'The review could not be opened, and nothing was sent. Press again.',
} as const;
