import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { TodayView } from '../../../components/today/TodayView';
import { toHandOver } from '../../../lib/handover/to-hand-over';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { spanOf } from '../../../lib/ledger/days';
import { isUnconfirmed, type ShopParcel } from '../../../lib/ledger/entry';
import { findAccount } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import { ReadyStatusesOf } from '../ReadyStatusesOf';
import type { SectionProps } from '../section';
import { tickRows } from '../tick-rows';
import { FollowUp } from './FollowUp';
import { NewsSection } from './NewsSection';

/** The desk's first section: what needs the person first, then the day. */
export function TodaySection({ desk }: SectionProps) {
  return (
    <div class="stack wide desk__section">
      <FollowUp desk={desk} />
      <Day desk={desk} />
    </div>
  );
}

/** Practice and live parcels are never summed together: the account in use decides. */
function Day({ desk }: Pick<SectionProps, 'desk'>) {
  // A week, which is what it shows; all there is where a parcel of any day may wait to be confirmed.
  const mustConfirm = desk.settings.value.accounts.some((account) => account.mustConfirm === 'yes');
  const wanted = useSignal(mustConfirm ? Number.NEGATIVE_INFINITY : spanOf('week', Date.now()).from);
  const read = useEntries(desk, wanted);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [entries, shop] = [read.entries.value, read.shop.value];
  const active = findAccount(desk.settings.value, null);
  const environment = active?.environment ?? 'live';
  const isShown = (entry: ShopParcel) => entry.testing === (environment === 'testing');
  const all = shop?.filter(isShown) ?? null;
  // Whether nothing was made this week, or nothing at all.
  const widens = (all?.length === 0 || mustConfirm) && read.since.value > Number.NEGATIVE_INFINITY;
  useEffect(() => {
    if (widens) wanted.value = Number.NEGATIVE_INFINITY;
  }, [widens, wanted]);
  if (entries === null || all === null || widens) return <Reading failure={read.failure.value} />;
  const now = Date.now();
  const own = entries.filter(isShown);
  const unconfirmed = own.filter(isUnconfirmed).map(({ id }) => id);
  const confirm = async (rowIds: readonly string[], confirmed: boolean) => {
    await tickRows(desk, rowIds, 'confirmed', confirmed);
    setTicked(confirmed ? rowIds : []);
  };
  const press = (rowIds: readonly string[], confirmed: boolean) =>
    void confirm(rowIds, confirmed).catch(logged('today: confirmed'));
  return (
    <TodayView
      day={summariseDay(all, now)}
      toReview={desk.counts.review.value}
      returned={desk.counts.returned.value}
      unprinted={chooseLabels(own, 'today-unprinted', now).length}
      toHandOver={toHandOver(own, now).length}
      unconfirmed={unconfirmed.length}
      environment={environment}
      onConfirmed={() => press(unconfirmed, true)}
      justConfirmed={ticked.length}
      onNotConfirmed={() => press(ticked, false)}
      ready={
        <>
          <NewsSection />
          {active !== null && <ReadyStatusesOf desk={desk} accountId={active.id} />}
        </>
      }
      isNew={all.length === 0}
      stores={desk.settings.value.stores}
    />
  );
}
