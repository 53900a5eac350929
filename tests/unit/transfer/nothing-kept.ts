/** Of a file of settings: nothing is kept of its accounts, and no key is in it. */
export const NOTHING_KEPT = {
  numbers: {},
  meanings: {},
  learned: {},
  recordNames: {},
  sheets: {},
  keys: null,
} as const;
