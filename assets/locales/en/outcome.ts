import type { RowState } from '../../../lib/outbox/row';

/** What became of a parcel, in the form, on the bar and in lists. */
export const enOutcome = {
  'row-queued': 'Waiting to be sent',
  'row-sending': 'Being sent',
  'row-created': 'Made',
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
  'outcome-queued': 'The parcel waits its turn',
  'outcome-queued-text': 'It is sent as soon as the parcels before it are done. You may close this window.',
  'outcome-sending': 'Sending the parcel…',
  'outcome-sending-text': 'You may close this window: nothing is lost and nothing is sent twice.',
  'outcome-unknown': 'Check first: the parcel may have been made',
  'outcome-unknown-text':
    'The delivery company’s answer was lost on the way. Do not send this order again, here or elsewhere. Look for the recipient in the delivery company’s own list of parcels first.',
  'outcome-made': 'The parcel is made, its code is not known',
  'outcome-made-text':
    'The answer with the code was lost. Take the code from the delivery company’s own list of parcels.',
  'row-until': 'Waiting until { $time }',
  'outcome-until': 'Waiting until { $time }: the delivery company takes no more requests for now',
  'outcome-until-text': 'Nothing was sent so far. It goes by itself then. You may close this window.',
  'outcome-until-unknown-text':
    'This request was turned away, yet the parcel may have been made. Shahna asks by itself then. Until then do not send this order again, here or elsewhere.',
  'outcome-colleague': 'A colleague may just have made this parcel',
  'outcome-colleague-text':
    'As you pressed, the recipient got a parcel: your colleague’s, or this very one. Do not send this order again, here or elsewhere. Look at the order’s notes and in the delivery company’s own list of parcels first.',
  'outcome-made-colleague': 'The parcel is made, perhaps by a colleague',
  'outcome-made-colleague-text':
    'Its code is not known here. Take it from the order’s notes, or from the delivery company’s own list of parcels.',
  'outcome-withdrawn': 'Sending of this parcel was cancelled',
  'outcome-wrong': 'You marked this parcel as wrong',
  'wrong-ask': 'Is this parcel wrong?',
  'wrong-text':
    'It cannot be withdrawn from here. Ask the delivery company to correct or cancel it, then mark it as wrong here, so that you can ship another in its place.',
  'wrong-mark': 'Mark it as wrong',
  'wrong-unmark': 'It is not wrong',
  'wrong-marked':
    'It does not count here any more. If the delivery company has not cancelled it yet, ask it to: otherwise the parcel is delivered and its amount collected.',
  'wrong-again': 'Ship another',
  'held-title': 'Sent in a few seconds',
  'held-text': 'Nothing is sent yet. You can still undo the press.',
  'held-undo': 'Undo',
  'hold-presses': 'Wait before sending, after each press',
  'hold-none': 'Do not wait',
  'hold-seconds': `{ $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}`,
  'hold-presses-hint': 'Until then you can undo it, on the page and in the form.',
  'outcome-refused': 'The delivery company refused the parcel',
  'outcome-failed': 'The parcel was not sent',

  'duplicate-text':
    'That parcel may be this very order’s, its answer lost on the way: look in the delivery company’s own list first. If the recipient really ordered twice, you can ship another one.',
  'duplicate-force': 'Ship another parcel anyway',
  'another-parcel': 'Another parcel for this order',
  'another-title': 'This order already has a parcel',
  'another-text': 'Parcel { $code } was already made for this order. A second one costs a second fee.',
  'new-parcel': 'New parcel',
} as const satisfies Record<`row-${RowState}`, string> & Record<string, string>;
