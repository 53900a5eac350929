import { type Selectable, sql, type Transaction, type UpdateObject } from 'kysely';
import { OTHER_CODES, type OutcomeRequest, type SharedOrder } from '../../lib/relay/schemas';
import type { Db } from '../database/database';
import { requirePartitions } from '../database/retention';
import type { Tables } from '../database/tables';
import type { Member } from '../shops/members';
import { selectOrders, toSharedOrder } from './shared-order';

/** What came of a step: `held` by somebody else's claim, and the order as it now is (null: never claimed). */
export type ClaimResult =
  | { readonly result: 'done' | 'same' | 'held'; readonly order: SharedOrder }
  | { readonly result: 'none' };

type Change = (row: Selectable<Tables['shop_order']> | undefined, at: Step) => Promise<ClaimResult['result']>;

/**
 * Claims an order before its parcel is made. One claim holds an order until its holder settles or releases it, never
 * until a time has passed. The same claim again (its answer was lost) is the same, unless it was given back.
 * @param takeOver the claim that a person takes over; not one that has shipped
 */
export function claimOrder(
  db: Db,
  member: Member,
  key: string,
  { claim, takeOver }: { readonly claim: string; readonly takeOver?: string | undefined },
): Promise<ClaimResult> {
  return inOrder(db, member, key, async (row, step) => {
    if (row === undefined) {
      await step.insert(claim);
      return 'done';
    }
    if (row.claim === claim && row.member_id === member.id && row.state !== 'released') return 'same';
    const isTaken = takeOver === row.claim && row.claim !== claim && row.state !== 'created';
    if (row.state !== 'released' && !isTaken) return 'held';
    await step.update({
      claim,
      member_id: member.id,
      state: 'claimed',
      code: null,
      amount: null,
      fee: null,
      claimed_at: sql<Date>`clock_timestamp()`,
      taken_from: isTaken && row.member_id !== member.id ? row.member_id : null,
    });
    return 'done';
  });
}

/**
 * Says what became of a claim's attempt. For a claim that was taken over meanwhile, the order stays the other's, and
 * a code is kept beside: that parcel exists, and both sides must see it.
 */
export function settleOrder(
  db: Db,
  member: Member,
  key: string,
  outcome: OutcomeRequest,
): Promise<ClaimResult> {
  return inOrder(db, member, key, async (row, step) => {
    if (row === undefined) return 'none';
    const code = outcome.state === 'created' ? outcome.code : null;
    if (row.claim !== outcome.claim || row.member_id !== member.id) {
      const isNew = code !== null && code !== row.code && !row.other_codes.includes(code);
      if (isNew && row.other_codes.length < OTHER_CODES) {
        await step.update({ other_codes: [...row.other_codes, code] });
      }
      return 'held';
    }
    // A parcel that was made is not unmade by a lost answer that is told late. A person may correct its code.
    if (row.state === 'created' && (code === null || code === row.code)) return 'same';
    const { amount, fee } = outcome.state === 'created' ? outcome : { amount: null, fee: null };
    await step.update({ state: outcome.state, code, amount, fee });
    return 'done';
  });
}

/** Gives a claim back whose attempt was refused or never made. What was shipped is not given back. */
export function releaseOrder(db: Db, member: Member, key: string, claim: string): Promise<ClaimResult> {
  return inOrder(db, member, key, async (row, step) => {
    if (row === undefined) return 'none';
    if (row.claim !== claim || row.member_id !== member.id || row.state === 'created') return 'held';
    if (row.state === 'released') return 'same';
    await step.update({ state: 'released' });
    return 'done';
  });
}

/** One transaction that has the shop's lock: numbers of changes are given out under it (`take_events`). */
async function inOrder(db: Db, member: Member, key: string, change: Change): Promise<ClaimResult> {
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
    const step = new Step(transaction, member, key);
    const result = await change(row, step);
    if (step.hasWritten) await step.number(last + 1);
    if (result === 'none') return { result };
    const order = await selectOrders(transaction, member.shopId)
      .where('shop_order.key', '=', key)
      .executeTakeFirstOrThrow();
    return { result, order: toSharedOrder(order) };
  });
}

/** What a step may write. */
class Step {
  hasWritten = false;
  readonly #db: Transaction<Tables>;
  readonly #member: Member;
  readonly #key: string;

  constructor(db: Transaction<Tables>, member: Member, key: string) {
    this.#db = db;
    this.#member = member;
    this.#key = key;
  }

  async insert(claim: string): Promise<void> {
    this.hasWritten = true;
    const now = sql<Date>`clock_timestamp()`;
    const { shopId, id } = this.#member;
    await this.#db
      .insertInto('shop_order')
      .values({
        shop_id: shopId,
        key: this.#key,
        claim,
        member_id: id,
        state: 'claimed',
        claimed_at: now,
        changed_at: now,
      })
      .execute();
  }

  async update(set: UpdateObject<Tables, 'shop_order'>): Promise<void> {
    this.hasWritten = true;
    await this.#db
      .updateTable('shop_order')
      .set({ ...set, changed_at: sql<Date>`clock_timestamp()` })
      .where('shop_id', '=', this.#member.shopId)
      .where('key', '=', this.#key)
      .execute();
  }

  async number(seq: number): Promise<void> {
    const { shopId } = this.#member;
    await this.#db
      .insertInto('change')
      .values({ shop_id: shopId, seq, at: sql<Date>`clock_timestamp()`, order_key: this.#key })
      .execute();
    await this.#db.updateTable('shop').set({ last_seq: seq }).where('id', '=', shopId).execute();
  }
}
