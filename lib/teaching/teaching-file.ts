import * as z from 'zod/mini';
import { parseJson } from '../stores/json';
import type { Teaching } from '../stores/taught/teaching';
import { missingData } from './progress';
import { FILE_LIMIT, teachingSchema } from './teaching-schema';

/** What a file of teachings says it is. A later form takes the next version. */
const FORMAT = 'shahna-teachings';
/** Teachings in a file: far more than anybody has. */
const MOST_TEACHINGS = 100;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  teachings: z.array(teachingSchema).check(z.minLength(1), z.maxLength(MOST_TEACHINGS)),
});

/** Confirmed teachings as a file's text: for another browser, another person in the shop, or all of a courier's. */
export function writeTeachings(teachings: readonly Teaching[]): string {
  const confirmed = teachings.filter(({ state }) => state === 'confirmed');
  return `${JSON.stringify({ format: FORMAT, version: 1, teachings: confirmed }, null, 2)}\n`;
}

/**
 * The teachings of a file, each a new one, to be confirmed on an order before it is used; `null` when the file
 * is none of ours, of a later version, or holds one that could not be used.
 */
export function findTeachings(file: string, now: number): readonly Teaching[] | null {
  if (file.length > FILE_LIMIT) return null;
  const parsed = fileSchema.safeParse(parseJson(file));
  if (!parsed.success || parsed.data.teachings.some((teaching) => missingData(teaching).length > 0))
    return null;
  return parsed.data.teachings.map((teaching) => ({
    ...teaching,
    id: crypto.randomUUID(),
    state: 'imported',
    taughtOn: [],
    changedAt: now,
  }));
}
