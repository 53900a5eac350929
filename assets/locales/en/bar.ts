/** The bar on a store's order page; its words are made in the background. */
export const enBar = {
  'parcel-delivery': 'Delivery status',
  'bar-action-review': 'Review',
  'bar-action-copy': 'Copy the code',
  'bar-action-find-out': 'Check whether it was made',
  'bar-action-enter-code': 'Enter its code',
  'bar-mend-key': 'Correct the key',
  'bar-mend-address': 'Correct the address',
  'bar-mend-duplicate': 'Look at the other parcel',
  'bar-stamp': '✓ Made { $time }',
  'bar-missing-village': 'not chosen',
  'bar-missing-fee': 'not known yet',
  'bar-look-first': 'Edit before shipping',
  'bar-changed':
    'This page or another extension had changed the bar, so the press was not counted. What you see now is Shahna’s own; the form is open too.',
  'bar-shipped-elsewhere': `{ $place ->
    [comments] Made by a colleague: parcel { $code } is in the order’s comments.
    [history] Made by a colleague: parcel { $code } is in the order’s history.
    [metadata] Made by a colleague: parcel { $code } is in the order’s metadata.
   *[notes] Made by a colleague: parcel { $code } is in the order’s notes.
  }`,
  'bar-note-failed': 'The code could not be added to the order in the store.',
  'bar-note-waiting':
    'The code could not be added to the order in the store yet. It is tried again when the store is opened.',
  'bar-note-in-data':
    'The code is in the order’s data; the note could not be written yet. It is tried again when the store is opened.',
  'bar-note-written': 'Added to the order in the store.',
  'bar-note-back': `{ $done ->
    [yes] The order in the store says so too.
   *[no] The order in the store still names this parcel.
  }`,
  'bar-reload': 'Shahna was updated. Reload this page.',
  'bar-note-none': 'Nothing is written into this store’s orders: copy the code and paste it there.',
  'bar-missing': 'not given',
  'order-note-text': 'parcel made',
  'order-note-back': 'marked as wrong',
} as const;
