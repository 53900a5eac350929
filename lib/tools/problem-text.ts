import type { TextId } from '../i18n/messages';
import type { ToolProblem } from './field-kinds';

/** What is wrong with a tool's field; what is wrong with a parcel's field too is said in the same words. */
export const PROBLEM_TEXTS = {
  required: 'finding-required',
  id: 'finding-number-whole',
  number: 'finding-number-form',
  'two-decimals': 'finding-number-two-decimals',
  whole: 'finding-number-whole',
  time: 'tool-problem-time',
  'too-long': 'finding-too-long',
  'cannot-clear': 'tool-problem-cannot-clear',
  tick: 'tool-problem-tick',
  'none-listed': 'tool-problem-none-listed',
} as const satisfies Record<ToolProblem, TextId>;
