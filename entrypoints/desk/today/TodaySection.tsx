import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { HandNeeded } from '../../../components/today/HandNeeded';
import { News } from '../../../components/today/News';
import { TodayView } from '../../../components/today/TodayView';
import { useRead } from '../../../components/ui/use-read';
import { toHandOver } from '../../../lib/handover/to-hand-over';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { spanOf } from '../../../lib/ledger/days';
import { isUnconfirmed, type ShopParcel } from '../../../lib/ledger/entry';
import { areNewsUnseen, keepNewsSeen } from '../../../lib/settings/news';
import { findAccount } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';
import { useEntries } from '../parcels/use-entries';
import { Reading } from '../Reading';
import { ReadyStatusesOf } from '../ReadyStatusesOf';
import type { SectionProps } from '../section';
import { tickRows } from '../tick-rows';
import { FollowUp } from './FollowUp';
import { RelayTrouble } from './RelayTrouble';

/** The desk's first section, on one screen: what waits in a line each, then each parcel that does, then the day. */
export function TodaySection({ desk }: SectionProps) {
  const { hand, view, failure } = useDay(desk);
  const active = findAccount(desk.settings.value, null);
  const ready = (
    <>
      <NewsUnseen />
      {active !== null && <ReadyStatusesOf desk={desk} accountId={active.id} />}
    </>
  );
  return (
    <div class="stack wide desk__section">
      {hand !== null && <HandNeeded {...hand} />}
      <RelayTrouble desk={desk} />
      <FollowUp desk={desk} />
      {view === null ? <Reading failure={failure} /> : <TodayView {...view} ready={ready} />}
    </div>
  );
}

/** Told once a version, in a page that the person opened: no tab is opened for it. */
function NewsUnseen() {
  const [unseen, , setUnseen] = useRead(false, areNewsUnseen, [], 'desk: news');
  if (!unseen) return null;
  const seen = () => {
    setUnseen(false);
    void keepNewsSeen().catch(logged('desk: news seen'));
  };
  return <News onSeen={seen} />;
}

/**
 * The day as its parts take it, `null` until it is read. Practice and live parcels are never summed together: the account in
 * use decides.
 */
function useDay(desk: Desk) {
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
  if (entries === null || all === null || widens)
    return { hand: null, view: null, failure: read.failure.value };
  const now = Date.now();
  const own = entries.filter(isShown);
  const unconfirmed = own.filter(isUnconfirmed).map(({ id }) => id);
  const confirm = async (rowIds: readonly string[], confirmed: boolean) => {
    await tickRows(desk, rowIds, 'confirmed', confirmed);
    setTicked(confirmed ? rowIds : []);
  };
  const press = (rowIds: readonly string[], confirmed: boolean) =>
    void confirm(rowIds, confirmed).catch(logged('today: confirmed'));
  const hand = {
    toReview: desk.counts.review.value,
    returned: desk.counts.returned.value,
    unprinted: chooseLabels(own, 'today-unprinted', now).length,
    toHandOver: toHandOver(own, now).length,
    unconfirmed: unconfirmed.length,
    environment,
    onConfirmed: () => press(unconfirmed, true),
    justConfirmed: ticked.length,
    onNotConfirmed: () => press(ticked, false),
  };
  const view = { day: summariseDay(all, now), isNew: all.length === 0, stores: desk.settings.value.stores };
  return { hand, view, failure: null };
}
