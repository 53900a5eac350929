import { useEffect, useState } from 'preact/hooks';
import { ColumnsForm } from '../../../components/cash/ColumnsForm';
import { SheetDrop } from '../../../components/sheet/SheetDrop';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import { Failure } from '../../../lib/failure';
import type { TextId } from '../../../lib/i18n/messages';
import { isTotalCollected } from '../../../lib/parcel/delivery-line';
import { NAME_MAXIMUM } from '../../../lib/settings/account';
import { linesAmongHidden, type SheetLines } from '../../../lib/sheet/among-hidden';
import { eachOnce } from '../../../lib/sheet/line-keys';
import { readSheets, type SheetTable } from '../../../lib/sheet/read-sheets';
import { isPriceOfSome, PRICES_OF, type PricesOf } from '../../../lib/sheet/said-goods';
import {
  areAstray,
  isEnoughForParcels,
  type SheetColumns,
  type SheetRole,
  sureColumns,
} from '../../../lib/sheet/sheet-columns';
import { MOST_OF_SHEET, type SheetLine } from '../../../lib/sheet/sheet-lines';
import type { Repeated } from '../../../lib/sheet/sheet-orders';
import { keepSource, readSources } from '../../../lib/sheet/sheet-sources';
import { headingCells } from '../../../lib/statement/heading';
import { failureOf, logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

interface SheetSectionProps {
  readonly desk: Desk;
  readonly accountId: string;
  readonly isBelowReview: boolean;
  /** The sheet's orders are what is reviewed now. */
  readonly onCollected: () => void;
}

/** The lines, and of what a person said their prices are. */
type ReadLines = SheetLines & { readonly pricesOf?: PricesOf };

/** What is asked of so many lines before their orders are reviewed. */
type Asking =
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

const TITLES = {
  number: 'ledger-column-order',
  name: 'field-firstName',
  phone: 'field-phone',
  phone2: 'field-phone2',
  village: 'field-village',
  city: 'ledger-city',
  street: 'field-streetName',
  amount: 'field-totalPrice',
  items: 'field-description',
  note: 'field-note',
  currency: 'account-currency',
  payment: 'reckoning-already-paid',
  status: 'ledger-state',
  status2: 'ledger-state',
  quantity: 'content-quantity',
  lastName: 'employee-lastName',
  items2: 'field-description',
} as const satisfies Record<SheetRole, TextId>;

/** Columns that few sheets have, and what is called after another: they are asked about where one is headed so. */
const SELDOM: Partial<Record<SheetRole, string>> = { status2: ' 2', lastName: '', items2: ' 2' };

/** Orders that no store has: a sheet's lines become the orders of the review, once its columns are known. */
export function SheetSection({ desk, accountId, isBelowReview, onCollected }: SheetSectionProps) {
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const findLast = async () => (await readSources(accountId))[0]?.source;
    findLast().then((last) => setTyped((now) => now ?? last ?? null), logged('sheet: sources'));
  }, [accountId]);
  // Never half of a letter that takes two units, which no address can hold.
  const source = (typed?.trim() || t('review-table')).slice(0, NAME_MAXIMUM).replace(/[\uD800-\uDBFF]$/, '');
  const { step, take, confirm, goOn, price, answer, cancel } = useSheet(desk, accountId, source, onCollected);

  return (
    <div class="stack wide one-column cash">
      <SheetDrop
        isFolded={isBelowReview}
        busy={step.at === 'reading'}
        source={typed ?? t('review-table')}
        onSource={setTyped}
        onFiles={take}
      />
      {step.at === 'failed' && (
        <FailureNotice
          failure={step.failure}
          actions={
            step.failure.code === 'sheets-differ' && (
              <Button onPress={() => take(step.files, true)} text={t('welcome-continue')} />
            )
          }
        />
      )}
      {step.at === 'columns' && (
        <ColumnsForm
          titles={titlesOf(step.heading.columns)}
          areEnough={isEnoughForParcels}
          missing={t('finding-required')}
          table={step.table}
          headingRow={step.heading.row}
          found={step.heading.columns}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
      {'count' in step && (
        <Notice
          key={step.at}
          tone="warning"
          live
          title={t('sheet-before', { where: step.at, count: step.count })}
          actions={answersTo(step.at).map(([words, give]) => (
            <Button key={words} onPress={give} text={words} />
          ))}
        />
      )}
    </div>
  );

  function answersTo(at: Asking['at']): readonly (readonly [words: string, give: () => void])[] {
    if (at === 'price') return PRICES_OF.map((of) => [t('sheet-answer', { said: of }), () => price(of)]);
    if (at === 'hidden')
      return [
        [t('welcome-continue'), goOn],
        [t('cancel'), cancel],
      ];
    return [
      [t('restore-verdict-same'), () => answer('same')],
      [t('sheet-answer', { said: 'new' }), () => answer('new')],
    ];
  }

  function titlesOf(found: SheetColumns): Readonly<Record<SheetRole, string>> {
    const asked = (Object.keys(TITLES) as SheetRole[]).filter(
      (role) => SELDOM[role] === undefined || found[role] !== null,
    );
    const titles = asked.map((role) => [role, `${t(TITLES[role])}${SELDOM[role] ?? ''}`]);
    return Object.fromEntries(titles) as Record<SheetRole, string>;
  }
}

/** What becomes of a sheet, step by step, until its orders are the review's. */
function useSheet(desk: Desk, accountId: string, source: string, onCollected: () => void) {
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
    const { table, heading } = read;
    const cells = JSON.stringify(headingCells(table, heading.row));
    // Two tables without a heading may have other columns.
    const sources = heading.row < 0 ? [] : await readSources(accountId);
    const known = sources.find((one) => one.source === source && JSON.stringify(one.heading) === cells);
    if (known === undefined || areAstray(known.columns, known.heading))
      setStep({ at: 'columns', ...read, heading: proposedTo(desk, accountId, read) });
    else await begin(linesAmongHidden(read, known.columns));
  }

  async function confirm(columns: SheetColumns): Promise<void> {
    if (step.at !== 'columns') return;
    const { table, heading } = step;
    await keepSource(accountId, { source, heading: [...(table[heading.row] ?? [])], columns });
    await begin(linesAmongHidden(step, columns));
  }

  async function begin(read: ReadLines): Promise<void> {
    const shown = shownOf(read);
    if (shown.length === 0) throw new Failure('statement-unreadable');
    if (read.lines.length > MOST_OF_SHEET) throw new Failure('statement-too-large');
    const priced = shown.filter(isPriceOfSome).length;
    if (priced > 0 && read.pricesOf === undefined) return setStep({ at: 'price', read, count: priced });
    const count = shown.length - eachOnce(shown).length;
    if (count > 0) setStep({ at: 'sheet', read, count });
    else await collect(read, null);
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
  return { ...heading, columns: sureColumns(heading, headingCells(table, heading.row), isTotal) };
}
