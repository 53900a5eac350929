import { type Fact, known, ORDER_LIMITS, type Party, unknown } from '../order';
import { blankParty } from './blank-order';
import { cleanLine, foldDigits } from './text';

/** Nine digits and more, with nothing beside them but what is written in phones, or Magento's `T:` before them. */
const PHONE = /^(T:\s*)?(\+?\d[\d\s().\-–/]{7,24})$/;
/** Numbers of companies and people have nine digits too, but neither of these in front. */
const SURE = /^(?:\+|0)/;

/**
 * An address that a store has put into lines by a form of its own, which differs by country and by shop: nothing
 * says which line is the street and which the town, so those are `ambiguous`, with all the lines to be seen. A
 * phone is known by its look when there is exactly one; a name by standing elsewhere on the page as the
 * customer's.
 */
export function readFormattedAddress(
  rawLines: readonly string[],
  isCustomer: (line: string) => boolean,
): Party {
  const lines = rawLines.map(cleanLine).filter((line) => line !== '');
  if (lines.length === 0) return blankParty('absent');
  const text = lines.join('\n').slice(0, ORDER_LIMITS.line);
  const names = new Set(lines.filter((line) => line.length <= ORDER_LIMITS.line && isCustomer(line)));
  const [name] = names;
  return {
    ...blankParty('ambiguous', text),
    name: names.size === 1 && name !== undefined ? known(name, 'labelled-text') : unknown('ambiguous', text),
    phone: findPhone(lines, text),
  };
}

function findPhone(lines: readonly string[], text: string): Fact<string> {
  const phones = new Map<string, Fact<string>>();
  for (const line of lines) {
    const [, label, phone = ''] = PHONE.exec(foldDigits(line)) ?? [];
    const digits = phone.replace(/\D/g, '');
    if (digits.length < 9 || digits.length > 15) continue;
    phones.set(digits, known(phone.trim(), 'labelled-text', label !== undefined || SURE.test(phone)));
  }
  const [phone, another] = phones.values();
  if (phone !== undefined && another === undefined) return phone;
  // An address may have none; but a line with that many digits may be one with words beside it.
  const mayHideOne = lines.some((line) => foldDigits(line).replace(/\D/g, '').length >= 7);
  return mayHideOne ? unknown('ambiguous', text) : unknown('absent');
}
