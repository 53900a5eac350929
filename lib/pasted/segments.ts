import type { VillageIndex } from '../villages/village-index';
import { says } from '../words/patterns';
import { foldChat, plainChat } from './fold-text';
import type { PastedLabel } from './labels';
import { findLabels, type LabelAt } from './labels';
import type { Span } from './pasted-order';
import { linesIn, wordsAt } from './spans';

/** A stretch of one line that has one label, or none. `start` and `end` leave the label out. */
export interface Segment extends Span {
  readonly label: PastedLabel | null;
  readonly line: number;
}

/** The pasted text with the places of what it is made of. */
export interface PastedText {
  readonly original: string;
  /** All of it, digits as 0-9. */
  readonly plain: string;
  /** As long as the original, character by character at the same place. */
  readonly folded: string;
  readonly segments: readonly Segment[];
}

/** A text and the directory whose places it may name. */
export interface Message extends PastedText {
  readonly index: VillageIndex;
}

/** Reads the text's lines and labels. Never throws, whatever the text. */
export function segmentText(original: string): PastedText {
  const plain = plainChat(original);
  const folded = foldChat(plain);
  const places = linesIn(folded);
  const lines = places.map((line, at) => segmentsOfLine(wordsAt(folded, line), line.start, at));
  const isEmpty = (one: Segment) => wordsAt(folded, one).trim() === '';
  // Of lines with nothing to be read but their labels; `null` of all others.
  const labels = lines.map((line) => (line.every(isEmpty) ? line.at(-1)?.label : null));
  const isTownSaid = (before: number) =>
    lines
      .slice(0, before)
      .some((line, at) =>
        line.some((one) => one.label === 'town' && (!isEmpty(one) || labels[at + 1] === null)),
      );
  // "البلد: طوباس ⏎ العنوان بالتفصيل": the street stands in the next line. Of several such lines nothing is filled in, and
  // where nobody has named the town by then, the name may come first.
  const isBelow = ({ line }: Segment) =>
    labels[line - 1] === 'place' &&
    isTownSaid(line - 1) &&
    (line < 2 || labels[line - 2] === null) &&
    lines[line]?.length === 1 &&
    plain[(places[line]?.start ?? 0) - 1] === '\n';
  const segments = lines
    .flat()
    .filter((segment) => !isEmpty(segment))
    .map((one) => (one.label === null && isBelow(one) ? { ...one, label: 'place' as const } : one));
  return { original, plain, folded, segments: withoutSwapped(folded, segments) };
}

/** A form whose name and phone were filled in each in the other's place. */
function withoutSwapped(folded: string, segments: readonly Segment[]): readonly Segment[] {
  const labelled = (label: PastedLabel) => segments.filter((one) => one.label === label);
  const [name, ...names] = labelled('name');
  const [phone, ...phones] = labelled('phone');
  if (name === undefined || phone === undefined || names.length + phones.length > 0) return segments;
  const [isPhone, isName] = [wordsAt(folded, name), wordsAt(folded, phone)];
  if (/\p{L}/u.test(isPhone) || !says('phone-digits', isPhone) || /\d/.test(isName)) return segments;
  const swapped = new Map([
    [name, { ...name, label: 'phone' as const }],
    [phone, { ...phone, label: 'name' as const }],
  ]);
  return segments.map((one) => swapped.get(one) ?? one);
}

/** Nothing, or the number of a label in a list: "3. رقم الهاتف: …". */
const IS_NOTHING = /^\s*(?:\d{1,2} *[-–.)] *)?$/;

function segmentsOfLine(line: string, offset: number, number: number): readonly Segment[] {
  const labels = findLabels(line);
  const cuts: readonly LabelAt[] = [{ label: null, start: 0, end: 0 }, ...labels];
  return cuts.flatMap(({ label, end }, at) => {
    const next = cuts[at + 1]?.start ?? line.length;
    if (label === null && IS_NOTHING.test(line.slice(end, next))) return [];
    return [{ label, line: number, start: offset + end, end: offset + next }];
  });
}
