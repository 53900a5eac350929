import { fetchJson, type Session, sendJson } from '../fetch-store';
import { type Json, jsonList, jsonObject } from '../json';
import { type NoteWriter, OWN_MARK, saysAlready } from '../own-note';
import { codesIn, OWN_KEY, ownNotes } from './own-line';

/**
 * Puts our line into the order's metadata, by the interface that the admin's own pages write with. Some versions replace
 * an order's metadata by what is sent, others merge it: all that stands there is fetched fresh and sent with our line,
 * and read back. No redirect is followed.
 */
export const writeMedusaNote: NoteWriter = async (note, session) => {
  const { orderId, text } = note;
  const address = `${session.url.origin}/admin/orders/${orderId}?fields=id,metadata`;
  const before = await readMetadata(orderId, address, session);
  if (typeof before === 'string') return before;
  // Written by a try whose answer was lost, or by a colleague.
  if (saysAlready(ownNotes(before), note)) return 'written';
  const line = before[OWN_KEY] ?? '';
  const isOurs = line === '' || (typeof line === 'string' && line.startsWith(OWN_MARK));
  // Something else stands under our key, or what would be sent back is not what was read.
  if (!isOurs || !isExact(before)) return 'refused';
  const metadata = { ...before, [OWN_KEY]: line === '' ? text : `${line} ${text}` };
  await sendJson(address, { metadata }, session.fetch);
  const after = await readMetadata(orderId, address, session);
  if (typeof after === 'string') return after;
  return saysAlready(ownNotes(after), note) ? 'written' : 'refused';
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

/** `refused`: it has another shape than we know; `unreachable`: the store did not answer with this order. */
async function readMetadata(
  orderId: string,
  address: string,
  session: Session,
): Promise<Json | 'refused' | 'unreachable'> {
  const { id, metadata } = jsonObject(jsonObject(await fetchJson(address, session)).order);
  if (id !== orderId) return 'unreachable';
  if (metadata === null) return {};
  return typeof metadata === 'object' && !Array.isArray(metadata) ? jsonObject(metadata) : 'refused';
}

/** Whether every number is sent as it was written: a longer one may have been changed in reading. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return String(value).replace(/\D/g, '').length <= 15;
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact);
}
