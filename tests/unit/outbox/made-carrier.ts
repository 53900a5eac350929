import { OUTBOX_TIMES } from '../../../lib/outbox/due';
import type { Carrier, NoCarrier, SendDependencies } from '../../../lib/outbox/send-row';

/** The time in these stories, unless a story says otherwise: 90 s and more after a row lost at 10. */
export const NOW = 100_000;

const created = { type: 'created', parcelCode: 'P-1' } as const;

/** Everything well, but for what is given; `calls` notes what was done, in order. */
export function dependencies(
  carrier: Partial<Carrier> | NoCarrier,
  calls: string[] = [],
  now: () => number = () => NOW,
): SendDependencies {
  const well: Carrier = {
    lookUpRecipient: async () => {
      calls.push('look-up');
      return { found: 'absent' };
    },
    serialize: () => '{}',
    create: async () => {
      calls.push('create');
      return created;
    },
  };
  return {
    now,
    times: OUTBOX_TIMES,
    carrierFor: async () => ('wait' in carrier || 'refusal' in carrier ? carrier : { ...well, ...carrier }),
    askStore: async () => ({ asked: null }),
    askColleagues: async () => ({ asked: null }),
    renewWatchdog: async () => {
      calls.push('watchdog');
    },
    isWatched: async () => true,
  };
}
