import type { TextId } from '../../../lib/i18n/messages';
import type { Translator } from '../../../lib/i18n/translator';
import type { ListView, RowBadge } from '../../../lib/messaging/views/list';
import type { OutboxRow, RowState } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/storage/account';

/** A withdrawn intention is none. */
const BADGES: Readonly<Record<RowState, { readonly tone: RowBadge['tone']; readonly text: TextId } | null>> =
  {
    queued: { tone: 'busy', text: 'list-queued' },
    sending: { tone: 'busy', text: 'list-sending' },
    created: { tone: 'good', text: 'list-created' },
    refused: { tone: 'bad', text: 'list-refused' },
    unknown: { tone: 'warning', text: 'list-unknown' },
    'made-code-unknown': { tone: 'warning', text: 'list-made' },
    settled: { tone: 'plain', text: 'list-settled' },
    withdrawn: null,
  };

/** An order that says of itself that it has a parcel. */
export interface ShippedElsewhere {
  readonly orderId: string;
  readonly parcelCode: string;
}

/** Everything of ours that a list shows, in the person's words: its script carries none. */
export function listView(
  { t, lookUp, language, direction }: Translator,
  account: Account | null,
  rows: readonly OutboxRow[],
  shipped: readonly ShippedElsewhere[],
): ListView {
  const ownBadges = rows.flatMap(({ orderId, state, parcelCode }) => {
    const badge = BADGES[state];
    if (badge === null) return [];
    const word = lookUp(badge.text);
    const value = parcelCode === null ? { text: word, ltr: false } : { text: parcelCode, ltr: true };
    return [
      { orderId, tone: badge.tone, value, title: parcelCode === null ? word : `${word}: ${parcelCode}` },
    ];
  });
  // What is known here of an order says more than its own data do.
  const known = new Set(ownBadges.map(({ orderId }) => orderId));
  const colleagues = shipped
    .filter(({ orderId }) => !known.has(orderId))
    .map(({ orderId, parcelCode }) => ({
      orderId,
      tone: 'good' as const,
      value: { text: parcelCode, ltr: true },
      title: t('list-colleague', { code: parcelCode }),
    }));
  return {
    language,
    direction,
    testing: account?.environment === 'testing' ? t('practice-band') : null,
    badges: [...ownBadges, ...colleagues],
    words: {
      title: t('app-name'),
      ship: t('list-ship'),
      choose: t('list-choose'),
      chosen: t('list-chosen'),
      shipped: t('list-shipped'),
      reading: t('list-reading'),
      cancel: t('list-cancel'),
      failed: t('list-failed'),
      orphaned: t('bar-reload'),
    },
  };
}
