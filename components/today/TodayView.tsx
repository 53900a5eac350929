import type { DaySummary } from '../../lib/ledger/day-summary';
import { useText } from '../text/use-text';
import { Empty } from '../ui/Empty';
import { Icon } from '../ui/Icon';
import { DayFigures } from './DayFigures';
import { HandNeeded } from './HandNeeded';
import { TodayTable } from './TodayTable';

/** Rows that are shown here; the rest of a long day is in the list of parcels. */
const MOST_ROWS = 50;

interface TodayViewProps {
  readonly day: DaySummary;
  readonly toReview: number;
  readonly toFollow: number;
  readonly returned: number;
  readonly unprinted: number;
  /** Nothing was ever shipped from here. */
  readonly isNew: boolean;
}

/** The day on one screen: its figures, what waits for the person, and its parcels. */
export function TodayView({ day, isNew, ...hand }: TodayViewProps) {
  const { t } = useText();
  return (
    <div class="desk__section today">
      {!isNew && <DayFigures day={day} />}
      <HandNeeded {...hand} />
      {day.today.length === 0 ? (
        <Empty title={t(isNew ? 'ledger-empty-title' : 'today-none-title')} text={t('today-none-text')} />
      ) : (
        <TodayTable entries={day.today.slice(0, MOST_ROWS)} />
      )}
      {day.today.length > MOST_ROWS && (
        <p>
          <a class="button button--secondary" href="#/parcels">
            <Icon name="list" />
            {t('today-all', { count: day.today.length })}
          </a>
        </p>
      )}
    </div>
  );
}
