/** Characters that are not seen: direction marks, joiners, the soft hyphen, the byte order mark. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const SPACE = /\s/g;

/**
 * Typed text as numbers and phones are read from it: ٠-٩, ۰-۹ and full-width digits become 0-9, invisible
 * characters go, every kind of space (no-break and narrow ones too) becomes an ordinary one, ends trimmed.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(SPACE, ' ')
    .trim();
}
