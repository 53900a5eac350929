import type { FailureCode } from '../../lib/failure';
import { failureTextId } from '../../lib/i18n/failure-text';
import { findingText, wordsBeside } from '../../lib/i18n/finding-text';
import { hourText } from '../../lib/i18n/moment-text';
import type { Translator } from '../../lib/i18n/translator';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { RowView } from '../../lib/messaging/views/row';
import { isPerhapsColleagues, isWithdrawn, reasonOf, titleOf } from '../../lib/outbox/meaning';
import { findLimitEnd, isTooOldToSend } from '../../lib/outbox/meaning-of-waiting';
import { worstFirst } from '../../lib/parcel/finding';
import type { FieldChange } from '../../lib/review/changes';
import type { Reviewed } from '../../lib/review/review-status';
import { SIGN_IN } from '../../lib/stores/sign-in';

/** The most important reason why an order's row needs the person, as a sentence; `null`: none does. */
export function firstReason(
  { order, row, status, sharedWith, changes }: Reviewed,
  failure: FailureCode | null,
  translator: Translator,
): string | null {
  const { t, lookUp } = translator;
  const { together } = order;
  switch (status) {
    case 'unreadable':
      if (order.missing === SIGN_IN) return t('finding-signed-out');
      return unreadText(order, translator);
    case 'refused':
      return row === null ? null : reasonText(row, translator);
    case 'changed':
      return changes.map((change) => changeText(change, translator)).join(' · ');
    case 'shared-phone':
      return t('review-shared', { number: sharedWith?.number ?? '' });
    case 'set-aside':
      if (together?.choice === 'merged') return t('review-merged', { number: together.number });
      return t('review-state-set-aside');
    case 'doubtful': {
      const draft = order.form?.draft;
      const findings = draft?.findings.filter(({ severity }) => severity !== 'notice') ?? [];
      const [worst, ...others] = worstFirst(findings);
      if (draft === undefined || worst === undefined) return null;
      const text = wordsBeside(worst.field, draft, translator);
      const said = [findingText(worst, translator), ...(text === null ? [] : [t('order-says', { text })])];
      return [...said, ...(others.length > 0 ? [`(+${others.length})`] : [])].join(' ');
    }
    case 'queued':
      if (row === null) return null;
      if (findLimitEnd(row) !== null) return limitText(row, translator);
      return isTooOldToSend(row) ? t('outbox-too-old') : reasonText(row, translator);
    case 'created': {
      const unasked = [
        ...(row?.storeNotAsked ? [t('bar-store-not-asked')] : []),
        ...(row?.colleaguesNotAsked ? [t('bar-colleagues-not-asked')] : []),
      ];
      return unasked.join(' · ') || null;
    }
    case 'unknown':
      return row !== null && isPerhapsColleagues(row) ? t(titleOf(row)) : null;
    case 'wrong':
      return t('wrong-marked');
    case 'ready': {
      if (failure !== null) return lookUp(failureTextId(failure));
      return row !== null && isWithdrawn(row) ? reasonText(row, translator) : null;
    }
    default:
      return null;
  }
}

export function unreadText({ missing }: ReviewOrder, { t }: Pick<Translator, 't'>): string {
  return `${t('unreadable-title')} (${missing ?? ''}).`;
}

/** Until when it waits, since the service takes no more requests; of what was sent, that it may have been made. */
function limitText(row: RowView, { t, language }: Translator): string {
  const title = t('row-until', { time: hourText(findLimitEnd(row) ?? 0, language) });
  return row.state === 'unknown' ? `${title}. ${t('outcome-until-unknown-text')}` : title;
}

function reasonText(row: RowView, { lookUp }: Translator): string | null {
  const reason = reasonOf(row);
  return reason === null ? null : lookUp(failureTextId(reason.code), reason.params);
}

export function changeText({ field, before, now }: FieldChange, { t, lookUp }: Translator): string {
  const shown = (text: string) => (text === '' ? '—' : text);
  return t('review-changed-field', {
    field: lookUp(`field-${field}`),
    before: shown(before),
    now: shown(now),
  });
}
