import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { READY_STATUSES } from '../../../assets/locales/ready-statuses';
import { withReadyMeanings } from '../../../entrypoints/desk/ReadyStatusesOf';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { readReporter } from '../../../lib/ledger/read-reporter';
import { phoneKey } from '../../../lib/parcel/phone';
import { changeSettings } from '../../../lib/settings/settings';
import { changeCameBack, findCameBack } from '../../../lib/shop-relay/came-back';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { findParcelState } from '../../../lib/shop-relay/parcel-states';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import { openDatabase } from '../../../lib/storage/db';
import type { KeptRelay, ParcelState } from '../../../lib/storage/records';
import { entriesOf } from '../ledger/made-entry';
import { madeAccount } from '../made-account';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';

const { findPast } = await import('../../../entrypoints/background/recipients/past-parcels');

const ACCOUNT = madeAccount();
const RELAY = { url: 'https://relay.example', memberId: 1, accountId: ACCOUNT.id } as KeptRelay;
const PHONE = '0599300001';
const [DRAFT, ON_THE_WAY, DELIVERED, RETURNED] = [1, 3, 6, 7];
/** The ready list has names for them and no meaning. */
const [ENDED, PROCESSED] = [8, 10];

/** When a person ticked the parcel, in milliseconds since the epoch. */
const TICKED = 25;

let told: number;

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT] }));
  await changeMeanings(ACCOUNT.id, () => withReadyMeanings(NO_MEANINGS, READY_STATUSES));
  await keepRelay({ ...RELAY, after: 0 });
  told = 0;
});

async function tell(event: Partial<ParcelState>, relay = RELAY): Promise<void> {
  told += 1;
  const plain = { parcelCode: 'P-1', statusId: null, positionId: null, note: null, reference: null };
  const changes = [{ seq: told, state: { ...plain, at: told * 10, ...event } }];
  await takeChanges(relay, changes, { after: told, afterAt: null }, relay.accountId);
}

/** A parcel that a person ticked as confirmed, as it stands in the list once these were told of it, one after the other. */
async function entryAfter(...events: readonly Partial<ParcelState>[]) {
  const of = { phoneKey: phoneKey(PHONE), accountId: ACCOUNT.id };
  await intend(madeRow({ ...of, state: 'created', parcelCode: 'P-1', confirmedAt: TICKED }));
  for (const event of events) await tell(event);
  const reportBy = await readReporter([ACCOUNT], createTranslator('en', allLocales.en));
  const [entry] = await entriesOf([ACCOUNT], () => null, { reportBy });
  return entry;
}

describe('a parcel whose newest status nobody can name', () => {
  it.each([
    ['delivered', [DELIVERED, ENDED]],
    ['delivered', [ON_THE_WAY, DELIVERED, ENDED, PROCESSED, ENDED]],
    ['returned', [RETURNED, PROCESSED]],
    ['returned', [DELIVERED, RETURNED, ENDED]],
    ['on-the-way', [DELIVERED, ON_THE_WAY, ENDED]],
  ] as const)('stays %s: %j', async (fate, statuses) => {
    const entry = await entryAfter(...statuses.map((statusId) => ({ statusId })));
    expect(entry).toMatchObject({ fate, parcelStatus: { statusId: statuses.at(-1) } });
  });

  it('stays what it was where an event names no status at all', async () => {
    expect(await entryAfter({ statusId: DELIVERED }, { note: 'paid' })).toMatchObject({ fate: 'delivered' });
  });

  it('is a draft again where that was told after a person ticked it as confirmed', async () => {
    const entry = await entryAfter({ statusId: DRAFT, at: TICKED + 1 }, { statusId: ENDED, at: TICKED + 2 });
    expect(entry).toMatchObject({ fate: 'only-made' });
  });

  it('stays confirmed where a person ticked that after it was a draft', async () => {
    const entry = await entryAfter({ statusId: DRAFT, at: TICKED - 1 }, { statusId: ENDED, at: TICKED + 2 });
    expect(entry).toMatchObject({ fate: 'confirmed' });
  });

  it('counts for its phone as what it came to', async () => {
    await entryAfter({ statusId: RETURNED }, { statusId: ENDED });
    const none = { store: 'manual', orderId: 'none' };
    expect(await findPast(ACCOUNT.id, PHONE, none)).toMatchObject({ made: 1, returned: 1, delivered: 0 });
  });

  it('waits among those that came back until it is looked at or on its way again, and is not news once more', async () => {
    await entryAfter({ statusId: RETURNED }, { statusId: ENDED });
    expect(await findCameBack()).toEqual(['P-1']);
    await changeCameBack([], ['P-1']);
    await tell({ statusId: RETURNED });
    expect(await findCameBack()).toEqual([]);
    await tell({ statusId: ON_THE_WAY });
    await tell({ statusId: RETURNED });
    expect(await findCameBack()).toEqual(['P-1']);
    await tell({ statusId: ON_THE_WAY });
    expect(await findCameBack()).toEqual([]);
  });

  it('is not what another company told of its own with the same code', async () => {
    await entryAfter({ statusId: DELIVERED });
    const other = { ...RELAY, accountId: 'other' };
    await keepRelay({ ...other, after: told });
    await tell({ statusId: ENDED }, other);
    expect((await findParcelState('P-1'))?.earlier).toBeUndefined();
  });
});
