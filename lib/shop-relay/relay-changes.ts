import { fateOf, type StatusMeanings } from '../ledger/fate';
import { meaningsOf } from '../ledger/status-meanings';
import { findStores, followStates } from '../outbox/follow-row';
import type { SharedOrder } from '../relay/schemas';
import { openDatabase } from '../storage/db';
import type { KeptRelay, ParcelState } from '../storage/records';
import { putCameBack } from './came-back';
import { withEarlier } from './earlier-statuses';
import { isStill, type Membership } from './kept-relay';
import { isOfAccount } from './parcel-states';

/** One of the relay's changes, with what was sealed in it opened: an event, or an order as it is now. */
export type TakenChange =
  | { readonly seq: number; readonly state: ParcelState }
  | { readonly seq: number; readonly order: SharedOrder };

export interface RelayNews {
  readonly states: readonly ParcelState[];
  readonly orders: readonly SharedOrder[];
  /** Codes of parcels that came back with them, but for those that had come back before. */
  readonly cameBack: readonly string[];
}

const TAKEN = [
  'relay',
  'parcel-events',
  'parcel-states',
  'shared-orders',
  'outbox',
  'order-writes',
  'delivered-statuses',
  'values',
] as const;

/**
 * Each once, by its number, in one transaction with the number up to which they were: whatever ends the background,
 * none is lost and none comes twice. An event that says what its parcel's newest said is no change.
 * @param reached the number up to which there is nothing more to be taken, and when the change of that number was
 * @param accountId whose parcels the relay tells of; `null`: nobody's
 */
export async function takeChanges(
  member: Membership,
  changes: readonly TakenChange[],
  reached: Required<Pick<KeptRelay, 'after' | 'afterAt'>>,
  accountId: string | null,
): Promise<RelayNews> {
  const [database, stores] = await Promise.all([openDatabase(), findStores()]);
  const transaction = database.transaction(TAKEN, 'readwrite', { durability: 'strict' });
  const relay = await transaction.objectStore('relay').get('relay');
  const states: ParcelState[] = [];
  const orders: SharedOrder[] = [];
  // The person left the relay meanwhile, perhaps for another shop's.
  if (!isStill(relay, member)) return { states, orders, cameBack: [] };
  const first = new Map<string, ParcelState | undefined>();
  const { accountId: toldOf } = relay;
  const newest = transaction.objectStore('parcel-states');
  const events = transaction.objectStore('parcel-events');
  for (const change of changes) {
    if (change.seq <= relay.after) continue;
    if ('order' in change) {
      await transaction.objectStore('shared-orders').put(change.order);
      orders.push(change.order);
      continue;
    }
    const told = toldOf === null ? change.state : { ...change.state, accountId: toldOf };
    const kept = await newest.get(told.parcelCode);
    const before = kept !== undefined && isOfAccount(kept, toldOf) ? kept : undefined;
    const event = withKnownStatus(told, before);
    if (before !== undefined && isSame(before, event)) continue;
    // A relay that is joined again, or began anew, tells all it has; what comes behind something new is new.
    const mayBeKnown = before !== undefined && !first.has(told.parcelCode) && told.at <= before.at;
    const known = mayBeKnown ? await events.index('code').getAll(told.parcelCode) : [];
    // Of one moment there may be several.
    if (known.some((one) => one.at === told.at && isSame(one, withKnownStatus(told, one)))) continue;
    const state = withEarlier(event, before);
    await Promise.all([newest.put(state), events.add(event)]);
    if (!first.has(state.parcelCode)) first.set(state.parcelCode, before);
    states.push(state);
  }
  let cameBack: readonly string[] = [];
  if (accountId !== null) {
    const outbox = transaction.objectStore('outbox');
    const writes = transaction.objectStore('order-writes');
    const meanings = transaction.objectStore('delivered-statuses');
    await followStates({ outbox, writes, meanings, states: newest, stores }, accountId, states);
    const { come, gone } = judgeReturns(states, first, meaningsOf(await meanings.get(accountId)));
    // A shop's past is no news to a browser that has just joined it.
    cameBack = relay.caughtUpAt === null ? [] : come;
    await putCameBack(transaction.objectStore('values'), cameBack, gone);
  }
  await Promise.all([
    transaction.objectStore('relay').put({ ...relay, ...(reached.after > relay.after && reached) }, 'relay'),
    transaction.done,
  ]);
  return { states, orders, cameBack };
}

/** Milliseconds. No relay is put back from a copy older than this: what was settled before it is not told again. */
const OLDEST_COPY = 60 * 24 * 60 * 60_000;

/**
 * The relay lost its data, or has an older copy's: it is told once more who ships or has shipped which, and what was
 * given back since.
 * @param asked what was kept when the relay was asked: of two looks that find this out, only one resets it
 */
export async function beginRelayAnew(asked: KeptRelay): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['relay', 'shared-orders', 'order-claims'], 'readwrite');
  const relay = await transaction.objectStore('relay').get('relay');
  if (isStill(relay, asked) && relay.after === asked.after && relay.afterAt === asked.afterAt) {
    await transaction.objectStore('shared-orders').clear();
    await transaction.objectStore('relay').put({ ...relay, after: 0, afterAt: null }, 'relay');
    const claims = transaction.objectStore('order-claims');
    const since = Date.now() - OLDEST_COPY;
    const lost = (await claims.getAll()).filter(
      ({ open, begunAt }) => open === 1 || begunAt === undefined || begunAt >= since,
    );
    await Promise.all(lost.map((claim) => claims.put({ ...claim, told: 'nothing', open: 1 })));
  }
  await transaction.done;
}

/** An event of another kind may name no status: that takes nothing back of what was told before. */
function withKnownStatus(state: ParcelState, before: ParcelState | undefined): ParcelState {
  if (state.kind === undefined || before === undefined) return state;
  return {
    ...state,
    statusId: state.statusId ?? before.statusId,
    positionId: state.positionId ?? before.positionId,
  };
}

/** Parcels that came back with these events, but for those that had come back before; and those that did not. */
function judgeReturns(
  states: readonly ParcelState[],
  before: ReadonlyMap<string, ParcelState | undefined>,
  meanings: StatusMeanings,
): { readonly come: readonly string[]; readonly gone: readonly string[] } {
  const isBack = (state: ParcelState | undefined) =>
    state !== undefined && fateOf(state, meanings) === 'returned';
  const newest = [...new Map(states.map((state) => [state.parcelCode, state])).values()];
  const come = newest.filter((state) => isBack(state) && !isBack(before.get(state.parcelCode)));
  const gone = newest.filter((state) => !isBack(state));
  return { come: come.map(({ parcelCode }) => parcelCode), gone: gone.map(({ parcelCode }) => parcelCode) };
}

function isSame(one: ParcelState, other: ParcelState): boolean {
  return (
    one.statusId === other.statusId &&
    one.positionId === other.positionId &&
    one.note === other.note &&
    one.reference === other.reference &&
    one.kind === other.kind
  );
}
