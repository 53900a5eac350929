/**
 * Characters that are not seen (Unicode's own list: direction marks, joiners, invisible operators, variation selectors,
 * the soft hyphen, the byte order mark), and the key around a digit, as emoji keyboards write it.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20e3/gu;
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const SPACE = /\s/g;

/** Digits become 0-9, invisible characters go, every kind of space becomes an ordinary one, ends are trimmed. */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(SPACE, ' ')
    .trim();
}
