/** What a label says of the text behind it. A phrase that is of two of them is the latter. */
export const PASTED_LABELS = [
  'name',
  'phone',
  'place',
  'town',
  'total',
  'price',
  // What is still to be paid after a first payment.
  'rest',
  'delivery',
  'note',
  // What is ordered: only an amount with its currency is one there.
  'goods',
  // Sizes, order numbers, dates, who sends or drives: not read, and their numbers are nobody's amount or phone.
  'other',
] as const;

export type PastedLabel = (typeof PASTED_LABELS)[number];
