import type { Translator } from '../../lib/i18n/translator';
import type { FailureCode } from '../../lib/messaging/failure';
import type { Reviewed } from '../../lib/review/review-status';

/** The one sentence that a row says of itself, where it has anything to say. */
export function firstReason(
  { order, row, status, sharedWith }: Reviewed,
  failure: FailureCode | null,
  { t, lookUp }: Translator,
): string | null {
  const { together } = order;
  switch (status) {
    case 'unreadable':
      return t('review-unreadable', { missing: order.missing ?? '' });
    case 'refused':
      return row?.refusal == null ? null : lookUp(`failure-${row.refusal.code}`, row.refusal.params);
    case 'shared-phone':
      return t('review-shared', { number: sharedWith?.number ?? '' });
    case 'set-aside':
      if (together?.choice === 'merged') return t('review-merged', { number: together.number });
      return t('review-held');
    case 'doubtful': {
      const findings = order.form?.draft.findings.filter(({ severity }) => severity !== 'notice') ?? [];
      const worst = findings.find(({ severity }) => severity === 'error') ?? findings[0];
      if (worst === undefined) return null;
      const required = worst.field === 'village' && worst.code === 'required';
      const said = lookUp(required ? 'finding-required-village' : `finding-${worst.code}`, worst.params);
      return findings.length > 1 ? `${said} (+${findings.length - 1})` : said;
    }
    case 'queued':
      return row?.waiting == null ? null : lookUp(`failure-${row.waiting.reason}`);
    case 'ready':
      return failure === null ? null : lookUp(`failure-${failure}`);
    default:
      return null;
  }
}
