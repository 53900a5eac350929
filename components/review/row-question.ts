import type { Finding, VillageChoice } from '../../lib/parcel/parcel-draft';
import type { Reviewed } from '../../lib/review/review-status';
import type { FormState } from '../parcel-form/form-state';

/** What an order is asked in its row: one village of a few, or whether its only doubt is right. */
export type RowQuestion =
  | { readonly ask: 'which-village'; readonly choices: readonly VillageChoice[] }
  | { readonly ask: 'is-right'; readonly finding: Finding };

/** What the person pressed there. */
export type RowAnswer = { readonly village: VillageChoice } | { readonly right: Finding };

/** More than these stand in the form alone. */
const MOST_CHOICES = 3;

/** Asked in the row only where it is all that is asked: its reason stands there whole. */
export function findQuestion({ order, status }: Pick<Reviewed, 'order' | 'status'>): RowQuestion | null {
  if (status !== 'doubtful') return null;
  const open = (order.form?.draft.findings ?? []).filter(({ severity }) => severity !== 'notice');
  const [finding] = open;
  if (finding === undefined || open.length > 1) return null;
  const { severity, field, choices = [] } = finding;
  if (severity === 'doubt') return { ask: 'is-right', finding };
  const isFew = choices.length > 0 && choices.length <= MOST_CHOICES;
  return field === 'village' && isFew ? { ask: 'which-village', choices } : null;
}

/** Counts for what was shown: a question that has become another since is left to be read anew. */
export function giveAnswer(form: FormState, answer: RowAnswer): void {
  const findings = form.findings.peek();
  if ('village' in answer) {
    const { village } = answer;
    const isOffered = findings.some(({ choices = [] }) => choices.some(({ id }) => id === village.id));
    if (isOffered) form.edit({ village }, { from: 'person' });
    return;
  }
  const { right } = answer;
  const open = findings.filter(({ severity }) => severity !== 'notice');
  const isSame = open.length === 1 && JSON.stringify(open[0]) === JSON.stringify(right);
  if (isSame) form.confirm(right.field);
}
