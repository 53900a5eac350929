/** The toolbar's popup around the form. */
export const enPopup = {
  'collect-nothing': 'Nothing to collect',
  'create-parcel': 'Ship',
  'doubts-title': 'Needs review',
  'doubts-left': `{ $count ->
    [one] One question before shipping
   *[other] { $count } questions before shipping
  }`,
  'next-village': 'Pick the village',
  'next-fill': 'Enter the { LOWER($field ) }',
  'next-shipped': 'Parcel made before? Check',
  'next-mend': 'Fix the { LOWER($field ) }',
  'next-check': 'Check the { LOWER($field ) }',
  'press-too-soon':
    'This came, changed or moved less than a second ago, so the press was not counted. Read it and press again.',
  'press-not-seen':
    'Something lies over this, so the press was not counted. Move it away or close it, and press again.',
  'press-not-begun':
    'The press did not begin on this button, so it was not counted. Rest the pointer on it, or go to it with Tab, and press again.',
  'add-field': 'Add { LOWER($field ) }',

  'no-account-title': 'One step before the first parcel',
  'no-account-text':
    'Connect your account at the delivery company. It takes a minute: its address and your key.',
  'try-out': 'Try it on a made-up order',
  'try-out-band': 'Made-up order: nothing is sent',

  'enable-title': 'Use Shahna on this store?',
  'enable-text': 'Access to this site only.',
  'enable-action': 'Use on this store',
  'enable-refused': 'Permission not given. Press again.',
  'store-note': `{ $what ->
    [tracking] Put the parcel’s code into the order as its tracking number
    [status] Change the order’s status when its parcel is delivered or returned
    [mail] Allow statuses (✉) of which the store may mail its customer
   *[note] Add the parcel’s code to the order in the store
  }`,
  'store-note-hint': `{ $place ->
    [tracking-mailed] The store itself mails its customer about a new tracking number: turn this on only if you want that. A number that is there already stays as it is.
    [tracking] Where the shop has fulfillments (WooCommerce 10.1 on, where turned on), one with this number is made for the whole order; the customer is not mailed. A number that is there already stays as it is.
    [label] The order is packed and sent as one fulfillment with this number. Medusa mails nobody itself, and your shop’s own programs are asked not to; it cancels no fulfillment that was sent: of a parcel that you mark as wrong it stays. A number that is there already stays as it is.
    [shipment] One shipment of the whole order is made with this number; the customer is not mailed. Magento counts the goods as sent, and deletes no shipment: of a parcel that you mark as wrong it stays. An order of which something was sent stays as it is.
    [status] The store does all that it does with such a status: stock, invoices, mail to its customer. An order that is cancelled, or that somebody changed meanwhile, stays as it is. You see the first change before it is written.
    [status-unread] Open one of its orders in the store: the statuses are read there.
    [comments] One line goes into the order’s comments, which customers do not see, so no colleague makes a second parcel: { $mark } AB123 · parcel made
    [history] One line goes into the order’s history (OpenCart 4; nothing is written in 3), which customers do not see, so no colleague makes a second parcel: { $mark } AB123 · parcel made
    [metadata] One line goes into the order’s metadata, under “shahna_parcel”, so no colleague makes a second parcel. Your storefront’s program can read it: { $mark } AB123 · parcel made
   *[notes] One line goes into the order’s notes, which customers do not see, so no colleague makes a second parcel: { $mark } AB123 · parcel made
  }`,
  'store-note-ask': `{ $what ->
    [follow] Change the orders of { $store } like this from now on?
   *[note] Add the parcels’ codes to the orders of { $store }?
  }`,

  'unreadable-title': 'This order could not be read',
  'unreadable-text':
    'The page looks different from what we know ({ $missing }). Reload it, or fill the form by hand.',

  'elsewhere-title': 'No order is open here',
  'elsewhere-text': 'Open an order in your store and its form is filled automatically. Or:',

  'panel-waits': '{ $count } need you',
  'panel-beside': 'Panel beside the page',
  'tool-recipient': 'Look up a recipient',
  'tool-recipient-text': 'Name and address from earlier parcels',
  'tool-fee': 'Quote a fee',
  'tool-fee-text': 'Delivery, return and size, before you promise',
  'tool-manual': 'Fill the form by hand',
  'tool-manual-text': 'A parcel without an order in a store',
  'recipient-type-phone': 'Type the whole phone.',
  'begun-title': 'A form is begun for somebody else',
  'begun-text': 'It is for { $who }, and nothing of it was sent. A new form replaces it.',
  'begun-open': 'Open that form',
  'begun-anew': 'Start a new one',
  'fee-delivered': 'When delivered',
  'fee-returned-line': 'When returned',
  'fee-returned-extra-line': 'For the high price, when returned',

  'not-saved': 'What you type could not be kept. Do not close this window yet.',
  'strange-text':
    'A store that is new to us. Point once at the name, phone and amount; its other orders are then read automatically.',
  'strange-unconfirmed': 'You taught Shahna a first order here. Open another one to go on.',
  'strange-imported': 'This store was taught elsewhere. On an order of yours, see whether it is read right.',
  'strange-confirmed':
    'Orders of this store are read already. This page is another one: it can be taught too.',
  'fields-point-out': 'Does a field say more? Point it out',
  'strange-teach': 'Teach this page',
  'strange-continue': 'Go on on this page',
  'strange-begun': 'The panel is on the page. You can close this window.',
  'strange-store': 'A store Shahna does not know? Teach this page',
  'unknown-store-title': 'Not an order page of a store Shahna knows',
  'fee-extra-line': 'For the high price',
  'bar-mend-account': 'Add a delivery account',
} as const;
