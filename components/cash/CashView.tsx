import { useMemo, useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { areEnough, type ColumnRole, type Columns, findHeading } from '../../lib/statement/columns';
import { type Heading, headingCells } from '../../lib/statement/heading';
import { paidBy } from '../../lib/statement/judge';
import type { KeptOnce } from '../../lib/statement/kept-statements';
import { findOnlyMade, findOutstanding } from '../../lib/statement/outstanding';
import { areProven } from '../../lib/statement/proven-columns';
import { readTable } from '../../lib/statement/read-table';
import { readLines } from '../../lib/statement/statement';
import { failureOf } from '../../lib/storage/log';
import type { KeptStatement } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { FailureNotice } from '../ui/FailureNotice';
import { FileDrop } from '../ui/FileDrop';
import { Notice } from '../ui/Notice';
import { ColumnsForm } from './ColumnsForm';
import type { CashParcel } from './cash-parcel';
import { OutstandingTable } from './OutstandingTable';
import { StatementList } from './StatementList';
import { StatementResult } from './StatementResult';

interface CashViewProps {
  readonly parcels: readonly CashParcel[];
  readonly currency: string;
  readonly statements: readonly KeptStatement[];
  /** Keeps a statement once, and adds its id and time; in place of the same file's by other columns. */
  readonly onKeep: (
    statement: Omit<KeptStatement, 'id' | 'accountId' | 'at'>,
    replacedId: string | null,
  ) => Promise<KeptOnce>;
  readonly onRemove: (statement: KeptStatement) => void;
  readonly onCsv: (name: string, header: readonly string[], rows: readonly (readonly string[])[]) => void;
}

/** A file as it was read last. */
interface Read {
  readonly name: string;
  readonly table: readonly (readonly string[])[];
  readonly heading: Heading<ColumnRole>;
}

/** The courier's statements compared with the books, and the cash that the courier still owes. */
export function CashView({ parcels, currency, statements, onKeep, onRemove, onCsv }: CashViewProps) {
  const { t } = useText();
  const [read, setRead] = useState<Read | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  /** The statement that the file read last became. */
  const [madeOf, setMadeOf] = useState<KeptStatement | null>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isKnown, setKnown] = useState(false);
  const open = statements.find(({ id }) => id === openId) ?? null;
  const [outstanding, onlyMade] = useMemo(() => {
    const paid = paidBy(statements.map(({ lines }) => lines));
    return [findOutstanding(parcels, paid, Date.now()), findOnlyMade(parcels, paid)];
  }, [parcels, statements]);

  /** @param replaces the same file's statement by other columns */
  async function keep(
    { name, table, heading: { row } }: Read,
    columns: Columns,
    replaces: KeptStatement | null = null,
  ): Promise<void> {
    const lines = readLines(table, row, columns);
    const read = { name, heading: table[row] ?? [], columns, lines };
    const { statement, wasHere } = await onKeep(read, replaces?.id ?? null);
    setKnown(wasHere);
    setAsking(false);
    setMadeOf(statement);
    setOpenId(statement.id);
  }

  async function take(file: File): Promise<void> {
    setFailure(null);
    setReading(true);
    try {
      const table = await readTable(file);
      const taken = { name: file.name, table, heading: findHeading(table) };
      setRead(taken);
      setMadeOf(null);
      setAsking(false);
      const columns = findColumns(taken, statements, parcels);
      if (columns === null) setAsking(true);
      else await keep(taken, columns);
    } catch (error) {
      setFailure(failureOf(error, 'cash: statement'));
    } finally {
      setReading(false);
    }
  }

  return (
    <div class="stack stack--wide cash">
      <FileDrop
        name="statement"
        title={t('cash-drop')}
        isMain
        busy={isReading}
        onFile={(file) => void take(file)}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      {isAsking && read !== null && (
        <StatementColumns
          read={read}
          found={madeOf?.columns ?? read.heading.columns}
          onConfirm={(columns) =>
            void keep(read, columns, madeOf).catch((error) => setFailure(failureOf(error, 'cash: statement')))
          }
          onCancel={() => setAsking(false)}
        />
      )}
      {open !== null && isKnown && (
        <Notice tone="info" live>
          <p>{t('cash-same')}</p>
        </Notice>
      )}
      {open !== null && (
        <StatementResult
          statement={open}
          {...{ statements, parcels, currency, onCsv }}
          onColumns={open.id === madeOf?.id && !isAsking ? () => setAsking(true) : undefined}
          onClose={() => setOpenId(null)}
        />
      )}
      <StatementList
        statements={statements}
        onOpen={({ id }) => {
          setKnown(false);
          setOpenId(id);
        }}
        onRemove={onRemove}
      />
      <OutstandingTable {...{ outstanding, onlyMade, currency }} />
    </div>
  );
}

/** The columns of a file, where nobody has to say them: of a statement with the same heading, or proven by the books. */
function findColumns(
  { table, heading }: Read,
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

interface StatementColumnsProps {
  readonly read: Read;
  readonly found: Columns;
  readonly onConfirm: (columns: Columns) => void;
  readonly onCancel: () => void;
}

/** Asks which column of a statement is which. */
function StatementColumns({ read: { table, heading }, found, onConfirm, onCancel }: StatementColumnsProps) {
  const { t } = useText();
  return (
    <ColumnsForm
      titles={{
        code: t('outcome-parcel-code'),
        collected: t('cash-sum-collected'),
        fee: t('fee-title'),
        net: t('cash-column-net'),
      }}
      areEnough={areEnough}
      missing={t('cash-columns-missing')}
      heading={headingCells(table, heading.row)}
      sample={table.slice(heading.row + 1, heading.row + 4)}
      found={found}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
