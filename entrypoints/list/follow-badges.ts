import { send } from '../../lib/messaging/send';
import { fromHere } from '../../lib/stores/from-here';
import { isGone, type List } from './list';

/** Asks what became of the orders that are listed, whenever they are other ones. */
export function followBadges(list: List) {
  const { reader, store, signal } = list;
  /** Parcel codes that the store has on its orders, asked for once for each set of rows. */
  let shipped: { readonly of: string; readonly codes: ReadonlyMap<string, string> } | null = null;
  let askedFor = '';
  /** How often was asked: only the newest answer is shown. */
  let asked = 0;
  const idsOf = () => list.rows.map(({ orderId }) => orderId);

  async function ask(): Promise<void> {
    const mine = askedFor;
    try {
      await show(mine);
      // The list may have other rows by now, which are asked about by themselves.
      if (mine !== askedFor || shipped?.of === mine || reader?.readShipped === undefined) return;
      const codes = await reader.readShipped(idsOf(), fromHere(list.adapter, signal));
      shipped = { of: mine, codes };
      // The badges known here do not wait for the store's answer.
      if (codes.size > 0) await show(mine);
    } catch (error) {
      // Without an answer there are no badges, which nobody takes for "not shipped": the order's own page says. The next
      // look at the list asks again.
      if (mine === askedFor) askedFor = '';
      if (!signal.aborted && isGone(error)) list.leave();
    }
  }

  async function show(mine: string): Promise<void> {
    if (mine !== askedFor || signal.aborted) return;
    const codes = shipped?.of === mine ? shipped.codes : new Map<string, string>();
    const known = Array.from(codes, ([orderId, parcelCode]) => ({ orderId, parcelCode }));
    asked += 1;
    const own = asked;
    const answered = await send('orders/listed', { store, orderIds: idsOf(), shipped: known });
    if (own !== asked || signal.aborted) return;
    list.view = answered;
    list.draw();
  }

  return {
    ask,
    look() {
      const ids = JSON.stringify(idsOf());
      if (ids === askedFor) return;
      askedFor = ids;
      // Rows that a store takes away for a moment are asked about again when they are back.
      if (list.rows.length > 0) void ask();
    },
  };
}
