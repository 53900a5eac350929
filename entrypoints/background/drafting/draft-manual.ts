import type { PastedMark, PastedView } from '../../../lib/messaging/views/form';
import { manualDraft } from '../../../lib/parcel/draft';
import { doubt } from '../../../lib/parcel/finding';
import type { Finding, ParcelDraft, ParcelFieldName } from '../../../lib/parcel/parcel-draft';
import { draftPasted } from '../../../lib/pasted/draft-pasted';
import type { PastedOrder, Span } from '../../../lib/pasted/pasted-order';
import { readPastedOrder, splitPastedOrders } from '../../../lib/pasted/read-pasted-order';
import type { Account } from '../../../lib/settings/account';
import { findPastedText, forgetPastedText } from '../../../lib/typed/pasted-text';
import { villageIndexOf } from '../directories/directories';

/** The form without an order, before anything is typed: empty, or what the pasted text says. */
export async function draftManual(
  account: Account,
): Promise<{ readonly draft: ParcelDraft; readonly pasted: PastedView | null }> {
  const nothing = { draft: manualDraft(account), pasted: null };
  const kept = await findPastedText();
  if (kept === null) return nothing;
  const { text, part, shipped } = kept;
  const index = await villageIndexOf(account.id);
  const is = (span: Span) => (one: Span | null) => one?.start === span.start && one.end === span.end;
  const { orders: found, beside } = splitPastedOrders(text, index, account);
  const orders = found.map((span) => ({
    ...span,
    chosen: is(span)(part),
    shipped: shipped.some(is(span)),
  }));
  if (orders.length > 0 && orders.every((one) => one.shipped)) {
    await forgetPastedText();
    return nothing;
  }
  const chosen = orders.find((one) => one.chosen);
  const { start, end } = chosen ?? { start: 0, end: text.length };
  const own = text.slice(start, end);
  const order = readPastedOrder(own, index, account);
  const draft = draftPasted(order, account, own);
  const ofAny = chosen === undefined ? [] : beside.map((span) => besideOrder(text, span));
  return {
    draft: { ...draft, findings: [...ofAny, ...draft.findings] },
    pasted: { text, marks: marksOf(order, start), orders },
  };
}

function besideOrder(text: string, { start, end }: Span): Finding {
  return doubt('firstName', 'pasted-beside', { text: text.slice(start, end) });
}

/** Where each datum stands, in the text's order; of two that overlap, the longer. */
function marksOf(order: PastedOrder, offset: number): readonly PastedMark[] {
  const mark = (field: ParcelFieldName, spans: readonly Span[] = []) =>
    spans.map(({ start, end }) => ({ field, start: start + offset, end: end + offset }));
  const marks = [
    ...mark('firstName', order.name?.spans),
    ...mark('phone', order.phones[0]?.spans),
    ...mark('phone2', order.phones[1]?.spans),
    ...mark('village', order.place?.spans),
    ...mark('streetName', order.street?.spans),
    ...mark('totalPrice', order.amount?.spans),
    ...mark('note', order.note?.spans),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return marks.filter(({ start }, at) => marks.slice(0, at).every((before) => before.end <= start));
}
