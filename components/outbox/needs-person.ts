import type { RowView } from '../../lib/messaging/views';

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
