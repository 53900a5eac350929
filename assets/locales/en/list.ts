/** A store's list of orders: its badges, and the bar that appears when orders are chosen. */
export const enList = {
  'list-queued': 'Waiting',
  'list-sending': 'Being sent',
  'list-created': 'Shipped',
  'list-wrong': 'Marked as wrong',
  'list-colleague': 'Shipped by a colleague: parcel { $code }',
  'list-refused': 'Not shipped',
  'list-unknown': 'Needs confirming',
  'list-made': 'Shipped, code unknown',
  'list-settled': 'Confirmed by hand',
  'list-ship': 'Review and ship',
  'list-choose': 'Choose this order for shipping',
  'list-chosen': 'Orders selected:',
  'list-shipped': 'Shipped before:',
  'list-reading': 'Reading the orders',
  'list-cancel': 'Stop',
  'list-failed': 'The review could not be opened, and nothing was shipped. Press again.',
} as const;
