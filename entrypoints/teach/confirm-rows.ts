import { openPage } from '../../lib/stores/taught/places';
import { DATA, type Datum } from '../../lib/stores/taught/teaching';
import { cleanLine } from '../../lib/stores/text';
import {
  ALWAYS_UNPAID,
  type Answers,
  currencyMark,
  type Option,
  optionsOf,
  type TaughtAnswer,
  textsOf,
} from '../../lib/teaching/lesson';
import { untaughtData } from '../../lib/teaching/progress';
import type { LessonState } from './lesson-state';

export interface RowToConfirm {
  readonly datum: Datum;
  /** What is read of it here, each reading with each meaning it may have. */
  readonly options: readonly Option[];
  /** What the text was said to mean before: a currency's code, paid or not. */
  readonly known: string | null;
  /** `undefined`: the person has not said; `null`: this order has none. */
  readonly answer: TaughtAnswer | null | undefined;
}

/**
 * Each taught datum with what is read of it on this page now. Among them are always the currency and what no parcel can do
 * without, which an order before may not have had, and that every order is unpaid where somebody else said so.
 */
export function rowsToConfirm(lesson: LessonState): readonly RowToConfirm[] {
  // Subscribes to the page's changes, so that it is read again after each.
  void lesson.looks.value;
  const page = openPage(document);
  const teaching = lesson.teaching.value;
  const answers = lesson.answers.value;
  const optionsFor = (datum: Datum): readonly Option[] => {
    const taught = teaching.data[datum];
    const texts = taught === undefined ? [] : textsOf(page, datum, taught);
    const options = texts.flatMap((text) => optionsOf(datum, text, teaching.numberStyles));
    // Two ways that write one amount differently mean the same.
    return [...new Map(options.map((option) => [option.meaning ?? option.text, option])).values()];
  };
  const meaningOf = (text: string) =>
    teaching.payments.find((payment) => payment.text === cleanLine(text))?.payment ?? null;
  const saysUnpaid = teaching.state === 'imported' && teaching.alwaysUnpaid;
  const alsoAsked: readonly Datum[] = [
    ...untaughtData(teaching),
    'currency',
    ...(saysUnpaid ? (['payment'] as const) : []),
  ];
  const asked = DATA.filter((datum) => teaching.data[datum] !== undefined || alsoAsked.includes(datum));
  return asked.map((datum): RowToConfirm => {
    const answer = datum in answers ? answers[datum] : undefined;
    if (datum === 'payment' && saysUnpaid) {
      return { datum, options: [ALWAYS_UNPAID], known: ALWAYS_UNPAID.meaning, answer };
    }
    if (datum !== 'currency') {
      const options = optionsFor(datum);
      const [meant, other] = datum === 'payment' ? new Set(options.map(({ text }) => meaningOf(text))) : [];
      return { datum, options, known: other === undefined ? (meant ?? null) : null, answer };
    }
    const [pointed] = teaching.data.currency === undefined ? [] : optionsFor('currency');
    const [total] = optionsFor('total');
    const stands: Answers = {
      ...(total === undefined ? {} : { total: { pointed: null, ...total } }),
      ...answers,
      ...(pointed === undefined ? {} : { currency: { pointed: null, ...pointed } }),
    };
    const mark = currencyMark(stands, teaching);
    const known = teaching.currencies.find((currency) => currency.mark === mark)?.code ?? null;
    return { datum, options: [{ text: mark, meaning: null }], known, answer };
  });
}
