/** The desk: the full-tab page around its sections, and the day on one screen. */
export const enDesk = {
  'desk-account': 'Account in use',
  'desk-account-none': 'None chosen',
  'desk-today': 'Today',
  'desk-parcels': 'Parcels',
  'desk-find': 'Find a parcel',
  'desk-find-hint': 'Phone, name, code or order',
  'keys-first': 'Open the first parcel found',
  'keys-rows': 'From row to row',
  'today-to-collect': 'To collect from today’s parcels',
  'today-after-fees': 'After delivery fees',
  'today-parcels': 'Today’s parcels',
  'today-yesterday': 'Yesterday { $count }',
  'today-cities': 'Top cities',
  'today-elsewhere': 'Elsewhere',
  'today-hand': 'Needs you',
  'today-review': `{ $count ->
    [one] One order waits in the review
   *[other] { $count } orders wait in the review
  }`,
  'today-access': `{ $count ->
    [one] One parcel waits: the browser gives no access to { $site }
   *[other] { $count } parcels wait: the browser gives no access to { $site }
  }`,
  'today-labels': `{ $count ->
    [one] One label is not printed
   *[other] { $count } labels are not printed
  }`,
  'today-unconfirmed': `{ $count ->
    [one] One parcel is made, not confirmed yet
   *[other] { $count } parcels are made, not confirmed yet
  }`,
  'today-unconfirmed-act': 'All confirmed',
  'ready-title': 'What do these statuses mean?',
  'ready-text':
    'The delivery company sends numbers. This is what they mean at other companies with the same system: compare it with your panel before you confirm it.',
  'ready-rare': 'seen at one company only',
  'ready-confirm': 'These are right',
  'today-none-title': 'No parcel was made today yet',
  'today-none-text': 'Open an order in your store and press Ship, or choose several on its list.',
  'tool-employees': 'Change the name, phone, working hours or permissions of who works with you.',
  'tool-webhook': 'For programmers: an address that receives parcels’ statuses',
  'tool-journeys': 'Move a practice parcel from step to step.',
  'tool-contents-happens':
    'Correct a name, price, quantity or photo: what you write replaces what the delivery company has; what you leave empty stays. A content’s number is shown when a parcel is restored, and in the delivery company’s own panel.',
  'tool-employees-happens':
    'The employee is changed at the delivery company at once, and you see here what they are now. There is no list of employees: keep their numbers.',
  'tool-webhook-happens':
    'The delivery company sends your program a message whenever a parcel changes. A new address replaces the one before.',
  'tool-problem-time': 'Write a time like 08:30.',
  'tool-problem-cannot-clear':
    'It was sent before, and the delivery company has no way to take it back. Write another value.',
  'tool-problem-tick': 'Tick below that all are to be taken away.',
  'tool-problem-none-listed': 'List at least one. To take all away, choose “Remove all”.',
  'news-title': 'New in Shahna',
  'news-1':
    'What leaves the browser is said in short before an account is first saved, and in full in the settings under “About Shahna”.',
  'news-2':
    'What a store’s pages ask for faster than a person presses waits for your word under “Needs you”.',
  'news-3': 'A press in a store counts only in the tab you look at, for what stood there for a moment.',
  'today-marked': 'Marked: { $count }',
} as const;
