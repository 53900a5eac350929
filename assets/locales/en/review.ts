/** The review of the orders chosen on a store's list. */
export const enReview = {
  'review-title': 'Review and ship',
  'review-table': 'Orders to ship',
  'review-empty': 'Nothing to review',
  'review-empty-text': 'Choose orders on your store’s list, then press Review and ship.',
  'sheet-drop': 'Orders from a spreadsheet: drop it here, or paste its cells',
  'sheet-source': 'What this list is called',
  'sheet-before': `{ $where ->
    [hidden] Rows that are hidden or struck through in the file, or in a sheet that was not understood, and left out: { $count }.
    [price] Lines with a quantity and a price: { $count }. Is it the price of one piece, or of all of them?
    [sheet] Lines that say the same as another: { $count }. Are they the same orders, or new ones?
   *[before] Of these orders { $count } were here before. Are they the same orders, or new ones?
  }`,
  'sheet-answer': `{ $said ->
    [one] Of one piece
    [all] Of all pieces
    [each] Ask me for each
   *[new] New orders
  }`,
  'review-ship': 'Ship { $ready } of { $all }',
  'review-ship-all': `{ $count ->
    [one] Ship one order
   *[other] Ship all { $count }
  }`,
  'review-stop': 'Stop',
  'review-resume': 'Go on with { $count }',
  'review-retry': 'Try the { $count } refused again',
  'review-progress': '{ $done } of { $all } sent',
  'review-progress-text': 'You can close this page. Sending continues.',
  'review-reason': 'Reason',
  'review-opened-at-link':
    'Order { $number } may not have opened: its store asks for a session in every address, and no tab of the store is open. Sign in there, leave its order list open, and press the number again.',
  'review-unreadable-text': 'Try again opens it in the store; once it is read there, it is filled in here.',
  'review-shared': 'Order { $number } goes to this phone too.',
  'review-shared-text': 'Two parcels mean two fees, and the delivery company may refuse the second.',
  'review-merge': 'One parcel for both',
  'review-merge-text':
    'Order { $number } carries both: contents and numbers together, and both amounts to collect added up.',
  'review-hold': 'Set this one aside',
  'review-both': 'Ship both',
  'review-merged': 'In the parcel of order { $number }.',
  'review-not-intended': 'Not sent: { $count }. Their rows say why.',
  'review-state-shared-phone': 'Same phone',
  'review-state-changed': 'Changed',
  'review-take-new': 'Take the new one',
  'review-changed-field': '{ $field }: { $before } → { $now }',
  'review-moved': 'These orders go with the account { $account } now. Check what has changed.',
  'review-state-ready': `{ $count ->
   *[other] Ready
  }`,
  'review-state-set-aside': 'Set aside',
  'review-state-stopped': 'Stopped',
  'messages-all-made': `Messages to { $count ->
    [one] one customer
   *[other] { $count } customers
  }`,
  'messages-all-confirm': `Ask { $count ->
    [one] one customer
   *[other] { $count } customers
  } before shipping`,
  'messages-sent': 'Sent: { $sent } of { $all }',
  'messages-ticked': 'A message is ticked as soon as you open it. Untick what you did not send.',
  'message-no-phone': 'no phone that WhatsApp accepts',
  'review-open': 'Edit order { $number }',
  'review-print-again': 'Print the labels again',
} as const;
