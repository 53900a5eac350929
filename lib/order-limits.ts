/**
 * What an order's status means for shipping it, by the store's own list of its statuses:
 * - `to-ship`: nothing in it speaks against shipping.
 * - `held`: the shop waits for something (on hold, suspected of fraud, a payment that failed, goods that lack).
 * - `shipped`: it is on its way already, or it has arrived.
 * - `ended`: nobody means to ship it (cancelled, refunded, closed).
 */
export const STATUS_MEANINGS = ['to-ship', 'held', 'shipped', 'ended'] as const;

const NOTE = 10_000;

/**
 * What is longer is not taken for an order's datum: readers call it unreadable, the background's door refuses it.
 * Characters, and for `items`, `fields`, `addressLines` and `remarks` a count; well above what people write and shops
 * sell.
 * `answer` is a store's own, in characters of JSON.
 */
export const ORDER_LIMITS = {
  line: 1_000,
  note: NOTE,
  amount: 30,
  items: 1_000,
  fields: 100,
  addressLines: 20,
  remarks: 20,
  answer: 4_000_000,
} as const;

/**
 * How much is sent of what stands on an order's page. Characters, one more than a note may have so that a longer one is
 * seen to be; and counts: of a form's fields, of rows, of what stands at one place, which each row has several of.
 */
export const PAGE_LIMITS = { text: NOTE + 1, texts: 1_000, lines: 2_000, found: 10_000 } as const;
