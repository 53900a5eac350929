export const enCash = {
  'desk-cash': 'Cash',
  'cash-text':
    'What the delivery company owes you: drop its statement, and each line is laid beside your parcels. Nothing is sent anywhere.',
  'cash-drop': 'Drop the delivery company’s statement here',
  'cash-choose': 'Choose a file',
  'cash-drop-hint': 'A spreadsheet (XLSX) or a table (CSV). It stays in this browser.',
  'cash-columns-title': 'Which column says what?',
  'cash-columns-text': 'Asked once: files with the same headings are then read without a question.',
  'cash-column-none': 'No column',
  'cash-column-code': 'Parcel code',
  'cash-column-collected': 'Collected from the recipient',
  'cash-column-fee': 'Delivery fee',
  'cash-column-net': 'Paid to you',
  'cash-columns-confirm': 'These are right',
  'cash-columns-missing':
    'Name the code and the amount collected, or the code with both what was paid and the fee.',
  'cash-kinds': 'What the lines come to',
  'cash-kind-none': 'None.',
  'cash-findings': 'Lines of the statement',
  'cash-differs': 'All differences',
  'cash-all-paid': 'Everything in the statement is paid as it should be.',
  'cash-some-differ': `{ $count ->
    [one] One difference needs a look
   *[other] { $count } differences need a look
 }`,
  'cash-paid': 'Paid',
  'cash-short': 'Short',
  'cash-over': 'Over',
  'cash-twice': 'Paid twice',
  'cash-not-ours': 'Not in our parcels',
  'cash-missing': 'Delivered and missing',
  'cash-unread': 'Not readable',
  'cash-rows': 'line { $rows }',
  'cash-title-verdict': 'Result',
  'cash-title-code': 'Parcel code',
  'cash-title-recipient': 'Recipient',
  'cash-title-expected': 'To collect',
  'cash-title-paid': 'Collected',
  'cash-title-difference': 'Difference',
  'cash-title-fee': 'Fee',
  'cash-title-fee-difference': 'Against the quote',
  'cash-title-rows': 'Lines',
  'cash-sum-expected': 'To be collected',
  'cash-sum-collected': 'Collected',
  'cash-sum-fees': 'Fees',
  'cash-sum-due': 'Owed to you',
  'cash-total-differs': "The file's own total is another than what its lines add up to.",
  'cash-astray': 'In these lines, collected less the fee is not what was paid: { $rows }',
  'cash-same': 'This statement is here already: it was opened, not added.',
  'cash-kept-title': 'Statements so far',
  'cash-lines': `{ $count ->
    [one] one line
   *[other] { $count } lines
 }`,
  'cash-remove': 'Remove { $name }',
  'cash-close': 'Close',
  'cash-csv-name': 'statement',
  'cash-out-title': 'Cash out with the delivery company',
  'cash-out-text':
    'Of parcels that are on their way or delivered by a status or a statement: what statements have not paid in full, by how long ago the parcel was made.',
  'cash-out-none': 'Nothing says that the delivery company holds cash of yours now.',
  'cash-out-only-made': `{ $count ->
    [one] Not counted: one parcel, { $amount } to collect. It was made, and nothing says that the delivery company has it.
   *[other] Not counted: { $count } parcels, { $amount } to collect. They were made, and nothing says that the delivery company has them.
  }`,
  'cash-out-age': 'Made',
  'cash-out-parcels': 'Parcels',
  'cash-out-amount': 'Still owed',
  'cash-out-delivered': 'Of these delivered',
  'cash-out-short': 'Of these paid short',
  'cash-age': '{ $from }–{ $until } days ago',
  'cash-age-last': '{ $from } days ago and more',
  'fates-title': 'What do the statuses mean?',
  'fates-text':
    'The delivery company sends numbers without saying what they mean. A delivered parcel that no statement has is shown as missing; a returned one owes nothing.',
  'fates-none':
    'No status was reported yet, so nothing is called missing. Statuses come through the shop’s server.',
  'plots-title': 'What became of the parcels',
  'plots-text': 'Parcels of the last 30 days, by the day they were made and the city they go to.',
  'plots-by-day': 'By day',
  'plots-by-city': 'By city',
  'plots-city-untold': 'City not known',
} as const;
