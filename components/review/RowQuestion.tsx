import { answerText } from '../../lib/i18n/answer-text';
import { type Answer, answersTo, findOnlyQuestion } from '../../lib/parcel/answers';
import type { Finding, VillageChoice } from '../../lib/parcel/parcel-draft';
import type { Reviewed } from '../../lib/review/review-status';
import type { FormState } from '../parcel-form/form-state';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { villageLabel } from '../village-picker/village-label';

/** What an order is asked in its row: one village of a few, or its only question, with its answers. */
type Question =
  | { readonly ask: 'which-village'; readonly choices: readonly VillageChoice[] }
  | { readonly ask: 'one-of'; readonly finding: Finding; readonly answers: readonly Answer[] };

/** What the person pressed there. */
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
  const translator = useText();
  const question = findQuestion(reviewed);
  const fields = reviewed.order.form?.draft.fields;
  if (question === null || fields === undefined) return null;
  if (question.ask === 'which-village') {
    return (
      <span class="actions review__question">
        {question.choices.map((village) => (
          <Button key={village.id} small onPress={() => onAnswer({ village })}>
            <bdi>{villageLabel(village, translator.language)}</bdi>
          </Button>
        ))}
      </span>
    );
  }
  const { finding, answers } = question;
  const asked = { finding, fields, currency, ships: false };
  return (
    <span class="actions review__question">
      {answers.map((answer) => {
        const text = answerText(answer, asked, translator);
        return (
          <Button key={text} small onPress={() => onAnswer({ finding, answer })}>
            {text}
          </Button>
        );
      })}
    </span>
  );
}

/** With more choices than these, the question is in the form alone. */
const MOST_CHOICES = 3;

/** The row asks only where this is the order's one open question. */
function findQuestion({ order, status }: Pick<Reviewed, 'order' | 'status'>): Question | null {
  if (status !== 'doubtful') return null;
  const finding = findOnlyQuestion(order.form?.draft.findings ?? []);
  if (finding === null) return null;
  const answers = answersTo(finding);
  if (answers.length > 0) return { ask: 'one-of', finding, answers };
  const { field, choices = [] } = finding;
  const isFew = choices.length > 0 && choices.length <= MOST_CHOICES;
  return field === 'village' && isFew ? { ask: 'which-village', choices } : null;
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
