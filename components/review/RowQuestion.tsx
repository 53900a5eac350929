import type { Finding, VillageChoice } from '../../lib/parcel/parcel-draft';
import type { Reviewed } from '../../lib/review/review-status';
import type { FormState } from '../parcel-form/form-state';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { villageLabel } from '../village-picker/village-label';

/** What an order is asked in its row: one village of a few, or whether its only doubt is right. */
type Question =
  | { readonly ask: 'which-village'; readonly choices: readonly VillageChoice[] }
  | { readonly ask: 'is-right'; readonly finding: Finding };

/** What the person pressed there. */
export type RowAnswer = { readonly village: VillageChoice } | { readonly right: Finding };

interface RowQuestionProps {
  readonly reviewed: Reviewed;
  readonly onAnswer: (answer: RowAnswer) => void;
}

/** An order's one open question, answered by a press without opening its form. */
export function RowQuestion({ reviewed, onAnswer }: RowQuestionProps) {
  const { t, language } = useText();
  const question = findQuestion(reviewed);
  if (question === null) return null;
  return (
    <span class="review__question">
      {question.ask === 'is-right' ? (
        <Button small onPress={() => onAnswer({ right: question.finding })}>
          {t('looks-right')}
        </Button>
      ) : (
        question.choices.map((village) => (
          <Button key={village.id} small onPress={() => onAnswer({ village })}>
            <bdi>{villageLabel(village, language)}</bdi>
          </Button>
        ))
      )}
    </span>
  );
}

/** With more choices than these, the question is in the form alone. */
const MOST_CHOICES = 3;

/** The row asks only where this is the order's one open question. */
function findQuestion({ order, status }: Pick<Reviewed, 'order' | 'status'>): Question | null {
  if (status !== 'doubtful') return null;
  const open = (order.form?.draft.findings ?? []).filter(({ severity }) => severity !== 'notice');
  const [finding] = open;
  if (finding === undefined || open.length > 1) return null;
  const { severity, field, choices = [] } = finding;
  if (severity === 'doubt') return { ask: 'is-right', finding };
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
  const { right } = answer;
  const open = findings.filter(({ severity }) => severity !== 'notice');
  const isSame = open.length === 1 && JSON.stringify(open[0]) === JSON.stringify(right);
  if (isSame) form.confirm(right.field);
}
