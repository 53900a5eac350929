import { useMemo, useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { areEnough, type Columns, findHeading, type Heading } from '../../lib/statement/columns';
import { paidBy } from '../../lib/statement/judge';
import { findOnlyMade, findOutstanding } from '../../lib/statement/outstanding';
import { readTable } from '../../lib/statement/read-table';
import { readLines } from '../../lib/statement/statement';
import { failureOf } from '../../lib/storage/log';
import type { KeptStatement } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { ColumnsForm } from './ColumnsForm';
import type { CashParcel } from './cash-parcel';
import { OutstandingTable } from './OutstandingTable';
import { StatementDrop } from './StatementDrop';
import { StatementList } from './StatementList';
import { StatementResult } from './StatementResult';

interface CashViewProps {
  readonly parcels: readonly CashParcel[];
  readonly currency: string;
  readonly statements: readonly KeptStatement[];
  /** Keeps a statement, and adds its id and time. */
  readonly onKeep: (statement: Omit<KeptStatement, 'id' | 'accountId' | 'at'>) => Promise<KeptStatement>;
  readonly onRemove: (statement: KeptStatement) => void;
  readonly onCsv: (name: string, header: readonly string[], rows: readonly (readonly string[])[]) => void;
}

interface Read {
  readonly name: string;
  readonly table: readonly (readonly string[])[];
  readonly heading: Heading;
}

/** The courier's statements compared with the books, and the cash that the courier still owes. */
export function CashView({ parcels, currency, statements, onKeep, onRemove, onCsv }: CashViewProps) {
  const { t } = useText();
  const [asked, setAsked] = useState<Read | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isKnown, setKnown] = useState(false);
  const open = statements.find(({ id }) => id === openId) ?? null;
  const [outstanding, onlyMade] = useMemo(() => {
    const paid = paidBy(statements.map(({ lines }) => lines));
    return [findOutstanding(parcels, paid, Date.now()), findOnlyMade(parcels, paid)];
  }, [parcels, statements]);

  async function keep({ name, table, heading: { row } }: Read, columns: Columns): Promise<void> {
    const lines = readLines(table, row, columns);
    const text = JSON.stringify(lines);
    // A file that is read twice would show every parcel in it as paid twice.
    const same = statements.find((kept) => JSON.stringify(kept.lines) === text);
    const kept = same ?? (await onKeep({ name, heading: table[row] ?? [], columns, lines }));
    setKnown(same !== undefined);
    setAsked(null);
    setOpenId(kept.id);
  }

  async function take(file: File): Promise<void> {
    setFailure(null);
    setReading(true);
    try {
      const table = await readTable(file);
      const heading = findHeading(table);
      const read = { name: file.name, table, heading };
      const cells = JSON.stringify(table[heading.row] ?? []);
      const alike = statements.find((kept) => JSON.stringify(kept.heading) === cells);
      if (alike !== undefined && areEnough(alike.columns)) await keep(read, alike.columns);
      else setAsked(read);
    } catch (error) {
      setFailure(failureOf(error, 'cash: statement'));
    } finally {
      setReading(false);
    }
  }

  return (
    <div class="cash">
      <StatementDrop busy={isReading} onFile={(file) => void take(file)} />
      {failure !== null && <FailureNotice failure={failure} />}
      {asked !== null && (
        <ColumnsForm
          heading={asked.table[asked.heading.row] ?? []}
          sample={asked.table.slice(asked.heading.row + 1, asked.heading.row + 4)}
          found={asked.heading.columns}
          onConfirm={(columns) =>
            void keep(asked, columns).catch((error) => setFailure(failureOf(error, 'cash: statement')))
          }
          onCancel={() => setAsked(null)}
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
