import type { PhoneRules } from '../parcel/countries';
import type { VillageIndex } from '../villages/village-index';
import { stretchesOf } from './address';
import { findAmounts } from './amounts';
import { findPhones } from './find-phones';
import { isLikeName } from './name-words';
import type { Span } from './pasted-order';
import { PRICES } from './pieces';
import type { PastedText } from './segments';
import { isMarks, trimSpan } from './spans';
import { mayBeName } from './stretches';

type Kind = 'name' | 'place' | 'phone' | 'amount';

interface Said {
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
interface Line extends Span {
  readonly said: readonly Said[];
  readonly afterGap: boolean;
}

/** Where the orders of several people stand, each with a phone and a name, a place or an amount; empty for one's. */
export function splitOrders(text: PastedText, index: VillageIndex, rules: PhoneRules = {}): readonly Span[] {
  const { folded } = text;
  const phones = findPhones(text, rules);
  if (new Set(phones.written.map(({ key }) => key)).size < 2) return [];
  const amounts = findAmounts(text, phones.spans);
  const stretches = stretchesOf(text, index, [...phones.spans, ...amounts.map(({ span }) => span)]);
  const said: Said[] = [
    ...phones.written.map(({ key, span }) => ({ kind: 'phone' as const, key, ...span })),
    ...amounts.map(({ span, kind }) => ({
      kind: 'amount' as const,
      isPrice: kind === 'total' || PRICES.includes(kind),
      ...span,
    })),
    ...text.segments.flatMap((one) =>
      one.label === 'name'
        ? [{ start: one.start, end: one.end, kind: 'name' as const, labelled: true as const }]
        : [],
    ),
    ...stretches.flatMap((one): Said[] => {
      const { place, lead, words } = one;
      if (place !== null && !mayBeName(one)) {
        return [
          ...(lead === null ? [] : [{ ...lead, kind: 'name' as const }]),
          { ...place, kind: 'place' as const },
        ];
      }
      return isLikeName(words) ? [{ kind: 'name', start: one.start, end: one.end }] : [];
    }),
  ].toSorted((a, b) => a.start - b.start);
  const lines = linesOf(folded, said);
  const ways = [
    chunksBy(lines, ({ afterGap }) => afterGap),
    chunksBy(lines, beginsAnew(lines)),
    chunksBy(lines, isWholeOrder),
  ];
  return (
    ways
      .map(withoutHeading)
      .find(isSeveral)
      ?.map((chunk) => spanOf(folded, chunk)) ?? []
  );
}

function isWholeOrder({ said }: Line): boolean {
  return said.some(({ kind }) => kind === 'phone') && said.some(({ kind }) => kind !== 'phone');
}

function linesOf(folded: string, said: readonly Said[]): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  let afterGap = false;
  for (const line of folded.split('\n')) {
    const span = { start, end: start + line.length };
    start += line.length + 1;
    if (isMarks(line)) {
      afterGap = true;
      continue;
    }
    for (const part of partsOf(span, said)) {
      const inside = said.filter((one) => one.start >= part.start && one.start < part.end);
      lines.push({ ...part, said: inside, afterGap });
      afterGap = false;
    }
  }
  return lines;
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

/** Whether a line begins with what the first line that says anything begins with. */
function beginsAnew(lines: readonly Line[]): (line: Line, chunk: readonly Line[]) => boolean {
  const first = lines.find(({ said }) => said.length > 0)?.said[0]?.kind;
  return ({ said }, chunk) => {
    if (said[0]?.kind !== first) return false;
    const kinds = new Set(chunk.flatMap((line) => line.said.map(({ kind }) => kind)));
    return kinds.has('phone') && (kinds.has('name') || kinds.has('place'));
  };
}

/** The lines in chunks, without those before the first that says anything. */
function chunksBy(
  lines: readonly Line[],
  isNew: (line: Line, chunk: readonly Line[]) => boolean,
): readonly (readonly Line[])[] {
  const chunks: Line[][] = [];
  for (const line of lines) {
    const last = chunks.at(-1);
    if (last === undefined && line.said.length === 0) continue;
    if (last === undefined || isNew(line, last)) chunks.push([line]);
    else last.push(line);
  }
  return chunks.filter((chunk) => chunk.some(({ said }) => said.length > 0));
}

/** What is said before the first order, of all of them: "two orders for tomorrow", "each for 50". */
function withoutHeading(chunks: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const said = chunks[0]?.flatMap((line) => line.said) ?? [];
  const isOrder = said.some(({ kind, labelled }) => kind === 'phone' || kind === 'place' || labelled);
  return isOrder ? chunks : chunks.slice(1);
}

function isSeveral(chunks: readonly (readonly Line[])[]): boolean {
  if (chunks.length < 2) return false;
  const all = chunks.map((chunk) => chunk.flatMap(({ said }) => said));
  const has = (said: readonly Said[], ...kinds: readonly Kind[]) =>
    said.some(({ kind }) => kinds.includes(kind));
  const keys = all.map((said) => said.find(({ kind }) => kind === 'phone')?.key);
  if (keys.includes(undefined) || new Set(keys).size < keys.length) return false;
  // Each has its amount: then its name and place may be words that are not known.
  const isWhole = all.every((said) => has(said, 'name', 'place')) || all.every((said) => has(said, 'amount'));
  return isWhole && all.filter((said) => has(said, 'place', 'amount')).length > 1;
}

function spanOf(folded: string, chunk: readonly Line[]): Span {
  const [first, last] = [chunk[0], chunk.at(-1)];
  const span = { start: first?.start ?? 0, end: last?.end ?? 0 };
  return trimSpan(folded, span) ?? span;
}
