import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { toHandOver } from '../../../lib/handover/to-hand-over';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { spanOf } from '../../../lib/ledger/days';
import { isUnconfirmed, type ShopParcel } from '../../../lib/ledger/entry';
import { findAccount } from '../../../lib/settings/settings';
import type { Desk } from '../desk-state';
import { useEntries } from '../parcels/use-entries';
import { useTicks } from '../use-ticks';

/**
 * The day, and what of it needs a hand; both `null` until they are read. Practice and live parcels are never summed
 * together: the account in use decides.
 */
export function useDay(desk: Desk) {
  // A week, which is what it shows; all there is where a parcel of any day may wait to be confirmed.
  const mustConfirm = desk.settings.value.accounts.some((account) => account.mustConfirm === 'yes');
  const wanted = useSignal(mustConfirm ? Number.NEGATIVE_INFINITY : spanOf('week', Date.now()).from);
  const read = useEntries(desk, wanted);
  const confirmed = useTicks(desk, 'confirmed', 'today: confirmed');
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
    return { hand: null, day: null, failure: read.failure.value };
  const now = desk.now();
  const own = entries.filter(isShown);
  const unconfirmed = own.filter(isUnconfirmed).map(({ id }) => id);
  const hand = {
    toReview: desk.counts.review.value,
    returned: desk.counts.returned.value,
    unprinted: chooseLabels(own, 'unprinted', now).length,
    /** Parcels that no driver took yet. */
    toHandOver: toHandOver(own, now).length,
    /** Parcels that were made and that nobody confirmed in the company's panel, where that is needed. */
    unconfirmed: unconfirmed.length,
    /** Of which accounts all of these are. */
    environment,
    onConfirmed: () => void confirmed.tick(unconfirmed),
    confirmed: confirmed.done,
    onNotConfirmed: confirmed.takeBack,
  };
  return { hand, day: { ...summariseDay(all, now), isNew: all.length === 0 }, failure: null };
}

export type Hand = NonNullable<ReturnType<typeof useDay>['hand']>;
export type Day = NonNullable<ReturnType<typeof useDay>['day']>;
