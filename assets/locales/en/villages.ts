/** Villages: choosing one, what was learned, the list and what became of it. */
export const enVillages = {
  'bar-village-closed': '{ $village } (closed)',

  'options-villages-text':
    'Fetched from the delivery company automatically every day, and when a refusal shows that the list is old.',
  'villages-fetched': 'Last fetched { $when }',
  'villages-hidden-text': 'The delivery company refused parcels to these, so they are not offered.',
  'villages-hidden-offer': 'Offer { $village } again',

  'reading-title': 'How the list is read',
  'reading-text':
    'The delivery company’s list is sent as it is. To find villages in orders, each record is read as the names people say.',
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
  'reading-name': 'Name that people say',

  'learned-title': 'Saved villages',
  'learned-text':
    'When you pick another village than the address says, and ship, it is remembered for the next order with the same text.',
  'learned-written': 'Text in the order',
  'learned-unsure': 'several villages were chosen for it, so you are asked',
  'learned-filter': 'Search saved villages',
  'learned-remove-all': 'Remove all',
  'learned-remove-all-text': 'Save them as a file first if you may want them back.',
  'learned-import-text':
    'An import adds to what is here. Where both know the same text, the newer one stays; nothing is removed.',
  'learned-imported':
    'Added: { $added }. Newer than yours: { $replaced }. Known already: { $kept }. Left out, not in this account’s list: { $missing }.',
} as const;
