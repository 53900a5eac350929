import { type Fact, known, type Order, type Party, unknown } from '../order';
import { ORDER_LIMITS } from '../order-limits';
import { blankParty } from './blank-order';
import { cleanLine, foldDigits } from './text';

/** Nothing but what is written in phones; two of them may stand beside each other (`0599… / 0568…`). */
const PHONE = /^\+?\d[\d\s().\-–/+]{7,49}$/;
/** What Magento's own form of an address, in every language, writes before the phone. */
const PHONE_LABEL = /^T:\s*(?=\S)/;

/**
 * An address that a store has put into lines by a form of its own, which differs by country and by shop: nothing
 * says which line is the street and which the town, so those are `ambiguous`, with all the lines to be seen. A
 * phone is known by its label, or less surely by its look and by standing last (numbers of companies and people have
 * nine digits too, and a second phone may be left out), when there is exactly one; a name by standing elsewhere on the page as the
 * customer's. An address without a phone does not say that the customer has none.
 */
export function readFormattedAddress(
  rawLines: readonly string[],
  isCustomer: (line: string) => boolean,
): Party {
  const lines = cleanedLines(rawLines);
  if (lines.length === 0) return blankParty('absent');
  const text = shownText(lines);
  const names = new Set(lines.filter((line) => line.length <= ORDER_LIMITS.line && isCustomer(line)));
  const [name] = names;
  return {
    ...blankParty('ambiguous', text),
    name: names.size === 1 && name !== undefined ? known(name, 'labelled-text') : unknown('ambiguous', text),
    phone: findPhone(lines, text),
  };
}

/** The lines themselves, to be looked at where nothing else tells the address's parts. */
export function formattedLines(rawLines: readonly string[]): Pick<Order, 'shippingLines'> {
  const lines = cleanedLines(rawLines).filter((line) => line.length <= ORDER_LIMITS.line);
  return lines.length === 0 ? {} : { shippingLines: lines.slice(0, ORDER_LIMITS.addressLines) };
}

/** The lines that say something, cleaned. */
export function cleanedLines(rawLines: readonly string[]): readonly string[] {
  return rawLines.map(cleanLine).filter((line) => line !== '');
}

/** What is shown of the lines to a person where their parts could not be told. */
export function shownText(lines: readonly string[]): string {
  return lines.join('\n').slice(0, ORDER_LIMITS.line);
}

function findPhone(lines: readonly string[], text: string): Fact<string> {
  const phones = new Map<string, Fact<string>>();
  for (const line of lines) {
    const isLabelled = PHONE_LABEL.test(line);
    const phone = foldDigits(line).replace(PHONE_LABEL, '').trim();
    if (!isLabelled && !isPhone(phone)) continue;
    const key = phone.replace(/[^\d/]/g, '');
    if (phone.length <= ORDER_LIMITS.line) {
      phones.set(key, known(phone, 'labelled-text', isLabelled));
    }
  }
  const [phone, another] = phones.values();
  const isBelieved = phone?.known && (phone.sure || isPhone(foldDigits(lines.at(-1) ?? '')));
  if (phone !== undefined && another === undefined && isBelieved) return phone;
  // An address may have none; but a line with that many digits may be one with words beside it.
  const mayHideOne = lines.some((line) => foldDigits(line).replace(/\D/g, '').length >= 7);
  return mayHideOne ? unknown('ambiguous', text) : unknown('not-shown');
}

function isPhone(text: string): boolean {
  if (!PHONE.test(text)) return false;
  const counts = text.split('/').map((part) => part.replace(/\D/g, '').length);
  return counts.every((digits) => digits >= 9 && digits <= 15);
}
