import { TodayView } from '../../../components/today/TodayView';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { findAccount } from '../../../lib/storage/settings';
import { Reading } from '../parcels/Reading';
import { useEntries } from '../parcels/use-entries';
import type { SectionProps } from '../section';

/** What the desk opens on. Practice and live parcels are never added up: the account at work says which are shown. */
export function TodaySection({ desk }: SectionProps) {
  const read = useEntries(desk);
  const all = read.entries.value;
  if (all === null) return <Reading failed={read.failed.value} />;
  const testing = findAccount(desk.settings.value, null)?.environment === 'testing';
  const own = all.filter((entry) => entry.testing === testing);
  const now = Date.now();
  return (
    <TodayView
      day={summariseDay(own, now)}
      toReview={desk.counts.review.value}
      toFollow={desk.counts.outbox.value}
      unprinted={chooseLabels(own, 'today-unprinted', now).length}
      isNew={own.length === 0}
    />
  );
}
