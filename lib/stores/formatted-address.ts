import {
  type CustomField,
  type Fact,
  factValue,
  known,
  type Order,
  type PageControl,
  type Party,
  unknown,
} from '../order';
import { ORDER_LIMITS } from '../order-limits';
import type { ReadForm } from './address-form';
import { blankParty } from './blank-order';
import { customFieldsOf } from './custom-fields';
import { foldDigits, foldWord, linesIn, wordsOf } from './text';

/** Nothing but what is written in phones; two of them may stand beside each other (`0599… / 0568…`). */
const PHONE = /^\+?\d[\d\s().\-–/+]{7,49}$/;
/** What Magento's own form of an address, in every language, writes before the phone. */
const PHONE_LABEL = /^T:\s*(?=\S)/;

/** Addresses as an order's page prints them, a text with line breaks for each block that has such an address. */
interface Printed {
  readonly shipping: readonly string[];
  readonly billing: readonly string[];
  /** Whether a line is the customer's name elsewhere on the page. */
  readonly isName: (line: string) => boolean;
  /** Where the delivery address is out of the store's own form, which the lines are to bear out. */
  readonly form: (ReadForm & { readonly controls: readonly PageControl[] }) | undefined;
}

type Addresses = Pick<Order, 'shipping' | 'billing' | 'shippingLines' | 'customFields'>;

export function readFormatted({ shipping, billing, isName, form }: Printed): Addresses {
  const blocks = blocksOf(shipping);
  const lines = blocks.length === 1 ? linesOf(blocks[0]) : [];
  const shippingLines = lines.filter(isShort).slice(0, ORDER_LIMITS.addressLines);
  return {
    ...(form === undefined ? { shipping: readBlocks(blocks, isName) } : checkedByPage(form, lines)),
    billing: readBlocks(blocksOf(billing), isName),
    ...(shippingLines.length > 0 && { shippingLines }),
  };
}

/** Two that say the same are one. */
function blocksOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => linesIn(text).join('\n')))];
}

/**
 * Nothing says which line is the street and which the town, so those are `ambiguous`. A phone is known by its label, or
 * less surely by its look and by standing last (numbers of companies have nine digits too); a name by standing elsewhere
 * on the page as the customer's.
 */
function readBlocks(blocks: readonly string[], isName: Printed['isName']): Party {
  if (blocks.length !== 1) return blankParty(blocks.length === 0 ? 'not-shown' : 'ambiguous');
  const lines = linesOf(blocks[0]);
  if (lines.length === 0) return blankParty('absent');
  const text = shownText(lines);
  const [name, another] = new Set(lines.filter((line) => isShort(line) && isName(line)));
  const isOne = name !== undefined && another === undefined;
  return {
    ...blankParty('ambiguous', text),
    name: isOne ? known(name, 'labelled-text') : unknown('ambiguous', text),
    phone: findPhone(lines, text),
  };
}

/** Where the page's lines lack a word of the form, it is of another address, or was changed meanwhile: all is `disagree`. */
function checkedByPage(
  { controls, party, shownName, fields }: NonNullable<Printed['form']>,
  lines: readonly string[],
): Pick<Order, 'shipping' | 'customFields'> {
  const { address1, address2, city, phone } = party;
  const text = foldWord(lines.join(' '));
  const words = [shownName, address1, address2, city].flatMap((fact) => wordsOf(factValue(fact) ?? ''));
  const isThis = lines.length > 0 && words.every((word) => text.includes(foldWord(word)));
  if (!isThis || !showsPhone(phone, lines)) return { shipping: blankParty('disagree', shownText(lines)) };
  const said = new Set(controls.flatMap(({ chosen, value }) => wordsOf(chosen ?? value ?? '')).map(foldWord));
  const beside = lines.flatMap((line) => fieldBeside(line, said));
  return { shipping: party, ...customFieldsOf([...fields, ...beside]) };
}

/**
 * What a line says beside all that the form has: a shop's own form of addresses, or a module, may put more into
 * them. Behind a label it is a field; else nobody knows what it is.
 */
function fieldBeside(line: string, said: ReadonlySet<string>): readonly CustomField[] {
  const left = wordsOf(line)
    .filter((word) => !said.has(foldWord(word)))
    .join(' ');
  if (left === '' || phonesIn(line).length > 0) return [];
  const [, label = '', value = left] = /^([^:：]{2,60})[:：]\s*(\S.*)$/.exec(line) ?? [];
  return [{ at: 'shipping', key: '', label, value }];
}

function linesOf(block = ''): readonly string[] {
  return block.split('\n').filter((line) => line !== '');
}

function isShort(line: string): boolean {
  return line.length <= ORDER_LIMITS.line;
}

/** What is shown of the lines to a person where their parts could not be told. */
function shownText(lines: readonly string[]): string {
  return lines.join('\n').slice(0, ORDER_LIMITS.line);
}

function findPhone(lines: readonly string[], text: string): Fact<string> {
  const phones = new Map<string, Fact<string>>();
  for (const line of lines) {
    const isLabelled = PHONE_LABEL.test(line);
    const phone = foldDigits(line).replace(PHONE_LABEL, '').trim();
    if (!isLabelled && !isPhone(phone)) continue;
    const key = phone.replace(/[^\d/]/g, '');
    if (isShort(phone)) phones.set(key, known(phone, 'labelled-text', isLabelled));
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

function showsPhone(phone: Fact<string>, lines: readonly string[]): boolean {
  const shown = lines.flatMap(phonesIn);
  const own = phone.known ? phonesIn(phone.value) : [];
  return own.length === 0 || shown.length === 0 || own.some((digits) => shown.includes(digits));
}

/** The digits of each phone in a line that holds nothing else. */
function phonesIn(line: string): readonly string[] {
  const plain = foldWord(line).replace(/^t:/, '');
  if (!/^[+\d().\-–/]+$/.test(plain)) return [];
  const numbers = plain.split('/').map((part) => part.replace(/\D/g, ''));
  return numbers.filter((digits) => digits.length >= 9);
}
