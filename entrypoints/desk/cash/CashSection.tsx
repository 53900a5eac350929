import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { cashParcels, toldStatuses } from '../../../components/cash/cash-parcel';
import { FatePlots } from '../../../components/cash/FatePlots';
import { StatusFates } from '../../../components/cash/StatusFates';
import { saidByPage } from '../../../components/ui/FailedPress';
import { useRead } from '../../../components/ui/use-read';
import { spanOf } from '../../../lib/ledger/days';
import { NO_MEANINGS, saidOtherwise } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import type { Account } from '../../../lib/settings/account';
import { findStatements } from '../../../lib/statement/kept-statements';
import { logged } from '../../../lib/storage/log';
import type { KeptStatement } from '../../../lib/storage/records';
import { AccountSection } from '../AccountSection';
import type { Desk } from '../desk-state';
import { useEntries } from '../parcels/use-entries';
import { useNewest } from '../parcels/use-newest';
import { Reading } from '../Reading';
import { ReadyStatusesOf } from '../ReadyStatusesOf';
import type { SectionProps } from '../section';
import { CashPage } from './CashPage';

/** Parcels whose cash is drawn before that of all. */
const NEWEST = 2_000;

/** What the courier owes: its statements compared with the books. */
export function CashSection({ desk }: SectionProps) {
  return (
    <AccountSection desk={desk}>
      {(account) => <Cash key={account.id} account={account} desk={desk} />}
    </AccountSection>
  );
}

function Cash({ account, desk }: { readonly account: Account; readonly desk: Desk }) {
  const newest = useNewest(NEWEST);
  const goesOn = useSignal(false);
  const wanted = useComputed(() => {
    if (goesOn.value) return Number.NEGATIVE_INFINITY;
    // What became of the last 30 days' parcels is drawn below, however many they are.
    return newest.value === null ? null : Math.min(newest.value, spanOf('month', Date.now()).from);
  });
  const { shop, since, failure } = useEntries(desk, wanted);
  const isDrawn = shop.value !== null;
  // What the company owes of years ago is owed too: it follows by itself, and the page says so meanwhile.
  useEffect(() => {
    if (isDrawn) goesOn.value = true;
  }, [isDrawn, goesOn]);
  const [statements, reread] = useRead<readonly KeptStatement[]>(
    [],
    () => findStatements(account.id),
    [account.id],
    'desk: statements',
  );
  const [meanings, rereadMeanings, setMeanings] = useRead(
    NO_MEANINGS,
    () => findMeanings(account.id),
    [account.id],
    'desk: meanings of statuses',
  );
  const all = shop.value ?? [];
  const isPractice = account.environment === 'testing';
  const own = useMemo(
    () => all.filter(({ accountId, testing }) => accountId === account.id && testing === isPractice),
    [all, account.id, isPractice],
  );
  const parcels = useMemo(() => cashParcels(own, account.id), [own, account.id]);
  const statuses = useMemo(() => toldStatuses(own, account.id), [own, account.id]);
  // Before the books are read nobody knows whether cash is out.
  const isPart = since.value > Number.NEGATIVE_INFINITY;
  if (!isDrawn || (isPart && failure.value !== null)) return <Reading failure={failure.value} />;
  return (
    <>
      <CashPage {...{ account, parcels, statements, reread }} onlySince={isPart ? since.value : null} />
      <FatePlots parcels={own} />
      <ReadyStatusesOf
        desk={desk}
        accountId={account.id}
        onConfirmed={() => void rereadMeanings().catch(logged('desk: meanings of statuses'))}
      />
      <StatusFates
        {...{ statuses, meanings }}
        onChange={(changed) => {
          setMeanings(changed);
          void desk
            .ask('statuses/mean', { accountId: account.id, said: [...saidOtherwise(meanings, changed)] })
            // What was not kept is not shown as kept.
            .catch((error: unknown) => {
              saidByPage('desk: meanings of statuses')(error);
              return rereadMeanings();
            });
        }}
      />
    </>
  );
}
