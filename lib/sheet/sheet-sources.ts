import * as z from 'zod/mini';
import { ORDER_LIMITS } from '../order-limits';
import { NAME_MAXIMUM } from '../settings/account';
import { openDatabase } from '../storage/db';
import { findValue } from '../storage/values';
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
type KeptSources = z.infer<typeof keptSchema>;

/** What was said of an account's sources, the newest first. */
export async function readSources(accountId: string): Promise<readonly SheetSource[]> {
  const kept = (await readAll()).filter((one) => one.accountId === accountId);
  return kept.map(({ accountId: _, ...source }) => source);
}

/** Remembers a source's columns: a sheet of it that is headed alike is asked about no more. */
export function keepSource(accountId: string, source: SheetSource): Promise<void> {
  return change((all) => [
    { accountId, ...source },
    ...all.filter((one) => one.accountId !== accountId || one.source !== source.source),
  ]);
}

/** Adds the sources of a file; one that has a name that is here stays as it is. */
export function importSources(accountId: string, sources: readonly SheetSource[]): Promise<void> {
  return change((all) => {
    const isHere = ({ source }: SheetSource) =>
      all.some((one) => one.accountId === accountId && one.source === source);
    return [...all, ...sources.filter((one) => !isHere(one)).map((one) => ({ accountId, ...one }))];
  });
}

export function forgetSources(accountId: string): Promise<void> {
  return change((all) => all.filter((one) => one.accountId !== accountId));
}

async function readAll(): Promise<KeptSources> {
  return parse(await findValue('sheet-sources'));
}

/** Changes them in one transaction: what another window said meanwhile stays. */
async function change(changed: (all: KeptSources) => KeptSources): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('values', 'readwrite');
  const all = parse(await transaction.store.get('sheet-sources'));
  await transaction.store.put(changed(all).slice(0, MOST_SOURCES), 'sheet-sources');
  await transaction.done;
}

function parse(kept: unknown): KeptSources {
  return keptSchema.safeParse(kept).data ?? [];
}
