import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { findParcelState, readHistory } from '../../../lib/shop-relay/parcel-states';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import type { KeptRelay } from '../../../lib/storage/records';

const RELAY = { url: 'https://relay.example', memberId: 1, accountId: 'told', after: 0 } as KeptRelay;

/** A service may send several at once, which the relay then takes in one batch; one of another kind names no status. */
const CHANGES = [
  { at: 40, statusId: 1 },
  { at: 50, statusId: null, kind: 'note' },
  { at: 100, statusId: 2 },
  { at: 100, statusId: null, kind: 'note' },
  { at: 100, statusId: 3 },
  { at: 100, statusId: 2 },
].map((event, before) => ({
  seq: before + 1,
  state: { parcelCode: 'P-1', positionId: null, note: null, reference: null, ...event },
}));

it('a parcel’s events of one moment are all taken, and none of them once more when the relay tells all again', async () => {
  const statuses = async () => (await readHistory('P-1')).map(({ statusId }) => statusId);
  await keepRelay(RELAY);
  await takeChanges(RELAY, CHANGES, { after: 6, afterAt: null }, 'told');
  expect(await statuses()).toEqual([1, 1, 2, 2, 3, 2]);
  await keepRelay(RELAY);
  const { states } = await takeChanges(RELAY, CHANGES, { after: 6, afterAt: null }, 'told');
  expect(states).toEqual([]);
  expect(await statuses()).toEqual([1, 1, 2, 2, 3, 2]);
  expect((await findParcelState('P-1'))?.statusId).toBe(2);
});
