import type { PhoneRules } from '../parcel/countries';
import { stretchesOf } from './address';
import { findAmounts, type PastedAmount, PRICES } from './amounts';
import { behindOrders, besideOrders } from './beside-orders';
import { findPhones } from './find-phones';
import { isLikeName } from './name-words';
import { type Kind, type Line, linesOf, type Said } from './order-lines';
import type { Span } from './pasted-order';
import type { Message } from './segments';
import { trimSpan } from './spans';
import { mayBeName, type Stretch } from './stretches';

/** The orders of several people in one text. */
export interface SplitOrders {
  /** Where they stand, each with a phone and a name, a place or an amount; empty for one's. */
  readonly orders: readonly Span[];
  /** Where words stand that may be of any of them: they cancel, say that it is paid, or name another's person. */
  readonly beside: readonly Span[];
}

export function splitOrders(text: Message, rules: PhoneRules = {}): SplitOrders {
  const { folded } = text;
  const phones = findPhones(text, rules);
  if (new Set(phones.written.map(({ key }) => key)).size < 2) return { orders: [], beside: [] };
  const amounts = findAmounts(text, phones.spans);
  const stretches = stretchesOf(text, [...phones.spans, ...amounts.map(({ span }) => span)]);
  const said = [
    ...phones.written.map(({ key, span }): Said => ({ kind: 'phone', key, ...span })),
    ...amounts.map(({ kind, span }): Said => ({ kind: 'amount', isPrice: isPrice(kind), ...span })),
    ...text.segments
      .filter(({ label }) => label === 'name')
      .map(({ start, end }): Said => ({ kind: 'name', labelled: true, start, end })),
    ...stretches.flatMap(saidBy),
  ].toSorted((a, b) => a.start - b.start);
  const lines = linesOf(folded, said);
  const ways = [
    chunksBy(lines, ({ afterGap }) => afterGap),
    chunksBy(lines, beginsAnew(lines)),
    chunksBy(lines, isWholeOrder),
  ];
  const chunks = ways.map(withoutHeading).find(isSeveral) ?? [];
  const behind = behindOrders(folded, chunks);
  const orders = chunks.map((chunk) => chunk.filter((line) => !behind.includes(line)));
  return {
    orders: orders.map((chunk) => spanOf(folded, chunk)),
    beside: [...besideOrders(folded, lines, orders), ...behind].map((line) => spanOf(folded, [line])),
  };
}

function isPrice(kind: PastedAmount['kind']): boolean {
  return kind === 'total' || PRICES.includes(kind);
}

function saidBy(one: Stretch): readonly Said[] {
  const { place, lead, words, start, end } = one;
  if (place === null || mayBeName(one)) return isLikeName(words) ? [{ kind: 'name', start, end }] : [];
  return [...(lead === null ? [] : [{ kind: 'name' as const, ...lead }]), { kind: 'place', ...place }];
}

function isWholeOrder({ said }: Line): boolean {
  return said.some(({ kind }) => kind === 'phone') && said.some(({ kind }) => kind !== 'phone');
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
  // What says nothing of whom it is belongs to the order that it stands behind: "مدفوع" after a gap.
  return chunks.reduce<Line[][]>((kept, chunk) => {
    const before = kept.at(-1);
    if (before === undefined || chunk.some(({ said }) => said.length > 0)) kept.push(chunk);
    else kept[kept.length - 1] = [...before, ...chunk];
    return kept;
  }, []);
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
