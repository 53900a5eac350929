import * as z from 'zod/mini';
import { ORDER_LIMITS } from '../order-limits';
import { NAME_MAXIMUM } from '../settings/account';
import { keptList } from '../storage/kept-list';
import { SHEET_ROLES } from './sheet-columns';

const cellText = z.string().check(z.maxLength(ORDER_LIMITS.line));
const sourceSchema = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(NAME_MAXIMUM)),
  heading: z.array(cellText).check(z.maxLength(1_000)),
  /** What earlier versions did not ask for is left out. */
  columns: z.partialRecord(z.enum(SHEET_ROLES), z.nullable(z.int().check(z.nonnegative()))),
});

export type SheetSource = z.infer<typeof sourceSchema>;

/** The sources that are remembered: the newest take the oldest's places. */
const MOST_SOURCES = 30;
export const sourcesSchema = z.array(sourceSchema).check(z.maxLength(MOST_SOURCES));

const kept = keptList('sheet-sources', z.array(z.object({ accountId: z.string(), ...sourceSchema.shape })));

export async function readSources(accountId: string): Promise<readonly SheetSource[]> {
  const own = (await kept.read()).filter((one) => one.accountId === accountId);
  return own.map(({ accountId: _, ...source }) => source);
}

/** Remembers a source's columns: a sheet of it that is headed alike is asked about no more. */
export function keepSource(accountId: string, source: SheetSource): Promise<void> {
  return kept.change((all) =>
    [
      { accountId, ...source },
      ...all.filter((one) => one.accountId !== accountId || one.source !== source.source),
    ].slice(0, MOST_SOURCES),
  );
}

/** Adds the sources of a file; one that has a name that is here stays as it is. */
export function importSources(accountId: string, sources: readonly SheetSource[]): Promise<void> {
  return kept.change((all) => {
    const isHere = ({ source }: SheetSource) =>
      all.some((one) => one.accountId === accountId && one.source === source);
    const added = sources.filter((one) => !isHere(one)).map((one) => ({ accountId, ...one }));
    return [...all, ...added].slice(0, MOST_SOURCES);
  });
}

export function forgetSources(accountId: string): Promise<void> {
  return kept.change((all) => all.filter((one) => one.accountId !== accountId));
}
