import type { BesideView } from '../../../lib/messaging/views/form';
import { findNewestMade } from '../../../lib/outbox/queue';
import { countForPerson } from '../badge';
import { findNextInTab } from '../bar/next-order';

/** What the panel says beside the form. @param tabId the tab that it stands beside; `null`: none */
export async function viewBeside(tabId: number | null): Promise<BesideView> {
  const [waiting, newest, next] = await Promise.all([
    countForPerson(),
    findNewestMade(),
    // A tab that is closed by now has no next order.
    tabId === null ? null : findNextInTab(tabId).catch(() => null),
  ]);
  const last =
    newest === null
      ? null
      : { rowId: newest.id, parcelCode: newest.parcelCode ?? '', name: newest.request.recipient.first_name };
  return { waiting, last, hasNext: next !== null };
}
