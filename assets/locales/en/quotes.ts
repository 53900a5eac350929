/** Fees asked for without a parcel, for several villages. */
export const enQuotes = {
  'quotes-size': 'Size',
  'quotes-size-hint': 'Write a length, width or height to ask for the oversize fee.',
} as const;
