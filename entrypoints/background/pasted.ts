import type { PastedMark, PastedView } from '../../lib/messaging/views';
import { manualDraft } from '../../lib/parcel/draft';
import type { ParcelDraft, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { draftPasted } from '../../lib/pasted/draft-pasted';
import type { PastedOrder, Span } from '../../lib/pasted/pasted-order';
import { readPastedOrder } from '../../lib/pasted/read-pasted-order';
import type { Account } from '../../lib/storage/account';
import { findPastedText } from '../../lib/storage/pasted-text';
import { villageIndexOf } from './directories';

/** The form without an order, before anything is typed: empty, or what the pasted text says. */
export async function draftManual(
  account: Account,
): Promise<{ readonly draft: ParcelDraft; readonly pasted: PastedView | null }> {
  const text = await findPastedText();
  if (text === null) return { draft: manualDraft(account), pasted: null };
  const order = readPastedOrder(text, await villageIndexOf(account.id));
  return { draft: draftPasted(order, account), pasted: { text, marks: marksOf(order) } };
}

/** Where each datum stands, in the text's order; of two that overlap, the longer. */
function marksOf(order: PastedOrder): readonly PastedMark[] {
  const mark = (field: ParcelFieldName, spans: readonly Span[] = []) =>
    spans.map(({ start, end }) => ({ field, start, end }));
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
