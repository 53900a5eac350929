const AROUND_KEY =
  /^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** An API key from what was pasted, without blanks, line ends and direction marks around it; `null`: none. */
export function readKey(typed: string): string | null {
  const key = typed.replace(AROUND_KEY, '');
  return key === '' ? null : key;
}
