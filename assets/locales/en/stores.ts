/** Which store a site is, and how far its reading is to be trusted. */
export const enStores = {
  'store-unknown-yet': 'Which store it is will be known when you open one of its orders.',
  'store-proving':
    '{ $done } of { $needed } orders confirmed: until then you review each order of this store before it ships.',
  'store-proved': 'The reading of this store is confirmed.',
  'store-currency-means': 'Shown as { $sign }: { $currency }',
  'shop-field-paid': 'Deposit already paid',
  'store-fields': `{ $what ->
    [statuses] Orders ship at the status: { $named }
   *[fields] Fields of its own: { $named }
  }`,
  'store-kind-taught': 'Taught by you',
  'store-forget': 'Forget',
} as const;
