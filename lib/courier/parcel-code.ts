/** Names under which an answer may hold a parcel's code: `parcel_code` in the spec, and what differs in its writing. */
const CODE_NAME = /parcel[_-]?codes?$/i;

/**
 * A parcel's code anywhere in a JSON answer, under whatever record or list; `null` when there is none. An answer to a
 * creation that holds one is no refusal, whatever it says beside: the parcel may well be there.
 */
export function findParcelCode(answer: unknown): string | null {
  // A list of what is left to look at, since an answer may be nested deeper than functions can call each other.
  const left = [{ value: answer, isCode: false }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, isCode } = next;
    if (isCode && (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))) {
      return String(value).trim();
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      left.push({ value: inner, isCode: isCode || CODE_NAME.test(name) });
    }
  }
  return null;
}
