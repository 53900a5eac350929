import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { LedgerView } from '../../../components/ledger/LedgerView';
import { createLedgerState } from '../../../components/ledger/ledger-state';
import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { Spinner } from '../../../components/ui/Spinner';
import { saveFile } from '../../../components/ui/save-file';
import { writeCsv } from '../../../lib/csv/write-csv';
import { ledgerTable } from '../../../lib/ledger/csv-table';
import { dayOf } from '../../../lib/ledger/days';
import { labelsAddress } from '../labels/labels-address';
import type { SectionProps } from '../section';
import { shipAgain } from '../ship-again';
import { useEntries } from './use-entries';

/** Everything made here. */
export function ParcelsSection({ desk }: SectionProps) {
  const translator = useText();
  const { t } = translator;
  const { entries, failed } = useEntries(desk);
  const all = useComputed(() => entries.value ?? []);
  const state = useMemo(() => createLedgerState(all), [all]);
  const { accounts, activeAccountId } = desk.settings.value;
  if (entries.value === null) {
    if (!failed.value) {
      return (
        <p class="desk__waiting" role="status">
          <Spinner />
          {t('loading')}
        </p>
      );
    }
    return (
      <Notice tone="bad" live>
        <p>{t('failure-storage-unavailable')}</p>
      </Notice>
    );
  }
  return (
    <LedgerView
      state={state}
      entries={all.value}
      accounts={accounts}
      activeAccountId={activeAccountId}
      ask={desk.ask}
      onAgain={({ id }) => shipAgain(id)}
      onLabels={(ids) => {
        location.hash = labelsAddress(ids, 'show');
      }}
      onCsv={(chosen) => {
        const { header, rows } = ledgerTable(chosen, translator);
        const name = `${t('ledger-csv-name')}-${dayOf(Date.now())}.csv`;
        saveFile(name, 'text/csv;charset=utf-8', writeCsv(header, rows));
      }}
    />
  );
}
