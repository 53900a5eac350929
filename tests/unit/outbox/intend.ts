import { Failure } from '../../../lib/failure';
import type { OutboxRow } from '../../../lib/outbox/row';
import { intendAll } from '../../../lib/outbox/write-rows';

/**
 * Writes one intended parcel down, as a press does.
 * @throws Failure `already-shipped` when this copy of the order is intended already
 */
export async function intend(row: OutboxRow): Promise<void> {
  const [written] = await intendAll([{ row }]);
  if (written == null) throw new Failure('already-shipped');
}
