import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { cashParcels, toldStatuses } from '../../../components/cash/cash-parcel';
import { DayPlot } from '../../../components/plots/DayPlot';
import { FatePlot } from '../../../components/plots/FatePlot';
import { useText } from '../../../components/text/use-text';
import { saidByPage } from '../../../components/ui/FailedPress';
import { Select } from '../../../components/ui/Select';
import { useRead } from '../../../components/ui/use-read';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { spanOf } from '../../../lib/ledger/days';
import {
  FATES,
  type Fate,
  meaningOfFate,
  NO_MEANINGS,
  type StatusMeanings,
  saidOtherwise,
  withFate,
} from '../../../lib/ledger/fate';
import { type CityFates, countFates, fatesByCity, fatesByDay } from '../../../lib/ledger/fate-counts';
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

/** Nobody has said. */
const UNSAID = 'unsaid';

interface StatusFatesProps {
  readonly statuses: readonly { readonly id: number; readonly name: string }[];
  readonly meanings: StatusMeanings;
  readonly onChange: (meanings: StatusMeanings) => void;
}

/** Asks what the service's status numbers mean: it does not say, and nothing is assumed. */
export function StatusFates({ statuses, meanings, onChange }: StatusFatesProps) {
  const { t } = useText();
  if (statuses.length === 0) return null;
  const choices: readonly { readonly value: Fate | typeof UNSAID; readonly label: string }[] = [
    { value: UNSAID, label: t('fate-unsaid') },
    ...FATES.map((value) => ({ value, label: t(`fate-${value}`) })),
  ];
  return (
    <section class="card">
      <h2>{t('ready-title')}</h2>
      <p class="soft">{t('fates-text')}</p>
      <div class="stack loose columns columns--fields">
        {statuses.map(({ id, name }) => (
          <Select<Fate | typeof UNSAID>
            key={id}
            label={name}
            name={`status-${id}`}
            value={meaningOfFate(id, meanings) ?? UNSAID}
            choices={choices}
            onPick={(fate) => onChange(withFate(meanings, id, fate === UNSAID ? null : fate))}
          />
        ))}
      </div>
    </section>
  );
}

/** Cities with a bar of their own; all others share one. */
const MOST_CITIES = 8;

/** What became of an account's parcels of the last 30 days, by day and by city. */
export function FatePlots({ parcels }: { readonly parcels: readonly AnyEntry[] }) {
  const { t } = useText();
  const { days, cities } = useMemo(() => {
    const now = Date.now();
    return { days: fatesByDay(parcels, 'month', now), cities: fatesByCity(parcels, now) };
  }, [parcels]);
  if (cities.length === 0) return null;
  const named = cities.filter(({ city }) => city !== null);
  const rest = [
    { key: 'elsewhere', name: t('today-elsewhere'), cities: named.slice(MOST_CITIES) },
    { key: 'untold', name: t('bar-missing'), cities: cities.filter(({ city }) => city === null) },
  ].filter((one) => one.cities.length > 0);
  return (
    <section class="card">
      <h2>{t('plots-title')}</h2>
      <h3>{t('plots-by-day')}</h3>
      <DayPlot title={t('plots-by-day')} days={days} />
      <h3>{t('plots-by-city')}</h3>
      <FatePlot
        title={t('plots-by-city')}
        shape="bar"
        heading={t('ledger-city')}
        parts={[
          ...named
            .slice(0, MOST_CITIES)
            .map(({ city, counts }) => ({ key: `city ${city}`, name: city ?? '', counts })),
          ...rest.map((one) => ({ ...one, counts: sumOf(one.cities) })),
        ]}
      />
    </section>
  );
}

function sumOf(cities: readonly CityFates[]): CityFates['counts'] {
  const sums = { ...countFates([]) };
  for (const { counts } of cities) for (const fate of FATES) sums[fate] += counts[fate];
  return sums;
}
