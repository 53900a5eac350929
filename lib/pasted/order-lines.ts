import type { Span } from './pasted-order';
import { isMarks, linesIn, wordsAt } from './spans';

export type Kind = 'name' | 'place' | 'phone' | 'amount';

export interface Said {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  /** Of a phone: what all ways to write it share. */
  readonly key?: string;
  /** Of a name: a label says so. */
  readonly labelled?: true;
  /** Of an amount: it is what somebody pays for all. */
  readonly isPrice?: boolean;
}

/** A line, or a part of one that holds several people's phones, with what it says. */
export interface Line extends Span {
  readonly said: readonly Said[];
  /** A line of marks alone, or an empty one, is before it. */
  readonly afterGap: boolean;
}

/** The lines of a text that are not marks alone, and what each of them says. */
export function linesOf(folded: string, said: readonly Said[]): readonly Line[] {
  const lines = linesIn(folded);
  const isGap = (line: Span | undefined) => line !== undefined && isMarks(wordsAt(folded, line));
  return lines.flatMap((line, at) =>
    isGap(line)
      ? []
      : partsOf(line, said).map((part, nth) => ({
          ...part,
          said: said.filter((one) => one.start >= part.start && one.start < part.end),
          afterGap: nth === 0 && isGap(lines[at - 1]),
        })),
  );
}

/** A line, parted behind each phone and its amount, or before each, where several phones are in it. */
function partsOf(line: Span, all: readonly Said[]): readonly Span[] {
  const said = all.filter((one) => one.start >= line.start && one.start < line.end);
  const phones = said.filter(({ kind }) => kind === 'phone');
  const places = said.filter(({ kind }) => kind === 'place');
  const named = said.filter(({ labelled }) => labelled);
  // "… 0599123456 المبلغ 75 ولاختها رنا 0599123457 المبلغ 80"
  const priced = phones.filter((phone) => said[said.indexOf(phone) + 1]?.isPrice);
  if (phones.length < 2 || Math.max(places.length, named.length, priced.length) < 2) return [line];
  const isFirst = said[0]?.kind === 'phone';
  const cuts = phones.slice(isFirst ? 1 : 0, isFirst ? undefined : -1).map((phone) => {
    if (isFirst) return phone.start;
    const next = said[said.indexOf(phone) + 1];
    return next?.kind === 'amount' ? next.end : phone.end;
  });
  return [line.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? line.end }));
}
