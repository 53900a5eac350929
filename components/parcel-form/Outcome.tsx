import type { ComponentChildren } from 'preact';
import type { RowView } from '../../lib/messaging/views/row';
import { openDesk } from '../../lib/opening/open-desk';
import { isOpen } from '../../lib/outbox/meaning';
import { codesOf, collectedBy, labelledOf } from '../../lib/outbox/meaning-of-parts';
import { aboutParcel } from '../customer-messages/about';
import { MessageCustomer } from '../customer-messages/MessageCustomer';
import { MarkWrong } from '../outbox/MarkWrong';
import { PartLine } from '../outbox/PartLine';
import { RowDetail } from '../outbox/RowDetail';
import { RowLabel } from '../outbox/RowLabel';
import type { RowActions } from '../outbox/row-actions';
import { StoreNotAsked } from '../outbox/StoreNotAsked';
import { TakenOver } from '../outbox/TakenOver';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Icon } from '../ui/Icon';
import { Ltr } from '../ui/Ltr';
import { useFocused } from '../ui/use-focused';

interface OutcomeProps {
  readonly row: RowView;
  readonly actions: RowActions;
  /** A second parcel for the same order; `null` where there is no order. */
  readonly onAnother: (() => void) | null;
  /** A fresh form; `null` where the form belongs to an order. */
  readonly onNew: (() => void) | null;
  /** After the label's print: where a person goes from a parcel that is made. */
  readonly onward?: ComponentChildren;
}

export function Outcome({ row, actions, onAnother, onNew, onward }: OutcomeProps) {
  const { t } = useText();
  const next = (
    <>
      {onNew && <Button onPress={onNew} text={t('new-parcel')} />}
      {onAnother && <Button kind="quiet" onPress={onAnother} text={t('another-parcel')} />}
    </>
  );
  if (row.state === 'created' && row.codeFrom !== 'person') {
    return (
      <Created row={row} next={next} onward={onward}>
        <MarkWrong row={row} onMark={(wrong) => actions.markWrong(row, wrong)} />
      </Created>
    );
  }
  // A second parcel may be asked for once it is known what became of the first.
  return (
    <div class="stack wide outcome">
      <RowDetail row={row} actions={actions} />
      <Parts row={row} />
      {!isOpen(row) && <Collected row={row} />}
      {(!isOpen(row) || onNew) && <div class="actions">{next}</div>}
    </div>
  );
}

interface CreatedProps extends Pick<OutcomeProps, 'row' | 'onward'> {
  readonly next: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The parcel's label with its code, and the buttons to print and copy it. */
function Created({ row, next, onward, children }: CreatedProps) {
  const { t } = useText();
  // The button that shipped is gone: printing comes next.
  const first = useFocused<HTMLButtonElement>();
  const made = labelledOf(row);
  const codes = codesOf(row);
  // The label is of the whole order, as it was pressed.
  const whole = { ...row, totalPrice: collectedBy(row) };
  const title = row.copy === 0 ? t('outcome-created') : t('outcome-created-copy', { copy: row.copy + 1 });
  return (
    <div class="stack wide outcome">
      <RowLabel
        row={whole}
        stamp={
          <div class="spread bold outcome__stamp" role="status">
            <span class="cluster">
              <Icon name="check" />
              {row.parts.length > 0 ? t('parcels-count', { count: made.length }) : title}
            </span>
            <span class="visually-hidden">{t('outcome-parcel-code')}</span>
            <span class="outcome__code">
              <Ltr code>{codes.join(' · ')}</Ltr>
            </span>
          </div>
        }
      />
      <div class="actions">
        <Button
          kind="primary"
          buttonRef={first}
          onPress={() => openDesk(`#/labels?rows=${encodeURIComponent(made.map(({ id }) => id).join(','))}`)}
          text={t('outcome-print')}
        />
        <CopyButton text={codes.join(' ')} />
        {onward}
      </div>
      <Parts row={row} />
      <MessageCustomer key={row.id} about={aboutParcel(row)} />
      <TakenOver row={row} />
      <StoreNotAsked row={row} />
      {children}
      <div class="actions">{next}</div>
    </div>
  );
}

function Parts({ row: { parts, currency } }: Pick<OutcomeProps, 'row'>) {
  const { t } = useText();
  if (parts.length === 0) return null;
  return (
    <section class="stack" aria-label={t('field-parcels')}>
      {parts.map((part, index) => (
        <PartLine key={part.id} part={part} place={`${index + 1}/${parts.length}`} currency={currency} />
      ))}
    </section>
  );
}

function Collected({ row }: Pick<OutcomeProps, 'row'>) {
  const { t } = useText();
  return (
    <p class="split loose outcome__collect">
      <span>{t('outcome-collect', { name: row.recipientName })}</span>
      <strong class="large">
        <Amount value={collectedBy(row)} currency={row.currency} />
      </strong>
    </p>
  );
}
