import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import { isRefusedAsDuplicate } from '../../lib/outbox/meaning';
import { isOutOfHand, type Reviewed } from '../../lib/review/review-status';
import { DuplicateCard } from '../outbox/DuplicateCard';
import { OrderLink } from '../outbox/OrderLink';
import { RowDetail } from '../outbox/RowDetail';
import type { RowActions } from '../outbox/row-actions';
import { ShipButton } from '../outbox/ShipButton';
import { FeeLine } from '../parcel-form/FeeLine';
import { FormNotices } from '../parcel-form/FormNotices';
import { isMoreField } from '../parcel-form/field-order';
import { focusField } from '../parcel-form/focus-field';
import type { FormState } from '../parcel-form/form-state';
import { KnownRecipients } from '../parcel-form/KnownRecipients';
import { MoreFields } from '../parcel-form/MoreFields';
import { NotSaved } from '../parcel-form/NotSaved';
import { ParcelTextField } from '../parcel-form/ParcelTextField';
import { ReckoningLines } from '../parcel-form/Reckoning';
import { VillageField } from '../parcel-form/VillageField';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { changeText, unreadText } from './first-reason';
import type { ReviewState } from './review-state';
import { SharedPhone } from './SharedPhone';

interface RowEditorProps {
  readonly state: ReviewState;
  readonly reviewed: Reviewed;
  readonly form: FormState | null;
  readonly actions: RowActions;
  readonly onAgain: (rowId: string) => void;
  readonly onDone: () => void;
  readonly onNext: () => void;
  readonly hasNext: boolean;
}

/** What opens under a row: the order's form, as in the popup, or its parcel's outcome. */
export function RowEditor(props: RowEditorProps) {
  const { state, reviewed, form, actions, onAgain, onDone, onNext, hasNext } = props;
  const { t } = useText();
  const element = useRef<HTMLFieldSetElement>(null);
  const { order, row } = reviewed;
  // The order is merged into another's parcel: it has nothing to fill in until that is undone.
  const isCarried = order.together?.choice === 'merged';
  useLayoutEffect(() => {
    if (element.current === null) return;
    if (form === null || isCarried) element.current.querySelector('button')?.focus();
    else focusField(element.current, form.blocked.peek()[0] ?? 'firstName');
  }, [form, isCarried]);

  const keys = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    // The village's list is closed by its own Escape, and its Enter picks; once one is picked, Enter goes on.
    const isPicked = event.key === 'Enter' && !event.defaultPrevented && form?.fields.peek().village != null;
    if (target.getAttribute('role') === 'combobox' && !isPicked) return;
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && target.tagName === 'INPUT') onNext();
    else return;
    event.preventDefault();
  };
  const isClosed = row !== null && isOutOfHand(reviewed);
  return (
    <fieldset
      class="stack loose padded review__editor"
      aria-label={t('review-open', { number: order.number ?? order.orderId })}
      ref={element}
      onKeyDown={keys}
    >
      {form === null && !isClosed && (
        <Unreadable order={order} onOpen={() => void state.openInStore(order.orderId)} />
      )}
      {isClosed && <RowDetail row={row} actions={actions} />}
      {isClosed && row.parcelCode !== null && (
        <div>
          <Button onPress={() => onAgain(row.id)} text={t('another-parcel')} />
        </div>
      )}
      {form !== null && !isClosed && isCarried && <SharedPhone state={state} reviewed={reviewed} />}
      {form !== null && !isClosed && !isCarried && <OrderForm {...{ state, reviewed, form, actions }} />}
      <div class="review__presses actions">
        {hasNext && <Button onPress={onNext} text={t('review-next')} />}
        <Button kind="quiet" onPress={onDone} text={t('review-done')} />
      </div>
    </fieldset>
  );
}

/** The order could not be read: its page, opened in the store, may be. */
function Unreadable({ order, onOpen }: { readonly order: ReviewOrder; readonly onOpen: () => void }) {
  const text = useText();
  const { t } = text;
  return (
    <Notice
      tone="bad"
      title={unreadText(order, text)}
      actions={
        order.link !== '' && (
          <OrderLink class="button button--secondary button--small" link={order.link} onOpen={onOpen}>
            {t('try-again')}
          </OrderLink>
        )
      }
    >
      {order.link !== '' && <p>{t('review-unreadable-text')}</p>}
    </Notice>
  );
}

interface OrderFormProps extends Pick<RowEditorProps, 'state' | 'reviewed' | 'actions'> {
  readonly form: FormState;
}

/** The order's fields, below what is to be said of the order as a whole. */
function OrderForm({ state, reviewed, form, actions }: OrderFormProps) {
  const translator = useText();
  const { t } = translator;
  const { order, row, status, changes } = reviewed;
  return (
    <>
      {changes.length > 0 && (
        <Notice
          tone="warning"
          title={t('failure-changed-since-shown', { made: 'no' })}
          actions={<Button onPress={() => state.look(order.orderId)} text={t('review-take-new')} />}
        >
          <ul>
            {changes.map((change) => (
              <li key={change.field}>{changeText(change, translator)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <SharedPhone state={state} reviewed={reviewed} />
      {status === 'refused' && row !== null && !isRefusedAsDuplicate(row) && (
        <RowDetail row={row} actions={actions} />
      )}
      {status === 'refused' && row?.refusal != null && isRefusedAsDuplicate(row) && (
        <DuplicateCard
          refusal={row.refusal}
          force={
            <ShipButton
              kind="caution"
              onPress={() => state.force(order.orderId)}
              text={t('duplicate-force')}
            />
          }
        />
      )}
      <NotSaved state={form} />
      <FormNotices state={form} />
      <div class="stack loose thirds review__fields">
        <div class="stack parcel-form__group">
          <ParcelTextField state={form} field="firstName" />
          <div class="pair">
            <ParcelTextField state={form} field="phone" />
            <ParcelTextField state={form} field="phone2" />
          </div>
          <KnownRecipients state={form} />
        </div>
        <div class="stack parcel-form__group">
          <VillageField state={form} asking />
          <ParcelTextField state={form} field="streetName" />
          <ParcelTextField state={form} field="note" />
        </div>
        <div class="stack parcel-form__group">
          <div class="stack">
            <ParcelTextField state={form} field="totalPrice" />
            <FeeLine state={form} />
            <ReckoningLines state={form} />
          </div>
          <ParcelTextField state={form} field="description" oneLine />
        </div>
      </div>
      {form.blocked.value.some(isMoreField) && (
        <div class="stack parcel-form__group">
          <MoreFields state={form} />
        </div>
      )}
    </>
  );
}
