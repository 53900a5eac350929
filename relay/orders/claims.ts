import { type InsertObject, type Selectable, sql, type Transaction, type UpdateObject } from 'kysely';
import {
  type ClaimRequest,
  OTHER_CODES,
  type OutcomeRequest,
  type SharedOrder,
} from '../../lib/relay/schemas';
import type { Db } from '../database/database';
import { requirePartitions } from '../database/retention';
import type { Tables } from '../database/tables';
import type { Member } from '../shops/members';
import { selectOrders, toSharedOrder } from './shared-order';

/** What came of a step: `held` by somebody else's claim, and the order as it now is (null: never claimed). */
export type ClaimResult =
  | { readonly result: 'done' | 'same' | 'held'; readonly order: SharedOrder }
  | { readonly result: 'none' };

/** What a step comes to; without `set` the order stays as it is. */
interface Step {
  readonly result: ClaimResult['result'];
  readonly set?: UpdateObject<Tables, 'shop_order'>;
}

type OrderRow = Selectable<Tables['shop_order']>;
type Decide = (row: OrderRow | undefined) => Step;

const NOTHING_MADE = { code: null, amount: null, fee: null, wrong: undefined };

const NOW = sql<Date>`clock_timestamp()`;

/**
 * Claims an order before its parcel is made. One claim holds an order until its holder settles or releases it, never
 * until a time has passed. The same claim again (its answer was lost) is the same, unless it was given back.
 * @param takeOver the claim that a person takes over; not one that has shipped
 */
export function claimOrder(
  db: Db,
  member: Member,
  key: string,
  { claim, takeOver, isOwn, reference, age = 0 }: ClaimRequest,
): Promise<ClaimResult> {
  return inOrder(db, member, key, (row) => {
    const set = {
      claim,
      member_id: member.id,
      state: 'claimed',
      code: null,
      amount: null,
      fee: null,
      claimed_at: sql<Date>`clock_timestamp() - ${age}::float8 * interval '1 millisecond'`,
      reference: reference ?? null,
    } as const;
    if (row === undefined) return { result: 'done', set };
    if (row.claim === claim && row.member_id === member.id && row.state !== 'released')
      return { result: 'same' };
    const isFree = row.state === 'released';
    const isTaken = takeOver === row.claim && row.claim !== claim && row.state !== 'created';
    if (!isFree && !isTaken) return { result: 'held' };
    // What was given back, or is one's own, has no parcel of its last holder's; of those before nobody has heard yet.
    const last = isFree || isOwn ? [] : [row.member_id];
    const others = [...last, ...takenFrom(row)].filter((id) => id !== member.id);
    return { result: 'done', set: { ...set, ...keepTakenFrom(others) } };
  });
}

/** From whom it was taken who have not said what became of theirs, the last one first. */
function takenFrom({ taken_from: last, taken_before: before }: OrderRow): readonly number[] {
  return last === null ? before : [last, ...before];
}

function keepTakenFrom([last, ...before]: readonly number[]): Pick<OrderRow, 'taken_from' | 'taken_before'> {
  return { taken_from: last ?? null, taken_before: [...new Set(before)].filter((id) => id !== last) };
}

/**
 * Says what became of a claim's attempt, or whether its parcel is wrong. Where the claim was taken over meanwhile, the
 * order stays the other's, and a code is kept beside: that parcel exists, and both sides must see it. Where the other
 * gave it back, it is theirs whose parcel was made.
 */
export function settleOrder(
  db: Db,
  member: Member,
  key: string,
  outcome: OutcomeRequest,
): Promise<ClaimResult> {
  return inOrder(db, member, key, (row) => {
    if (row === undefined) return { result: 'none' };
    const { claim, state } = outcome;
    const { code, amount, fee, wrong } = state === 'created' ? outcome : NOTHING_MADE;
    const isOwn = row.claim === claim && row.member_id === member.id;
    const isMade = state === 'created' && row.state === 'released';
    const isMarked = wrong !== undefined && wrong !== row.wrong;
    // By its code: whoever marked it may have joined anew since, and takes it back as another member.
    const isOfParcel = isMarked && row.state === 'created' && code !== null && code === row.code;
    if (!isOwn && !isMade && !isOfParcel) return settleLate(row, member, code, wrong === true);
    // A parcel that was made is not unmade by a lost answer that is told late. A person may correct its code.
    const isCorrected = code !== null && code !== row.code;
    if (row.state === 'created' && !isCorrected && !isMarked) return { result: 'same' };
    const holder = isMade && !isOwn ? { claim, member_id: member.id, ...keepTakenFrom([]) } : {};
    const made = { state, code: code ?? row.code, amount, fee, wrong: wrong ?? row.wrong };
    return { result: 'done', set: { ...holder, ...made } };
  });
}

