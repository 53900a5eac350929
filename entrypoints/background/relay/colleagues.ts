import { Failure } from '../../../lib/failure';
import { MANUAL, type OrderKey } from '../../../lib/order-key';
import type { ClaimPlace, OutboxRow } from '../../../lib/outbox/row';
import type { Confirmation } from '../../../lib/parcel/confirmation';
import { doubt } from '../../../lib/parcel/finding';
import type { Finding } from '../../../lib/parcel/parcel-draft';
import { readBase64url } from '../../../lib/relay/base64url';
import { orderName, referenceName } from '../../../lib/relay/order-name';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { claimedAmong, claimsOf, findClaim, findSharedOrder } from '../../../lib/shop-relay/order-claims';
import type { JoinedRelay } from './secrets';

export type Colleague = SharedOrder['member'];

export async function findColleagues(
  joined: JoinedRelay | null,
  order: OrderKey,
): Promise<readonly Finding[]> {
  if (joined === null || order.store === MANUAL) return [];
  return tellOfTheirs(await theirsOf(joined, order));
}

export async function theirsOf(joined: JoinedRelay, order: OrderKey): Promise<readonly SharedOrder[]> {
  return (await sharedOf(joined, order, 0)).filter(({ isToTell }) => isToTell);
}

export function tellOfTheirs(theirs: readonly SharedOrder[]): readonly Finding[] {
  const held = theirs.filter(({ wrong }) => wrong !== true);
  const newest = held.findLast(({ state }) => state !== 'created') ?? held.at(-1);
  if (newest === undefined) return markedWrong(theirs);
  const { member, state } = newest;
  // Whoever lets it stand lets all of them stand: an order may go in several parcels.
  const params = { name: member.name, claim: held.map(({ claim }) => claim).join(' ') };
  return state === 'created'
    ? [doubt('referenceNumber', 'shipped-by-colleague', { ...params, code: codesOf(held), wrong: 'no' })]
    : [doubt('referenceNumber', 'claimed-elsewhere', params)];
}

/** By its code, not its claim: whoever lets that stand has not let a parcel stand that is right again. */
function markedWrong(wrong: readonly SharedOrder[]): readonly Finding[] {
  const name = wrong.at(-1)?.member.name;
  return name === undefined
    ? []
    : [doubt('referenceNumber', 'wrong-by-colleague', { name, code: codesOf(wrong), wrong: 'yes' })];
}

function codesOf(orders: readonly SharedOrder[]): string {
  return orders.flatMap(({ code }) => code ?? []).join(BETWEEN_CODES) || NO_CODE;
}

const BETWEEN_CODES = ', ';
/** As the text of that doubt has it where no code is known. */
const NO_CODE = 'none';

/** The codes that `findColleagues` names. */
export function codesOfColleague(finding: Finding | undefined): readonly string[] {
  const code = String(finding?.params?.code ?? NO_CODE);
  return code === NO_CODE ? [] : code.split(BETWEEN_CODES);
}

/**
 * Where a parcel stands among its order's, as the shop's browsers count them: behind colleagues' parcels, or in place
 * of a claim that the person let stand or of an own one that was not given back yet.
 * @param copy the first place after this browser's own parcels of the order
 * @throws Failure `claimed-elsewhere` where a colleague has it and the person was not told so
 */
export async function placeAmongColleagues(
  joined: JoinedRelay | null,
  order: OrderKey,
  copy: number,
  confirmed: readonly Confirmation[],
): Promise<ClaimPlace> {
  if (joined === null || order.store === MANUAL) return { copy, takesOver: null };
  const taken = await sharedOf(joined, order, copy);
  for (const [index, shared] of taken.entries()) {
    const place = { copy: copy + index, takesOver: null };
    if (shared.state === 'released') return place;
    if (!shared.isToTell) {
      if (shared.state === 'created') continue;
      return { ...place, takesOver: shared.claim };
    }
    if (shared.wrong === true) continue;
    // The doubt that was let stand names the claim.
    if (!confirmed.some((text) => text.includes(shared.claim))) throw claimedElsewhere(shared.member);
    if (shared.state !== 'created') return { ...place, takesOver: shared.claim };
  }
  return { copy: copy + taken.length, takesOver: null };
}

