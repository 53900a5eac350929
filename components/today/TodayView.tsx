import type { ComponentChildren } from 'preact';
import type { DaySummary } from '../../lib/ledger/day-summary';
import type { EnabledStore } from '../../lib/settings/settings';
import { OpenStore } from '../store-list/OpenStore';
import { useText } from '../text/use-text';
import { Empty } from '../ui/Empty';
import { Icon } from '../ui/Icon';
import { DayFigures } from './DayFigures';
import { TodayTable } from './TodayTable';

/** Rows that are shown here; the rest of a long day is in the list of parcels. */
const MOST_ROWS = 50;

interface TodayViewProps {
  readonly day: DaySummary;
  /** What the statuses that arrived usually mean, while they have no names. */
  readonly ready: ComponentChildren;
  /** Nothing was ever shipped from here. */
  readonly isNew: boolean;
  readonly stores: readonly EnabledStore[];
}

/** The day on one screen: its figures and its parcels. */
export function TodayView(props: TodayViewProps) {
  const { day, isNew, stores, ready } = props;
  const { t } = useText();
  return (
    <div class="stack wide desk__section today">
      {ready}
      {!isNew && <DayFigures day={day} />}
      {day.today.length === 0 ? (
        <Empty title={t(isNew ? 'ledger-empty-title' : 'today-none-title')} text={t('today-none-text')}>
          <OpenStore stores={stores} />
        </Empty>
      ) : (
        <TodayTable entries={day.today.slice(0, MOST_ROWS)} />
      )}
      {day.today.length > MOST_ROWS && (
        <p>
          <a class="button button--secondary" href="#/parcels">
            <Icon name="list" />
            {`${t('today-parcels')} (${day.today.length})`}
          </a>
        </p>
      )}
    </div>
  );
}
