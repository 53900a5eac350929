import type { Datum } from '../../lib/stores/taught/teaching';
import type { Option } from '../../lib/teaching/lesson';
import { useView } from './use-view';

interface MeaningChoiceProps {
  readonly datum: Datum;
  /** What the text may mean, of an amount. */
  readonly options: readonly Option[];
  readonly meaning: string | null;
  readonly onMeaning: (meaning: string) => void;
}

const PAYMENTS = ['unpaid', 'paid', 'doubtful'] as const;

/** What a text means where it does not say so itself: the currency, whether it is paid, an amount's marks. */
export function MeaningChoice({ datum, options, meaning, onMeaning }: MeaningChoiceProps) {
  const { words, currencies } = useView();
  const [question, choices] = ask();
  if (choices.length === 0) return null;
  return (
    <fieldset class={datum === 'payment' ? 'choice' : 'choice short'}>
      <legend>{words[question]}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} class="radio">
          <input
            type="radio"
            name={`meaning-${datum}`}
            value={value}
            checked={meaning === value}
            onChange={() => onMeaning(value)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  );

  function ask() {
    if (datum === 'currency')
      return ['teach-which-currency', currencies.map((code) => ({ value: code, label: code }))] as const;
    if (datum === 'payment')
      return [
        'teach-which-payment',
        PAYMENTS.map((payment) => ({ value: payment, label: words[`teach-payment-${payment}`] })),
      ] as const;
    const amounts = options.length > 1 ? options.flatMap((option) => option.meaning ?? []) : [];
    return ['teach-which-amount', amounts.map((amount) => ({ value: amount, label: amount }))] as const;
  }
}

/** Whether the text alone leaves open what is meant. */
export function needsMeaning(datum: Datum, options: readonly Option[]): boolean {
  return datum === 'currency' || datum === 'payment' || options.length > 1;
}
