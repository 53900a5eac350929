import * as z from 'zod/mini';
import { ORDER_LIMITS } from '../order-limits';
import { NAME_MAXIMUM } from '../settings/account';
import { findValue, keepValue } from '../storage/values';
import { SHEET_ROLES } from './sheet-columns';

const cellText = z.string().check(z.maxLength(ORDER_LIMITS.line));
const sourceSchema = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(NAME_MAXIMUM)),
  heading: z.array(cellText).check(z.maxLength(1_000)),
  columns: z.record(z.enum(SHEET_ROLES), z.nullable(z.int().check(z.nonnegative()))),
});

/** What a person said of the columns of one named source of sheets. */
export type SheetSource = z.infer<typeof sourceSchema>;

/** The sources that are remembered: the newest take the oldest's places. */
const MOST_SOURCES = 30;
export const sourcesSchema = z.array(sourceSchema).check(z.maxLength(MOST_SOURCES));

const keptSchema = z.array(z.object({ accountId: z.string(), ...sourceSchema.shape }));

/** What was said of an account's sources, the newest first. */
export async function readSources(accountId: string): Promise<readonly SheetSource[]> {
  const kept = (await readAll()).filter((one) => one.accountId === accountId);
  return kept.map(({ accountId: _, ...source }) => source);
}

/** Remembers a source's columns: a sheet of it that is headed alike is asked about no more. */
export async function keepSource(accountId: string, kept: SheetSource): Promise<void> {
  const others = (await readAll()).filter((one) => one.accountId !== accountId || one.source !== kept.source);
  await keepValue('sheet-sources', [{ accountId, ...kept }, ...others].slice(0, MOST_SOURCES));
}

/** Adds the sources of a file; one that has a name that is here stays as it is. */
export async function importSources(accountId: string, sources: readonly SheetSource[]): Promise<void> {
  const all = await readAll();
  const isHere = ({ source }: SheetSource) =>
    all.some((one) => one.accountId === accountId && one.source === source);
  const added = sources.filter((one) => !isHere(one)).map((one) => ({ accountId, ...one }));
  if (added.length > 0) await keepValue('sheet-sources', [...all, ...added].slice(0, MOST_SOURCES));
}

export async function forgetSources(accountId: string): Promise<void> {
  const all = await readAll();
  const others = all.filter((one) => one.accountId !== accountId);
  if (others.length < all.length) await keepValue('sheet-sources', others);
}

async function readAll(): Promise<z.infer<typeof keptSchema>> {
  return keptSchema.safeParse(await findValue('sheet-sources')).data ?? [];
}
