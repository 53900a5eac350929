import type { TextId } from '../../lib/i18n/messages';
import type { RowView } from '../../lib/messaging/views/row';
import { reasonOf } from '../../lib/outbox/meaning';
import { findMend, isOfStore } from '../../lib/outbox/meaning-of-refusal';
import { isWebAddress } from '../../lib/web-address';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import { OrderLink } from './OrderLink';
import type { RowActions } from './row-actions';
import { ShipButton } from './ShipButton';

interface Act {
  /** `open`: what is asked stands in the row itself. */
  readonly does: 'open' | 'mend' | 'try-now';
  readonly label: TextId;
  /** What its button says under a heading that has said the whole. */
  readonly short?: TextId;
}

/** The one thing that a row asks of a person; `null`: access, which is given once for all rows of a site. */
export function findAct(row: RowView): Act | null {
  if (row.accessMissing !== null) return null;
  switch (row.state) {
    case 'unknown':
      return { does: 'open', label: 'bar-action-find-out', short: 'outbox-check' };
    case 'made-code-unknown':
      return { does: 'open', label: 'bar-action-enter-code' };
    case 'queued':
      if (findMend(reasonOf(row)?.code ?? null) === null) return { does: 'try-now', label: 'try-again' };
      break;
  }
  return { does: 'mend', label: findMend(reasonOf(row)?.code ?? null)?.label ?? 'bar-action-review' };
}

interface RowActProps {
  readonly row: RowView;
  readonly actions: RowActions;
  readonly onOpen: () => void;
  readonly onReview: (rowId: string) => void;
}

export function RowAct({ row, actions, onOpen, onReview }: RowActProps) {
  const { lookUp } = useText();
  const press = usePress<'try-now' | 'open-order'>('outbox');
  const act = findAct(row);
  if (act === null) return null;
  const label = (
    <>
      {lookUp(act.short ?? act.label)}
      <span class="visually-hidden"> {row.recipientName}</span>
    </>
  );
  const reason = reasonOf(row)?.code ?? null;
  const mend = findMend(reason);
  if (act.does === 'mend' && mend?.kind === 'account') {
    const place = mend.field === undefined ? '' : `/${row.accountId}/${mend.field}`;
    return (
      <a
        class="button button--secondary button--small fixed outbox__act"
        href={`/options.html#/accounts${place}`}
      >
        {label}
      </a>
    );
  }
  // As it was sent, the form of one of several parcels is not the whole order; a further parcel never is.
  const isPart = row.part != null && row.copy === 0;
  const isOfOrder = (reason !== null && isOfStore(reason)) || (act.does === 'mend' && isPart);
  if (isOfOrder && isWebAddress(row.orderLink)) {
    return (
      <>
        <OrderLink
          class="button button--secondary button--small fixed outbox__act"
          link={row.orderLink}
          onOpen={() => press.run('open-order', () => actions.openOrder(row))}
        >
          {label}
        </OrderLink>
        <FailureNote failure={press.failure} />
      </>
    );
  }
  return (
    <span class="fixed outbox__act">
      {act.does === 'try-now' ? (
        <ShipButton small {...press.button('try-now', () => actions.tryNow(row))} text={label} />
      ) : (
        <Button small onPress={act.does === 'open' ? onOpen : () => onReview(row.id)} text={label} />
      )}
      <FailureNote failure={press.failure} />
    </span>
  );
}
