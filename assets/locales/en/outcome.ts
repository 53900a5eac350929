import type { RowState } from '../../../lib/outbox/row';

/** What became of a parcel, in the form, on the bar and in lists. */
export const enOutcome = {
  'row-queued': 'Waiting to be sent',
  'row-sending': 'Being sent',
  'row-created': `{ $count ->
   *[other] Made
  }`,
  'row-refused': 'Refused',
  'row-unknown': 'Needs confirming',
  'row-made-code-unknown': 'Made, code unknown',
  'row-settled': 'Confirmed by hand',
  'row-withdrawn': 'Sending cancelled',
  'row-wrong': 'Marked as wrong',

  'outcome-created': 'The parcel is made',
  'outcome-created-copy': 'Parcel number { $copy } of this order is made',
  'outcome-parcel-code': 'Parcel code',
  'outcome-print': 'Print label',
  'outcome-collect': 'To collect from { $name }',
  'outcome-queued-text': 'It goes as soon as those before it are done, also with this window closed.',
  'outcome-unknown': 'Check first: the parcel may have been made',
  'outcome-unknown-text': 'Don’t send it again: look for it in the company’s panel.',
  'outcome-made-text': 'Take the code from the delivery company’s panel.',
  'row-until': 'Waiting until { $time }',
  'outcome-until-text': 'The delivery company is busy. It is sent then, automatically.',
  'outcome-until-unknown-text':
    'The parcel may have been made. Don’t send it again: we check automatically then.',
  'outcome-colleague': 'A colleague may just have made this parcel',
  'outcome-colleague-text': 'Don’t send it again: look at the order in the store and in the company’s panel.',
  'wrong-ask': 'Is this parcel wrong?',
  'wrong-text':
    'It cannot be withdrawn from here. Ask the delivery company to correct or cancel it, then mark it as wrong here, so that you can ship another in its place.',
  'wrong-mark': 'Yes, it is wrong',
  'wrong-unmark': 'It is not wrong',
  'wrong-marked':
    'It does not count here any more. If the delivery company has not cancelled it yet, ask it to: otherwise the parcel is delivered and its amount collected.',
  'held-title': 'Sent in a few seconds',
  'held-text': 'Nothing is sent yet. You can still undo the press.',
  undo: 'Undo',
  'hold-presses': 'Time to undo after a press',
  'hold-seconds': `{ $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}`,
  'outcome-refused': 'The delivery company refused the parcel',
  'outcome-failed': 'The parcel was not sent',

  'duplicate-text':
    'It may be for this same order. Look in the delivery company’s panel. If the customer ordered twice, ship the second.',
  'duplicate-force': 'Ship another parcel anyway',
  'another-parcel': 'Another parcel for this order',
  'another-text': 'Parcel { $code } was already made for this order. A second one costs a second fee.',
  'new-parcel': 'New parcel',
  'next-order': 'Next order',
  'message-open': 'Message the customer',
  'message-see': 'What it says',
  'message-language': 'Language of the message',
  'message-code': '{ $now }? Change to { $other }',
  'message-made':
    'Hello { $name }, we have prepared your order { $number } for delivery. Parcel code: { $code }. To pay on delivery: { $amount }. { $link }',
  'message-confirm':
    'Hello { $name }, we have your order { $number } for { $amount } to { $village }. Shall we send it?',
} as const satisfies Record<`row-${RowState}`, string> & Record<string, string>;
