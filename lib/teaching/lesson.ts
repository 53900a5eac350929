import type { Decimal, Payment } from '../order';
import type { NumberFormat } from '../stores/number-format';
import { readingsOf, splitTaughtAmount } from '../stores/taught/amount';
import { matchPageAddress } from '../stores/taught/page';
import type { Page } from '../stores/taught/places';
import { readPlace } from '../stores/taught/read-datum';
import {
  DATA,
  type Datum,
  type TaughtDatum,
  TEACHING_LIMITS,
  type Teaching,
} from '../stores/taught/teaching';
import { cleanLine } from '../stores/text';
import { learnAddress, sharpenAddress } from './learn-address';
import { confirmDatum } from './teach-datum';

const THOUSANDS = ['', ',', '.', ' ', "'", '’'] as const;

/** Every way of writing amounts that is known; a store's is found among them by its examples. */
const NUMBER_STYLES: readonly NumberFormat[] = ['.', ','].flatMap((decimalMark) =>
  THOUSANDS.filter((mark) => mark !== decimalMark).map((thousandsMark) => ({ decimalMark, thousandsMark })),
);

/** What a person said of one datum on the page before them. */
export interface TaughtAnswer {
  /** What they pointed at; `null`: they chose or confirmed without pointing. */
  readonly pointed: TaughtDatum | null;
  readonly text: string;
  /** What it means where the text alone does not say: the amount, the currency's code, paid or not. */
  readonly meaning: string | null;
}

/** By datum; `null`: not on this page. */
export type Answers = Readonly<Partial<Record<Datum, TaughtAnswer | null>>>;

/** A text that could be right, with what it would mean. */
export interface Option {
  readonly text: string;
  readonly meaning: string | null;
}

/** That every order is paid on delivery, which no text of the page says. */
export const ALWAYS_UNPAID = { text: '', meaning: 'unpaid' } as const satisfies Option;

export function isTaughtAmount(datum: Datum): boolean {
  return datum === 'total' || datum === 'shipping';
}

/** Before anything was pointed at. */
export function blankTeaching(url: URL): Teaching {
  return {
    id: 'new',
    origin: url.origin,
    state: 'unconfirmed',
    address: learnAddress(url, null),
    data: {},
    numberStyles: NUMBER_STYLES,
    currencies: [],
    payments: [],
    alwaysUnpaid: false,
    taughtOn: [],
    changedAt: 0,
  };
}

/** A text with each amount that it may mean; a text that is no amount has no option. Of other data it is the text. */
export function optionsOf(datum: Datum, text: string, styles: readonly NumberFormat[]): readonly Option[] {
  if (!isTaughtAmount(datum)) return [{ text, meaning: null }];
  const written = splitTaughtAmount(text);
  const amounts: readonly Decimal[] = written === null ? [] : [...readingsOf(written.number, styles).keys()];
  return amounts.map((meaning) => ({ text, meaning }));
}

/** All that the ways of a datum read on a page, each text once. */
export function textsOf(page: Page, datum: Datum, taught: TaughtDatum): readonly string[] {
  const texts = taught.ways.flatMap(({ place }) => readPlace(page, datum, place, taught.part)?.text ?? []);
  return [...new Set(texts)].filter((text) => text !== '');
}

/** What the currency is told by: the text pointed at, else what stands beside the total's number. */
export function currencyMark(answers: Answers, teaching: Teaching): string {
  const { currency, total } = answers;
  const pointed = currency?.pointed != null || teaching.data.currency !== undefined;
  if (pointed && currency?.text !== undefined) return cleanLine(currency.text);
  return total == null ? '' : (splitTaughtAmount(total.text)?.mark ?? '');
}

/** The teaching after its first page. */
export function learnPage(blank: Teaching, answers: Answers, url: URL, alwaysUnpaid: boolean): Teaching {
  const data: Partial<Record<Datum, TaughtDatum>> = {};
  for (const datum of DATA) {
    const pointed = answers[datum]?.pointed;
    if (pointed != null) data[datum] = pointed;
  }
  const address = learnAddress(url, answers.number?.text ?? null);
  return withMeanings({ ...blank, data, address, alwaysUnpaid }, answers, url);
}