/** Of a claim that was taken over meanwhile: its parcel is kept beside, unless it is marked as wrong. */
function settleLate(row: OrderRow, member: Member, code: string | null, wrong: boolean): Step {
  const others = row.other_codes.filter((one) => one !== code);
  const isKnown = others.length < row.other_codes.length;
  if (wrong) return isKnown ? { result: 'held', set: { other_codes: others } } : { result: 'held' };
  const isNew = code !== null && code !== row.code && !isKnown;
  if (!isNew || others.length >= OTHER_CODES) return { result: 'held' };
  // Whose it is is kept too: whoever has the order may give it back.
  const late = member.id === row.member_id ? [] : [member.id];
  const from = keepTakenFrom([...late, ...takenFrom(row)]);
  return { result: 'held', set: { other_codes: [...others, code], ...from } };
}

/**
 * Gives a claim back whose attempt was refused or never made. What was shipped is not given back. Where it was taken
 * over, there is no parcel of it for which whoever did so would have to be asked.
 */
export function releaseOrder(db: Db, member: Member, key: string, claim: string): Promise<ClaimResult> {
  return inOrder(db, member, key, (row) => {
    if (row === undefined) return { result: 'none' };
    if (row.state === 'created') return { result: 'held' };
    const others = takenFrom(row).filter((id) => id !== member.id);
    if (others.length < takenFrom(row).length) return { result: 'held', set: keepTakenFrom(others) };
    if (row.claim !== claim || row.member_id !== member.id) return { result: 'held' };
    return row.state === 'released' ? { result: 'same' } : { result: 'done', set: { state: 'released' } };
  });
}

/** One transaction that has the shop's lock: numbers of changes are given out under it (`take_events`). */
async function inOrder(db: Db, member: Member, key: string, decide: Decide): Promise<ClaimResult> {
  await requirePartitions(db);
  return db.transaction().execute(async (transaction) => {
    const { last_seq: last } = await transaction
      .selectFrom('shop')
      .select('last_seq')
      .where('id', '=', member.shopId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const row = await transaction
      .selectFrom('shop_order')
      .selectAll()
      .where('shop_id', '=', member.shopId)
      .where('key', '=', key)
      .executeTakeFirst();
    const { result, set } = decide(row);
    if (set !== undefined) {
      await (row === undefined ? insert : update)(transaction, member, key, set);
      await number(transaction, member, key, last + 1);
    }
    if (result === 'none') return { result };
    const order = await selectOrders(transaction, member.shopId)
      .where('shop_order.key', '=', key)
      .executeTakeFirstOrThrow();
    return { result, order: toSharedOrder(order) };
  });
}

type Write = (
  transaction: Transaction<Tables>,
  member: Member,
  key: string,
  set: UpdateObject<Tables, 'shop_order'>,
) => Promise<unknown>;

const insert: Write = (transaction, { shopId }, key, set) =>
  transaction
    .insertInto('shop_order')
    .values({ ...(set as InsertObject<Tables, 'shop_order'>), shop_id: shopId, key, changed_at: NOW })
    .execute();

const update: Write = (transaction, { shopId }, key, set) =>
  transaction
    .updateTable('shop_order')
    .set({ ...set, changed_at: NOW })
    .where('shop_id', '=', shopId)
    .where('key', '=', key)
    .execute();

/** Numbers the change, so that all browsers of the shop hear of it. */
async function number(
  transaction: Transaction<Tables>,
  { shopId }: Member,
  key: string,
  seq: number,
): Promise<void> {
  await transaction.insertInto('change').values({ shop_id: shopId, seq, at: NOW, order_key: key }).execute();
  await transaction.updateTable('shop').set({ last_seq: seq }).where('id', '=', shopId).execute();
}
