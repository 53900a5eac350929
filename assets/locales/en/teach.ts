/** Teaching a strange admin, as the popup and the options page speak of it; `teach-datum-` in the panel too. */
export const enTeach = {
  'teach-datum-number': 'Order number',
  'teach-datum-city': 'City or village',
  'teach-datum-region': 'Governorate or region',
  'teach-datum-payment': 'How it is paid',
  'options-taught': 'Taught stores',
  'taught-text':
    'Stores whose pages Shahna did not know until somebody taught them. It is enough that one person does: save them as a file and import it for the others.',
  'taught-none':
    'None yet. Open an order in your store, press Shahna in the toolbar, then “Teach this page”.',
  'taught-state-unconfirmed': 'One more order to go',
  'taught-state-imported': 'Imported: confirm on your first order',
  'taught-imported-text': 'Give access, open an order there, and press Shahna in the toolbar.',
  'taught-imported-count': `{ $count ->
    [one] One store was added. Confirm it on your first order there.
   *[other] { $count } stores were added. Confirm each on your first order there.
  }`,
} as const;
