import { hashOf } from '../hash-of';
import { parseAmount } from '../parcel/parse-amount';
import { parsePhone, phoneKey } from '../parcel/phone';
import { plainText } from '../parcel/plain-text';
import { ASIDE, NEXT, type SheetLine } from './sheet-lines';

/** The lines without those that say in every cell what another above them says. */
export function eachOnce(lines: readonly SheetLine[]): readonly SheetLine[] {
  return [...new Map(lines.map((line) => [textOf(asMeant(line)), line])).values()];
}

/** All that a line says: neither a mark that nobody sees makes another line of it, nor a column in which nothing stands. */
function textOf(line: SheetLine, without: readonly string[] = []): string {
  const cells = Object.entries(line).filter(([role]) => !without.includes(role));
  return JSON.stringify(
    cells.map(([role, cell]) => [role, plainText(cell)]).filter(([, text]) => text !== ''),
  );
}

/** By what a line without a number is, or was, told from others: all that it says, and each of its phones. */
export function knownBy(line: SheetLine): readonly string[] {
  const meant = asMeant(line);
  return [textOf(meant, ASIDE), meant.phone ?? '', meant.phone2 ?? ''].filter((one) => one !== '');
}

/** With phones and amounts as what they are: a workbook drops the zero in front of one, and those at the end of the other. */
function asMeant(line: SheetLine): SheetLine {
  return Object.fromEntries(Object.entries(line).map(([role, cell]) => [role, MEANT[role]?.(cell) ?? cell]));
}

const MEANT: Readonly<Record<string, (cell: string) => string>> = {
  phone: phoneAsMeant,
  phone2: phoneAsMeant,
  amount: amountAsMeant,
};

function phoneAsMeant(cell: string): string {
  return parsePhone(cell).kind === 'allowed' ? phoneKey(cell) : cell;
}

function amountAsMeant(cell: string): string {
  const read = parseAmount(cell);
  return read.ok ? read.value : cell;
}

/** As cells are meant, and as they were known before: as written, without a currency, by the first of several lines. */
export function formsOf(lines: readonly SheetLine[]): readonly (readonly SheetLine[])[] {
  const signless = (line: SheetLine): SheetLine =>
    line.amount === undefined ? line : { ...line, amount: amountAsMeant(line.amount) };
  const firstOf = (line: SheetLine): SheetLine =>
    Object.fromEntries(Object.entries(asMeant(line)).map(([role, cell]) => [role, cell.split(NEXT)[0]]));
  const forms = [lines.map(asMeant), lines, lines.map(signless), lines.map(firstOf)];
  return [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
}

/** Its number, or a digest of all that it says. In front: how often its source's numbers began anew (`1:17`). */
export interface LineKey {
  readonly line: SheetLine;
  readonly key: string;
  /** Another line has the same number and says something else: nobody knows which of them is the order. */
  readonly isTwice: boolean;
}

export async function keysOf(lines: readonly SheetLine[]): Promise<readonly LineKey[]> {
  const texts = undigested(lines.map(asMeant));
  const keys = await Promise.all(texts.map(digested));
  return lines.map((line, place) => ({
    line,
    key: keys[place] ?? '',
    isTwice: texts[place]?.isTwice ?? false,
  }));
}

/** A line's key before its text is digested, which takes its time. */
export interface Undigested extends Pick<LineKey, 'isTwice'> {
  /** `null`: the text says who it is. */
  readonly number: string | null;
  readonly text: string;
}

/** By what lines are known: one that says what others above it say is an order of its own, by how many they are. */
export function undigested(lines: readonly SheetLine[]): readonly Undigested[] {
  const above = new Map<string, number>();
  const numbered = new Map<string, Set<string>>();
  const counted = lines.map((line) => {
    const text = textOf(line, ASIDE);
    const number = plainText(line.number ?? '');
    const nth = above.get(text) ?? 0;
    above.set(text, nth + 1);
    if (number !== '') numbered.set(number, (numbered.get(number) ?? new Set()).add(textOf(line)));
    return { text, number, nth };
  });
  return counted.map(({ text, number, nth }) => ({
    number: number !== '' && nth === 0 ? number : null,
    text: nth === 0 ? text : `${nth} ${text}`,
    isTwice: (numbered.get(number)?.size ?? 0) > 1,
  }));
}

/** Sixteen bytes tell the lines of a list apart. */
export async function digested({ number, text }: Undigested): Promise<string> {
  return number ?? `=${(await hashOf(text)).slice(0, 32)}`;
}

/** How often each key's orders began anew, of those whose ids are known; `0:17` and `1:17` make 1 of 17. */
export function beginningsOf(orderIds: Iterable<string>): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const id of orderIds) {
    const [, times = '', key = ''] = /^(\d+):([\s\S]*)$/.exec(id) ?? [];
    if (times !== '') newest.set(key, Math.max(newest.get(key) ?? 0, Number(times)));
  }
  return newest;
}
