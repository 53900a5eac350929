import type { ComponentChildren } from 'preact';
import { answerText } from '../../lib/i18n/answer-text';
import type { Translator } from '../../lib/i18n/translator';
import { type Answer, answersTo, findOnlyQuestion } from '../../lib/parcel/answers';
import type { Finding, VillageChoice } from '../../lib/parcel/parcel-draft';
import type { Reviewed } from '../../lib/review/review-status';
import type { FormState } from '../parcel-form/form-state';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { villageLabel } from '../village-picker/village-label';

export type RowAnswer =
  | { readonly village: VillageChoice }
  | { readonly finding: Finding; readonly answer: Answer };

interface RowQuestionProps {
  readonly reviewed: Reviewed;
  readonly currency: string | null;
  readonly onAnswer: (answer: RowAnswer) => void;
}

/** An order's one open question, answered by a press without opening its form. */
export function RowQuestion({ reviewed, currency, onAnswer }: RowQuestionProps) {
  const presses = pressesOf(reviewed, currency, useText());
  if (presses.length === 0) return null;
  return (
    <span class="actions review__question">
      {presses.map(([text, answer]) => (
        // The next question's buttons are others: a press that is held on does not answer it.
        <Button key={JSON.stringify(answer)} small onPress={() => onAnswer(answer)} text={text} />
      ))}
    </span>
  );
}

/** With more choices than these, the question is in the form alone. */
const MOST_CHOICES = 3;

/** The row asks only where this is the order's one open question: for one village of a few, or for its answer. */
function pressesOf(
  { order: { form }, status }: Pick<Reviewed, 'order' | 'status'>,
  currency: string | null,
  translator: Translator,
): readonly (readonly [text: ComponentChildren, answer: RowAnswer])[] {
  const finding = form === null || status !== 'doubtful' ? null : findOnlyQuestion(form.draft.findings);
  if (form === null || finding === null) return [];
  const asked = { finding, fields: form.draft.fields, currency, ships: false };
  const answers = answersTo(finding);
  if (answers.length > 0) {
    return answers.map((answer) => [answerText(answer, asked, translator), { finding, answer }] as const);
  }
  const { field, choices = [] } = finding;
  if (field !== 'village' || choices.length > MOST_CHOICES) return [];
  return choices.map(
    (village) => [<bdi>{villageLabel(village, translator.language)}</bdi>, { village }] as const,
  );
}

/** Applies the answer, unless the question has changed since it was shown. */
export function giveAnswer(form: FormState, answer: RowAnswer): void {
  const findings = form.findings.peek();
  if ('village' in answer) {
    const { village } = answer;
    const isOffered = findings.some(({ choices = [] }) => choices.some(({ id }) => id === village.id));
    if (isOffered) form.edit({ village }, { from: 'person' });
    return;
  }
  const { finding } = answer;
  if (JSON.stringify(findOnlyQuestion(findings)) !== JSON.stringify(finding)) return;
  if (answer.answer.kind === 'collect') form.edit({ totalPrice: answer.answer.amount });
  else form.confirm(finding.field, finding.share);
}
