import { useLayoutEffect, useState } from 'preact/hooks';
import type { Datum, TaughtPart } from '../../lib/stores/taught/teaching';
import { isTaughtAmount, type TaughtAnswer } from '../../lib/teaching/lesson';
import type { Picked } from '../../lib/teaching/picked';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { Icon } from '../ui/Icon';
import { useFocused } from '../ui/use-focused';
import { MeaningChoice, needsMeaning } from './MeaningChoice';
import { PartChoice } from './PartChoice';
import { PointedReading, Pointing } from './Pointing';

export interface PointStepProps {
  readonly words: TeachWords;
  readonly currencies: readonly string[];
  readonly datum: Datum;
  readonly picked: Picked | null;
  /** What would be read under the pointer; empty: nothing is written there. */
  readonly preview: string | null;
  readonly canGoBack: boolean;
  /** On a first page only: that every order is paid on delivery is said once. */
  readonly offersAlwaysUnpaid: boolean;
  readonly onAnswer: (answer: TaughtAnswer | null) => void;
  readonly onPart: (part: TaughtPart) => void;
  readonly onMarked: (text: string) => void;
  readonly onRedo: () => void;
  readonly onBack: () => void;
  readonly onAlwaysUnpaid: () => void;
  readonly onStep: (forward: boolean) => void;
  readonly onTake: () => void;
}

/** One datum: where it stands, which part of it, and what it means. */
export function PointStep(props: PointStepProps) {
  const { words, datum, picked } = props;
  const [meaning, setMeaning] = useState<string | null>(null);
  // The heading is focused, so that screen readers read out what is asked for.
  const heading = useFocused<HTMLHeadingElement>(datum);
  // What one text means was said of no other.
  useLayoutEffect(() => setMeaning(null), [picked?.text]);
  const options = picked?.options ?? [];
  const chosen =
    meaning ?? (isTaughtAmount(datum) && options.length === 1 ? (options[0]?.meaning ?? null) : null);
  const needed = needsMeaning(datum, options);
  const problem = problemOf(picked, datum);
  const pointless = datum === 'currency' && picked === null;
  const ready = problem === null && (picked !== null || pointless) && (!needed || chosen !== null);
  const answer = () => {
    if (ready) props.onAnswer({ pointed: picked?.taught ?? null, text: picked?.text ?? '', meaning: chosen });
  };
  return (
    <>
      <div class="body">
        <h2 ref={heading} tabIndex={-1}>
          {words[`teach-datum-${datum}`]}
        </h2>
        <p class="soft">{words[`teach-hint-${datum}`]}</p>
        {picked === null ? (
          <Pointing
            words={words}
            preview={props.preview}
            aside={datum === 'currency' && <span class="soft"> ({words['teach-currency-beside']})</span>}
            onStep={props.onStep}
            onTake={props.onTake}
          />
        ) : (
          <PointedReading words={words} text={shownText(picked, chosen)} />
        )}
        {problem !== null && (
          <p class="problem" role="alert">
            <Icon name="alert" /> {words[problem]}
          </p>
        )}
        {picked !== null && (picked.parts.length > 1 || picked.whole !== picked.text) && (
          <PartChoice words={words} picked={picked} onPart={props.onPart} onMarked={props.onMarked} />
        )}
        {(picked !== null || pointless) && (
          <MeaningChoice
            words={words}
            currencies={props.currencies}
            datum={datum}
            options={options}
            meaning={chosen}
            onMeaning={setMeaning}
          />
        )}
        {datum === 'payment' && picked === null && props.offersAlwaysUnpaid && (
          <button type="button" class="wide" onClick={props.onAlwaysUnpaid}>
            {words['teach-always-unpaid']}
          </button>
        )}
      </div>
      <footer>
        {(picked !== null || pointless) && (
          <button type="button" class="primary" aria-disabled={!ready} onClick={answer}>
            {words['teach-next']}
          </button>
        )}
        {picked !== null && (
          <button type="button" class="quiet" onClick={props.onRedo}>
            {words['teach-redo']}
          </button>
        )}
        {picked === null && datum !== 'currency' && (
          <button type="button" class="quiet" onClick={() => props.onAnswer(null)}>
            {words['teach-skip']}
          </button>
        )}
        {props.canGoBack && (
          <button type="button" class="quiet back" onClick={props.onBack}>
            {words.back}
          </button>
        )}
      </footer>
    </>
  );
}

function problemOf(picked: Picked | null, datum: Datum) {
  if (picked === null) return null;
  if (picked.taught.ways.length === 0) return 'teach-no-way';
  return isTaughtAmount(datum) && picked.options.length === 0 ? 'teach-no-amount' : null;
}

/** Of an amount its value, since its separators can be misread. */
function shownText({ text, options }: Picked, meaning: string | null): string {
  const [only, more] = options;
  if (only?.meaning == null) return text;
  return meaning ?? (more === undefined ? only.meaning : text);
}
