import * as z from 'zod/mini';
import { openDatabase, rowsOfAccount } from '../storage/db';
import { readOwnFile, writeOwnFile } from '../transfer/own-file';
import { isAddressKey } from './correction';
import { isStillThere } from './learned';
import { foldText } from './normalize';
import type { LearnedVillage } from './stored';
import type { Village } from './village';

/** What a file says of one learned village; the account is whichever it is imported into. */
export type LearnedEntry = Omit<LearnedVillage, 'accountId'>;

export interface ImportResult {
  readonly added: number;
  /** Known here too, and the file's took its place. */
  readonly replaced: number;
  /** Known here too, and stayed. */
  readonly kept: number;
  /** Their villages are not in this account's list. */
  readonly missing: number;
}

const text = z.string().check(z.minLength(1), z.maxLength(700));
const entrySchema = z.object({
  text: text.check(z.refine(isAddressKey)),
  written: text,
  instead: z.nullable(z.int()),
  villageId: z.int(),
  // As the service called them: its list may name no city.
  village: z.string(),
  city: z.string(),
  certain: z.boolean(),
  learnedAt: z.int().check(z.gte(0)),
}) satisfies z.ZodMiniType<LearnedEntry>;
/** What one account has learned, in a file of any kind. */
export const learnedEntriesSchema = z.array(entrySchema);
const LEARNED_FILE = {
  mark: { format: 'shahna-learned-villages' },
  version: 1,
  /** Ten thousand corrections are a third of it. */
  largest: 5_000_000,
  body: z.object({ villages: learnedEntriesSchema }),
};

/** Everything an account has learned, as a file's text. It holds what orders said, and no key. */
export function writeLearnedFile(learned: readonly LearnedVillage[]): string {
  return writeOwnFile(LEARNED_FILE, { villages: learned.map(learnedEntry) });
}

/** What was learned, without whose it is. */
export function learnedEntry({ accountId: _accountId, ...entry }: LearnedVillage): LearnedEntry {
  return entry;
}

/** @throws OwnFileError when the text is not such a file */
export function readLearnedFile(content: string): readonly LearnedEntry[] {
  return readOwnFile(LEARNED_FILE, content).villages;
}

/** Of two of the same text the newer is the person's last word. */
export function isNewer(entry: LearnedEntry, here: LearnedVillage): boolean {
  return here.learnedAt < entry.learnedAt;
}

/**
 * Adds a file's entries to what an account has learned, in one transaction; nothing is removed. A village is the one
 * of the file's id and name, or else the only one of its name and city; where there is neither, the entry is left out.
 * @param villages the account's list; `null`: not fetched yet. Then the entries are taken as they are, and the list,
 *   when it comes, drops those whose villages it has not.
 * @param wins whether an entry takes the place of what is known here of the same text.
 */
export async function importLearned(
  accountId: string,
  villages: readonly Village[] | null,
  entries: readonly LearnedEntry[],
  wins: (entry: LearnedEntry, here: LearnedVillage) => boolean,
): Promise<ImportResult> {
  const find = finderIn(villages);
  const transaction = (await openDatabase()).transaction('learned-villages', 'readwrite');
  const known = new Map(
    (await transaction.store.getAll(rowsOfAccount(accountId))).map((learned) => [learned.text, learned]),
  );
  const result = { added: 0, replaced: 0, kept: 0, missing: 0 };
  for (const entry of entries) {
    const village = find(entry);
    const before = known.get(entry.text);
    const isKept = before !== undefined && !wins(entry, before);
    const fate = before === undefined ? 'added' : isKept ? 'kept' : 'replaced';
    result[village === null ? 'missing' : fate] += 1;
    if (village === null || isKept) continue;
    // The matcher's own village is known by its id alone, which is another's where this one's differs.
    const instead = village.id === entry.villageId ? entry.instead : null;
    const learned = { ...entry, accountId, villageId: village.id, village: village.name, instead };
    known.set(entry.text, learned);
    await transaction.store.put(learned);
  }
  await transaction.done;
  return result;
}

function finderIn(villages: readonly Village[] | null) {
  const byId = new Map(villages?.map((village) => [village.id, village]));
  const byName = Map.groupBy(villages?.filter(({ deleted }) => !deleted) ?? [], nameKey);
  return (entry: LearnedEntry): Pick<Village, 'id' | 'name'> | null => {
    const { villageId: id, village: name, city } = entry;
    if (villages === null) return { id, name };
    const sameId = byId.get(id);
    if (sameId !== undefined && isStillThere(entry, sameId)) return sameId;
    const [only, ...more] = byName.get(nameKey({ name, city })) ?? [];
    return more.length === 0 ? (only ?? null) : null;
  };
}

function nameKey({ name, city }: Pick<Village, 'name' | 'city'>): string {
  return `${foldText(name)}|${foldText(city)}`;
}
