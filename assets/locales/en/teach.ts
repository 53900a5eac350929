/** Teaching a strange admin, as the popup and the options page speak of it; `teach-datum-` in the panel too. */
export const enTeach = {
  'teach-datum-number': 'Order number',
  'teach-datum-name': 'Recipient’s name',
  'teach-datum-phone': 'Recipient’s phone',
  'teach-datum-city': 'City or village',
  'teach-datum-street': 'Street and address',
  'teach-datum-region': 'Governorate or region',
  'teach-datum-total': 'Amount the customer is to pay',
  'teach-datum-currency': 'Currency',
  'teach-datum-shipping': 'Delivery charge',
  'teach-datum-items': 'Products',
  'teach-datum-note': 'Customer’s note',
  'teach-datum-payment': 'How it is paid',
  'strange-text': 'Is an order of yours open here? Show me once where everything stands; I learn it.',
  'strange-unconfirmed': 'You taught me a first order here. Open another one, and we go on.',
  'strange-imported': 'This store was taught elsewhere. On an order of yours, see whether it is read right.',
  'strange-confirmed':
    'Orders of this store are read already. This page is another one: it can be taught too.',
  'strange-teach': 'Teach this page',
  'strange-continue': 'Go on on this page',
  'strange-begun': 'The panel stands on the page. This window can be closed.',
  'strange-store': 'A store I do not know? Teach this page',

  'options-taught': 'Taught stores',
  'taught-text':
    'Admins that Shahna does not know and somebody has taught it. One teaches, all of the shop can use it: keep it as a file and open it elsewhere.',
  'taught-none':
    'None yet. Open an order in your store, press Shahna in the toolbar, then “Teach this page”.',
  'taught-state-confirmed': 'In use',
  'taught-state-unconfirmed': 'One more order to go',
  'taught-state-imported': 'Imported: confirm on your first order',
  'taught-imported-text': 'Give access, open an order there, and press Shahna in the toolbar.',
  'taught-reads': 'Reads:',
  'taught-remove': 'Forget',
  'taught-export': 'Save as a file',
  'taught-import': 'Open a file',
  'taught-imported-count': `{ $count ->
    [one] One store was added. Confirm it on your first order there.
   *[other] { $count } stores were added. Confirm each on your first order there.
  }`,
} as const;
