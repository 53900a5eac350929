import { hourText } from '../../lib/i18n/moment-text';
import { type RowStanding, stateTextOf, toneOf } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Tag } from '../ui/Tag';

interface RowStateTagProps {
  readonly row: RowStanding;
  /** When it goes on, where the service takes no more requests until then (`findLimitEnd`). */
  readonly limitEnd?: number | null;
}

export function RowStateTag({ row, limitEnd = null }: RowStateTagProps) {
  const { t, lookUp, language } = useText();
  if (limitEnd !== null) return <Tag>{t('row-until', { time: hourText(limitEnd, language) })}</Tag>;
  return <Tag tone={toneOf(row)}>{lookUp(stateTextOf(row))}</Tag>;
}
