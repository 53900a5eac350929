import type { SharedOrder } from '../../lib/relay/schemas';
import type { Db } from '../database/database';

/** A shop's orders with the names of those who claimed them. */
export function selectOrders(db: Db, shopId: number) {
  return db
    .selectFrom('shop_order')
    .innerJoin('member', 'member.id', 'shop_order.member_id')
    .leftJoin('member as taken', 'taken.id', 'shop_order.taken_from')
    .select([
      'shop_order.key',
      'shop_order.claim',
      'shop_order.state',
      'shop_order.code',
      'shop_order.amount',
      'shop_order.fee',
      'shop_order.wrong',
      'shop_order.claimed_at',
      'shop_order.changed_at',
      'shop_order.other_codes',
      'shop_order.reference',
      'member.id as memberId',
      'member.name as memberName',
      'taken.id as takenId',
      'taken.name as takenName',
    ])
    .where('shop_order.shop_id', '=', shopId);
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

export function toSharedOrder(row: OrderRow): SharedOrder {
  const { takenId, takenName } = row;
  return {
    key: row.key,
    claim: row.claim,
    state: row.state,
    member: { id: row.memberId, name: row.memberName },
    code: row.code,
    amount: row.amount,
    fee: row.fee,
    wrong: row.wrong,
    claimedAt: row.claimed_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    takenFrom: takenId === null || takenName === null ? null : { id: takenId, name: takenName },
    otherCodes: row.other_codes,
    reference: row.reference,
  };
}
