import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { CashParcel } from '../../../components/cash/cash-parcel';
import { Failure } from '../../../lib/failure';
import type { Account } from '../../../lib/settings/account';
import { shownTable } from '../../../lib/sheet/shown-table';
import { areEnough, type ColumnRole, type Columns, findHeading } from '../../../lib/statement/columns';
import { type Heading, headingCells } from '../../../lib/statement/heading';
import { type KeptOnce, keepStatement } from '../../../lib/statement/kept-statements';
import { areProven } from '../../../lib/statement/proven-columns';
import { type ReadSheet, readTables } from '../../../lib/statement/read-table';
import { codeKey, readLines } from '../../../lib/statement/statement';
import { failureOf } from '../../../lib/storage/log';
import type { KeptStatement } from '../../../lib/storage/records';

/** A file, or a sheet of one, as it was read. */
export interface ReadStatement {
  /** Two files may have one name. */
  readonly id: string;
  readonly name: string;
  readonly table: readonly (readonly string[])[];
  readonly heading: Heading<ColumnRole>;
  /** Rows that are hidden in the file, and left out. */
  readonly hidden: number;
}

/** Whose columns a person is asked for. */
interface Asked {
  readonly read: ReadStatement;
  /** The same file's statement by other columns. */
  readonly replaces: KeptStatement | null;
}

interface FailedFile {
  readonly name: string;
  readonly failure: Failure;
}

export interface Books {
  readonly account: Account;
  readonly parcels: readonly CashParcel[];
  readonly statements: readonly KeptStatement[];
  readonly reread: () => Promise<void>;
}

/**
 * Reads the courier's files one after the other: where a person is asked what columns are, the next ones wait.
 * @param onKept told of each statement as it is kept
 */
export function useStatementFiles(books: Books, onKept: (kept: KeptOnce) => void) {
  const newest = useRef(books);
  newest.current = books;
  const asked = useSignal<Asked | null>(null);
  /** The statement that was read last, and out of what. */
  const made = useSignal<(KeptOnce & { readonly read: ReadStatement }) | null>(null);
  const failed = useSignal<readonly FailedFile[]>([]);
  const isReading = useSignal(false);
  const waiting = useSignal<readonly ReadStatement[]>([]);

  const fail = (name: string, error: unknown) => {
    failed.value = [...failed.value, { name, failure: failureOf(error, 'cash: statement') }];
  };

  async function keep(now: Asked, columns: Columns): Promise<void> {
    const kept = await keepRead(now, columns, newest.current.account);
    await newest.current.reread();
    if (asked.value?.read === now.read) asked.value = null;
    made.value = { ...kept, read: now.read };
    onKept(kept);
  }

  async function goOn(): Promise<void> {
    for (;;) {
      const [next, ...others] = waiting.value;
      if (next === undefined || asked.value !== null) return;
      waiting.value = others;
      const before = made.value === null ? [] : [made.value.statement];
      const { statements, parcels } = newest.current;
      const now = { read: next, replaces: null };
      const columns = findColumns(next, [...before, ...statements], parcels);
      if (columns === null) asked.value = now;
      else await keep(now, columns).catch((error) => fail(next.name, error));
    }
  }

  async function take(files: readonly File[]): Promise<void> {
    failed.value = [];
    isReading.value = true;
    for (const file of files) {
      try {
        const found = statementsIn(file.name, await readTables(file), newest.current.parcels);
        waiting.value = [...waiting.value, ...found];
      } catch (error) {
        fail(file.name, error);
      }
    }
    isReading.value = false;
    // What was kept by other columns stays so.
    if (asked.value?.replaces != null && waiting.value.length > 0) asked.value = null;
    await goOn();
  }

  return {
    ...{ asked, made, failed, isReading, take },
    async confirm(columns: Columns) {
      const now = asked.value;
      if (now === null) return;
      failed.value = [];
      await keep(now, columns).catch((error) => fail(now.read.name, error));
      await goOn();
    },
    /** The columns of what was read last are wrong. */
    change() {
      if (made.value !== null) asked.value = { read: made.value.read, replaces: made.value.statement };
    },
    cancel() {
      asked.value = null;
      void goOn();
    },
  };
}

/** Keeps what was read by these columns, in place of the same file's statement by others. */
function keepRead({ read, replaces }: Asked, columns: Columns, account: Account): Promise<KeptOnce> {
  const { name, table, heading } = read;
  const own = { id: crypto.randomUUID(), accountId: account.id, at: Date.now() };
  const lines = readLines(table, heading.row, columns, account.currency);
  const statement = { ...own, name, heading: table[heading.row] ?? [], columns, lines };
  return keepStatement(statement, replaces?.id ?? null);
}

/**
 * The first sheet of a file, and those beside it that look like a statement, are headed as the first is or name parcels of
 * the books: what is passed over would be missing. What the courier has hidden says nothing.
 * @throws Failure `statement-unreadable` where all of it is hidden
 */
function statementsIn(
  name: string,
  sheets: readonly ReadSheet[],
  parcels: readonly CashParcel[],
): readonly ReadStatement[] {
  const all = sheets.flatMap((one) => {
    const { table: shown, all, isHidden, hidden } = shownTable(one);
    const rows = new Set(shown);
    // Empty in its place, a hidden row leaves the others their numbers.
    const table = all.map((cells) => (rows.has(cells) ? cells : []));
    return isHidden ? [] : { sheet: one.sheet, table, heading: findHeading(table), hidden };
  });
  if (all.length === 0) throw new Failure('statement-unreadable');
  const headings = all.map(({ table, heading }) => JSON.stringify(table[heading.row] ?? []));
  const codes = new Set(parcels.map(({ code }) => codeKey(code)));
  const read = all.filter(
    ({ table, heading }, at) =>
      at === 0 ||
      areEnough(heading.columns) ||
      headings[at] === headings[0] ||
      table.some((cells) => cells.some((cell) => codes.has(codeKey(cell)))),
  );
  return read.map(({ sheet, ...one }) => ({
    ...one,
    id: crypto.randomUUID(),
    name: read.length === 1 ? name : `${name} · ${sheet}`,
  }));
}

/** The columns of a file, where nobody has to say them: of a statement with the same heading, or proven by the books. */
function findColumns(
  { table, heading }: ReadStatement,
  statements: readonly KeptStatement[],
  parcels: readonly CashParcel[],
): Columns | null {
  // Two tables without a heading may have other columns.
  if (heading.row < 0) return null;
  const cells = JSON.stringify(headingCells(table, heading.row));
  const alike = statements.find((kept) => JSON.stringify(kept.heading) === cells);
  if (alike !== undefined && areEnough(alike.columns)) return alike.columns;
  return areProven(table, heading.row, heading.columns, parcels) ? heading.columns : null;
}
