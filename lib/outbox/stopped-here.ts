import type { FailureCode } from '../failure';
import type { OutboxRow } from './row';

/** What the service never heard of: the order, or the account, was not as it had been when the parcel was pressed. */
const STOPPED_HERE: ReadonlySet<FailureCode> = new Set([
  'changed-since-shown',
  'store-signed-out',
  'shipped-elsewhere',
  'claimed-elsewhere',
  'account-changed',
  'account-missing',
  'invalid-request',
]);

/** Whether it was refused here, before anything of it was sent, by what its last attempt came to. */
export function isStoppedHere({ attempts }: Pick<OutboxRow, 'attempts'>): boolean {
  const code = attempts.at(-1)?.answer?.code;
  return code !== undefined && STOPPED_HERE.has(code);
}
