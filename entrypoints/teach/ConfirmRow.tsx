import { useState } from 'preact/hooks';
import { Icon } from '../../components/ui/Icon';
import type { Datum } from '../../lib/stores/taught/teaching';
import { ALWAYS_UNPAID, type Option, type TaughtAnswer } from '../../lib/teaching/lesson';
import type { TeachWords } from '../../lib/teaching/teach-words';
import type { RowToConfirm } from './confirm-rows';
import { MeaningChoice } from './MeaningChoice';
import { RowPress } from './RowPress';
import { useView } from './use-view';

interface ConfirmRowProps extends RowToConfirm {
  readonly onAnswer: (answer: RowToConfirm['answer']) => void;
  readonly onPoint: () => void;
}

/** One datum on a further page: what is read, and whether that is right. */
export function ConfirmRow({ datum, options, known, answer, onAnswer, onPoint }: ConfirmRowProps) {
  const { words } = useView();
  const [meaning, setMeaning] = useState<string | null>(null);
  const label = words[`teach-datum-${datum}`];
  const asksMeaning = (datum === 'currency' || datum === 'payment') && known === null;
  const meant = known ?? meaning;
  const say = (option: Option) =>
    onAnswer({ pointed: null, text: option.text, meaning: option.meaning ?? meant });
  const [only, more] = options;
  return (
    <li class={answer === undefined ? 'row' : answer === null ? 'row left-out' : 'row right'}>
      <span class="label">{label}</span>
      {answer !== undefined ? (
        <>
          <span class="said">
            {answer === null ? words['teach-left-out'] : <bdi>{shownAnswer(words, datum, answer)}</bdi>}
          </span>
          <RowPress word={words.change} of={label} onPress={() => onAnswer(undefined)}>
            {answer === null ? undefined : <Icon name="check" />}
          </RowPress>
        </>
      ) : (
        <>
          <span class="said">
            {only === undefined ? (
              <em>{words['teach-not-found']}</em>
            ) : more === undefined ? (
              <bdi>{shownOption(words, datum, only, meant)}</bdi>
            ) : (
              words['teach-which-right']
            )}
          </span>
          {asksMeaning && only !== undefined && (
            <MeaningChoice datum={datum} options={[]} meaning={meaning} onMeaning={setMeaning} />
          )}
          <span class="presses">
            {more === undefined && only !== undefined && (
              <RowPress
                {...{ good: true, disabled: asksMeaning && meaning === null }}
                word={words['teach-right']}
                of={label}
                onPress={() => say(only)}
              />
            )}
            {more !== undefined &&
              options.map((option) => (
                <button
                  key={`${option.text} ${option.meaning}`}
                  type="button"
                  class="chip"
                  aria-pressed="false"
                  onClick={() => say(option)}
                >
                  <bdi>{option.meaning ?? option.text}</bdi>
                </button>
              ))}
            {only === undefined && (
              <button type="button" class="small" onClick={() => onAnswer(null)}>
                {words['teach-absent']}
              </button>
            )}
            <RowPress word={words['teach-redo']} of={label} onPress={onPoint} />
          </span>
        </>
      )}
    </li>
  );
}

/** An answer in words: what the page says, and of a payment what that means. */
export function shownAnswer(words: TeachWords, datum: Datum, { text, meaning }: TaughtAnswer): string {
  return shownOption(words, datum, { text, meaning }, meaning);
}

function shownOption(
  words: TeachWords,
  datum: Datum,
  { text, meaning }: Option,
  meant: string | null,
): string {
  if (datum === 'payment') {
    if (text === ALWAYS_UNPAID.text) return words['teach-always-unpaid'];
    return meant === null
      ? text
      : `${text}\n${words[`teach-payment-${meant as 'paid' | 'unpaid' | 'doubtful'}`]}`;
  }
  return meaning ?? (datum === 'currency' ? (meant ?? text) : text);
}
