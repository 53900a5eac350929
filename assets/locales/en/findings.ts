import type { OwnFinding } from '../../../lib/i18n/said-as';

/** What there is to say about one field, beside it. */
export const enFindings = {
  'finding-required': 'This is needed.',
  'finding-required-firstName': `{ $in ->
    [order] The order names no recipient. Write who receives the parcel.
   *[other] Write who receives the parcel.
  }`,
  'finding-required-phone': `{ $in ->
    [order] The order has no phone. Write the recipient’s phone.
   *[other] Write the recipient’s phone.
  }`,
  'finding-required-streetName': `{ $in ->
    [order] The order has no street. Write the street, or a place that the driver knows.
   *[other] Write the street, or a place that the driver knows.
  }`,
  'finding-required-totalPrice': 'Write the amount to collect, or 0 if there is nothing to collect.',
  'finding-required-description': `{ $in ->
    [order] The order lists no products. Write what is in the parcel.
   *[other] Write what is in the parcel.
  }`,
  'finding-required-village': `{ $in ->
    [order] The order names no place. Pick the village from the list.
   *[other] Pick the village from the list.
  }`,
  'finding-too-short': 'Too short: at least { $minimum } characters.',
  'finding-too-long': 'Too long: at most { $maximum } characters.',
  'finding-cut': 'Cut to { $maximum } characters. Check that it still makes sense.',
  'finding-phone-form': `{ $country ->
    [jordan] This number is not right. Example: 0791234567.
   *[none] This number is not right. Example: 0599123456.
  }`,
  'finding-phone-foreign': `This phone is of another country. { $country ->
    [jordan] The delivery company accepts Jordanian ones, and +970 and +972. Write one of these.
   *[none] The delivery company accepts only +970 and +972. Write one that begins with either.
  }`,
  'finding-phone-doubtful': 'This phone looks incomplete or wrong. Check it with the recipient.',
  'finding-phone-worded':
    'There are words beside the phone. Read them, and check that this is the number to call.',
  'finding-phone-two': 'There are two phones here. Put { $second } into the field for the second one.',
  'finding-phone-second-unreadable': `{ $text ->
    [none] There was a second phone that could not be read.
   *[other] The second phone reads “{ $text }” and could not be read as a phone. Correct it, or leave it out.
  }`,
  'finding-signs-removed':
    'Signs that nobody sees were taken out ({ $signs }): they change how the text reads.',
  'finding-number-form': 'Write a number, for example 120.',
  'finding-parcels-differ': 'Together the parcels collect { $sum }; the order asks for { $total }.',
  'finding-number-whole': 'Whole numbers only, without decimals.',
  'finding-number-two-decimals': 'At most two decimals, for example 120.50.',
  'finding-number-negative': 'It cannot be less than 0.',
  'finding-number-too-large': 'This number is too large. Write a smaller one.',
  'finding-number-too-fine': 'At most { $decimals } decimals.',
  'finding-date-form': 'This is not a date. Pick the day, for example 2026-11-30.',
  'finding-date-past': 'This day is over. Pick today or later.',
  'finding-merged-elsewhere':
    'This order is in the parcel of order { $number }. Shipping it too makes a second parcel.',
  'finding-address-of-another':
    'This is the billing address, and the name there is another. Check that the recipient lives there.',
  'finding-village-unmatched': 'No village was recognised in the address. Pick it.',
  'finding-village-ambiguous': 'Several villages fit this address. Pick the right one.',
  'finding-village-unsure': 'Not sure of the village. Pick it.',
  'finding-village-closed': `{ $note ->
    [none] The delivery company does not deliver to this village. Pick another.
   *[other] This village is closed to deliveries ({ $note }). Pick another.
  }`,
  'finding-village-gone': 'This village is no longer in the delivery company’s list. Pick another.',
  'finding-village-field-unread': `{ $label ->
    [none] A place field of the order says “{ $text }”, which does not tell the village. Check the village.
   *[other] The order’s field “{ $label }” says “{ $text }”, which does not tell the village. Check the village.
  }`,
  'finding-place-sounds': 'Only similar to “{ $text }”.',
  'finding-place-region': '“{ $text }” names its governorate or its town.',
  'finding-place-named-after': '“{ $text }” is only named after { $village }.',
  'finding-place-other-region': 'The order says “{ $text }”; this village is in another governorate.',
  'finding-place-other-territory': '“{ $text }” is another country or territory.',
  'finding-place-named-too': '“{ $text }” is a village too.',
  'finding-place-near-only': '“{ $text }” means near the place, not in it.',
  'finding-place-unlisted': '“{ $text }” may be a village that is not in the list.',
  'finding-place-which-camp': '“{ $text }”: the address does not say which camp.',
  'finding-place-elsewhere': '“{ $text }” is the name of a place where nothing is delivered.',
  'finding-currency-unknown': `{ $text ->
    [none] The page does not say the order’s currency. Check it, then write the amount.
   *[other] { $offered ->
        [none] The page shows only “{ $text }” for the currency. Check which one it is, then write the amount.
       *[other] The page shows only “{ $text }” for the currency. Does your store sell in { $offered }? Say so once, in the form: it is kept for this store.
    }
  }`,
  'finding-signed-out':
    'Your store has signed you out, so the order could not be read whole. Sign in again; it is then read automatically.',
  'finding-address-not-allowed':
    'The store does not let you edit addresses, so the parts of this one cannot be read. Choose the village, or ask the shop’s owner for the right to edit addresses.',
  'finding-store-late':
    'The store has not answered yet, so the order is not read whole. It goes on automatically when the answer comes.',
  'finding-currency-differs':
    'The amount is in { $order } and your account in { $account }. Write the amount yourself.',
  'finding-total-unknown': 'The order’s total could not be read on its page. Write the amount to collect.',
  'finding-payment-unknown': `{ $text ->
    [none] The order’s page does not say whether it is paid. Check in the store, then choose what to collect.
   *[other] The payments on the order’s page read “{ $text }” and could not be added up. Check in the store, then choose what to collect.
  }`,
  'finding-payment-unsure': `{ $payment ->
    [paid] The order seems paid, but its payment was not read for certain. Check in the store what to collect.
    [unpaid] The order seems unpaid, but its payment was not read for certain. Check in the store what to collect.
   *[other] The order’s payment was not read for certain. Check in the store what to collect.
  }`,
  'finding-payment-doubtful':
    'The store records this cash order as paid. Was the money really received? Check what to collect.',
  'finding-payment-contradicts': `{ $method ->
    [none] What the store says of the payment does not fit together: no payment method, yet a payment is recorded. Was the money received?
   *[other] What the store says of the payment (“{ $method }”) does not fit together. Was the money received? Check in the store.
  }`,
  'finding-payment-received':
    'The store records { $paid } as received, which does not fit what it calls the payment. Check what is still to be collected.',
  'finding-already-paid': `{ $amount ->
    [none] This order is already paid.
   *[other] Already paid. What should be collected?
  }`,
  'finding-deposit-unsure': 'A part of this order may have been paid or refunded already. Check the amount.',
  'finding-status-says-part':
    'In the store the order’s status is “{ $status }”: a part of it may have been paid already. Check the amount.',
  'finding-note-says-paid': 'The customer wrote about a payment: “{ $text }”. Check what to collect.',
  'finding-amount-negative': 'More was refunded or paid than the order costs. Write what to collect.',
  'finding-amount-decimals':
    'The amount has more decimals than your account allows. Write it as it is to be collected.',
  'finding-number-ambiguous':
    'This can be read in two ways. Write it without a thousands mark, for example 1234 or 1.23.',
  'finding-number-zero': 'It must be more than 0.',
  'finding-payment-not-cash': `{ $method ->
    [none] The order is not paid yet, and nothing says that it is cash on delivery. Should this be collected?
   *[other] The order is not paid yet; its payment method is “{ $method }”. Should this be collected?
  }`,
  'finding-wholly-refunded': 'The whole order was refunded. Ship it all the same?',
  'finding-nothing-to-collect': 'Nothing is collected from the recipient. Check that this is right.',
  'finding-delivery-unknown':
    'The delivery fee is not known yet, so the amount is not complete. Pick the village, or write the amount.',
  'finding-delivery-taken-off': `{ $amount ->
    [none] Delivery was taken off the amount, because you pay it.
   *[other] Delivery ({ $amount }) was taken off the amount, because you pay it.
  }`,
  'finding-delivery-charged-twice':
    'The order seems to hold a delivery charge already. Check that it is not collected twice.',
  'finding-collected-before':
    'The order’s other parcel collects money already. Check that the same is not collected twice.',
  'finding-delivery-not-collected':
    'The order holds no delivery charge, so none is collected. Check that this is right.',
  'finding-order-status-doubtful':
    'In the store the order’s status is “{ $status }”: such orders do not ship as a rule. Should it go all the same?',
  'finding-order-status-unknown':
    'In the store the order’s status is “{ $status }”, which is not known here. Do orders with it ship?',
  'finding-order-shipped':
    'In the store the order’s status is “{ $status }”: it may be on its way already. Ship it again?',
  'finding-order-picked-up': 'The customer chose to pick this order up. Should it be delivered all the same?',
  'finding-order-sent-before':
    'By the store, goods of this order were sent already. Should a parcel go all the same?',
  'finding-order-virtual':
    'There is nothing to ship in this order: its goods are digital. Should a parcel go all the same?',
  'finding-claimed-elsewhere':
    '{ $name } is shipping this order. Take it over only if { $name } cannot: otherwise two parcels go out.',
  'finding-shipped-by-colleague': `{ $wrong ->
    [yes] { $code ->
      [none] { $name } made a parcel for this order and marked it as wrong.
     *[other] { $name } made parcel { $code } for this order and marked it as wrong.
    }
   *[no] { $code ->
      [none] { $name } made a parcel for this order already; its code is not known yet.
     *[other] { $name } made parcel { $code } for this order already.
    }
  } Another parcel costs another fee.`,
  'finding-shipped-elsewhere':
    'Somebody made parcel { $code } for this order already: the order in the store names it. Another parcel costs another fee.',
  'finding-shipped-other-address':
    'Order { $number } to this phone has a parcel already, from { $address }: the same store under another address? Another parcel costs another fee.',
  'finding-over-learned-maximum': `{ $maximum ->
    [none] The delivery company refused such an amount before. Check the amount.
   *[other] The delivery company said that it accepts at most { $maximum } for a parcel. Check the amount.
  }`,
  'finding-recipient-blocked':
    'The delivery company has blocked this recipient. Ask the delivery company before you ship.',
  'finding-recipient-history': `Earlier parcels from here: { $made }{ $delivered ->
    [0] {""}
   *[other] , delivered { $delivered }
  }{ $returned ->
    [0] {""}
   *[other] , returned { $returned }
  }. Last in { $last }.`,
  'finding-recipient-returned': `{ $made ->
    [none] Parcels to this phone came back. Ask the recipient before you ship.
   *[other] Of { $made } parcels to this phone { $returned } came back. Ask the recipient before you ship.
  }`,
  'finding-size-rejected':
    'The delivery company does not accept this size. Check the length, width and height.',
  'finding-reading-unsure': 'Not sure that this was read right. Check it.',
  'finding-reading-open': 'What the order says here could not be read for certain. Write it as it is meant.',
  'finding-reading-changed':
    'The page does not show what is saved in the store: an edit is not saved yet, or a colleague changed the order. Save or reload the order’s page.',
  'finding-pasted-phone-unreadable':
    'A number in the text is not a phone that the delivery company accepts. Check it.',
  'finding-pasted-phones-left': 'The text has more phones than two. Check that the right ones are here.',
  'finding-pasted-amounts-several': 'The text names several amounts. Write what is to be collected.',
  'finding-pasted-amount-partial':
    'The amount in the text is without the delivery, or for one piece. Write what is to be collected.',
  'finding-pasted-currency-foreign':
    'The amount in the text is in another currency than your account’s. Write what is to be collected.',
  'finding-pasted-orders-several': 'The text holds the orders of several people. Choose one of them above.',
  'finding-reader-unproven':
    'This store’s pages are read in a way not proven yet. Compare every field with the order: { $done } of { $needed } orders confirmed.',
} as const satisfies Record<`finding-${OwnFinding}`, string> & Record<string, string>;
