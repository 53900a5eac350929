import { OutboxList } from '../../../components/outbox/OutboxList';
import type { RowActions } from '../../../components/outbox/row-actions';
import type { RowView } from '../../../lib/messaging/views/row';
import { ACCOUNT } from '../support/made-form';

/** These rows as the account in use has them listed. */
export const listOf = (rows: readonly RowView[], actions: RowActions) => (
  <OutboxList
    onReview={() => undefined}
    rows={rows}
    accounts={[ACCOUNT]}
    activeAccountId={ACCOUNT.id}
    actions={actions}
  />
);
