import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '../../../lib/failure';
import { OUTBOX_TIMES } from '../../../lib/outbox/due';
import { markOrphans } from '../../../lib/outbox/mark-orphans';
import { mayBeRevised } from '../../../lib/outbox/meaning';
import { requireRow } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { sendRow } from '../../../lib/outbox/send-row';
import { TransitionError } from '../../../lib/outbox/state';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { intend } from './intend';
import { madeRow } from './made-row';
import { type Fate, MadeService, WorkerEnded } from './made-service';

const MINUTE = 60_000;
const PHONES_ROWS = 2;

const fate: fc.Arbitrary<Fate> = fc.record({
  arrives: fc.constantFrom('now', 'now', 'later', 'never'),
  answer: fc.constantFrom('answered', 'lost', 'lost', 'worker ended', 'refused'),
  lookUp: fc.constantFrom('answered', 'answered', 'in part', 'unreachable'),
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), row: fc.nat(1), fate }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 2, 2, 60, 1_500) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('person' as const),
      row: fc.nat(1),
      says: fc.constantFrom('made', 'send again', 'leave', 'withdraw', 'mend'),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const well: Fate = { arrives: 'now', answer: 'answered', lookUp: 'answered' };

/** Seldom come upon by chance: made, the answer lost, asked about in time. */
const THE_WAY_TO_A_CODE: Step[] = [
  { do: 'send', row: 0, fate: { ...well, answer: 'lost' } },
  { do: 'wait', minutes: 2 },
  { do: 'send', row: 0, fate: well },
  { do: 'person', row: 1, says: 'withdraw' },
  { do: 'arrive' },
];

let phones = 0;

/**
 * Two orders of one phone, a service that loses calls and answers and makes parcels late, workers that end, and a
 * person who may be wrong: the real outbox over a real database, step by step.
 */
it('makes one parcel of two orders of a phone at most, and says of each what is so, whatever happens', async () => {
  const reached = new Map<OutboxRow['state'], number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      phones += 1;
      const service = new MadeService();
      const ids = Array.from({ length: PHONES_ROWS }, () => madeRow({ phoneKey: `phone-${phones}` }));
      for (const row of ids) await intend(row);
      let now = 1_000_000;
      for (const taken of steps) {
        now += 1_000;
        if (taken.do === 'wait') now += taken.minutes * MINUTE;
        if (taken.do === 'arrive') service.arrive();
        if (taken.do === 'start') await markOrphans(() => now);
        if (taken.do === 'send') await send(ids[taken.row]?.id ?? '', service, taken.fate, now);
        if (taken.do === 'person') await say(ids[taken.row]?.id ?? '', taken.says, service, now);
        for (const { id } of ids) check(await requireRow(id), service, reached);
      }
      service.arrive();
      expect(service.codes.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 250, examples: [[THE_WAY_TO_A_CODE]] },
  );
  const all = [
    'queued',
    'sending',
    'created',
    'refused',
    'unknown',
    'made-code-unknown',
    'settled',
    'withdrawn',
  ];
  expect([...reached.keys()].sort()).toEqual(all.sort());
});

async function send(id: string, service: MadeService, newFate: Fate, now: number): Promise<void> {
  service.fate = newFate;
  const carrierFor = async () => service.carrier;
  const renewWatchdog = async () => undefined;
  try {
    const askStore = async () => ({ asked: null });
    const askColleagues = askStore;
    await sendRow(await requireRow(id), {
      now: () => now,
      times: OUTBOX_TIMES,
      carrierFor,
      askStore,
      askColleagues,
      renewWatchdog,
      isWatched: async () => true,
    });
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'phone-busy';
    if (!(error instanceof WorkerEnded) && !isBusy) throw error;
  }
}

async function say(id: string, says: string, { codes }: MadeService, at: number): Promise<void> {
  const row = await requireRow(id);
  const identity = { accountId: row.accountId, identityVersion: 1 };
  const { request, phoneKey } = row;
  const revised = { type: 'revised', request, identity, phoneKey, forced: false, at } as const;
  const notMade = { type: 'settled', choice: 'not-made', at } as const;
  try {
    if (says === 'made' && codes[0] !== undefined) {
      await applyEvent(id, { type: 'settled', choice: 'made', parcelCode: codes[0], at });
    }
    if (says === 'send again') await applyEvent(id, notMade, revised);
    if (says === 'leave') await applyEvent(id, notMade);
    if (says === 'withdraw') await applyEvent(id, { type: 'withdrawn', at });
    if (says === 'mend' && mayBeRevised(row)) await applyEvent(id, revised);
  } catch (error) {
    // The person may be wrong, and enter the code of the other order's parcel.
    const isTaken = error instanceof Failure && error.code === 'code-taken';
    if (!isTaken && !(error instanceof TransitionError)) throw error;
  }
}

function check(row: OutboxRow, { codes }: MadeService, reached: Map<OutboxRow['state'], number>): void {
  reached.set(row.state, (reached.get(row.state) ?? 0) + 1);
  expect(codes.length).toBeLessThanOrEqual(1);
  if (row.state === 'created') expect(codes).toContain(row.parcelCode);
  if (row.state === 'made-code-unknown') expect(codes).toHaveLength(1);
}
