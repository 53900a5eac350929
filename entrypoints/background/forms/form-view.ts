import type { BesideView, FormView } from '../../../lib/messaging/views/form';
import { codesOf, labelledOf } from '../../../lib/outbox/meaning-of-parts';
import { findNewestMade } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/settings/account';
import { countForPerson } from '../badge';
import { findNextInTab } from '../bar/next-order';
import type { Drafted } from '../drafting/draft-order';
import { viewRow } from '../outbox/row-view';

interface FormParts
  extends Drafted,
    Pick<FormView, 'key' | 'order'>,
    Partial<Pick<FormView, 'address' | 'pasted'>> {
  readonly account: Account;
}

/** A form as people see it. @param row the newest of its order; `null`: never intended */
export async function viewForm(
  { account, together: _, ...parts }: FormParts,
  row: OutboxRow | null,
): Promise<FormView> {
  const shown = row === null ? null : await viewRow(row);
  return { address: null, pasted: null, ...parts, accountId: account.id, row: shown };
}

/** What the panel says beside the form. @param tabId the tab that it stands beside; `null`: none */
export async function viewBeside(tabId: number | null): Promise<BesideView> {
  const [waiting, last, next] = await Promise.all([
    countForPerson(),
    findLast(),
    // A tab that is closed by now has no next order.
    tabId === null ? null : findNextInTab(tabId).catch(() => null),
  ]);
  return { waiting, last, hasNext: next !== null };
}

async function findLast(): Promise<BesideView['last']> {
  const newest = await findNewestMade();
  if (newest === null) return null;
  const row = await viewRow(newest);
  return { rowIds: labelledOf(row).map(({ id }) => id), codes: codesOf(row), name: row.recipientName };
}
