import type { RowView } from '../../lib/messaging/views/row';
import { shownNumber } from '../../lib/outbox/meaning-of-parts';
import { findLimitEnd } from '../../lib/outbox/meaning-of-waiting';
import type { Account } from '../../lib/settings/account';
import { isWebAddress } from '../../lib/web-address';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Disclosure } from '../ui/Disclosure';
import { Phone } from '../ui/Phone';
import { Tag } from '../ui/Tag';
import { Time } from '../ui/Time';
import { RowAct } from './RowAct';
import { RowDetail } from './RowDetail';
import { RowStateTag } from './RowStateTag';
import type { RowActions } from './row-actions';

interface OutboxRowProps {
  readonly row: RowView;
  /** `null`: the account is no longer there. */
  readonly account: Account | null;
  /** Of another account than the one in use, which is named then. */
  readonly isOther: boolean;
  /** Some of the shown amounts have decimals, so that all are written with them. */
  readonly aligned: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly actions: RowActions;
  /** Opens the form of the parcel, as it was sent; `null`: the row asks nothing of a person. */
  readonly onReview: ((rowId: string) => void) | null;
}

/** One row of the outbox, which opens to its history and what can be done. */
export function OutboxRowCard(props: OutboxRowProps) {
  const { row, account, isOther, aligned, open, onToggle, actions, onReview } = props;
  const { t } = useText();
  const number = shownNumber(row);
  return (
    <li class="surface row loose outbox__row" data-row={row.id} data-state={row.state}>
      <Disclosure
        open={open}
        onToggle={onToggle}
        summary={
          <span class="cluster baseline grow outbox__summary">
            <span class="cluster tight">
              <strong>{row.recipientName}</strong>
              {isOther && account !== null && <AccountTag account={account} />}
            </span>
            <Phone value={row.phone} />
            <span class="outbox__order one-line">{number !== null && t('order-number', { number })}</span>
            <span class="amounts strong outbox__amount">
              <Amount value={row.totalPrice} currency={row.currency} aligned={aligned} />
            </span>
            <span class="soft small">
              <Time at={row.createdAt} />
            </span>
            <RowStateTag row={row} limitEnd={findLimitEnd(row)} />
          </span>
        }
      >
        {open && <RowDetail row={row} actions={actions} />}
        {open && isWebAddress(row.orderLink) && (
          <p class="small">
            <a href={row.orderLink} target="_blank" rel="noreferrer">
              {t('order-number', { number: number ?? '' })}
            </a>
          </p>
        )}
      </Disclosure>
      {!open && onReview !== null && (
        <RowAct row={row} actions={actions} onOpen={() => onToggle(true)} onReview={onReview} />
      )}
    </li>
  );
}

/** A practice account is called so: its name alone does not say that nothing real was sent. */
function AccountTag({ account }: { readonly account: Account }) {
  const { t } = useText();
  if (account.environment === 'testing') return <Tag tone="practice">{t('environment-practice')}</Tag>;
  return (
    <Tag>
      <bdi>{account.name}</bdi>
    </Tag>
  );
}
