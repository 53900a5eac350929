import { prefixDistance } from './distance';
import { foldCharacter } from './normalize';
import { allowedFor } from './search-lines';
import { encode, mainScript } from './symbols';

/** A stretch of a text, in UTF-16 units, end exclusive; never splits a grapheme. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Texts of which every unit is a grapheme of its own: letters of the three scripts without marks. */
const PLAIN = /^[ -~\u0621-\u063a\u0641-\u064a\u05d0-\u05ea]*$/;

/** A text's folded letters, and the stretch of the text each comes from. */
interface Traced {
  readonly folded: string;
  readonly ranges: readonly TextRange[];
}

function graphemesOf(text: string): Iterable<{ readonly segment: string; readonly index: number }> {
  return PLAIN.test(text) ? [...text].map((segment, index) => ({ segment, index })) : GRAPHEMES.segment(text);
}

function trace(text: string): Traced {
  let folded = '';
  const ranges: TextRange[] = [];
  for (const { segment, index } of graphemesOf(text)) {
    let letters = '';
    for (const character of segment) letters += foldCharacter(character);
    // By units and not by code points: what is found in the folded text is counted in units.
    for (const letter of letters.split('')) {
      if (letter === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      folded += letter;
      ranges.push({ start: index, end: index + segment.length });
    }
  }
  return { folded, ranges };
}

/** The part of `text` that the folded words typed stand for: letter for letter, else by sound; none when neither. */
export function findHighlight(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return [];
  const typed = words.join(' ');
  const traced = trace(text);
  const atWord = ` ${traced.folded}`.indexOf(` ${typed}`);
  const at = atWord >= 0 ? atWord : traced.folded.indexOf(typed);
  return at >= 0 ? rangeOf(traced, at, at + typed.length) : highlightBySound(traced, words);
}

function highlightBySound(traced: Traced, words: readonly string[]): TextRange[] {
  const typed = encode(words);
  let best = allowedFor(typed);
  let found: TextRange[] = [];
  const folded = traced.folded.trimEnd();
  for (const { index: start } of folded.matchAll(/(?<!\S)\S/g)) {
    const rest = folded.slice(start).split(' ');
    const ends: number[] = [];
    const { symbols, pair, script } = encode(rest, mainScript(rest), ends);
    const near = prefixDistance(typed, { symbols, pair, start: 0, end: symbols.length, script }, best);
    if (near.length === 0 || near.cost >= best) continue;
    best = near.cost;
    found = rangeOf(traced, start, start + (ends[near.length - 1] ?? 0));
  }
  return found;
}

function rangeOf(traced: Traced, start: number, end: number): TextRange[] {
  const first = traced.ranges[start];
  const last = traced.ranges[Math.min(end, traced.ranges.length) - 1];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}
