import { fetchJson, type Session, sendJson } from '../fetch-store';
import { jsonList, jsonObject } from '../json';
import { type NoteWriter, OWN_MARK } from '../own-note';
import { writeAndReadBack } from '../write-by-form';
import { codesIn, OWN_KEY, ownNotes } from './own-line';

/** Some versions replace an order's metadata by what is sent, others merge it: all that stands there is sent along. */
export const writeMedusaNote: NoteWriter = (note, session) => {
  const address = `${session.url.origin}/admin/orders/${note.orderId}?fields=id,metadata`;
  return writeAndReadBack(note, async () => {
    const { id, metadata } = jsonObject(jsonObject(await fetchJson(address, session)).order);
    if (id !== note.orderId) return 'unreachable';
    if (typeof metadata !== 'object' || Array.isArray(metadata)) return 'refused';
    const before = jsonObject(metadata);
    const line = before[OWN_KEY] ?? '';
    const isOurs = line === '' || (typeof line === 'string' && line.startsWith(OWN_MARK));
    const send = (text: string) => {
      const added = { ...before, [OWN_KEY]: line === '' ? text : `${line} ${text}` };
      return sendJson(address, { metadata: added }, session.fetch);
    };
    // Something else stands under our key, or what would be sent back is not what was read.
    return { notes: ownNotes(before), send: isOurs && isExact(before) ? send : null };
  });
};

/** The parcels' codes of a list's orders, by their ids. @throws as `fetchJson` */
export async function fetchShipped(
  orderIds: readonly string[],
  session: Session,
): Promise<ReadonlyMap<string, string>> {
  const wanted = orderIds.map((id) => `&id[]=${id}`).join('');
  const address = `${session.url.origin}/admin/orders?fields=id,metadata&limit=${orderIds.length}${wanted}`;
  const { orders } = jsonObject(await fetchJson(address, session));
  return new Map(
    jsonList(orders).flatMap(({ id, metadata }) => {
      const [code] = codesIn(metadata);
      return typeof id === 'string' && orderIds.includes(id) && code !== undefined ? [[id, code]] : [];
    }),
  );
}

/** Whether every number is sent as it was written: a longer one may have been changed in reading. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return String(value).replace(/\D/g, '').length <= 15;
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact);
}
