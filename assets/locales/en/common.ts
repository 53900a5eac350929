/** Words used on every surface. */
export const enCommon = {
  'app-name': 'Shahna',
  'practice-band': 'Practice account: no real parcel is made here',
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  back: 'Back',
  'try-again': 'Try again',
  loading: 'Loading…',
  optional: 'optional',
  yes: 'Yes',
  no: 'No',
  'open-settings': 'Settings',
  'environment-testing': 'Practice account',
  'environment-practice': 'practice',
  'order-number': 'Order { $number }',
  'service-says': 'The delivery company says:',
  'villages-count': `{ $count ->
    [one] one village
   *[other] { $count } villages
  }`,
  'cities-count': `{ $count ->
    [one] one city
   *[other] { $count } cities
  }`,
  'desk-open': 'Desk',
  close: 'Close',
  'keys-title': 'Keys',
  none: 'none',
  'remove-named': 'Remove { $name }',
  saved: 'Saved.',
  'saved-named': 'Saved: { $name }',
  'leave-as-is': 'No change',
  save: 'Save',
  'review-next': 'Next that needs you',
  'review-done': 'Done',
} as const;
