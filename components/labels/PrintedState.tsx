import { hasLabel } from '../../lib/labels/choose-labels';
import type { LedgerEntry } from '../../lib/ledger/entry';
import { RowStateTag } from '../outbox/RowStateTag';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';

/** Whether a parcel's label was printed, as a link to it; for a row without a label, its state. */
export function PrintedState({ entry }: { readonly entry: LedgerEntry }) {
  const { t } = useText();
  if (entry.state !== 'created' && !(entry.made && hasLabel(entry)))
    return <RowStateTag row={entry} limitEnd={entry.limitEnd} />;
  if (!hasLabel(entry)) return null;
  return (
    <a
      class="row tight leads printed"
      href={`#/labels?rows=${encodeURIComponent(entry.id)}`}
      title={t('outcome-print')}
      aria-label={`${t(entry.printed ? 'printed-yes' : 'printed-no')}: ${t('printed-of', { name: entry.recipientName })}`}
    >
      <Icon name={entry.printed ? 'check' : 'printer'} size={14} />
      <span>{t(entry.printed ? 'printed-yes' : 'printed-no')}</span>
    </a>
  );
}
