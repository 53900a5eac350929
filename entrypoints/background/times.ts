import { OUTBOX_TIMES, type OutboxTimes } from '../../lib/outbox/due';

/** Milliseconds. */
export interface Times extends OutboxTimes {
  /** Until a row whose worker may have ended is checked: a call ends within 20 s. */
  readonly watchdog: number;
  readonly call: number;
  /** How long a store may take to say once more what it holds, where it was quick before and at the longest. */
  readonly store: number;
  readonly storeLongest: number;
  /** How long the relay may take to say whether a colleague has the order. */
  readonly colleagues: number;
  /** Between two parcels that a store's pages ask for, in the long run. */
  readonly betweenPresses: number;
}

const TIMES: Times = {
  ...OUTBOX_TIMES,
  watchdog: 30_000,
  call: 20_000,
  store: 3_000,
  storeLongest: 8_000,
  colleagues: 1_500,
  betweenPresses: 4_000,
};

/** A promise, as all that is kept is: a build made for tests keeps shorter ones. */
export async function readTimes(): Promise<Times> {
  return TIMES;
}

export const DIRECTORY_ALARM = 'directory';

/** Set before every call that may create a parcel: if the worker ends in mid-call, this wakes the next ones. */
export const WATCHDOG_ALARM = 'watchdog';

/** Set for the next row that waits for the service, or that is asked about again. */
export const OUTBOX_ALARM = 'outbox';

/** Looks what the relay has, where this browser joined one. */
export const RELAY_ALARM = 'relay';
