import * as z from 'zod/mini';
import { Failure } from '../../../lib/failure';
import { MANUAL } from '../../../lib/order-key';
import { type HeldOrder, heldOrdersOf, rowIdOf } from '../../../lib/outbox/carried';
import { hasParcel } from '../../../lib/outbox/meaning';
import { requireRow } from '../../../lib/outbox/read-rows';
import { attemptsOfRevision, type OutboxRow, refusalFor } from '../../../lib/outbox/row';
import type { ColleaguesAnswer } from '../../../lib/outbox/send-row';
import { claimAnswerSchema, OLDEST_CLAIM, type SharedOrder } from '../../../lib/relay/schemas';
import { findRelay, isStill } from '../../../lib/shop-relay/kept-relay';
import {
  findClaim,
  forgetClaim,
  keepClaim,
  keepSharedOrder,
  keepTold,
  keepToldOf,
  openClaims,
} from '../../../lib/shop-relay/order-claims';
import { logError, logged } from '../../../lib/storage/log';
import type { OrderClaim } from '../../../lib/storage/records';
import { wait } from '../../../lib/wait';
import { readTimes } from '../times';
import {
  type Colleague,
  claimedElsewhere,
  isColleague,
  nameOfColleague,
  type OrderSecret,
  referenceOfColleague,
} from './colleagues';
import { outcomeOf, reportOf } from './outcome';
import { callRelay, RELAY_TIMEOUT } from './relay-calls';
import { findJoined, type JoinedRelay } from './secrets';

/** So many claims are told without a pause: a backlog leaves of the member's pace what looks and presses need. */
const WITHOUT_PAUSE = 50;
/** Milliseconds before each further one. */
const PAUSE = 150;

const anything = z.unknown();

/**
 * Claims a row's order, and those that its parcel carries, before it is sent. Where the relay does not answer in
 * time, the guards that work without it hold, and the claim follows later (`followClaims`). Colleagues hear nothing
 * of practice.
 */
export async function askColleagues(row: OutboxRow): Promise<ColleaguesAnswer> {
  if (row.store === MANUAL || row.practice === true || (await findRelay())?.state !== 'joined')
    return { asked: null };
  try {
    const joined = await findJoined();
    if (joined === null) return { asked: 'not-asked' };
    const claims = await Promise.all(heldOrdersOf(row).map((order) => beginClaim(joined, row, order)));
    const signal = AbortSignal.timeout((await readTimes()).colleagues);
    const asking = claims.map((claim) => putClaim(joined, row, claim, signal));
    // All are waited for: that a colleague has one of them counts whatever becomes of the other questions.
    const answers = await Promise.allSettled(asking);
    const [holder] = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value) || []);
    if (holder !== undefined) {
      const { code, params } = claimedElsewhere(holder);
      return { refusal: refusalFor(code, params) };
    }
    await Promise.all(asking);
    return { asked: 'claimed' };
  } catch (error) {
    if (!(error instanceof Failure)) void logError('ask colleagues', error);
    return { asked: 'not-asked' };
  }
}

/** Tells the relay what became of the claimed rows, as far as it was not told; nothing more once the signal ends it. */
export function followClaims(signal: AbortSignal = new AbortController().signal): Promise<void> {
  return navigator.locks.request('relay-claims', { signal }, async () => {
    const open = await openClaims();
    const joined = open.length === 0 ? null : await findJoined();
    if (joined === null) return;
    for (const [index, claim] of open.entries()) {
      try {
        if (index >= WITHOUT_PAUSE) await wait(PAUSE);
        if (signal.aborted || !isStill(await findRelay(), joined.relay)) return;
        await follow(joined, claim);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // The relay is told at the next look; an error with one row stops no other.
        if (error.code === 'relay-unreachable' || error.code === 'relay-member') return;
      }
    }
  });
}

/**
 * Called before this browser is a member. What it claimed as the member before is claimed anew, in that member's
 * place. A claim of another shop is forgotten.
 */
export function renewClaims(orderSecret: string): Promise<void> {
  return navigator.locks.request('relay-claims', async () => {
    for (const before of await openClaims()) {
      // An error with one stops no other.
      await renew({ orderSecret }, before).catch(logged('claim an order anew'));
    }
  });
}

async function renew(secret: OrderSecret, before: OrderClaim): Promise<void> {
  const row = await requireRow(rowIdOf(before.rowId)).catch((error) => {
    if (error instanceof Failure && error.code === 'row-missing') return null;
    throw error;
  });
  const held = row && heldOrdersOf(row).find(({ id }) => id === before.rowId);
  // Of a row that is gone nothing more is told.
  if (row === null || !held || (await nameOfClaim(secret, row, held)) !== before.key) {
    return forgetClaim(before);
  }
  await keepClaim({ ...before, ...handedOn(before), claim: crypto.randomUUID(), told: 'nothing' });
}

/** What the next claim of an order has from this one: the relay may not have heard of what it was to take over. */
function handedOn(before: OrderClaim | null): Pick<OrderClaim, 'takeOver' | 'earlier'> {
  if (before === null) return { takeOver: null };
  const { claim, earlier = [], takeOver, told } = before;
  return { takeOver: told === 'nothing' ? takeOver : null, earlier: [...earlier, claim] };
}

/**
 * Kept before the relay is told. A row that is sent again has a new claim, which takes the earlier one over: that may
 * be on its way back, and giving it back late must not free the order.
 */
