import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../../lib/failure';
import {
  chooseLabels,
  hasLabel,
  LABEL_CHOICES,
  type LabelChoice,
  type LabelledEntry,
} from '../../../lib/labels/choose-labels';
import { spanOf } from '../../../lib/ledger/days';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { findAccount } from '../../../lib/settings/settings';
import { failureOf } from '../../../lib/storage/log';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import type { Route } from '../route';
import type { SectionProps } from '../section';
import { usePrintAsked } from '../use-print-asked';
import { LabelPage } from './LabelPage';

/**
 * Labels: of parcels that wait for theirs (`#/labels`), of another choice (`#/labels/today`), or of the rows that
 * the address names, in its order (`#/labels?rows=…,…`). With `print` in the address they are printed at once.
 */
export function LabelsSection({ desk, route }: SectionProps) {
  const since = useSignal(spanOf('week', Date.now()).from);
  const { entries, since: readSince, failure } = useEntries(desk, since);
  const [printed, setPrinted] = useState<readonly LabelledEntry[]>([]);
  const [unkept, setUnkept] = useState<Failure | null>(null);
  const all = entries.value;
  const wanted = all === null ? null : findWanted(all, route);
  // Labels of older parcels are printed where the address names them.
  const named = route.parameters.get('rows')?.split(',').length ?? 0;
  const lacks = wanted !== null && wanted.length < named && readSince.value !== Number.NEGATIVE_INFINITY;
  usePrintAsked(route, wanted !== null && !lacks, () => print((wanted ?? []).filter(hasLabel)));
  useEffect(() => {
    if (lacks) since.value = Number.NEGATIVE_INFINITY;
  }, [lacks, since]);
  if (all === null || wanted === null || lacks) return <Reading failure={failure.value} />;
  const testing = findAccount(desk.settings.value, null)?.environment === 'testing';
  const own = all.filter((entry) => entry.testing === testing);
  const choice = route.parameters.has('rows') ? null : choiceOf(route);
  const chosen = Object.fromEntries(
    LABEL_CHOICES.map((one) => [one, chooseLabels(own, one, desk.now())]),
  ) as Readonly<Record<LabelChoice, readonly LabelledEntry[]>>;
  return (
    <LabelPage
      desk={desk}
      entries={choice === null ? wanted : chosen[choice]}
      choice={choice}
      chosen={chosen}
      onPrint={print}
      done={{ count: printed.length, failure: unkept }}
      onNotPrinted={() => void keep(printed, false)}
    />
  );

  function print(labels: readonly LabelledEntry[]): void {
    window.print();
    void keep(labels, true);
  }

  /** A page is not told whether the printer printed: labels count as printed until the person says otherwise. */
  async function keep(labels: readonly LabelledEntry[], arePrinted: boolean): Promise<void> {
    const rows = labels.map(({ id, parcelCode }) => ({ rowId: id, parcelCode }));
    setUnkept(null);
    try {
      await desk.ask('labels/printed', { labels: rows, printed: arePrinted });
      setPrinted(arePrinted ? labels : []);
    } catch (error) {
      setUnkept(failureOf(error, 'labels: printed'));
    }
  }
}

function choiceOf({ path: [named] }: Route): LabelChoice {
  return LABEL_CHOICES.find((choice) => choice === named) ?? 'unprinted';
}

/** The rows that the address names; of those that it does not name, none. */
function findWanted(entries: readonly LedgerEntry[], { parameters }: Route): readonly LedgerEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (parameters.get('rows')?.split(',') ?? []).flatMap((id) => byId.get(id) ?? []);
}
