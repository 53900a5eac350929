import type { CarriedOrder, OutboxRow } from './row';

/** An order whose goods a row's parcel holds: the row's own, or another that it carries. */
export interface HeldOrder extends Pick<CarriedOrder, 'orderId' | 'number' | 'link'> {
  /** Under which what is kept of the order beside the row is found: the row's own id for its own order. */
  readonly id: string;
  readonly claimPlace: OutboxRow['claimPlace'];
}

export function heldOrdersOf(row: OutboxRow): readonly HeldOrder[] {
  const { id, orderId, orderNumber: number, orderLink: link, claimPlace, carries = [] } = row;
  const carried = carries.map((order) => ({ ...order, id: `${id}${BETWEEN}${order.orderId}` }));
  return [{ id, orderId, number, link, claimPlace }, ...carried];
}

/** The row of which an id is, its own or one of an order that it carries: a row's own id has no space in it. */
export function rowIdOf(id: string): string {
  return id.split(BETWEEN, 1)[0] ?? id;
}

/** Where the ids lie of what is kept of all orders in a row's parcel. */
export function idsOfRow(rowId: string): IDBKeyRange {
  return IDBKeyRange.bound(rowId, `${rowId}${BETWEEN}\uffff`);
}

const BETWEEN = ' ';
