/** Parcels that wait for the delivery company or for a person: in the form, on the bar and on the desk. */
export const enOutbox = {
  'outbox-title': 'Follow-up',
  'outbox-by-itself': 'Continues automatically',
  'outbox-behind': 'Waits for another parcel to the same phone',
  'outbox-give-access': 'Give access',
  'outbox-access-refused': 'The browser did not give access, so nothing is sent.',
  'outbox-why': 'Why?',
  'outbox-notes': 'Notes for the store',
  'outbox-notes-text':
    'The parcel’s code is added to its order while a page of the store’s admin is open. The parcel itself does not wait for it.',
  'outbox-note-waiting': 'Waits until the store is open',
  'outbox-note-tried': 'The store did not take it yet; it is tried again when the store is opened',
  'outbox-note-written': 'Written',
  'outbox-note-failed': 'The store refused it',
  'outbox-note-open': 'Open the order',

  'outbox-waiting': 'Not sent yet',
  'outbox-next-try': 'Not sent yet. Next try in { $time }',
  'outbox-next-try-now': 'Trying now…',
  'outbox-no-next-try': 'Not sent. Try now, or cancel sending.',
  'outbox-phone-busy':
    'Another parcel to this phone needs confirming. This one goes as soon as that one is confirmed.',
  'outbox-taken-over':
    '{ $name } took this order over from here. Ask them before you send anything: there may be two parcels.',
  'outbox-colleagues-not-asked':
    'The shop’s server did not answer, so nobody could say whether a colleague ships this order too. The server is told as soon as it answers.',
  'outbox-store-not-asked':
    'The store could not be asked again before this was sent: what had been read of the order before was sent.',
  'outbox-too-old': 'Not sent for more than a day',
  'outbox-too-old-text':
    'Nobody looked at it for so long that it is not sent by itself any more. Try now, or cancel sending.',
  'outbox-too-fast': 'Pressed too fast on { $store }: { $count }',
  'outbox-too-fast-text':
    'Its pages asked for these one after another, faster than a person presses. If you pressed them yourself, send them; if not, leave them, and have the store checked.',
  'outbox-cut-short': 'Orders that were not sent: { $count }',
  'outbox-cut-short-text':
    'You pressed to ship them, and the browser was closed in between. After more than a day they are not sent by themselves. What has changed since stays in the review.',
  'outbox-cut-short-send': 'Send them now',
  'outbox-try-now': 'Try now',
  'outbox-withdraw': 'Cancel sending',

  'outbox-asks-in': 'Checking again in { $time }.',
  'outbox-asks-text': 'It cannot double: if the parcel exists, the second is refused.',
  'outbox-asks-waits': 'Waiting for the delivery company.',

  'settle-panel': 'Open the company’s panel',
  'settle-forced':
    'The delivery company was told to make it although this recipient has another parcel. Count the recipient’s parcels in its list.',
  'settle-found': 'I found it',
  'settle-absent': 'It is not there',
  'settle-send-again': 'Send it again',
  'settle-send-again-text': 'If a parcel exists after all, the new one is refused and we ask you.',
  'settle-code-missing': 'Enter the code as the delivery company shows it, without spaces.',
  'settle-code-save': 'Keep this code',
  'settle-code-correct': 'Correct the code',

  'outbox-look-again': 'Look the recipient up now',
  'outbox-looked-absent': 'The delivery company knows no recipient with this phone now.',
  'outbox-looked-present': 'The delivery company knows a recipient with this phone now.',
  'outbox-looked-not-checked': 'The delivery company did not answer the look-up in full.',
  'outbox-looked-hint': 'This is no proof: recipients stay known without a parcel.',

  'attempt-first': 'Sent',
  'attempt-repeat': 'Asked once more',
  'attempt-not-sent': 'Not sent',
  'attempt-before-absent': 'Before sending: phone not on file.',
  'attempt-before-present': 'Before sending: phone already on file.',
  'attempt-before-not-checked': 'Before sending: the look-up got no full answer.',
  'attempt-open': 'No answer yet.',
  'attempt-created': 'The delivery company accepted it.',
  'attempt-refused': 'The delivery company refused it.',
  'attempt-made': 'The delivery company said that the recipient already has one: it was made.',
  'attempt-unknown': 'The answer was lost.',
  'attempt-unknown-answered': 'The answer does not say whether it was made:',
  'unknown-server-failed': 'the delivery company had an error.',
  'unknown-html-answer': 'it was a web page.',
  'unknown-empty-answer': 'it was empty.',
  'unknown-unreadable-answer': 'it arrived broken.',
  'unknown-unexpected-answer': 'it is none that we know.',
  'unknown-answer-too-large': 'it was far too large to be read.',
  'unknown-redirected': 'it sent us to another address.',
  'unknown-rate-limited': 'it says that there were too many requests.',
  'unknown-key-refused': 'something on the way asked for another key.',
  'unknown-timed-out': 'none came in time.',
  'unknown-aborted': 'the request was stopped under way.',
  'unknown-service-unreachable': 'the connection broke off.',
  'unknown-unexpected-failure': 'something unexpected happened on the way.',
  'unknown-duplicate-recipient': 'the recipient has a parcel, which may be this very one.',
  'unknown-other': 'it refuses this request, which says nothing of an earlier one.',
  'attempt-trace':
    'It holds the parcel code { $trace }: look for that code in the delivery company’s own list.',
  'unknown-not-asked':
    'Shahna could not ask again by itself. Do not send it anew: look first, then say below what you found.',

  'outbox-by-event': 'The answer was lost, but a status of this parcel came from the delivery company.',
  'outbox-settled-made': 'Made, as you said',
  'outbox-settled-not-made': 'Not made, as you said',

  'storage-kept': 'The browser keeps what is stored here, also when the disk is nearly full.',
  'storage-not-kept': 'The browser may delete what is stored here when the disk is nearly full.',
  'storage-keep': 'Keep it',
  'storage-refused': 'The browser did not agree. Nothing is lost now; free some disk space.',
} as const;
