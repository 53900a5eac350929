export const enCash = {
  'desk-cash': 'Cash',
  'cash-drop': 'Drop the delivery company’s statement here',
  'cash-choose': 'Choose a file',
  'cash-drop-hint': 'A spreadsheet (XLSX) or a table (CSV). It stays in this browser.',
  'cash-columns-title': 'Which column says what?',
  'cash-column-net': 'Paid to you',
  'cash-columns-confirm': 'The columns are right',
  'cash-columns-missing':
    'Name the code and the amount collected, or the code with both the amount paid and the fee.',
  'cash-kinds': 'What the lines come to',
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
  'cash-no-amount': 'Amount not known here',
  'cash-missing': 'Delivered, not paid',
  'cash-paid-otherwise': 'Paid in hand or written off',
  'cash-unread': 'Not compared',
  'cash-rows': `{ $count ->
    [one] line
   *[other] lines
  } { $rows }`,
  'cash-title-difference': 'Difference',
  'cash-title-fee-difference': 'Fee difference',
  'cash-title-rows': 'Lines',
  'cash-sum-collected': 'Collected',
  'cash-sum-due': 'Owed to you',
  'cash-total-differs': 'The file’s own total differs from the sum of its lines.',
  'cash-astray': `{ $most ->
    [yes] In these lines, collected less the fee is not the amount paid: { $rows }. If one more charge is taken, or that column says something else, choose no column for “Paid to you”.
   *[no] In these lines, collected less the fee is not the amount paid: { $rows }
  }`,
  'cash-same': 'This statement is here already: it was opened, not added.',
  'cash-kept-title': 'Statements so far',
  'cash-lines': `{ $count ->
    [one] one line
   *[other] { $count } lines
 }`,
  'cash-out-title': 'Owed by the delivery company',
  'cash-out-text': 'On their way or delivered, and not yet paid in any statement, by age.',
  'cash-out-none': 'Nothing is owed to you, as far as we know.',
  'cash-out-only-made': `{ $count ->
    [one] Not counted: one parcel, { $amount } to collect. It was made, and nothing says that the delivery company has it.
   *[other] Not counted: { $count } parcels, { $amount } to collect. They were made, and nothing says that the delivery company has them.
  }`,
  'cash-out-delivered': 'Of these delivered',
  'cash-out-short': 'Of these paid short',
  'cash-age': '{ $from }–{ $until } days ago',
  'cash-age-last': '{ $from } days ago and more',
  'fates-text': 'Say what each number means: delivered, returned or on the way.',
  'plots-title': 'Delivery results',
  'plots-by-day': 'By day',
  'plots-by-city': 'By city',
} as const;
