import type { TextId } from '../i18n/messages';
import type { ReviewStatus } from './review-status';

/** What became of a parcel is called as everywhere; the review has words of its own for what comes before. */
export const STATE_TITLES: Readonly<Record<ReviewStatus, TextId>> = {
  unreadable: 'reading-as-none',
  doubtful: 'doubts-title',
  'shared-phone': 'review-state-shared-phone',
  changed: 'review-state-changed',
  ready: 'review-state-ready',
  'set-aside': 'review-state-set-aside',
  queued: 'row-queued',
  stopped: 'review-state-stopped',
  sending: 'row-sending',
  refused: 'row-refused',
  unknown: 'row-unknown',
  made: 'row-made-code-unknown',
  created: 'row-created',
  wrong: 'row-wrong',
  settled: 'row-settled',
};
