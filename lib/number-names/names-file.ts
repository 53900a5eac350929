import * as z from 'zod/mini';
import { readOwnFile, writeOwnFile } from '../transfer/own-file';
import type { NumberNames } from './number-names';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/**
 * Whatever the service counted with was met and is written: the file's length alone is limited. A kind may be left out.
 */
const numbers = z._default(
  z.array(
    z.object({
      number: z.number(),
      names: z.object({ ar: z.exactOptional(name), en: z.exactOptional(name), he: z.exactOptional(name) }),
    }),
  ),
  [],
);

/** Names by kind of number. */
export const namesSchema = z.object({
  'parcel-status': numbers,
  'parcel-position': numbers,
  'return-reason': numbers,
  'parcel-type': numbers,
  permission: numbers,
}) satisfies z.ZodMiniType<NumberNames>;

const NAMES_FILE = {
  mark: { shahna: 'number-names' },
  version: 1,
  largest: 1_000_000,
  body: z.object({ numbers: namesSchema }),
};

/** A file that a courier can hand to all its merchants: names alone, nothing of an account. */
export function writeNamesFile(names: NumberNames): string {
  return writeOwnFile(NAMES_FILE, { numbers: names });
}

/** @throws OwnFileError */
export function readNamesFile(text: string): NumberNames {
  return readOwnFile(NAMES_FILE, text).numbers;
}
