import type { CourierErrorCode, CourierErrorParams } from './errors';
import { type Problem, saysText } from './problem';

/** One row of the spec's Errors table: how it is recognised and what it is called here. */
export interface ServiceRefusal {
  readonly code: CourierErrorCode;
  matches(problem: Problem): boolean;
  params?(problem: Problem): CourierErrorParams;
}

/** Of a server that fails nothing is certain, whatever it says: the one documented 500 has its own row. */
export function says(code: CourierErrorCode, text: string): ServiceRefusal {
  return { code, matches: (problem) => problem.status < 500 && saysText(problem, text) };
}

/** Looked at after an operation's own rows (spec, Authentication: an invalid key's answer is not shown). */
export const COMMON_REFUSALS: readonly ServiceRefusal[] = [
  {
    code: 'key-refused',
    matches: (problem) =>
      problem.status === 401 || (problem.status < 500 && saysText(problem, 'unauthorized')),
  },
  {
    code: 'fields-refused',
    matches: (problem) => problem.status < 500 && problem.fields !== undefined,
  },
];
