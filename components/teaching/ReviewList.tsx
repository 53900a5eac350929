import { commaIn } from '../../lib/i18n/comma';
import type { Language } from '../../lib/i18n/language';
import { DATA, type Datum } from '../../lib/stores/taught/teaching';
import type { Answers } from '../../lib/teaching/lesson';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { useFocused } from '../ui/use-focused';
import { shownAnswer } from './ConfirmRow';
import { RowPress } from './RowPress';
import { SavedList, type Saving } from './SavedList';

interface ReviewListProps {
  readonly words: TeachWords;
  readonly language: Language;
  readonly answers: Answers;
  readonly alwaysUnpaid: boolean;
  /** What must be pointed at before it can be kept. */
  readonly missing: readonly Datum[];
  readonly saving: Saving;
  readonly onEdit: (datum: Datum) => void;
  readonly onSave: (event: MouseEvent) => void;
  readonly onBack: () => void;
}

/** All that was pointed at on the first page, before it is kept. */
export function ReviewList(props: ReviewListProps) {
  const { words, language, answers, alwaysUnpaid, missing, saving, onEdit, onSave, onBack } = props;
  const heading = useFocused<HTMLHeadingElement>();
  return (
    <SavedList
      words={words}
      saving={saving}
      complete={missing.length === 0}
      label={words['teach-save']}
      onSave={onSave}
      other={
        <button type="button" class="quiet" onClick={onBack}>
          {words.back}
        </button>
      }
    >
      <h2 tabIndex={-1} ref={heading}>
        {words['teach-review-title']}
      </h2>
      <ul class="rows">
        {DATA.map((datum) => {
          const said = shown(datum);
          const label = words[`teach-datum-${datum}`];
          return (
            <li key={datum} class={said === null ? 'row left-out' : 'row'}>
              <span class="label">{label}</span>
              <span class="said">{said === null ? words['teach-not-taught'] : <bdi>{said}</bdi>}</span>
              <RowPress word={words['welcome-change']} of={label} onPress={() => onEdit(datum)} />
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <p class="problem">
          {words['teach-review-missing']}{' '}
          {missing.map((datum) => words[`teach-datum-${datum}`]).join(commaIn(language))}
        </p>
      )}
    </SavedList>
  );

  function shown(datum: Datum): string | null {
    if (datum === 'payment' && alwaysUnpaid) return words['teach-always-unpaid'];
    const answer = answers[datum];
    return answer == null ? null : shownAnswer(words, datum, answer);
  }
}
