import type { Attempt, OutboxRow, RowRefusal } from '../../../lib/outbox/row';

let made = 0;

/** A queued row of an order of its own, with what a test says of it. */
export function madeRow(change: Partial<OutboxRow> = {}): OutboxRow {
  made += 1;
  return {
    id: `row-${made}`,
    store: 'https://shop.example/wp-admin/',
    orderId: String(1000 + made),
    copy: 0,
    orderNumber: String(1000 + made),
    orderLink: null,
    accountId: 'account',
    identityVersion: 1,
    phoneKey: `59900${1000 + made}`,
    forced: false,
    request: {
      recipient: { first_name: 'سلمى', phone: '0599001122' },
      address: { village_id: 7, city_id: 1, street_name: 'شارع المدارس' },
      total_price: '120.5',
      description: 'قميص',
    },
    revision: 0,
    state: 'queued',
    attempts: [],
    sent: null,
    waiting: null,
    parcelCode: null,
    codeFrom: null,
    refusal: null,
    settlement: null,
    lookedAgain: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  };
}

/** An attempt under way, with what a test says of it. */
export function madeAttempt(change: Partial<Attempt> = {}): Attempt {
  return {
    id: 'attempt',
    revision: 0,
    repeat: false,
    startedAt: 10,
    recipientBefore: 'absent',
    endedAt: null,
    outcome: null,
    answer: null,
    ...change,
  };
}

export const duplicate: RowRefusal = {
  code: 'duplicate-recipient',
  params: {},
  serviceText: null,
  fields: {},
};

/** A row whose first attempt's answer was lost at 10, and what a test says of it. */
export function lostRow(change: Partial<OutboxRow> = {}): OutboxRow {
  return madeRow({
    state: 'unknown',
    sent: { text: '{}', identityVersion: 1 },
    attempts: [madeAttempt({ endedAt: 10, outcome: 'unknown' })],
    ...change,
  });
}
