import * as z from 'zod/mini';
import { openDatabase, rowsOfAccount } from '../storage/db';
import { parseJson } from '../stores/json';
import { isAddressKey } from './correction';
import { isStillThere } from './learned';
import { foldText } from './normalize';
import type { LearnedVillage } from './stored';
import type { Village } from './village';

/** What a file says of one learned village; the account is whichever it is imported into. */
export type LearnedEntry = Omit<LearnedVillage, 'accountId'>;

/** Why a file is not imported. */
export class LearnedFileError extends Error {
  override readonly name = 'LearnedFileError';
  constructor(readonly code: 'unreadable' | 'newer' | 'too-large') {
    super(code);
  }
}

export interface ImportResult {
  readonly added: number;
  /** Known here too, and the file's took its place. */
  readonly replaced: number;
  /** Known here too, and stayed. */
  readonly kept: number;
  /** Their villages are not in this account's list. */
  readonly missing: number;
}

const FORMAT = 'shahna-learned-villages';
const VERSION = 1;
/** Characters; ten thousand corrections are a third of it. */
const LARGEST = 5_000_000;

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
const headSchema = z.object({ format: z.literal(FORMAT), version: z.int() });
const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  villages: learnedEntriesSchema,
});

/** Everything an account has learned, as a file's text. It holds what orders said, and no key. */
export function writeLearnedFile(learned: readonly LearnedVillage[]): string {
  const villages = learned.map(learnedEntry);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, villages }, null, 2)}\n`;
}

/** What was learned, without whose it is. */
export function learnedEntry({ accountId: _accountId, ...entry }: LearnedVillage): LearnedEntry {
  return entry;
}

/** @throws LearnedFileError when the text is not such a file */
export function readLearnedFile(content: string): readonly LearnedEntry[] {
  if (content.length > LARGEST) throw new LearnedFileError('too-large');
  const json = parseJson(content);
  const head = headSchema.safeParse(json);
  if (head.success && head.data.version > VERSION) throw new LearnedFileError('newer');
  const file = fileSchema.safeParse(json);
  if (!file.success) throw new LearnedFileError('unreadable');
  return file.data.villages;
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
  const database = await openDatabase();
  const transaction = database.transaction('learned-villages', 'readwrite');
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
