import type { Refusal } from '../press/press-rule';
import type { TextId } from './messages';

/** Why a press was not counted, and what to do about it. */
export const REFUSED_TEXTS = {
  'too-soon': 'press-too-soon',
  moved: 'press-too-soon',
  'other-window': 'press-too-soon',
  'not-begun': 'press-not-begun',
  'not-seen': 'press-not-seen',
} as const satisfies Record<Refusal, TextId>;
