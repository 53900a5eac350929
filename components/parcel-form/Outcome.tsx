import type { ComponentChildren } from 'preact';
import type { RowView } from '../../lib/messaging/views/row';
import { isOpen } from '../../lib/outbox/meaning';
import { MarkWrong } from '../outbox/MarkWrong';
import { RowDetail } from '../outbox/RowDetail';
import type { RowActions } from '../outbox/row-actions';
import { StoreNotAsked } from '../outbox/StoreNotAsked';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';

interface OutcomeProps {
  readonly row: RowView;
  readonly currency: string | null;
  readonly actions: RowActions;
  /** A second parcel for the same order; `null` where there is no order. */
  readonly onAnother: (() => void) | null;
  /** A fresh form; `null` where the form belongs to an order. */
  readonly onNew: (() => void) | null;
}

/** What became of the parcel, once it is no longer a form. */
export function Outcome({ row, currency, actions, onAnother, onNew }: OutcomeProps) {
  const { t } = useText();
  const next = (
    <>
      {onNew && <Button onPress={onNew}>{t('new-parcel')}</Button>}
      {onAnother && (
        <Button kind="quiet" onPress={onAnother}>
          {t('another-parcel')}
        </Button>
      )}
    </>
  );
  const collected = <Collected row={row} currency={currency} />;
  if (row.state === 'created' && row.codeFrom !== 'person') {
    return (
      <Created row={row} next={next}>
        {collected}
        <MarkWrong row={row} onMark={(wrong) => actions.markWrong(row, wrong)} />
      </Created>
    );
  }
  // A second parcel may be asked for once it is known what became of the first.
  return (
    <div class="outcome">
      <RowDetail row={row} actions={actions} />
      {collected}
      {(!isOpen(row) || onNew) && <div class="outcome__next">{next}</div>}
    </div>
  );
}

interface CreatedProps {
  readonly row: RowView;
  readonly next: ComponentChildren;
  readonly children: ComponentChildren;
}

function Created({ row, next, children }: CreatedProps) {
  const { t } = useText();
  const title = row.copy === 0 ? t('outcome-created') : t('outcome-created-copy', { copy: row.copy + 1 });
  return (
    <div class="outcome outcome--created">
      <Notice tone="good" title={title} live>
        <p class="small">{t('outcome-parcel-code')}</p>
        <p class="outcome__code">
          <Ltr code>{row.parcelCode ?? ''}</Ltr>
        </p>
        <CopyButton text={row.parcelCode ?? ''} kind="primary" />
      </Notice>
      {children}
      <StoreNotAsked row={row} />
      <div class="outcome__next">{next}</div>
    </div>
  );
}

function Collected({ row, currency }: Pick<OutcomeProps, 'row' | 'currency'>) {
  const { t } = useText();
  return (
    <p class="outcome__collect">
      <span>{t('outcome-collect', { name: row.recipientName })}</span>
      <strong>
        <Amount value={row.totalPrice} currency={currency} />
      </strong>
    </p>
  );
}
