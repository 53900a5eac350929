/** Villages: choosing one, what was learned, the list and what became of it. */
export const enVillages = {
  'bar-village-closed': '{ $village } (closed)',

  'options-villages-text':
    'Fetched from the delivery company every day by itself, and when a refusal shows that the list is old.',
  'villages-fetched': 'Last fetched { $when }',
  'villages-fetching': 'Fetching…',
  'villages-fetched-now': 'The list is up to date.',
  'villages-hidden-title': 'Refused as hidden',
  'villages-hidden-text': 'The delivery company refused parcels to these, so they are not offered.',
  'villages-hidden-offer': 'Offer { $village } again',

  'reading-title': 'How the list is read',
  'reading-text':
    'The delivery company’s list is sent as it is. To find villages in orders, each record is read as the names people say.',
  'reading-plain': 'Every name says what it is: nothing had to be taken apart.',
  'reading-apart': `{ $count ->
    [one] One name was taken apart
   *[other] { $count } names were taken apart
  }`,
  'reading-apart-text': 'Cities, numbers and other letters beside a name are no part of it.',
  'reading-doubles': `{ $count ->
    [one] One record is listed twice
   *[other] { $count } records are of places listed twice
  }`,
  'reading-doubles-text': 'Each is one place. The open record is taken, or the one used before.',
  'reading-zones': `{ $count ->
    [one] One record is a zone
   *[other] { $count } records are zones
  }`,
  'reading-zones-text': 'A zone is taken only where the order names the zone itself.',
  'reading-unread': `{ $count ->
    [one] One record could not be read
   *[other] { $count } records could not be read
  }`,
  'reading-unread-text': 'They can be picked by hand. Give them a name, and they are found in orders too.',
  'reading-record': 'In the list',
  'reading-as': 'Read as',
  'reading-as-none': 'not read',
  'reading-given': 'named by you',
  'reading-more': `{ $count ->
    [one] One more is not shown.
   *[other] { $count } more are not shown.
  }`,
  'reading-correct': 'Correct',
  'reading-name': 'Name that people say',
  'reading-save': 'Save',
  'reading-undo': 'Take back',

  'learned-title': 'Learned from you',
  'learned-text':
    'When you pick another village than the address says, and ship, it is remembered for the next order with the same text.',
  'learned-none':
    'Nothing yet. A village that you pick for an order’s text is kept here, and filled in the next time.',
  'learned-written': 'Text in the order',
  'learned-when': 'Learned',
  'learned-unsure': 'several villages were chosen for it, so you are asked',
  'learned-filter': 'Search what was learned',
  'learned-filter-none': 'Nothing like “{ $text }”.',
  'learned-remove-all': 'Remove all',
  'learned-remove-all-title': `{ $count ->
    [one] Remove the one entry?
   *[other] Remove all { $count } entries?
  }`,
  'learned-remove-all-text': 'Export them first if you may want them back.',
  'learned-remove-all-confirm': 'Remove them',
  'learned-remove-all-cancel': 'Keep them',
  'learned-import-text':
    'An import adds to what is here. Where both know the same text, the newer one stays; nothing is removed.',
  'learned-imported': `{ $added ->
    [0] Nothing new was added.
    [one] One entry was added.
   *[other] { $added } entries were added.
  }`,
  'learned-imported-replaced': `{ $count ->
    [one] One was newer than yours and took its place.
   *[other] { $count } were newer than yours and took their place.
  }`,
  'learned-imported-kept': `{ $count ->
    [one] One was known already.
   *[other] { $count } were known already.
  }`,
  'learned-imported-missing': `{ $count ->
    [one] One was left out: its village is not in this account’s list.
   *[other] { $count } were left out: their villages are not in this account’s list.
  }`,
  'learned-file-unreadable': 'This is not a file that Shahna exported. Nothing was changed.',
  'learned-file-newer':
    'This file is from a newer Shahna. Update Shahna, then import it. Nothing was changed.',
  'learned-file-too-large': 'This file is too large to be one of ours. Nothing was changed.',
  'learned-needs-list': 'Fetch the list of villages first, then import.',
} as const;
