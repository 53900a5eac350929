/** Parcels that wait for the delivery company or for a person: in the form, on the bar and on the desk. */
export const enOutbox = {
  'outbox-by-itself': 'Continues automatically',
  'outbox-behind': 'Waits for another parcel to the same phone',
  'outbox-give-access': 'Give access',
  'outbox-check': 'Check',
  'outbox-why': 'Why?',
  'outbox-notes': 'Notes for the store',
  'outbox-notes-text':
    'The parcel’s code is added to its order while a page of the store’s admin is open. The parcel itself does not wait for it.',
  'outbox-note-changed': 'Left as it is in the store',
  'outbox-follow': `{ $what ->
    [tracking] Tracking number
   *[status] Status
  }: { $became ->
    [kept] the order keeps { $before }; { $after } was not written.
   *[changed] { $before } → { $after }{ $mails ->
      [yes] . The store may mail its customer.
     *[no] {""}
    }
  }`,
  'outbox-note-open': 'Open the order',

  'outbox-waiting': 'Not sent yet',
  'outbox-next-try': 'Not sent yet. Next try in { $time }',
  'outbox-no-next-try': 'Not sent. Try again, or cancel sending.',
  'outbox-phone-busy': 'Another parcel to this phone needs confirming. Confirm it first; this one goes then.',
  'outbox-taken-over': '{ $name } has this order now. Ask before you send.',
  'outbox-too-old': 'Not sent for more than a day',
  'outbox-too-fast': 'Pressed too fast on { $store }: { $count }',
  'outbox-too-fast-text':
    'Its pages asked for these one after another, faster than a person presses. If you pressed them yourself, send them; if not, cancel sending, and have the store checked.',
  'outbox-cut-short': 'Orders that were not sent: { $count }',
  'outbox-cut-short-text':
    'You pressed to ship them, and the browser was closed in between. After more than a day they are not sent automatically. What has changed since stays in the review.',
  'outbox-cut-short-send': 'Send them now',
  'outbox-withdraw': 'Cancel sending',

  'outbox-asks-in': 'Checking again in { $time }.',
  'outbox-asks-text': 'It cannot double: if the parcel exists, the second is refused.',
  'outbox-asks-waits': 'Waiting for the delivery company.',

  'settle-panel': 'Open the company’s panel',
  'settle-forced': `{ $reference ->
    [none] The delivery company was told to make it although this recipient has another parcel. Count the recipient’s parcels in its list.
   *[other] Look there for the reference number { $reference }: the order’s other parcels have another.
  }`,
  'settle-found': 'I found it',
  'settle-absent': 'It is not there',
  'settle-send-again': 'Send it again',
  'settle-send-again-text': `{ $further ->
    [yes] The company does not refuse a second one of these: if it exists after all, there will be two.
   *[no] If a parcel exists after all, the new one is refused and we ask you.
  }`,
  'settle-code-missing': 'Enter the code as the delivery company shows it, without spaces.',
  'settle-code-correct': 'Correct the code',

  'outbox-look-again': 'Look the recipient up now',
  'outbox-looked-hint': 'This is no proof: recipients stay known without a parcel.',

  sent: 'Sent',
  'attempt-repeat': 'Asked once more',
  'attempt-before-absent': 'Phone not on file at the company.',
  'attempt-before-present': 'Phone on file at the company.',
  'attempt-before-not-checked': 'The look-up got no full answer.',
  'attempt-open': 'No answer yet.',
  'attempt-created': 'The delivery company accepted it.',
  'attempt-made': 'The delivery company said that the recipient already has one: it was made.',
  'attempt-unknown': 'The answer was lost.',
  'attempt-unknown-answered': 'The answer does not say whether it was made:',
  'unknown-server-failed': 'the delivery company had an error.',
  'unknown-unexpected-answer': 'it is none that we can read.',
  'unknown-service-unreachable': 'the connection broke off.',
  'unknown-duplicate-recipient': 'the recipient has a parcel, which may be this very one.',
  'unknown-other': `{ $code ->
    [rate-limited] too many requests at once, which says nothing of an earlier one.
    [key-refused] it does not accept this key, which says nothing of an earlier request.
   *[other] it refuses this request, which says nothing of an earlier one.
  }`,
  'attempt-trace':
    'It holds the parcel code { $trace }: look for that code in the delivery company’s own list.',
  'unknown-not-asked':
    'Shahna could not ask again. Do not send it anew: look first, then choose what you found.',

  'outbox-by-event':
    'The answer was lost, but a status of this parcel came from the delivery company. If you deleted it there, mark it as wrong.',
  'outbox-settled-made': 'Made, as you said',
  'outbox-settled-not-made': 'Not made, as you said',

  'storage-kept': 'The browser keeps what is stored here, also when the disk is nearly full.',
  'storage-not-kept': 'The browser may delete what is stored here when the disk is nearly full.',
  'storage-keep': 'Keep it',
  'storage-refused': 'The browser did not agree. Nothing is lost now; free some disk space.',
  'attempt-before': 'Before sending:',
  'bar-colleagues-not-asked': 'Colleagues could not be asked',
  'bar-store-not-asked': 'The store could not be asked again',
} as const;
