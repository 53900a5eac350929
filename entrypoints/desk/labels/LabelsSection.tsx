import { LabelsView } from '../../../components/labels/LabelsView';
import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { Spinner } from '../../../components/ui/Spinner';
import { logged } from '../../../lib/storage/log';
import { changeSettings } from '../../../lib/storage/settings';
import { useEntries } from '../parcels/use-entries';
import type { SectionProps } from '../section';

/** The labels of the rows that the address names, in its order: `#/labels?rows=…,…`. */
export function LabelsSection({ desk, route }: SectionProps) {
  const { t } = useText();
  const { entries, failed } = useEntries(desk);
  if (failed.value) {
    return (
      <Notice tone="bad" live>
        <p>{t('failure-storage-unavailable')}</p>
      </Notice>
    );
  }
  if (entries.value === null) {
    return (
      <p class="desk__waiting" role="status">
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  const byId = new Map(entries.value.map((entry) => [entry.id, entry]));
  const ids = route.parameters.get('rows')?.split(',') ?? [];
  return (
    <LabelsView
      entries={ids.flatMap((id) => byId.get(id) ?? [])}
      layout={desk.settings.value.labelLayout ?? 'a6'}
      onLayout={(labelLayout) => {
        void changeSettings((settings) => ({ ...settings, labelLayout })).catch(logged('labels: layout'));
      }}
      onPrint={() => window.print()}
    />
  );
}
