/** Fees asked for without a parcel, for several villages. */
export const enQuotes = {
  'desk-quotes': 'Quotes',
  'quotes-add-village': 'Add a village',
  'quotes-parcel-code': 'Code of an existing parcel',
  'quotes-companion': 'Companion parcel’s id',
  'quotes-size': 'Size',
  'quotes-size-hint': 'Write a length, width or height to ask for the oversize fee.',
  'quotes-no-size': 'not asked',
  'quotes-rejected': 'Rejected: it cannot be sent',
  'quotes-none': 'Add a village to see what it costs.',
  'quotes-price-unread': 'This price cannot be read: it is left out of the question.',
} as const;
