import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { type LookUpOutcome, type SendDependencies, sendRow } from '../../../lib/outbox/send-row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { intend } from './intend';
import { dependencies } from './made-carrier';
import { duplicate, lostRow, madeRow } from './made-row';

const DOWN = { found: 'unreachable', reason: 'offline', retryAt: null } as const;
const refusal = { ...duplicate, code: 'changed-since-shown' } as const;

/** The person's word that it is to be sent with another amount. */
function revised({ request, accountId, identityVersion, phoneKey }: OutboxRow) {
  const identity = { accountId, identityVersion };
  const mended = { ...request, total_price: '99' };
  return { type: 'revised', request: mended, identity, phoneKey, forced: false, at: 5 } as const;
}

/** Sends a row on which a person decides while its recipient is looked up; what is left of it, and what was sent. */
async function sentMeanwhile(
  row: OutboxRow,
  decide: () => Promise<unknown>,
  { found = { found: 'absent' }, ...others }: { found?: LookUpOutcome } & Partial<SendDependencies> = {},
) {
  await intend(row);
  const calls: string[] = [];
  const lookUpRecipient = async () => {
    await decide();
    return found;
  };
  await sendRow(row, { ...dependencies({ lookUpRecipient }, calls), ...others });
  return { row: await requireRow(row.id), calls };
}

it.each([
  ['finds nobody', {}],
  ['reaches nobody', { found: DOWN }],
  ['comes with another order in the store', { askStore: async () => ({ refusal }) }],
  ['comes with a colleague’s claim', { askColleagues: async () => ({ refusal }) }],
])(
  'a parcel of several that was mended while its recipient was looked up waits as it was mended, where that look-up %s',
  async (_how, answers) => {
    const row = madeRow({ part: { press: 'press', number: 1, of: 2 } });
    const sent = await sentMeanwhile(row, () => applyEvent(row.id, revised(row)), answers);
    expect(sent.calls).not.toContain('create');
    const mended = {
      state: 'queued',
      revision: 1,
      waiting: null,
      attempts: [],
      request: { total_price: '99' },
    };
    expect(sent.row).toMatchObject(mended);
    await sendRow(sent.row, dependencies({}));
    expect(await requireRow(row.id)).toMatchObject({ state: 'created', attempts: [{ revision: 1 }] });
  },
);

it('what a person has sent anew does not wait for what the question about its lost answer could not reach', async () => {
  const row = lostRow();
  const notMade = { type: 'settled', choice: 'not-made', at: 5 } as const;
  const sent = await sentMeanwhile(row, () => applyEvent(row.id, notMade, revised(row)), { found: DOWN });
  expect(sent.row).toMatchObject({ state: 'queued', revision: 1, waiting: null });
});

it('what is said of the first of several parcels takes back those behind it, whichever revisions they are', async () => {
  const part = (number: number) => ({ press: 'together', number, of: 2 });
  const [first, second] = [1, 2].map((number) =>
    madeRow({
      part: part(number),
      orderId: 'together',
      copy: number - 1,
      revision: 3 - number,
      phoneKey: '599777',
    }),
  );
  if (first === undefined || second === undefined) throw new Error('no rows');
  await intend(second);
  const { row } = await sentMeanwhile(first, async () => undefined, { askStore: async () => ({ refusal }) });
  expect([row.state, (await requireRow(second.id)).state]).toEqual(['withdrawn', 'withdrawn']);
});
