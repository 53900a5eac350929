import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { haveDecimals } from '../../lib/decimal';
import type { TextId } from '../../lib/i18n/messages';
import type { RowView } from '../../lib/messaging/views/row';
import { isBehindPerson, isPressedTooFast, needsPerson } from '../../lib/outbox/meaning-of-waiting';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { Fold } from './Fold';
import { OutboxRowCard } from './OutboxRow';
import { findAct } from './RowAct';
import type { RowActions } from './row-actions';
import { TooFast } from './SendOrLeave';

interface OutboxListProps {
  /** As `outbox/list` answers them. */
  readonly rows: readonly RowView[];
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly actions: RowActions;
  /** Opens the form of a parcel, as it was sent. */
  readonly onReview: (rowId: string) => void;
}

/** So many parcels are shown of each group at first, so that the day has room under them; of more, how many there are. */
const FEW = 2;
/** So many of all that need a person: the groups after these begin folded, each by what it asks in one line. */
const FEW_IN_ALL = 3;

/** Every parcel without an outcome: first those that need a person, by what they ask, last those that continue by themselves. */
export function OutboxList({ rows, accounts, activeAccountId, actions, onReview }: OutboxListProps) {
  const { t } = useText();
  // A row that was just settled stays in the list until the next reading, so that nothing moves.
  const [open, setOpen] = useState<string | null>(null);
  const aligned = haveDecimals(rows.map(({ totalPrice }) => totalPrice));
  const own = rows.filter((row) => !needsPerson(row));
  const tooFast = Map.groupBy(rows.filter(isPressedTooFast), storeOf);
  const urgent = [
    ...Map.groupBy(
      rows.filter((row) => needsPerson(row) && !isPressedTooFast(row)),
      (row) => findAct(row)?.label ?? null,
    ),
  ];
  // As each group began: something may be typed in one that is open.
  const folded = useRef(new Map<TextId | null, boolean>()).current;
  let above = 0;
  for (const [nth, [act, { length }]] of urgent.entries()) {
    above += Math.min(length, FEW);
    if (!folded.has(act)) folded.set(act, nth > 0 && above > FEW_IN_ALL);
  }
  const isLong = [...folded.values()].includes(true);
  const groups = [
    { title: t('outbox-behind'), rows: own.filter((row) => isBehindPerson(row, rows)) },
    { title: t('outbox-by-itself'), rows: own.filter((row) => !isBehindPerson(row, rows)) },
  ];
  const list = (listed: readonly RowView[]) => (
    <ul class="stack">
      {listed.map((row) => (
        <OutboxRowCard
          key={row.id}
          row={row}
          account={accounts.find(({ id }) => id === row.accountId) ?? null}
          isOther={accounts.length > 1 && row.accountId !== activeAccountId}
          aligned={aligned}
          open={open === row.id}
          onToggle={(isOpen) => setOpen(isOpen ? row.id : open === row.id ? null : open)}
          actions={actions}
          onReview={needsPerson(row) && !isPressedTooFast(row) ? onReview : null}
        />
      ))}
    </ul>
  );
  return (
    <div class="outbox cluster">
      {[...tooFast].map(([store, listed]) => (
        <section key={store} class="outbox__group stack loose">
          <TooFast store={store} rows={listed} actions={actions} />
          {list(listed)}
        </section>
      ))}
      {urgent.map(([act, listed]) => (
        <Group key={act} act={act} count={listed.length} isFolded={folded.get(act) === true}>
          {list(listed.slice(0, FEW))}
          {listed.length > FEW && (
            <Fold title={t('section-more')} count={listed.length - FEW} open={false}>
              {list(listed.slice(FEW))}
            </Fold>
          )}
        </Group>
      ))}
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <Fold
            key={group.title}
            title={group.title}
            count={group.rows.length}
            open={group.rows.length <= FEW && !isLong}
          >
            {list(group.rows)}
          </Fold>
        ))}
    </div>
  );
}

interface GroupProps {
  /** What its parcels ask for; `null`: access, which is asked for above. */
  readonly act: TextId | null;
  readonly count: number;
  readonly isFolded: boolean;
  readonly children: ComponentChildren;
}

function Group({ act, count, isFolded, children }: GroupProps) {
  const { lookUp } = useText();
  const title = act !== null && (
    <h3>
      {lookUp(act)} <span class="soft">{count}</span>
    </h3>
  );
  if (title && isFolded) return <Disclosure summary={title}>{children}</Disclosure>;
  return (
    <section class="outbox__group stack loose">
      {title}
      {children}
    </section>
  );
}

function storeOf({ orderLink }: RowView): string {
  return URL.parse(orderLink ?? '')?.host ?? '';
}