async function beginClaim(joined: JoinedRelay, row: OutboxRow, held: HeldOrder): Promise<OrderClaim> {
  const { id, claimPlace } = held;
  const key = await nameOfClaim(joined.secrets, row, held);
  const before = await findClaim(id);
  const own = before?.key === key && before.told !== 'released' ? before : null;
  if (own?.revision === row.revision) return own;
  const handed = handedOn(own);
  const takeOver = claimPlace?.takesOver ?? handed.takeOver;
  const claim = { rowId: id, key, claim: crypto.randomUUID(), revision: row.revision, ...handed, takeOver };
  const kept: OrderClaim = { ...claim, begunAt: Date.now(), told: 'nothing', open: 1 };
  await keepClaim(kept);
  return kept;
}

export function nameOfClaim(
  secret: OrderSecret,
  { store, copy }: OutboxRow,
  { orderId, claimPlace }: HeldOrder,
): Promise<string> {
  return nameOfColleague(secret, { store, orderId }, claimPlace?.copy ?? copy);
}

/**
 * @param takeOver what the relay is thought to have; where it has another of one's own, that one is taken over
 * @returns whose it is, or whose parcel of it there may be, of which the person was not told; `null`: ours
 */
async function putClaim(
  joined: JoinedRelay,
  row: OutboxRow,
  claim: OrderClaim,
  signal: AbortSignal,
  takeOver = claim.takeOver ?? claim.earlier?.at(-1) ?? null,
): Promise<Colleague | null> {
  const reference = await referenceOfColleague(joined, row.request.reference_number ?? '');
  const { status, value } = await callRelay({
    ...ordersAt(joined, `/${claim.key}`),
    method: 'PUT',
    body: {
      claim: claim.claim,
      ...(takeOver !== null && { takeOver, isOwn: claim.earlier?.includes(takeOver) }),
      reference,
      ...ageOf(claim),
    },
    answer: claimAnswerSchema,
    also: [409],
    signal,
  });
  await keepSharedOrder(value.order);
  if (status === 409) {
    const holding = value.order.claim;
    const isOwn = holding !== takeOver && claim.earlier?.includes(holding);
    return isOwn ? putClaim(joined, row, claim, signal, holding) : value.order.member;
  }
  if (claim.told === 'nothing') await keepTold({ ...claim, told: 'claimed' });
  if (wasSentElsewhere(row, value.order)) {
    // What is given up here is not free: the relay is told no more of it from here.
    await keepTold({ ...claim, told: 'released', open: 0 });
    return value.order.member;
  }
  const { takenFrom } = value.order;
  const isNews = takeOver === null && takenFrom !== null && isColleague(joined, takenFrom);
  return isNews ? takenFrom : null;
}

/** Milliseconds: what the relay hears of sooner is of the time at which it hears of it. */
const LATE = 60 * 60_000;

function ageOf({ begunAt }: OrderClaim): { readonly age?: number } {
  if (begunAt === undefined) return {};
  const age = Date.now() - begunAt;
  return age > LATE && age < OLDEST_CLAIM ? { age } : {};
}

/** Whether a copy of this browser has sent the row under the same claim, which waits or is asked about here. */
function wasSentElsewhere(row: OutboxRow, { state }: SharedOrder): boolean {
  if (state === 'unknown') return attemptsOfRevision(row).length === 0;
  return state === 'created' && !hasParcel(row);
}

async function follow(joined: JoinedRelay, claim: OrderClaim): Promise<void> {
  const row = await requireRow(rowIdOf(claim.rowId));
  // What was taken out of the parcel before it was sent is free, and so is what was then sent in practice.
  const held = heldOrdersOf(row).find(({ id }) => id === claim.rowId);
  const isHeld = row.practice !== true && held !== undefined;
  // Of a shop that was left it is told to no other.
  if (held && (await nameOfClaim(joined.secrets, row, held)) !== claim.key) return forgetClaim(claim);
  const report = isHeld ? reportOf(row) : 'released';
  if (report === claim.told) return;
  const signal = AbortSignal.timeout(RELAY_TIMEOUT);
  if (claim.told === 'nothing') {
    const own = claim.earlier?.at(-1);
    if (report !== 'released') await putClaim(joined, row, claim, signal);
    // The relay may have an earlier claim of ours under the old member; a colleague's is not taken over only to be given back.
    else if (own !== undefined) await putClaim(joined, row, claim, signal, own);
  }
  if (report === 'released') {
    const { status } = await callRelay({
      ...ordersAt(joined, `/${claim.key}/claims/${claim.claim}`),
      method: 'DELETE',
      answer: anything,
      also: [404, 409],
      signal,
    });
    // The claim itself may still be on its way, and would hold the order for good: it is given back at the next look too.
    const { repeatAfter } = await readTimes();
    const isLate = claim.told === 'nothing' && Math.abs(Date.now() - (claim.begunAt ?? 0)) < repeatAfter;
    if (status !== 200 && isLate) return;
  } else if (report !== 'claimed') {
    const { status } = await callRelay({
      ...ordersAt(joined, `/${claim.key}/outcome`),
      method: 'PUT',
      body: await outcomeOf(row, claim, joined.relay),
      answer: anything,
      also: [404, 409],
      signal,
    });
    // Put back from an older copy, it does not know of the claim: at the next look it is told from the beginning.
    if (status === 404) return keepTold({ ...claim, told: 'nothing', open: 1 });
  }
  await keepToldOf(claim, row, report);
}

function ordersAt({ relay, secrets }: JoinedRelay, path: string) {
  return { url: `${relay.url}/v1/orders${path}`, token: secrets.token };
}
