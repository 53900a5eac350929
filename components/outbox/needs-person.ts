import type { RowView } from '../../lib/messaging/views/row';

/** Waits for nothing but a person: nobody looked at it for so long that it is not sent by itself any more. */
export function isTooOld({ state, waiting, nextTryAt }: RowView): boolean {
  return state === 'queued' && waiting === null && nextTryAt === null;
}

/** Whether nothing happens to a row until somebody does something. */
export function needsPerson({ state, nextTryAt, attempts }: RowView): boolean {
  switch (state) {
    case 'made-code-unknown':
    case 'refused':
      return true;
    case 'unknown':
      return nextTryAt === null && attempts.at(-1)?.endedAt !== null;
    case 'queued':
      return nextTryAt === null;
    default:
      return false;
  }
}
