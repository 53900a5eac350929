import type { FailureCode } from '../../lib/failure';
import { findingText, wordsBeside } from '../../lib/i18n/finding-text';
import type { Translator } from '../../lib/i18n/translator';
import type { FieldChange } from '../../lib/review/changes';
import type { Reviewed } from '../../lib/review/review-status';
import { isTooOld } from '../outbox/needs-person';

/** The one sentence that a row says of itself, where it has anything to say. */
export function firstReason(
  { order, row, status, sharedWith, changes }: Reviewed,
  failure: FailureCode | null,
  translator: Translator,
): string | null {
  const { t, lookUp } = translator;
  const { together } = order;
  switch (status) {
    case 'unreadable':
      return t('review-unreadable', { missing: order.missing ?? '' });
    case 'refused':
      return row?.refusal == null ? null : lookUp(`failure-${row.refusal.code}`, row.refusal.params);
    case 'changed':
      return changes.map((change) => changeText(change, translator)).join(' · ');
    case 'shared-phone':
      return t('review-shared', { number: sharedWith?.number ?? '' });
    case 'set-aside':
      if (together?.choice === 'merged') return t('review-merged', { number: together.number });
      return t('review-held');
    case 'doubtful': {
      const findings = order.form?.draft.findings.filter(({ severity }) => severity !== 'notice') ?? [];
      const worst = findings.find(({ severity }) => severity === 'error') ?? findings[0];
      if (worst === undefined) return null;
      const { fields, words } = order.form?.draft ?? {};
      const text = fields === undefined ? null : wordsBeside(worst.field, findings, fields, words);
      const said = [findingText(worst, translator), ...(text === null ? [] : [t('order-says', { text })])];
      return [...said, ...(findings.length > 1 ? [`(+${findings.length - 1})`] : [])].join(' ');
    }
    case 'queued':
      if (row !== null && isTooOld(row)) return t('outbox-too-old');
      return row?.waiting == null ? null : lookUp(`failure-${row.waiting.reason}`);
    case 'created':
      return row?.storeNotAsked ? t('outbox-store-not-asked') : null;
    case 'ready': {
      const why = failure ?? (row?.state === 'withdrawn' ? row.refusal?.code : null);
      return why == null ? null : lookUp(`failure-${why}`);
    }
    default:
      return null;
  }
}

/** What a field held and what it holds now. */
export function changeText({ field, before, now }: FieldChange, { t, lookUp }: Translator): string {
  const shown = (text: string) => (text === '' ? '—' : text);
  return t('review-changed-field', {
    field: lookUp(`field-${field}`),
    before: shown(before),
    now: shown(now),
  });
}
