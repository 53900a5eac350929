/** Villages: choosing one, what was learned, the list and what became of it. */
export const enVillages = {
  'bar-village-closed': '{ $village } (closed)',

  'options-villages-text':
    'Fetched from the delivery company every day by itself, and when a refusal shows that the list is old.',
  'villages-account': 'Account',
  'villages-none': 'The list has not been fetched yet.',
  'villages-fetched': 'Last fetched { $when }',
  'villages-fetch': 'Fetch it now',
  'villages-fetching': 'Fetching…',
  'villages-fetched-now': 'The list is up to date.',
  'villages-hidden-title': 'Refused as hidden',
  'villages-hidden-text': 'The delivery company refused parcels to these, so they are not offered.',
  'villages-hidden-offer': 'Offer { $village } again',

  'learned-title': 'Learned from you',
  'learned-text':
    'When you pick another village than the address says, and ship, it is remembered for the next order with the same text.',
  'learned-none': 'Nothing yet.',
  'learned-written': 'Text in the order',
  'learned-village': 'Village',
  'learned-when': 'Learned',
  'learned-unsure': 'several villages were chosen for it, so you are asked',
  'learned-action': 'Remove',
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
  'learned-export': 'Export to a file',
  'learned-import': 'Import from a file',
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
