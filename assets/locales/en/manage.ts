/** Journeys of practice parcels, the webhook, and names for the delivery company's numbers. */
export const enManage = {
  'desk-journeys': 'Journeys',
  'desk-webhook': 'Webhook',
  'answer-unread': 'It is done. These fields of the answer could not be read: { $names }.',
  'parcel-position': 'Position',
  'return-reason': 'Return reason',
  'journeys-saved': 'Saved journeys',
  'journey-step': 'Step { $number }',
  'journey-steps': `({ $count ->
    [one] one step
   *[other] { $count } steps
  })`,
  'journey-play': 'Try it out',
  'journey-play-next': 'Play step { $number }',
  'journey-add-step': 'Add a step',
  'journey-name': 'Name of the journey',
  'answer-whole': 'All that the delivery company answered',
  'journey-moved': 'The parcel was moved',
  'journey-not-moved': 'The delivery company did not move this parcel',
  'journey-failed-to-submit': 'The delivery company says that it failed to submit.',
  'journey-allowed': 'Accepted: { $codes }',
  'journey-allowed-companions': 'Accepted companion parcels: { $codes }',
  'journey-rejected': 'Refused: { $codes }',
  'journey-rejected-companions': 'Refused companion parcels: { $codes }',
  'webhook-title': 'Where the delivery company sends news of parcels',
  'webhook-holds':
    'It holds the parcel’s code, its new status and position, its note and its reference number (your order’s number).',
  'webhook-unsigned':
    'Whether messages are signed, and whether they are repeated, the delivery company does not say: your program must not trust them blindly.',
  'webhook-set-here': 'Set from here last:',
  'webhook-seen': 'Seen in an answer of the delivery company:',
  'webhook-address': 'New address',
  'webhook-understood': 'I know that this replaces the present address, which cannot be read back.',
  'event-title': 'What does an event mean?',
  'event-label': 'Body of an event',
  'event-kind': 'Kind of event',
  'event-parcel': 'Parcel made from here',
  'event-by-reference': 'Found by its reference number: it may be another parcel of the same order.',
  'options-numbers': 'Status meanings',
  'options-numbers-text':
    'The delivery company speaks of statuses, positions, reasons, types and permissions in numbers. Give them names once; a file takes them to your colleagues.',
  'numbers-number': 'Number',
  'numbers-none': 'Nothing yet.',
  'numbers-add': 'Add',
  'save-as-file': 'Save as a file',
  'numbers-import': 'Import from a file',
} as const;
