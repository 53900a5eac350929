import { useState } from 'preact/hooks';
import { Failure } from '../../../lib/failure';
import { isTotalCollected } from '../../../lib/parcel/delivery-line';
import { linesAmongHidden, type SheetLines } from '../../../lib/sheet/among-hidden';
import { eachOnce } from '../../../lib/sheet/line-keys';
import { readSheets, type SheetTable } from '../../../lib/sheet/read-sheets';
import { isPriceOfSome, type PricesOf } from '../../../lib/sheet/said-goods';
import { areAstray, type SheetColumns, sureColumns } from '../../../lib/sheet/sheet-columns';
import { MOST_OF_SHEET, type SheetLine } from '../../../lib/sheet/sheet-lines';
import type { Repeated } from '../../../lib/sheet/sheet-orders';
import { keepSource, readSources } from '../../../lib/sheet/sheet-sources';
import { headingCells } from '../../../lib/statement/heading';
import { failureOf } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

/** The lines, and of what a person said their prices are. */
type ReadLines = SheetLines & { readonly pricesOf?: PricesOf };

/** What is asked of so many lines before their orders are reviewed. */
export type Asking =
  /** They are hidden, and left out: it may have been for another reason than that they are shipped. */
  | { readonly at: 'hidden'; readonly read: SheetTable; readonly count: number }
  /** Prices stand beside quantities, or some lines are the same as others of the sheet, or their orders as those of before. */
  | { readonly at: 'price' | 'sheet'; readonly read: ReadLines; readonly count: number }
  | {
      readonly at: 'before';
      readonly read: ReadLines;
      readonly count: number;
      /** Of which the orders of before are. */
      readonly source: string;
    };

type Step =
  | Asking
  | { readonly at: 'start' | 'reading' }
  | ({ readonly at: 'columns' } & SheetTable)
  /** Where files or their sheets differ, the person may go on with the first. */
  | { readonly at: 'failed'; readonly failure: Failure; readonly files: readonly File[] };

/** What becomes of a sheet, step by step, until its orders are the review's. */
export function useSheet(desk: Desk, accountId: string, source: string, onCollected: () => void) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const attempt = (work: Promise<void>, files: readonly File[] = []) => {
    work.catch((error: unknown) => setStep({ at: 'failed', failure: failureOf(error, 'sheet'), files }));
  };

  async function take(files: readonly File[], firstAlone: boolean): Promise<void> {
    setStep({ at: 'reading' });
    const read = await readSheets(files, firstAlone);
    if (read.hidden > 0) setStep({ at: 'hidden', read, count: read.hidden });
    else await findColumns(read);
  }

  async function findColumns(read: SheetTable): Promise<void> {
    const columns = await findKnownColumns(accountId, source, read);
    if (columns === null) setStep({ at: 'columns', ...read, heading: proposedTo(desk, accountId, read) });
    else await begin(linesAmongHidden(read, columns));
  }

  async function confirm(columns: SheetColumns): Promise<void> {
    if (step.at !== 'columns') return;
    const { table, heading } = step;
    await keepSource(accountId, { source, heading: [...(table[heading.row] ?? [])], columns });
    await begin(linesAmongHidden(step, columns));
  }

  async function begin(read: ReadLines): Promise<void> {
    const question = questionAbout(read);
    if (question === null) await collect(read, null);
    else setStep(question);
  }

  async function collect(read: ReadLines, repeated: Repeated): Promise<void> {
    setStep({ at: 'reading' });
    const { before } = await desk.ask('review/collect-sheet', {
      accountId,
      source,
      lines: [...read.lines],
      repeated,
      pricesOf: read.pricesOf ?? 'each',
      hidden: read.lines.flatMap((line, place) => (read.hidden.has(line) ? [place] : [])),
    });
    if (before > 0) return setStep({ at: 'before', read, count: before, source });
    setStep({ at: 'start' });
    onCollected();
  }

  function goOn(): void {
    if (step.at === 'hidden') attempt(findColumns(step.read));
  }

  function price(pricesOf: PricesOf): void {
    if (step.at === 'price') attempt(begin({ ...step.read, pricesOf }));
  }

  function answer(said: 'same' | 'new'): void {
    // What was called otherwise meanwhile has other orders of before.
    if (step.at === 'before') attempt(collect(step.read, step.source === source ? said : null));
    if (step.at === 'sheet') attempt(collect(said === 'same' ? onceEach(step.read) : step.read, null));
  }

  return {
    step,
    take: (files: readonly File[], firstAlone = false) => attempt(take(files, firstAlone), files),
    confirm: (columns: SheetColumns) => attempt(confirm(columns)),
    goOn,
    price,
    answer,
    cancel: () => setStep({ at: 'start' }),
  };
}

/** The columns that a person confirmed for such a sheet of this name. */
async function findKnownColumns(
  accountId: string,
  source: string,
  { table, heading }: SheetTable,
): Promise<Partial<SheetColumns> | null> {
  // Two tables without a heading may have other columns.
  if (heading.row < 0) return null;
  const cells = JSON.stringify(headingCells(table, heading.row));
  const known = (await readSources(accountId)).find(
    (one) => one.source === source && JSON.stringify(one.heading) === cells,
  );
  return known === undefined || areAstray(known.columns, known.heading) ? null : known.columns;
}

/** @throws Failure `statement-unreadable` without a line that is shown, `statement-too-large` */
function questionAbout(read: ReadLines): Asking | null {
  const shown = shownOf(read);
  if (shown.length === 0) throw new Failure('statement-unreadable');
  if (read.lines.length > MOST_OF_SHEET) throw new Failure('statement-too-large');
  const priced = shown.filter(isPriceOfSome).length;
  if (priced > 0 && read.pricesOf === undefined) return { at: 'price', read, count: priced };
  const count = shown.length - eachOnce(shown).length;
  return count > 0 ? { at: 'sheet', read, count } : null;
}

function shownOf({ lines, hidden }: SheetLines): readonly SheetLine[] {
  return lines.filter((line) => !hidden.has(line));
}

/** Those that are shown once each. */
function onceEach(read: ReadLines): ReadLines {
  const once = new Set(eachOnce(shownOf(read)));
  return { ...read, lines: read.lines.filter((line) => read.hidden.has(line) || once.has(line)) };
}

function proposedTo(desk: Desk, accountId: string, { table, heading }: SheetTable) {
  const account = desk.settings.peek().accounts.find(({ id }) => id === accountId);
  const isTotal = account !== undefined && isTotalCollected(account);
  return { ...heading, columns: sureColumns(heading, table, isTotal) };
}
