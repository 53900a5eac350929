import { TodayView } from '../../../components/today/TodayView';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { summariseDay } from '../../../lib/ledger/day-summary';
import type { ShopParcel } from '../../../lib/ledger/entry';
import { findAccount } from '../../../lib/settings/settings';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import type { SectionProps } from '../section';

/** The desk's first section. Practice and live parcels are never summed together: the account in use decides. */
export function TodaySection({ desk }: SectionProps) {
  const read = useEntries(desk);
  const [entries, shop] = [read.entries.value, read.shop.value];
  if (entries === null || shop === null) return <Reading failure={read.failure.value} />;
  const testing = findAccount(desk.settings.value, null)?.environment === 'testing';
  const isShown = (entry: ShopParcel) => entry.testing === testing;
  const all = shop.filter(isShown);
  const now = Date.now();
  return (
    <TodayView
      day={summariseDay(all, now)}
      toReview={desk.counts.review.value}
      toFollow={desk.counts.outbox.value}
      returned={desk.counts.returned.value}
      unprinted={chooseLabels(entries.filter(isShown), 'today-unprinted', now).length}
      isNew={all.length === 0}
    />
  );
}
