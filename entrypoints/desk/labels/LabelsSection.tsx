import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LabelsView } from '../../../components/labels/LabelsView';
import {
  chooseLabels,
  hasLabel,
  LABEL_CHOICES,
  type LabelChoice,
  type LabelledEntry,
} from '../../../lib/labels/choose-labels';
import { spanOf } from '../../../lib/ledger/days';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { changeAccount } from '../../../lib/settings/change-account';
import { changeSettings, findAccount } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import type { Route } from '../route';
import type { SectionProps } from '../section';

/**
 * Labels: of today's parcels that have none yet (`#/labels`), of another choice (`#/labels/today`), or of the rows that
 * the address names, in its order (`#/labels?rows=…,…`). With `print` in the address they are printed at once.
 */
export function LabelsSection({ desk, route }: SectionProps) {
  const since = useSignal(spanOf('week', Date.now()).from);
  const { entries, since: readSince, failure } = useEntries(desk, since);
  const [printed, setPrinted] = useState<readonly LabelledEntry[]>([]);
  /** The address that was printed: the same, asked for anew, is another. */
  const printedRoute = useRef<Route | null>(null);
  const all = entries.value;
  const wanted = all === null ? null : findWanted(all, route);
  // Labels of older parcels are printed where the address names them.
  const named = route.parameters.get('rows')?.split(',').length ?? 0;
  const lacks = wanted !== null && wanted.length < named && readSince.value !== Number.NEGATIVE_INFINITY;
  const printsNow = wanted !== null && !lacks && route.parameters.has('print');
  useEffect(() => {
    if (!printsNow || wanted === null || printedRoute.current === route) return;
    printedRoute.current = route;
    // Once: the same address, opened again, shows them.
    history.replaceState(null, '', location.hash.replace(/&print$/, ''));
    print(wanted.filter(hasLabel));
  }, [printsNow, route]);
  useEffect(() => {
    if (lacks) since.value = Number.NEGATIVE_INFINITY;
  }, [lacks, since]);
  if (all === null || wanted === null || lacks) return <Reading failure={failure.value} />;
  const testing = findAccount(desk.settings.value, null)?.environment === 'testing';
  const own = all.filter((entry) => entry.testing === testing);
  const choice = route.parameters.has('rows') ? null : choiceOf(route);
  const chosen = Object.fromEntries(
    LABEL_CHOICES.map((one) => [one, chooseLabels(own, one, Date.now())]),
  ) as Readonly<Record<LabelChoice, readonly LabelledEntry[]>>;
  return (
    <LabelsView
      entries={choice === null ? wanted : chosen[choice]}
      choice={choice}
      counts={countsOf(chosen)}
      layout={desk.settings.value.labelLayout ?? 'a6'}
      onLayout={(labelLayout) => {
        void changeSettings((settings) => ({ ...settings, labelLayout })).catch(logged('labels: layout'));
      }}
      justPrinted={printed.length}
      onNotPrinted={() => void keep(printed, false)}
      onPrint={print}
      accounts={desk.settings.value.accounts}
      onShopName={(accountId, name) => {
        void changeAccount(accountId, { name }).catch(logged('labels: shop name'));
      }}
      onWishes={(accountId, label) => {
        void changeAccount(accountId, { label }).catch(logged('labels: wishes'));
      }}
    />
  );

  function print(labels: readonly LabelledEntry[]): void {
    window.print();
    void keep(labels, true);
  }

  /** A page is not told whether the printer printed: labels count as printed until the person says otherwise. */
  async function keep(labels: readonly LabelledEntry[], arePrinted: boolean): Promise<void> {
    const rows = labels.map(({ id, parcelCode }) => ({ rowId: id, parcelCode }));
    await desk.ask('labels/printed', { labels: rows, printed: arePrinted }).catch(logged('labels: printed'));
    setPrinted(arePrinted ? labels : []);
  }
}

function choiceOf({ path: [named] }: Route): LabelChoice {
  return LABEL_CHOICES.find((choice) => choice === named) ?? 'today-unprinted';
}

/** The rows that the address names; of those that it does not name, none. */
function findWanted(entries: readonly LedgerEntry[], { parameters }: Route): readonly LedgerEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (parameters.get('rows')?.split(',') ?? []).flatMap((id) => byId.get(id) ?? []);
}

function countsOf(
  chosen: Readonly<Record<LabelChoice, readonly LabelledEntry[]>>,
): Readonly<Record<LabelChoice, number>> {
  return {
    'today-unprinted': chosen['today-unprinted'].length,
    today: chosen.today.length,
    'week-unprinted': chosen['week-unprinted'].length,
  };
}
