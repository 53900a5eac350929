import { useState } from 'preact/hooks';
import { haveDecimals } from '../../lib/decimal';
import type { RowView } from '../../lib/messaging/views/row';
import { isPressedTooFast } from '../../lib/outbox/meaning';
import { isBehindPerson, needsPerson } from '../../lib/outbox/meaning-of-waiting';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Fold } from './Fold';
import { OutboxRow } from './OutboxRow';
import type { RowActions } from './row-actions';
import { TooFast } from './TooFast';

interface OutboxListProps {
  /** As `outbox/list` answers them. */
  readonly rows: readonly RowView[];
  readonly accounts: readonly Account[];
  readonly actions: RowActions;
}

/** So many parcels are shown at first; of more, as in a bulk, how many there are. */
const FEW = 5;

/** Every parcel without an outcome: first those that need a person, last those that continue by themselves. */
export function OutboxList({ rows, accounts, actions }: OutboxListProps) {
  const { t } = useText();
  // A row that was just settled stays in the list until the next reading, so that nothing moves.
  const [open, setOpen] = useState<string | null>(null);
  const aligned = haveDecimals(rows.map(({ totalPrice }) => totalPrice));
  const own = rows.filter((row) => !needsPerson(row));
  const tooFast = Map.groupBy(rows.filter(isPressedTooFast), storeOf);
  const urgent = rows.filter((row) => needsPerson(row) && !isPressedTooFast(row));
  const groups = [
    { title: t('outbox-behind'), rows: own.filter((row) => isBehindPerson(row, rows)) },
    { title: t('outbox-by-itself'), rows: own.filter((row) => !isBehindPerson(row, rows)) },
  ];
  const list = (listed: readonly RowView[]) => (
    <ul class="stack">
      {listed.map((row) => (
        <OutboxRow
          key={row.id}
          row={row}
          account={accounts.find(({ id }) => id === row.accountId) ?? null}
          mixed={accounts.length > 1}
          aligned={aligned}
          open={open === row.id}
          onToggle={(isOpen) => setOpen(isOpen ? row.id : open === row.id ? null : open)}
          actions={actions}
        />
      ))}
    </ul>
  );
  return (
    <div class="outbox stack stack--loose">
      {[...tooFast].map(([store, listed]) => (
        <section key={store} class="outbox__group stack stack--loose">
          <TooFast store={store} rows={listed} actions={actions} />
          {list(listed)}
        </section>
      ))}
      {urgent.length > 0 && (
        <section class="outbox__group stack stack--loose">
          {list(urgent.slice(0, FEW))}
          {urgent.length > FEW && (
            <Fold title={t('outbox-more')} count={urgent.length - FEW} open={false}>
              {list(urgent.slice(FEW))}
            </Fold>
          )}
        </section>
      )}
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <Fold
            key={group.title}
            title={group.title}
            count={group.rows.length}
            open={group.rows.length <= FEW}
          >
            {list(group.rows)}
          </Fold>
        ))}
    </div>
  );
}

/** The store that a parcel is of, by its host. */
function storeOf({ orderLink }: RowView): string {
  return URL.parse(orderLink ?? '')?.host ?? '';
}