export function claimedElsewhere({ name }: Colleague): Failure {
  return new Failure('claimed-elsewhere', { name });
}

/** Who has a row's order in this browser's place: a colleague who took its claim over; `null`: nobody has. */
export async function findSuccessor({ id }: Pick<OutboxRow, 'id'>): Promise<string | null> {
  const claim = await findClaim(id);
  if (claim === null || claim.told === 'released') return null;
  const shared = await findSharedOrder(claim.key);
  if (shared === null || shared.claim === claim.claim || shared.state === 'released') return null;
  const relay = await findRelay();
  return shared.takenFrom === null || shared.member.id === relay?.memberId ? null : shared.member.name;
}

/** As `findSuccessor` for many rows, in their order: most were never claimed, and are looked for together. */
export async function findSuccessors(
  rows: readonly Pick<OutboxRow, 'id'>[],
): Promise<readonly (string | null)[]> {
  const claimed = await claimedAmong(rows.map(({ id }) => id));
  return Promise.all(rows.map((row) => (claimed.has(row.id) ? findSuccessor(row) : null)));
}

export async function isSharedParcel(
  joined: JoinedRelay | null,
  order: OrderKey,
  parcelCode: string,
): Promise<boolean> {
  return (
    joined !== null &&
    (await sharedOf(joined, order, 0)).some(({ code, otherCodes }) =>
      [code, ...otherCodes].includes(parcelCode),
    )
  );
}

interface KnownOrder extends SharedOrder {
  /** A person must be told of it before its order is shipped from here. */
  readonly isToTell: boolean;
}

/** What is known of an order's copies from one on, without a gap. */
async function sharedOf(joined: JoinedRelay, order: OrderKey, from: number): Promise<readonly KnownOrder[]> {
  const found: KnownOrder[] = [];
  for (let copy = from; ; copy += 1) {
    const shared = await findSharedOrder(await nameOfColleague(joined.secrets, order, copy));
    if (shared === null) return found;
    const standing = whatStands(joined, shared);
    const isTheirs =
      isColleague(joined, standing.member) || (standing === shared && !(await isOfRowHere(shared)));
    found.push({ ...standing, isToTell: isTheirs && standing.state !== 'released' });
  }
}

/**
 * What was taken over and given back is not free: whoever had it before may have made its parcel, and one exists
 * whose code came later; so beside a colleague's that was marked as wrong.
 */
function whatStands(joined: JoinedRelay, shared: SharedOrder): SharedOrder {
  const { state, takenFrom, member, otherCodes, wrong } = shared;
  const isTheirs = isColleague(joined, member);
  const isStanding = state === 'created' && !(wrong === true && isTheirs);
  if (isStanding || (state !== 'created' && state !== 'released' && isTheirs)) return shared;
  const before = takenFrom ?? member;
  if (otherCodes.length > 0)
    return {
      ...shared,
      state: 'created',
      wrong: false,
      member: before,
      code: otherCodes.join(BETWEEN_CODES),
    };
  if (takenFrom === null) return shared;
  return state === 'created' ? { ...shared, wrong: false } : { ...shared, state: 'unknown', member: before };
}

export type OrderSecret = Pick<JoinedRelay['secrets'], 'orderSecret'>;

export function nameOfColleague(
  { orderSecret }: OrderSecret,
  order: OrderKey,
  copy: number,
): Promise<string> {
  return orderName(readBase64url(orderSecret), { store: order.store, orderId: order.orderId, copy });
}

export function referenceOfColleague({ secrets }: JoinedRelay, reference: string): Promise<string> {
  return referenceName(readBase64url(secrets.orderSecret), reference);
}

/**
 * Whether what the relay has of this very member is of a row here: a browser that was put back from a backup, or
 * copied, may have it there alone.
 */
async function isOfRowHere({ key, claim, state }: SharedOrder): Promise<boolean> {
  const claims = await claimsOf(key);
  const own = claims.find((one) => one.claim === claim || one.earlier?.includes(claim));
  return own !== undefined && (state === 'claimed' || own.told !== 'released');
}

export function isColleague({ relay }: JoinedRelay, { id }: Colleague): boolean {
  return id !== relay.memberId;
}
