import type { TextId } from '../../../lib/i18n/messages';
import { hourText } from '../../../lib/i18n/moment-text';
import type { Translator } from '../../../lib/i18n/translator';
import type { ListView } from '../../../lib/messaging/views/list';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import { findNextTry, type OutboxTimes } from '../../../lib/outbox/due';
import { hasRightParcel, isMarkedWrong, toneOf } from '../../../lib/outbox/meaning';
import { findLimitEnd } from '../../../lib/outbox/meaning-of-waiting';
import type { RowState } from '../../../lib/outbox/row';
import type { StandingOrder } from '../../../lib/outbox/standing-orders';
import type { Account } from '../../../lib/settings/account';
import type { ColleagueOrder } from './colleague-orders';

/** A state in a word short enough for a list; `null`: no badge, as for an order that was never pressed. */
const BADGES: Readonly<Record<RowState, TextId | null>> = {
  queued: 'row-queued',
  sending: 'row-sending',
  created: 'outcome-created',
  refused: 'outcome-failed',
  unknown: 'row-unknown',
  'made-code-unknown': 'row-made-code-unknown',
  settled: 'row-settled',
  withdrawn: null,
};

interface Listed {
  readonly account: Account | null;
  /** What was pressed here, of each order that was. */
  readonly standing: readonly StandingOrder[];
  readonly colleagues: readonly ColleagueOrder[];
  /** Orders whose own data in the store say that they have a parcel: a note of ours, whoever wrote it. */
  readonly noted: readonly { readonly orderId: string; readonly parcelCode: string }[];
  /** By the parcels' codes. */
  readonly statuses: ReadonlyMap<string, ParcelStatus>;
  readonly times: OutboxTimes;
}

/** What the service reported of the parcel stands in place of its code, which the whole sentence has. */
function badgeOfParcel(parcelCode: string, title: string, statuses: ReadonlyMap<string, ParcelStatus>) {
  const reported = statuses.get(parcelCode);
  if (reported === undefined || reported.status === '')
    return { value: { text: parcelCode, ltr: true }, title };
  return { value: { text: reported.status, ltr: false }, title: `${title} · ${reported.words}` };
}

/** What was reported of all its parcels, or the first one's code; each in the sentence. */
function badgeOfSeveral(codes: readonly string[], word: string, statuses: ReadonlyMap<string, ParcelStatus>) {
  const each = codes.map((code) => badgeOfParcel(code, code, statuses));
  const [first] = each;
  const isOfAll = each.every(({ value }) => value.text === first?.value.text);
  const shown = isOfAll && first !== undefined ? first.value : { text: codes[0] ?? '', ltr: true };
  return {
    value: { ...shown, text: `${shown.text} ×${codes.length}` },
    title: `${word}: ${each.map(({ title }) => title).join(' · ')}`,
  };
}

/** What is known here of an order; `null`: nothing that a badge would say. */
function findOwnBadge(
  { t, lookUp, language }: Translator,
  { row, parts }: StandingOrder,
  statuses: ReadonlyMap<string, ParcelStatus>,
  times: OutboxTimes,
  now: number,
): ListView['badges'][number] | null {
  const { orderId, parcelCode } = row;
  const badge = isMarkedWrong(row) ? 'row-wrong' : BADGES[row.state];
  if (badge === null) return null;
  const limitEnd = findLimitEnd({ ...row, nextTryAt: findNextTry(row, times, now) });
  if (limitEnd !== null) {
    const until = t('row-until', { time: hourText(limitEnd, language) });
    return { orderId, tone: 'plain', value: { text: until, ltr: false }, title: until };
  }
  const word = lookUp(badge);
  const tone = toneOf(row);
  if (parcelCode === null) {
    const place = row.part == null ? '' : ` · ${row.part.number}/${row.part.of}`;
    return { orderId, tone, value: { text: word, ltr: false }, title: `${word}${place}` };
  }
  const codes = isMarkedWrong(row)
    ? []
    : parts.filter(hasRightParcel).flatMap((part) => part.parcelCode ?? []);
  const shown =
    codes.length > 1
      ? badgeOfSeveral(codes, word, statuses)
      : badgeOfParcel(parcelCode, `${word}: ${parcelCode}`, statuses);
  return { orderId, tone, ...shown };
}

/** What colleagues are known to have, and not who: the list is the page's. */
function badgeOfColleague(
  { t, lookUp }: Translator,
  order: ColleagueOrder,
  statuses: ReadonlyMap<string, ParcelStatus>,
): ListView['badges'][number] {
  const { orderId, said, parcelCodes } = order;
  const [code] = parcelCodes;
  if (said === 'shipped-by-colleague' && code !== undefined) {
    const title = t('list-colleague', { code: parcelCodes.join(', ') });
    return { orderId, tone: 'good', ...badgeOfParcel(code, title, statuses) };
  }
  const badge = badgeWithoutCode(order);
  const word = lookUp(badge);
  return { orderId, tone: TONES[badge], value: { text: word, ltr: false }, title: word };
}

function badgeWithoutCode({ said, isSending }: ColleagueOrder): keyof typeof TONES {
  if (said === 'wrong-by-colleague') return 'row-wrong';
  if (said === 'claimed-elsewhere') return isSending ? 'row-sending' : 'row-unknown';
  return 'row-made-code-unknown';
}

const TONES = {
  'row-wrong': 'bad',
  'row-sending': 'busy',
  'row-unknown': 'warning',
  'row-made-code-unknown': 'warning',
} as const;

/** Everything of ours that a list shows, in the person's words: its script carries none. */
export function listView(
  translator: Translator,
  { account, standing, colleagues, noted, statuses, times }: Listed,
): ListView {
  const { t, language, direction } = translator;
  const now = Date.now();
  const own = standing.flatMap((order) => findOwnBadge(translator, order, statuses, times, now) ?? []);
  const theirs = colleagues.map((order) => badgeOfColleague(translator, order, statuses));
  const ofNotes = noted.map(({ orderId, parcelCode }) => ({
    orderId,
    tone: 'good' as const,
    ...badgeOfParcel(parcelCode, t('list-colleague', { code: parcelCode }), statuses),
  }));
  // What is known here of an order says more than the relay does, and that more than the order's own data.
  // So does a parcel that stands than one that is wrong or was refused.
  const known = [...ofNotes, ...theirs, ...own];
  const certain = [...theirs, ...own].filter(({ tone }) => tone !== 'bad');
  const badges = new Map([...known, ...certain].map((badge) => [badge.orderId, badge]));
  return {
    language,
    direction,
    testing: account?.environment === 'testing' ? t('practice-band') : null,
    badges: [...badges.values()],
    words: {
      title: t('app-name'),
      ship: t('review-title'),
      choose: t('list-choose'),
      chosen: t('list-chosen'),
      shipped: t('list-shipped'),
      reading: t('loading'),
      cancel: t('review-stop'),
      failed: t('list-failed'),
      notSeen: t('press-not-seen'),
      orphaned: t('bar-reload'),
    },
  };
}
