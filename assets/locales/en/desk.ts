/** The desk: the full-tab page around its sections, and the day on one screen. */
export const enDesk = {
  'desk-sections': 'Sections',
  'desk-account': 'Account at work',
  'desk-account-none': 'None chosen',
  'desk-today': 'Today',
  'desk-parcels': 'Parcels',
  'desk-tools': 'Tools',
  'desk-find': 'Find a parcel',
  'desk-find-hint': 'Phone, name, code or order',
  'today-to-collect': 'To collect from today’s parcels',
  'today-after-fees': 'After delivery fees',
  'today-parcels': 'Today’s parcels',
  'today-yesterday': 'Yesterday { $count }',
  'today-cities': 'Most of them go to',
  'today-elsewhere': 'Elsewhere',
  'today-week': 'Last 7 days',
  'today-hand': 'Needs a hand',
  'today-review': `{ $count ->
    [one] One order waits in the review
   *[other] { $count } orders wait in the review
  }`,
  'today-review-act': 'Review and ship',
  'today-follow': `{ $count ->
    [one] One parcel needs follow-up
   *[other] { $count } parcels need follow-up
  }`,
  'today-follow-act': 'Follow up',
  'today-labels': `{ $count ->
    [one] One label is not printed
   *[other] { $count } labels are not printed
  }`,
  'today-labels-act': 'Print',
  'today-none-title': 'Nothing was shipped today yet',
  'today-none-text': 'Open an order in your store and press Ship, or choose several on its list.',
  'today-all': 'All { $count } of today',
  'tool-labels': 'Print the labels that are not printed, or print one again.',
  'tool-quotes': 'Know what a delivery costs before you promise it.',
  'tool-contents': 'Correct what a parcel holds: its name, price, quantity or photo.',
  'tool-employees': 'Change the name, phone, working hours or permissions of who works with you.',
  'tool-webhook': 'Have a program of your own told of each change of a parcel.',
  'tool-journeys': 'Move a practice parcel from step to step.',
} as const;
