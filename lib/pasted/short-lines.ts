/** Longer than people write is made to be pasted: expressions that look about in a line would take minutes over it. */
const LONGEST_LINE = 240;
const LONGEST_WORD = 40;

const LONG_WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LONGEST_WORD + 1},}`, 'gu');
const LONG_LINE = new RegExp(`[^\\n]{${LONGEST_LINE + 1},}`, 'g');

/** Where a long line may end, best first: behind a part of it, between words, anywhere. */
const ENDS = [/[،,;؛](?!.*[،,;؛])/u, / (?=[^\d ]|$)(?!.* [^\d ])/u, /.$/u];

/** The text with short lines: breaks in place of characters of long ones, and blanks in place of endless words. */
export function withShortLines(text: string): string {
  return text.replace(LONG_WORD, (word) => ' '.repeat(word.length)).replace(LONG_LINE, parted);
}

function parted(line: string): string {
  const parts: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST_LINE) {
    const head = line.slice(start, start + LONGEST_LINE);
    const end = ENDS.flatMap((mark) => mark.exec(head)?.index ?? [])[0] ?? LONGEST_LINE - 1;
    parts.push(head.slice(0, end));
    start += end + 1;
  }
  return [...parts, line.slice(start)].join('\n');
}
