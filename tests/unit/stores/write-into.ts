import { openSession } from '../../../lib/stores/fetch-store';
import { type FieldOutcome, type OpenField, writeField } from '../../../lib/stores/order-field';
import type { OpenPage } from './parse-page';

const { signal } = new AbortController();

/** A practice store, as far as it answers. */
export interface Answering {
  readonly fetch: typeof globalThis.fetch;
}

/** Asks for one order's place from a page of the admin. */
export function openField(
  field: OpenField | undefined,
  orderId: string | number,
  page: OpenPage,
  { fetch }: Answering,
) {
  const ask = field?.(String(orderId), openSession({ ...page, fetch, signal })) ?? null;
  if (ask === null) throw new Error('The page leads to no order');
  return ask;
}

/** Writes into it. @param last what was read and written before; `null`: nobody has seen it yet */
export function writeInto(
  ask: ReturnType<typeof openField>,
  to: string,
  last: string | null,
): Promise<FieldOutcome> {
  return writeField({ to, ours: last === null ? null : [last] }, ask);
}
