import * as z from 'zod/mini';
import { NO_NAMES, type NumberNames } from './number-names';

/** A file that is no list of names; the sentence for people is looked up by `code`. */
export class NamesFileError extends Error {
  override readonly name = 'NamesFileError';
  constructor(readonly code: 'not-json' | 'not-names' | 'too-large') {
    super(code);
  }
}

const LONGEST_FILE = 1_000_000;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** Whatever the service counted with was met and is written: the file's length alone is limited. */
const numbers = z.array(
  z.object({
    number: z.number(),
    names: z.object({ ar: z.exactOptional(name), en: z.exactOptional(name), he: z.exactOptional(name) }),
  }),
);

/** Names by kind of number; a kind may be left out. */
export const namesSchema = z.partial(
  z.object({
    'parcel-status': numbers,
    'parcel-position': numbers,
    'return-reason': numbers,
    'parcel-type': numbers,
    permission: numbers,
  }),
);

const fileSchema = z.object({
  shahna: z.literal('number-names'),
  version: z.literal(1),
  numbers: namesSchema,
});

/** A file that a courier can hand to all its merchants: names alone, nothing of an account. */
export function writeNamesFile(names: NumberNames): string {
  return `${JSON.stringify({ shahna: 'number-names', version: 1, numbers: names }, null, 2)}\n`;
}

/** @throws NamesFileError */
export function readNamesFile(text: string): NumberNames {
  if (text.length > LONGEST_FILE) throw new NamesFileError('too-large');
  const parsed = fileSchema.safeParse(parse(text));
  if (!parsed.success) throw new NamesFileError('not-names');
  const given = Object.fromEntries(
    Object.entries(parsed.data.numbers).filter(([, list]) => list !== undefined),
  );
  return { ...NO_NAMES, ...given };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new NamesFileError('not-json');
  }
}
