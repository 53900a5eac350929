/** What went wrong without anybody having been told, and records that cannot be read. */
export const enLog = {
  'log-text': 'Errors that Shahna met while it went on. No names, phones, addresses or keys are in them.',
  'log-report': 'Copy a report',
  'log-report-text':
    'The report holds the last 300 errors, Shahna’s version and the browser’s. It goes nowhere unless you send it.',
  'records-title': `{ $count ->
    [one] One record cannot be read
   *[other] { $count } records cannot be read
  }`,
  'records-text':
    'They are left out, and everything else works as before. Keep a copy before you remove them.',
  'records-parcels': `{ $count ->
    [one] One of them is a parcel’s
   *[other] { $count } of them are parcels’
  }: until it is removed its order does not ship, since it may have a parcel already. Look for it in the delivery company’s own list.`,
  'records-settings': 'Left out of the settings: { $names }. Set it anew.',
} as const;
