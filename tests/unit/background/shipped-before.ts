import { phoneKey } from '../../../lib/parcel/phone';
import { openDatabase } from '../../../lib/storage/db';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

export const LAST = Date.parse('2026-05-20T10:00:00');
let phones = 0;
let codes = 0;

/** A phone that nothing was shipped to yet. */
export function newPhone(): string {
  phones += 1;
  return `0599${String(400_000 + phones)}`;
}

/** A parcel to this phone, and the newest status that was told of it. */
export async function shipTo(
  phone: string,
  statusId: number | null = null,
  change: object = {},
): Promise<void> {
  codes += 1;
  const parcelCode = `PAST-${codes}`;
  const row = { accountId: ACCOUNT.id, phoneKey: phoneKey(phone), parcelCode, createdAt: LAST - codes };
  await intend(madeRow({ ...row, state: 'created', ...change }));
  if (statusId === null) return;
  const database = await openDatabase();
  await database.put('parcel-states', {
    parcelCode,
    statusId,
    positionId: null,
    note: null,
    reference: null,
    event: 'parcel',
    at: LAST,
    number: codes,
  } as never);
}
