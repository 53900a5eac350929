import { useFocused } from '../../components/ui/use-focused';
import { commaIn } from '../../lib/i18n/comma';
import { DATA, type Datum } from '../../lib/stores/taught/teaching';
import { learnPage } from '../../lib/teaching/lesson';
import { untaughtData } from '../../lib/teaching/progress';
import { shownAnswer } from './ConfirmRow';
import type { LessonState } from './lesson-state';
import type { LessonProps } from './panel-props';
import { RowPress } from './RowPress';
import { SavedList } from './SavedList';
import { useView } from './use-view';

/** All that was pointed at on the first page, before it is kept. */
export function ReviewList(props: LessonProps) {
  const { lesson } = props;
  const { words, language } = useView();
  const missing = missingOf(lesson);
  const heading = useFocused<HTMLHeadingElement>();
  return (
    <SavedList
      {...props}
      complete={missing.length === 0}
      label={words['teach-save']}
      other={
        <button type="button" class="quiet" onClick={lesson.back}>
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
              <RowPress word={words.change} of={label} onPress={() => lesson.edit(datum)} />
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
    if (datum === 'payment' && lesson.alwaysUnpaid.value) return words['teach-always-unpaid'];
    const answer = lesson.answers.value[datum];
    return answer == null ? null : shownAnswer(words, datum, answer);
  }
}

/** What must be pointed at before it can be kept. */
function missingOf({ teaching, answers, page, alwaysUnpaid }: LessonState): readonly Datum[] {
  const learned = learnPage(teaching.value, answers.value, page.value, alwaysUnpaid.value);
  const currency = learned.currencies.length === 0 ? (['currency'] as const) : [];
  return [...untaughtData(learned), ...currency];
}
