import { LABEL_LAYOUTS, type LabelLayout, pagesOf, SHEETS } from '../../lib/labels/label-layout';
import type { LedgerEntry } from '../../lib/ledger/entry';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { Select } from '../ui/Select';
import { Label, type LabelledEntry } from './Label';

interface LabelsViewProps {
  readonly entries: readonly LedgerEntry[];
  readonly layout: LabelLayout;
  readonly onLayout: (layout: LabelLayout) => void;
  readonly onPrint: () => void;
}

/** Labels as they will come out of the printer, and the press that prints them. */
export function LabelsView({ entries, layout, onLayout, onPrint }: LabelsViewProps) {
  const { t } = useText();
  const labelled = entries.filter(hasCode);
  const pages = pagesOf(labelled, layout);
  const left = entries.length - labelled.length;
  return (
    <div class="desk__section labels">
      <div class="desk__head labels__head">
        <a class="button button--quiet" href="#/parcels">
          {t('label-back')}
        </a>
        <h1>{t('desk-labels')}</h1>
        <Field label={t('label-layout')}>
          {(control) => (
            <Select
              control={control}
              value={layout}
              choices={LABEL_LAYOUTS.map((value) => ({ value, label: t(`label-layout-${value}`) }))}
              onPick={onLayout}
            />
          )}
        </Field>
        <Button kind="primary" disabled={pages.length === 0} onPress={onPrint}>
          <Icon name="printer" />
          {t('label-print', { labels: labelled.length, pages: pages.length })}
        </Button>
      </div>
      {left > 0 && (
        <Notice tone="warning">
          <p>{t('label-left-out', { count: left })}</p>
        </Notice>
      )}
      {pages.length === 0 && <p class="soft">{t('label-none')}</p>}
      <style>{`@page { size: ${SHEETS[layout].size}; margin: 0; }`}</style>
      <div class={`papers papers--${layout}`}>
        {pages.map((page, number) => (
          <section key={number} class="paper" aria-label={t('label-page', { number: number + 1 })}>
            {page.map((entry) => (
              <Label key={entry.id} entry={entry} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function hasCode(entry: LedgerEntry): entry is LabelledEntry {
  return entry.parcelCode !== null;
}
