import type { send } from '../../lib/messaging/send';
import { isShipped } from '../../lib/review/review-status';
import { aboutOrder, aboutParcel, mayBeAsked } from '../customer-messages/about';
import { MessageQueue } from '../customer-messages/MessageQueue';
import type { ReviewState } from './review-state';

/** The customers whose orders are in doubt, to be asked before shipping, and those whose parcels were made. */
export function ReviewMessages({ state, ask }: { readonly state: ReviewState; readonly ask: typeof send }) {
  const { account } = state;
  if (account === null) return null;
  const reviewed = state.reviewed.value;
  const toAsk = reviewed.flatMap(({ order: { form }, status }) => {
    const draft = status === 'doubtful' ? form?.draft : undefined;
    if (form == null || draft === undefined || draft.fields.phone === '' || !mayBeAsked(draft.findings))
      return [];
    return [{ ...aboutOrder(form, draft.fields, account), subject: form.key }];
  });
  const toTell = reviewed.flatMap(({ row, status }) => {
    const isTold = row !== null && isShipped({ status }) && row.parcelCode !== null;
    return isTold && row.accountId === account.id ? [{ ...aboutParcel(row), subject: row.id }] : [];
  });
  return (
    <>
      <MessageQueue key="confirm" messages={toAsk} ask={ask} />
      <MessageQueue key="made" messages={toTell} ask={ask} />
    </>
  );
}
