const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Soft hyphens, direction marks, zero-width characters, hidden tags, and halves of characters. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** WooCommerce's checkout stores `&amp;` for `&`: decoded once, so that `&amp;lt;` becomes `&lt;` and no more. */
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = Number(decimal ?? `0x${hexadecimal}`);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** One line: a name, a phone, a street. Runs of blanks and line breaks become one space. */
export function cleanLine(raw: string): string {
  return decodeEntities(raw)
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Several lines: a note. Line breaks stay, at most one empty line between two lines. */
export function cleanLines(raw: string): string {
  return decodeEntities(raw)
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The lines of a text, each as `cleanLine` has it; empty ones are left out. */
export function linesIn(text: string): string[] {
  return text.split('\n').map(cleanLine).filter(Boolean);
}

/** ٠١٢ and ۰۱۲ as 012. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The words of a line of an address. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,،]+/).filter((word) => word !== '');
}

/** Words that are compared, whichever digits and capitals they are written in. */
export function foldWord(text: string): string {
  return foldDigits(text).toLowerCase().replace(/\s/g, '');
}
