import { takePart } from '../stores/taught/part';
import { type Datum, type TaughtPart, TEACHING_LIMITS } from '../stores/taught/teaching';

/** A part of what was pointed at, and what it comes to on this page. */
export interface SuggestedPart {
  readonly part: TaughtPart;
  readonly text: string;
}

const WHOLE: TaughtPart = { take: 'whole' };
/** More than a person wants to choose from. */
const MOST_PARTS = 8;

/**
 * The parts that could be meant, the whole first: each line, what stands behind a label or a number sign, what
 * stands between commas, the one phone. Only parts that can be found again by what stands around them.
 */
export function suggestParts(datum: Datum, text: string): readonly SuggestedPart[] {
  const parts: TaughtPart[] = [WHOLE];
  if (datum === 'phone') parts.push({ take: 'phone' });
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const end = index < lines.length - 1 ? '\n' : '';
    const label = /^([^\n:：#]{0,40}[:：#]\s*)(?=\S)/.exec(line)?.[1];
    if (label !== undefined && !/\p{Nd}{3}/u.test(label)) {
      parts.push({ take: 'between', before: label, after: end });
      const token = /^(\S+)(\s+\S)/.exec(line.slice(label.length));
      if (token !== null) parts.push({ take: 'between', before: label, after: token[2]?.slice(0, -1) ?? '' });
    } else if (lines.length > 1 && index === 0) parts.push({ take: 'between', before: '', after: end });
  });
  for (const mark of ['،', ',', ' - ', ' – ', ' | ', '(']) {
    const [first, second, ...others] = text.split(mark);
    if (first === undefined || second === undefined || others.length > 1) continue;
    parts.push({ take: 'between', before: '', after: mark });
    const closing = mark === '(' ? ')' : others.length === 1 ? mark : '';
    parts.push({ take: 'between', before: mark, after: closing });
  }
  return distinct(text, parts);
}

/** The part that a person marked in a text: told by what stands right around it. `null` when that tells it not. */
export function partOfSelection(text: string, selected: string): SuggestedPart | null {
  const wanted = selected.trim();
  const at = text.indexOf(wanted);
  if (wanted === '' || at < 0) return null;
  const ahead = text.slice(0, at);
  const behind = text.slice(at + wanted.length);
  const words = /[^\n]{0,40}$/.exec(ahead)?.[0] ?? '';
  const befores = [/\p{Nd}{3}/u.test(words) ? '' : words, /[^\p{L}\p{Nd}]+$/u.exec(ahead)?.[0] ?? '', ''];
  const afters = [/^[^\p{L}\p{Nd}]+/u.exec(behind)?.[0] ?? '', '\n', ''];
  for (const before of befores) {
    for (const after of afters) {
      const part: TaughtPart = before === '' && after === '' ? WHOLE : { take: 'between', before, after };
      if (takePart(text, part) === wanted && isShort(part)) return { part, text: wanted };
    }
  }
  return null;
}

function distinct(text: string, parts: readonly TaughtPart[]): readonly SuggestedPart[] {
  const suggested = new Map<string, SuggestedPart>();
  for (const part of parts) {
    const taken = takePart(text, part);
    if (taken === null || (taken === '' && part.take !== 'whole') || !isShort(part)) continue;
    if (!suggested.has(taken)) suggested.set(taken, { part, text: taken });
  }
  return [...suggested.values()].slice(0, MOST_PARTS);
}

function isShort(part: TaughtPart): boolean {
  if (part.take !== 'between') return true;
  return part.before.length <= TEACHING_LIMITS.text && part.after.length <= TEACHING_LIMITS.text;
}
