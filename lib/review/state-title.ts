import type { TextId } from '../i18n/messages';

/** How an order stands in a review, and what that is called; what became of a parcel is called as everywhere. */
export const STATE_TITLES = {
  // A person has to look first.
  unreadable: 'reading-as-none',
  doubtful: 'doubts-title',
  'shared-phone': 'review-state-shared-phone',
  // One press would ship it, but it is not what the person saw.
  changed: 'review-state-changed',
  ready: 'review-state-ready',
  // A person keeps it back, or another order's parcel carries it.
  'set-aside': 'review-state-set-aside',
  queued: 'row-queued',
  stopped: 'review-state-stopped',
  sending: 'row-sending',
  refused: 'row-refused',
  unknown: 'row-unknown',
  made: 'row-made-code-unknown',
  created: 'row-created',
  // Its parcel was marked as wrong, and another is a deliberate act.
  wrong: 'row-wrong',
  settled: 'row-settled',
} as const satisfies Record<string, TextId>;
