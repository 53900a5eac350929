import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { DayFigures } from '../../../components/today/DayFigures';
import { TodayTable } from '../../../components/today/TodayTable';
import { Empty } from '../../../components/ui/Empty';
import { Icon } from '../../../components/ui/Icon';
import { findAccount } from '../../../lib/settings/settings';
import { Reading } from '../Reading';
import { ReadyStatusesOf } from '../ReadyStatusesOf';
import type { SectionProps } from '../section';
import { FollowUp } from './FollowUp';
import { HandNeeded } from './HandNeeded';
import { ListsKeptAside } from './ListsKeptAside';
import { News } from './News';
import { RelayTrouble } from './RelayTrouble';
import { type Day, useDay } from './use-day';

/** Rows that are shown here; the rest of a long day is in the list of parcels. */
const MOST_ROWS = 50;

/** The desk's first section, on one screen: what waits in a line each, then each parcel that does, then the day. */
export function TodaySection({ desk }: Pick<SectionProps, 'desk'>) {
  const { hand, day, failure } = useDay(desk);
  return (
    <div class="stack wide desk__section">
      {hand !== null && <HandNeeded hand={hand} />}
      <RelayTrouble desk={desk} />
      <ListsKeptAside desk={desk} />
      <FollowUp desk={desk} />
      {day === null ? <Reading failure={failure} /> : <ShownDay desk={desk} day={day} />}
    </div>
  );
}

function ShownDay({ desk, day }: Pick<SectionProps, 'desk'> & { readonly day: Day }) {
  const { t } = useText();
  const { isNew, today } = day;
  const active = findAccount(desk.settings.value, null);
  return (
    <div class="stack wide desk__section today">
      <News />
      {active !== null && <ReadyStatusesOf desk={desk} accountId={active.id} />}
      {!isNew && <DayFigures day={day} />}
      {today.length === 0 ? (
        <Empty title={t(isNew ? 'ledger-empty-title' : 'today-none-title')} text={t('today-none-text')}>
          <OpenStore stores={desk.settings.value.stores} />
        </Empty>
      ) : (
        <TodayTable entries={today.slice(0, MOST_ROWS)} />
      )}
      {today.length > MOST_ROWS && (
        <p>
          <a class="button button--secondary" href="#/parcels">
            <Icon name="list" />
            {`${t('today-parcels')} (${today.length})`}
          </a>
        </p>
      )}
    </div>
  );
}
