import type { DraftField, DraftProblems } from './read-draft';

/** The fields that stand in a group of their own, closed at first. */
export const DEFAULT_FIELDS: readonly DraftField[] = [
  'length',
  'width',
  'height',
  'weight',
  'descriptionTemplate',
];

/** What nobody is asked about in a new account but where it is and what opens it. */
const ASKED_FIRST: readonly DraftField[] = ['address', 'key'];

/** Whether what is wrong stands among the questions that are closed at first. */
export function isAmongQuestions(problems: DraftProblems): boolean {
  return Object.keys(problems).some((field) => !ASKED_FIRST.some((first) => first === field));
}

/** In the order in which they stand on the page. */
const ORDER: readonly DraftField[] = [
  'address',
  'key',
  'name',
  'environment',
  'currency',
  'otherCurrency',
  'numberRule',
  'totalIncludesDelivery',
  'deliveryPaidBy',
  'paidOrders',
  ...DEFAULT_FIELDS,
];

const UNFILLED: readonly unknown[] = ['finding-required', 'problem-choose', 'problem-size-all'];

export function findFirstProblem(problems: DraftProblems): DraftField | null {
  return ORDER.find((field) => problems[field] !== undefined) ?? null;
}

/**
 * What is said before the first press of Save: a field that was left empty may still be on its way; one that was
 * filled in wrongly is said to be so, and a new address asks for its key at once.
 */
export function typedProblems(problems: DraftProblems, left: readonly DraftField[]): DraftProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([field, problem]) =>
        problem === 'problem-key-address' ||
        (left.some((name) => name === field) && !UNFILLED.includes(problem)),
    ),
  );
}
