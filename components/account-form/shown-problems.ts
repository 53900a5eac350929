import { ACCOUNT_FIELDS, type AccountField } from './account-fields';
import type { DraftField, DraftProblems } from './read-draft';

export function groupsOf(problems: DraftProblems): readonly AccountField['group'][] {
  return ACCOUNT_FIELDS.filter(({ name }) => problems[name] !== undefined).map(({ group }) => group);
}

const ASKED_AT_ONCE: readonly unknown[] = ['problem-key-address'];
const UNFILLED: readonly unknown[] = ['finding-required', 'problem-size-all'];

export function findFirstProblem(problems: DraftProblems): DraftField | null {
  return ACCOUNT_FIELDS.find(({ name }) => problems[name] !== undefined)?.name ?? null;
}

/**
 * What is said before the first press of Save: a field that was left empty may still be on its way; one that was
 * filled in wrongly is said to be so, and a new address asks for its key at once.
 */
export function typedProblems(problems: DraftProblems, left: readonly DraftField[]): DraftProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([field, problem]) =>
        ASKED_AT_ONCE.includes(problem) ||
        (left.some((name) => name === field) && !UNFILLED.includes(problem)),
    ),
  );
}
