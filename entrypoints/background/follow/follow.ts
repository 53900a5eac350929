import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { FollowTask, FollowTurn } from '../../../lib/messaging/views/notes';
import type { StoreIdentity } from '../../../lib/order';
import { wantedOf } from '../../../lib/settings/follow-choice';
import { changeStore, type EnabledStore, type Follow } from '../../../lib/settings/settings';
import { oursIn, valueToWrite } from '../../../lib/storage/order-write-steps';
import {
  claimWrite,
  dropWrites,
  hasDueWrites,
  releaseShown,
  retryRefused,
  retryWrites,
  settleWrite,
} from '../../../lib/storage/order-writes';
import { isOnSite, storeKey } from '../../../lib/store-key';
import { isEnded, mayMail } from '../../../lib/stores/follows';
import type { FieldOutcome } from '../../../lib/stores/order-field';
import { loadScript } from '../stores/store-scripts';
import { tellAll } from '../tell';

/**
 * Brings what writes into orders to a page, where something is to be written or the store's statuses are to be read.
 * @param opened the page was opened just now: what was tried before is tried again
 */
export async function startFollowing(
  { store, tabId }: Enabled,
  identity: StoreIdentity,
  opened: boolean,
): Promise<void> {
  if (store.follow === undefined) return;
  const key = storeKey(identity);
  if (opened) {
    const tabs = await browser.tabs.query({});
    await retryWrites(key, (claimer) => claimer === tabId || tabs.every(({ id }) => id !== claimer));
  }
  if (lacksStatuses(store.follow) || (await hasDueWrites(key, wantedOf(store), Date.now())))
    await loadScript('follow', { tabId });
}

export async function claimFollow(
  { store }: InputOf<'follow/claim'>,
  { store: enabled, tabId }: Enabled,
): Promise<FollowTurn> {
  const task = await claimTask(storeKey(store), enabled, tabId);
  return { task, lacksStatuses: lacksStatuses(enabled.follow ?? {}) };
}

async function claimTask(key: string, enabled: EnabledStore, tabId: number): Promise<FollowTask | null> {
  const wanted = wantedOf(enabled);
  for (;;) {
    const write = await claimWrite(key, wanted, Date.now(), tabId);
    if (write === null) return null;
    const { rowId, orderId, what, claimId, takesBack = false } = write;
    const to = valueToWrite(write);
    const ours = wanted(what) === 'seen' ? oursIn(write) : null;
    if (!takesBack || what !== 'status' || mayPutBack(enabled, to))
      return { rowId, orderId, what, claimId, ours, to };
    const left: FieldOutcome = { outcome: 'changed', value: to };
    await settleWrite({ store: key, rowId, what, claimId, found: left, wanted }, Date.now());
    await tellAll();
  }
}

export async function followSettled(
  { store, rowId, what, claimId, found }: InputOf<'follow/settle'>,
  { store: enabled }: Enabled,
): Promise<void> {
  const isOver = found.outcome === 'read' && isEnded(enabled.kind, what, found.value);
  const settled: FieldOutcome = isOver ? { ...found, outcome: 'changed' } : found;
  const wanted = wantedOf(enabled);
  const claimed = { store: storeKey(store), rowId, what, claimId, found: settled, wanted };
  const isDueAgain = await settleWrite(claimed, Date.now());
  // A page that has only read writes next, and tells of that.
  if (isDueAgain !== null && (settled.outcome !== 'read' || !isDueAgain)) await tellAll();
}

/** Keeps the statuses that the store offers, for the person to map. @throws Failure `not-allowed` where none is wanted */
export async function statusesRead(
  { statuses }: InputOf<'follow/statuses'>,
  { store }: Enabled,
): Promise<void> {
  if (store.follow?.status === undefined) throw new Failure('not-allowed');
  await changeStore(store.origin, (kept) =>
    kept.follow === undefined ? kept : { ...kept, follow: { ...kept.follow, statuses } },
  );
}

export async function answerFollow({ origin, what, wanted }: InputOf<'follow/answer'>): Promise<void> {
  await changeStore(origin, ({ follow = {}, ...store }) => {
    const { [what]: _, ...others } = follow;
    return { ...store, follow: wanted ? { ...others, [what]: 'seen' } : others };
  });
  const isOfStore = (store: string) => isOnSite(store, origin);
  await (wanted ? releaseShown(isOfStore, what, Date.now()) : dropWrites(isOfStore, what));
  await tellAll();
}

export async function followAgain({ rowId, what }: InputOf<'follow/again'>): Promise<void> {
  await retryRefused(rowId, what, Date.now());
  await tellAll();
}

/** A status is not put back where that would mail the customer, unless the person allowed such ones. */
function mayPutBack({ kind, follow }: EnabledStore, statusId: string): boolean {
  return follow?.mayMail === true || !mayMail(kind, statusId);
}

function lacksStatuses({ status, statuses }: Follow): boolean {
  return status !== undefined && statuses === undefined;
}
