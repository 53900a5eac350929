import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { HandoverView } from '../../../components/handover/HandoverView';
import { useText } from '../../../components/text/use-text';
import { DoneNotice } from '../../../components/ui/DoneNotice';
import { Empty } from '../../../components/ui/Empty';
import { toHandOver, waitingOfColleagues } from '../../../lib/handover/to-hand-over';
import type { ColleagueEntry } from '../../../lib/ledger/colleague-entries';
import { spanOf } from '../../../lib/ledger/days';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import type { Account } from '../../../lib/settings/account';
import { findAccount } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import type { Route } from '../route';
import type { SectionProps } from '../section';
import { tickRows } from '../tick-rows';
import { useTyped } from '../use-typed';

/** The rows that were scanned so far. */
const tickedSchema = z.object({ ticked: z.array(z.string()) });

/**
 * What waits for a driver, of one account, since each company sends its own: of the one in use, of another that the
 * address names (`#/handover/<account>`), or of the first that has any. With `print` in the address it is printed at once.
 */
export function HandoverSection({ desk, route }: SectionProps) {
  const { t } = useText();
  const since = useSignal(spanOf('week', Date.now()).from);
  const { entries, shop, failure } = useEntries(desk, since);
  const [handed, setHanded] = useState<readonly string[]>([]);
  /** The address that was printed: the sheet of another account that takes the place of its own is not. */
  const printed = useRef<Route | null>(null);
  if (entries.value === null) return <Reading failure={failure.value} />;
  const active = findAccount(desk.settings.value, null);
  const waiting = toHandOver(entries.value, Date.now());
  const accounts = desk.settings.value.accounts
    .filter(({ environment }) => environment === active?.environment)
    .map((account) => ({ account, parcels: waiting.filter(({ accountId }) => accountId === account.id) }))
    .filter(({ parcels }) => parcels.length > 0);
  const ofColleagues = waitingOfColleagues(shop.value ?? [], Date.now());
  const wanted = route.path[0] ?? active?.id;
  const shown = accounts.find(({ account }) => account.id === wanted) ?? accounts[0];
  const mark = (rowIds: readonly string[], isHanded: boolean) => {
    const marked = tickRows(desk, rowIds, 'handed-over', isHanded);
    void marked.then(() => setHanded(isHanded ? rowIds : [])).catch(logged('handover: marked'));
  };
  return (
    <div class="stack wide desk__section handover">
      <DoneNotice count={handed.length} onUndo={() => mark(handed, false)} />
      {accounts.length > 1 && (
        <nav class="actions tight" aria-label={t('ledger-account')}>
          {accounts.map(({ account: { id, name }, parcels }) => (
            <a
              key={id}
              class="filter"
              href={`#/handover/${encodeURIComponent(id)}`}
              aria-current={id === shown?.account.id ? 'page' : undefined}
            >
              <bdi>{name}</bdi> ({parcels.length})
            </a>
          ))}
        </nav>
      )}
      {shown === undefined ? (
        <Empty title={t('handover-none')} text={t('handover-own', { count: ofColleagues.length })}>
          <a class="button button--secondary" href="#/parcels">
            {t('desk-parcels')}
          </a>
        </Empty>
      ) : (
        <Sheet
          key={shown.account.id}
          {...shown}
          ofColleagues={ofColleagues.filter(({ accountId }) => accountId === shown.account.id)}
          prints={route.parameters.has('print') && printed.current !== route}
          onPrint={() => {
            printed.current = route;
            window.print();
          }}
          onHandOver={(rowIds) => mark(rowIds, true)}
        />
      )}
    </div>
  );
}

interface SheetProps {
  readonly account: Account;
  readonly parcels: readonly LedgerEntry[];
  readonly ofColleagues: readonly ColleagueEntry[];
  /** At once, as soon as it stands there. */
  readonly prints: boolean;
  readonly onPrint: () => void;
  readonly onHandOver: (rowIds: readonly string[]) => void;
}

function Sheet({ account, parcels, ofColleagues, prints, onPrint, onHandOver }: SheetProps) {
  const kept = useTyped(tickedSchema, account.id, 'handover', '');
  const printsNow = prints && kept !== null;
  useEffect(() => {
    if (!printsNow) return;
    // Once: the same address, opened again, shows it.
    history.replaceState(null, '', location.hash.replace(/\?print$/, ''));
    onPrint();
  }, [printsNow]);
  if (kept === null) return <Reading failure={null} />;
  return (
    <HandoverView
      account={account}
      parcels={parcels}
      ofColleagues={ofColleagues}
      ticked={new Set(kept.typed?.ticked)}
      onTicked={(ticked) => kept.keep(ticked.size === 0 ? null : { ticked: [...ticked] })}
      onPrint={onPrint}
      onHandOver={onHandOver}
    />
  );
}
