import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { Reviewed } from '../../lib/review/review-status';
import { mergeParcels } from '../../lib/review/together';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { ReviewState } from './review-state';

interface SharedPhoneProps {
  readonly state: ReviewState;
  readonly reviewed: Reviewed;
}

/** Asks what to do with two orders to one phone, before anything is sent. */
export function SharedPhone({ state, reviewed }: SharedPhoneProps) {
  const { t } = useText();
  const { order, sharedWith, status } = reviewed;
  const { orderId, together } = order;
  if (together !== null && (together.choice !== 'both' || sharedWith === null)) {
    const isMerged = together.choice === 'merged';
    const text = isMerged
      ? t('review-merged', { number: together.number })
      : t(together.choice === 'held' ? 'review-state-set-aside' : 'review-both');
    const undo = () => state.decide(orderId, 'undecided', isMerged ? together.carrierId : null);
    return <Notice tone="info" text={text} actions={<Button small onPress={undo} text={t('undo')} />} />;
  }
  if (sharedWith === null || status === 'refused') return null;
  const { number, keys } = sharedWith;
  const carrier = state.reviewed.value.find((one) => one.order.orderId === sharedWith.orderId);
  const mayMerge = carrier !== undefined && canCarry(carrier, order, state);
  return (
    <Notice
      tone="warning"
      title={t('review-shared', { number })}
      actions={
        <>
          {mayMerge && (
            <Button
              small
              onPress={() => state.decide(orderId, 'merged', sharedWith.orderId)}
              text={t('review-merge')}
            />
          )}
          <Button small onPress={() => state.decide(orderId, 'held', null)} text={t('review-hold')} />
          <Button small onPress={() => state.decide(orderId, 'both', null, keys)} text={t('review-both')} />
        </>
      }
    >
      <p>{t('review-shared-text')}</p>
      {mayMerge && <p>{t('review-merge-text', { number: carrier.order.number ?? carrier.order.orderId })}</p>}
    </Notice>
  );
}

/** What is asked of the carried one is answered in its own row first: once another's parcel carries it, nobody asks. */
function canCarry({ status, order: { form } }: Reviewed, order: ReviewOrder, state: ReviewState): boolean {
  if ((status !== 'ready' && status !== 'doubtful') || form === null || order.form === null) return false;
  const isSum = state.reviewed.value.some(
    ({ order: { together } }) =>
      together?.choice === 'merged' &&
      together.carrierKey === form.key &&
      together.merged.totalPrice === form.draft.fields.totalPrice,
  );
  return mergeParcels(form.draft, order.form.draft, isSum) !== null;
}
