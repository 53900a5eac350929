import { dayNameText } from '../../lib/i18n/moment-text';
import type { DayFates } from '../../lib/ledger/fate-counts';
import { useText } from '../text/use-text';
import { FatePlot } from './FatePlot';

interface DayPlotProps {
  readonly title: string;
  /** The last one is today. */
  readonly days: readonly DayFates[];
}

/** Days as columns: of a week by their names, of more by their dates. */
export function DayPlot({ title, days }: DayPlotProps) {
  const { t, language } = useText();
  const nameOf = (from: number) =>
    days.length > 7 ? String(new Date(from).getDate()) : dayNameText(from, language);
  return (
    <FatePlot
      title={title}
      shape="column"
      heading={t('ledger-period')}
      parts={days.map(({ from, counts }, index) => ({
        key: from,
        name: index === days.length - 1 && days.length <= 7 ? t('desk-today') : nameOf(from),
        counts,
      }))}
    />
  );
}