const OWN_ALONE = { state: 'unconfirmed', currencies: [], payments: [] } as const satisfies Partial<Teaching>;

/**
 * The teaching after a further page: of each datum the ways that read what the person said is right there. What
 * they said nothing of is not taught. `null` when the page is of another kind, or an order it was taught on.
 */
export function confirmPage(page: Page, teaching: Teaching, answers: Answers, url: URL): Teaching | null {
  const address = sharpenAddress(teaching.address, url);
  if (address === null || !isOtherThanTaught(teaching, url, answers.number?.text ?? null)) return null;
  const { payment } = answers;
  const alwaysUnpaid =
    teaching.alwaysUnpaid && (payment === undefined || payment?.text === ALWAYS_UNPAID.text);
  // What somebody else said of a text counts once it is confirmed here: a paid order would be collected again.
  const own = teaching.state === 'imported' ? { ...teaching, ...OWN_ALONE } : teaching;
  const narrowed = withMeanings({ ...own, address, alwaysUnpaid }, answers, url);
  const data: Partial<Record<Datum, TaughtDatum>> = {};
  for (const datum of DATA) {
    const answer = answers[datum];
    const taught = teaching.data[datum] ?? {
      ways: [],
      part: answer?.pointed?.part ?? { take: 'whole' as const },
    };
    if (answer == null) continue;
    const confirmed = confirmDatum(page, datum, taught, answer.text, narrowed.numberStyles, answer.pointed);
    if (confirmed.ways.length > 0) data[datum] = confirmed;
  }
  return { ...narrowed, data };
}

/** Whether a page is one more of the kind that is being taught, of an order it was not taught on. */
export function isOtherThanTaught(teaching: Teaching, url: URL, number: string | null): boolean {
  const address = sharpenAddress(teaching.address, url);
  if (address === null) return false;
  const key = keyOf({ ...teaching, address }, url) ?? number;
  return key === null || !teaching.taughtOn.includes(key);
}

function keyOf(teaching: Teaching, url: URL): string | null {
  return matchPageAddress(teaching.address, url)?.key ?? null;
}

/** Ways of writing amounts, the currency and payments, as the page's examples tell; and which order it was. */
function withMeanings(teaching: Teaching, answers: Answers, url: URL): Teaching {
  const { currency, payment, number } = answers;
  const styles = (['total', 'shipping'] as const).reduce(
    (left, datum) => narrow(left, answers[datum] ?? null),
    teaching.numberStyles,
  );
  const mark = currencyMark(answers, teaching);
  const code = currency?.meaning;
  const currencies = code == null ? [] : [{ mark, code }];
  const meant = payment?.meaning;
  const payments =
    payment == null || meant == null || payment.text === ALWAYS_UNPAID.text
      ? []
      : [{ text: cleanLine(payment.text), payment: meant as Payment }];
  const key = keyOf(teaching, url) ?? number?.text ?? null;
  return {
    ...teaching,
    numberStyles: styles,
    currencies: [
      ...teaching.currencies.filter((known) => known.mark !== mark || code == null),
      ...currencies,
    ],
    payments: [...teaching.payments.filter(({ text }) => text !== payments[0]?.text), ...payments],
    taughtOn: key === null ? teaching.taughtOn : [...teaching.taughtOn, key].slice(-TEACHING_LIMITS.examples),
  };
}

/** The ways of writing by which an example means what the person said, or means one thing at all. */
function narrow(styles: readonly NumberFormat[], answer: TaughtAnswer | null): readonly NumberFormat[] {
  const written = answer === null ? null : splitTaughtAmount(answer.text);
  if (answer === null || written === null) return styles;
  const readings = readingsOf(written.number, styles);
  const meant =
    answer.meaning === null ? [...readings.values()].flat() : (readings.get(answer.meaning) ?? []);
  return meant.length === 0 ? styles : meant;
}
