import type { Reviewed } from '../../lib/review/review-status';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { villageLabel } from '../village-picker/village-label';
import { findQuestion, type RowAnswer } from './row-question';

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
