import { type Answer, Refusal, refuseWithErrors } from '../answers';
import { requireProtocol } from '../checks/protocol';
import type { LedgerEntry } from '../ledger';
import type { Life } from '../sandbox';
import type { Caller } from '../state/state';
import { sendEvent } from '../webhook/send-event';
import type { Operation } from './operation';
import { type Received, requireParsed } from './received';

/** Specification, Authentication. @throws Refusal */
function requireCaller({ state }: Life, key: unknown): Caller {
  if (key === undefined || key === null || key === '') throw refuseWithErrors('unauthorized');
  const caller = typeof key === 'string' ? state.callers.get(key) : undefined;
  if (caller !== undefined) return caller;
  throw state.choices.invalidKey === '401'
    ? new Refusal({ status: 401, body: { success: false, errors: ['unauthorized'] } })
    : refuseWithErrors('unauthorized');
}

async function decide(
  life: Life,
  operation: Operation,
  received: Received,
  { id, gapMs }: { id: string; gapMs: number },
): Promise<{ answer: Answer; caller: Caller | null }> {
  try {
    requireProtocol(operation, received);
    const { [life.keyField]: key, ...body } = requireParsed(received);
    const caller = requireCaller(life, key);
    const answer = await operation.run({
      state: life.state,
      choices: life.state.choices,
      caller,
      body,
      id,
      takeParcelCode: life.takeParcelCode,
      gap: () => life.wait(gapMs),
      tell: (parcel, reason) => sendEvent(life, parcel, reason),
    });
    return { answer, caller };
  } catch (error) {
    if (error instanceof Refusal) return { answer: error.answer, caller: null };
    throw error;
  }
}

function noteParcel({ state, ledger }: Life, entry: LedgerEntry, caller: Caller, parcelCode: string): void {
  const parcel = state.parcels.get(parcelCode);
  if (parcel === undefined) return;
  ledger.addParcel({
    parcelCode,
    requestId: entry.id,
    createdAt: new Date().toISOString(),
    customerKey: caller.customer.key,
    phone: parcel.recipient.phone,
    referenceNumber: parcel.record.reference_number,
    totalPrice: parcel.record.total_price,
    villageId: parcel.recipient.address.village_id,
    forced: entry.body?.forceDuplicate === true,
  });
}

/**
 * Runs an operation and notes in the ledger what it decided.
 * @param lateMs how much later it commits. With a duplicate check that is not atomic the check is made now
 *   and the insertion then; otherwise everything happens then.
 */
export async function perform(
  life: Life,
  operation: Operation,
  received: Received,
  { entry, id, lateMs = 0 }: { entry: LedgerEntry; id: string; lateMs?: number },
): Promise<Answer> {
  const { choices } = life.state;
  const waitsInside = operation.name === 'parcels/create' && choices.duplicateCheck === 'not-atomic';
  if (lateMs > 0 && !waitsInside) await life.wait(lateMs);
  const gapMs = Math.max(lateMs, choices.duplicateGapMs);
  const { answer, caller } = await decide(life, operation, received, { id, gapMs });
  life.ledger.decide(entry, answer);
  const parcelCode = answer.commit?.parcelCode;
  if (caller !== null && parcelCode !== undefined) noteParcel(life, entry, caller, parcelCode);
  return answer;
}
