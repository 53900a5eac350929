import type { CourierClient } from '../../../lib/courier/client';
import { CourierError } from '../../../lib/courier/errors';
import { type CreateParcelRequest, createParcel, serializeCreate } from '../../../lib/courier/parcels';
import { findRecipientsInEveryForm } from '../../../lib/courier/recipients';
import { Failure, type FailureCode } from '../../../lib/failure';
import { isAsIntended } from '../../../lib/outbox/as-intended';
import type { SendOutcome } from '../../../lib/outbox/evidence';
import { type OutboxRow, type RowRefusal, refusalFor } from '../../../lib/outbox/row';
import type { Carrier, LookUpOutcome, NoCarrier, NotSent } from '../../../lib/outbox/send-row';
import { courierFor, requireAccount, requirePermission } from '../accounts/courier';
import { paramsOf } from '../accounts/courier-failure';
import { readTimes } from '../times';

/** Failures that pass by themselves or that a person ends in the settings: rows wait and are sent afterwards. */
const WAITED_FOR: readonly FailureCode[] = [
  'service-unreachable',
  'offline',
  'timed-out',
  'rate-limited',
  'key-unavailable',
  'key-missing',
  'permission-missing',
];

export async function carrierFor(row: OutboxRow): Promise<Carrier | NoCarrier> {
  try {
    const account = await requireAccount(row.accountId);
    if (!isAsIntended(account, row)) throw new Failure('account-changed');
    await requirePermission(account);
    const { call } = await readTimes();
    const lookUps = await courierFor(account, call);
    // A client of its own reads the key anew: one that was changed during the look-ups is not used any more.
    const creation = await courierFor(account, call);
    return {
      lookUpRecipient: (request) => lookUp(lookUps, request),
      serialize,
      create: (request) => create(creation, request),
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, params, serviceText } = error;
    if (WAITED_FOR.includes(code)) return { wait: code };
    return { refusal: refusalFor(code, params, serviceText) };
  }
}

async function lookUp(client: CourierClient, request: CreateParcelRequest): Promise<LookUpOutcome> {
  const answers = await findRecipientsInEveryForm(client, request.recipient.phone);
  const reasons = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [whyToWait(answer.reason)] : [],
  );
  const isDown = reasons.length === answers.length && !reasons.includes(null);
  // A service that takes no more requests would not take the creation either: its refusal would prove nothing.
  const reason = reasons.find((one) => one === 'rate-limited') ?? (isDown ? reasons[0] : undefined);
  if (reason != null) {
    const errors = answers.flatMap((answer) =>
      answer.status === 'rejected' && answer.reason instanceof CourierError ? [answer.reason] : [],
    );
    const times = errors.flatMap((error) => error.retryAt ?? []);
    // When the last of them may be asked again, where the service said so of any.
    const retryAt = times.length === 0 ? null : Math.max(...times);
    const isPage = errors.length === answers.length && errors.every(({ code }) => code === 'html-answer');
    return { found: 'unreachable', reason, retryAt, ...(isPage && { lasting: 'html-answer' }) };
  }
  if (answers.some((answer) => answer.status === 'fulfilled' && answer.value.length > 0)) {
    return { found: 'present' };
  }
  return { found: reasons.length === 0 ? 'absent' : 'not-checked' };
}

/** The service is down or takes no more requests, the machine is offline, or nothing could be sent; else `null`. */
function whyToWait(error: unknown): FailureCode | null {
  if (!(error instanceof CourierError)) return null;
  if (isGatewayAlone(error)) return 'service-unreachable';
  return WAITED_FOR.includes(error.code) ? error.code : null;
}

/** What is before the service answers in its place. A plain 500 is its own, perhaps of this operation alone. */
function isGatewayAlone({ code, status }: CourierError): boolean {
  if (code === 'server-failed') return status !== null && GATEWAY_STATUSES.includes(status);
  if (status !== null && NO_OPERATION.includes(status)) return false;
  return code === 'html-answer' || code === 'empty-answer' || code === 'redirected';
}

/** Not found, not allowed, gone, not implemented: the look-up alone is missing there. */
const NO_OPERATION = [404, 405, 410, 501];
/** Bad gateway, service unavailable, gateway timed out. */
const GATEWAY_STATUSES = [502, 503, 504];

function serialize(request: CreateParcelRequest): string | RowRefusal {
  try {
    return serializeCreate(request);
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    return refusalOf(error);
  }
}

async function create(client: CourierClient, request: CreateParcelRequest): Promise<SendOutcome | NotSent> {
  try {
    const { parcel_code } = await createParcel(client, request);
    return { type: 'created', parcelCode: parcel_code };
  } catch (error) {
    if (!(error instanceof CourierError)) return { type: 'lost', answer: null };
    const { code, evidence } = error;
    if (evidence === 'not-sent' && WAITED_FOR.includes(code)) return { type: 'not-sent', reason: code };
    const refusal = refusalOf(error);
    return evidence === 'unknown' ? { type: 'lost', answer: refusal } : { type: 'refused', refusal };
  }
}

function refusalOf(error: CourierError): RowRefusal {
  const fields = Object.entries(error.params.fields ?? {}).map(([path, said]) => [path, said.join(' ')]);
  return {
    code: error.code,
    params: paramsOf(error),
    serviceText: error.serviceText,
    fields: Object.fromEntries(fields),
  };
}
