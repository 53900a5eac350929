import type { NumberFormat } from '../stores/number-format';
import { splitTaughtAmount } from '../stores/taught/amount';
import type { Page } from '../stores/taught/places';
import { type Datum, type TaughtDatum, type TaughtPart, TEACHING_LIMITS } from '../stores/taught/teaching';
import { cleanLine } from '../stores/text';
import { type Option, optionsOf } from './lesson';
import { partOfSelection, type SuggestedPart, suggestParts } from './suggest-parts';
import { teachDatum } from './teach-datum';

/** What a person has pointed at, and what may be made of it. */
export interface Picked {
  readonly element: Element;
  readonly whole: string;
  readonly parts: readonly SuggestedPart[];
  readonly part: TaughtPart;
  readonly taught: TaughtDatum;
  readonly text: string;
  /** What that may mean; none where it should be an amount and is not. */
  readonly options: readonly Option[];
}

export interface Pick {
  readonly page: Page;
  readonly datum: Datum;
  readonly ofOrder: readonly string[];
  readonly numberStyles: readonly NumberFormat[];
}

/** Characters; who points at more has pointed at half the page. */
const LONGEST = 2_000;

/** `null`: nothing is written there, or far too much. Without a part, the one that is most likely meant. */
export function pick(context: Pick, element: Element, part?: TaughtPart): Picked | null {
  const { page, datum, ofOrder, numberStyles } = context;
  const whole = page.text(element);
  if (whole === '' || whole.length > LONGEST) return null;
  const parts = suggestParts(datum, whole);
  const meant = part ?? likelyPart(datum, parts);
  const learned = teachDatum({ page, datum, element, part: meant, ofOrder });
  if (learned === null || learned.text === '') return null;
  const { text } = learned;
  const taught = isTooLong(datum, text) ? { ...learned.taught, ways: [] } : learned.taught;
  return { element, whole, parts, part: meant, taught, text, options: optionsOf(datum, text, numberStyles) };
}

/** Whether it is more than is kept to tell an order, a currency or a payment by. */
function isTooLong(datum: Datum, text: string): boolean {
  const isKept = datum === 'number' || datum === 'currency' || datum === 'payment';
  const kept = datum === 'total' ? (splitTaughtAmount(text)?.mark ?? '') : isKept ? cleanLine(text) : '';
  return kept.length > TEACHING_LIMITS.text;
}

/** The part that was marked in the text; `null` when what stands around it does not tell it. */
export function pickMarked(context: Pick, { element, whole }: Picked, marked: string): Picked | null {
  const selection = partOfSelection(whole, marked);
  return selection === null ? null : pick(context, element, selection.part);
}

/**
 * The whole, but of a number in a sentence the number, and of a phone among words the phone: what a person sees
 * first and can change.
 */
function likelyPart(datum: Datum, parts: readonly SuggestedPart[]): TaughtPart {
  const [whole, ...others] = parts;
  const isMeant = ({ text }: SuggestedPart) =>
    datum === 'number'
      ? /^\S*\p{Nd}\S*$/u.test(text)
      : datum === 'phone' && /^[+\p{Nd}][\p{Nd} ()./–-]+$/u.test(text);
  const meant = whole !== undefined && isMeant(whole) ? whole : (others.find(isMeant) ?? whole);
  return meant?.part ?? { take: 'whole' };
}
