import { Failure } from '../../../lib/failure';
import type { RelayTest } from '../../../lib/messaging/views/relay';
import { findNumberNames } from '../../../lib/number-names/kept-names';
import { rowsInState } from '../../../lib/outbox/read-rows';
import { findToldAccount } from '../../../lib/shop-relay/kept-relay';
import { findParcelState } from '../../../lib/shop-relay/parcel-states';
import { wait } from '../../../lib/wait';
import { moveParcel } from '../tools/journeys';
import { setWebhook } from '../tools/webhook';
import { catchUp } from './catch-up';
import { requireJoined } from './secrets';

/** Milliseconds for which an event is waited for, and between two looks. */
const TIMEOUT = 10_000;
const PAUSE = 500;

/** @throws Failure `relay-missing` where the invitation names no address, and whatever the service refuses with */
export async function setRelayWebhook(): Promise<void> {
  const { relay, secrets } = await requireJoined();
  const accountId = await findToldAccount(relay);
  if (secrets.webhook === null || accountId === null) throw new Failure('relay-missing');
  await setWebhook(accountId, secrets.webhook);
}

/**
 * Moves the newest practice parcel to another status, and waits for the event of it.
 * @throws Failure `relay-missing`, `testing-only`, and whatever the service refuses with
 */
export async function testRelay(): Promise<RelayTest> {
  const { relay } = await requireJoined();
  const accountId = await findToldAccount(relay);
  const made = (await rowsInState('created')).filter((row) => row.accountId === accountId);
  const parcelCode = made.toSorted((one, other) => other.createdAt - one.createdAt)[0]?.parcelCode;
  if (parcelCode == null || accountId === null) return 'no-parcel';
  const before = await findParcelState(parcelCode);
  const { 'parcel-status': statuses, 'parcel-position': places } = await findNumberNames(accountId);
  const statusId = statuses.find(({ number }) => number !== before?.statusId)?.number;
  const positionId = before?.positionId ?? places[0]?.number;
  // The service lists neither: those that were met are all that is known.
  if (statusId === undefined || positionId === undefined) return 'no-status';
  const step = { statusId, positionId, returnedReasonId: null };
  await moveParcel({ accountId, parcelCode, step });
  for (const until = Date.now() + TIMEOUT; Date.now() < until; ) {
    await catchUp();
    if ((await findParcelState(parcelCode))?.statusId === statusId) return 'arrived';
    await wait(PAUSE);
  }
  return 'not-arrived';
}
