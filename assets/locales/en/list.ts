/** A store's list of orders: its badges, and the bar that appears when orders are chosen. */
export const enList = {
  'list-choose': 'Choose this order for shipping',
  'list-chosen': 'Orders selected:',
  'list-shipped': 'Already have a parcel:',
  'list-failed': 'The review could not be opened, and nothing was sent. Press again.',
  'list-colleague': 'Made by a colleague: parcel { $code }',
} as const;
