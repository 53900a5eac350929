/** Parcels that wait for the service or for a person: in the form, on the bar and on the desk. */
export const enOutbox = {
  'outbox-title': 'Outbox',
  'outbox-empty': 'Nothing waits',
  'outbox-empty-text': 'Every parcel you sent has its answer.',
  'outbox-needs-you': 'Needs you',
  'outbox-by-itself': 'Goes on by itself',
  'outbox-details': 'What happened so far',

  'outbox-waiting': 'Not sent yet',
  'outbox-waiting-text': 'Nothing was sent so far. You may close this window.',
  'outbox-next-try': 'Next try in { $time }',
  'outbox-next-try-now': 'Trying now…',
  'outbox-no-next-try': 'It is not tried again by itself. Try now, or withdraw it.',
  'outbox-phone-busy':
    'Another parcel to this phone is not settled yet. This one goes as soon as that one is.',
  'outbox-try-now': 'Try now',
  'outbox-withdraw': 'Do not send',

  'outbox-asks': 'Shahna asks the service once more by itself',
  'outbox-asks-in': 'in { $time }',
  'outbox-asks-text':
    'It sends the same request again. If the parcel exists, the service refuses a second one, and that is the proof.',
  'outbox-asks-waits': 'Waiting for the service.',

  'settle-title': 'Was this parcel created?',
  'settle-look':
    'Look for { $name }, { $phone } in the service’s own list of parcels, then say what you found.',
  'settle-forced':
    'The service was told to create it although this recipient has another parcel. Count them.',
  'settle-made': 'It was created: here is its code',
  'settle-made-save': 'It was created',
  'settle-not-made': 'It was not created',
  'settle-send-again': 'Not created: send it again',
  'settle-send-again-text':
    'It goes as a new parcel. If the recipient has one after all, the service refuses and you are asked.',
  'settle-leave': 'Not created: do not send it',
  'settle-code': 'Parcel code',
  'settle-code-missing': 'Enter the code as the service shows it, without spaces.',
  'settle-code-save': 'Keep this code',
  'settle-code-correct': 'Correct the code',

  'outbox-look-again': 'Look the recipient up now',
  'outbox-looked-absent': 'The service knows no recipient with this phone now.',
  'outbox-looked-present': 'The service knows a recipient with this phone now.',
  'outbox-looked-not-checked': 'The service did not answer the look-up in full.',
  'outbox-looked-hint': 'This is no proof: recipients stay known without a parcel.',

  'attempt-first': 'Sent',
  'attempt-repeat': 'Asked once more',
  'attempt-not-sent': 'Not sent',
  'attempt-before-absent': 'Before it, the service knew no recipient with this phone.',
  'attempt-before-present': 'Before it, the service already knew this recipient.',
  'attempt-before-not-checked': 'Before it, the recipient could not be looked up in full.',
  'attempt-open': 'No answer yet.',
  'attempt-created': 'The service created it.',
  'attempt-refused': 'The service refused it.',
  'attempt-made': 'The service said that the recipient already has one: it was created.',
  'attempt-unknown': 'The answer was lost.',
  'attempt-unknown-answered': 'The answer does not say whether it was created:',

  'outbox-settled-made': 'Created, as you said',
  'outbox-settled-not-made': 'Not created, as you said',

  'storage-kept': 'The browser keeps what is stored here, also when the disk is nearly full.',
  'storage-not-kept': 'The browser may delete what is stored here when the disk is nearly full.',
  'storage-keep': 'Keep it',
  'storage-refused': 'The browser did not agree. Nothing is lost now; free some disk space.',
} as const;
