import { useEffect, useMemo, useState } from 'preact/hooks';
import { ColumnsForm } from '../../../components/cash/ColumnsForm';
import { amountsIn } from '../../../components/cash/cash-parcel';
import { OutstandingTable } from '../../../components/cash/OutstandingTable';
import { owedIn } from '../../../components/cash/owed-in';
import { StatementResult } from '../../../components/cash/StatementResult';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { FileDrop } from '../../../components/ui/FileDrop';
import { Notice } from '../../../components/ui/Notice';
import { RemoveButton } from '../../../components/ui/RemoveButton';
import { Spinner } from '../../../components/ui/Spinner';
import { momentText } from '../../../lib/i18n/moment-text';
import { areEnough, type Columns } from '../../../lib/statement/columns';
import { removeStatement } from '../../../lib/statement/kept-statements';
import { logged } from '../../../lib/storage/log';
import type { KeptStatement } from '../../../lib/storage/records';
import { type Books, type ReadStatement, useStatementFiles } from './use-statement-files';

interface CashPageProps extends Books {
  /** Since when the books' parcels are, while older ones are still read; `null`: they are all there are. */
  readonly onlySince: number | null;
}

/** The courier's statements compared with the books, and the cash that the courier still owes. */
export function CashPage({ account, parcels, statements, reread, onlySince }: CashPageProps) {
  const { t } = useText();
  const { currency } = account;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isKnown, setKnown] = useState(false);
  const judged = useMemo(() => amountsIn(currency, parcels), [currency, parcels]);
  const books = { account, parcels: judged, statements, reread };
  const { asked, made, failed, isReading, ...files } = useStatementFiles(books, ({ statement, wasHere }) => {
    setKnown(wasHere);
    setOpenId(statement.id);
  });
  const open = statements.find(({ id }) => id === openId) ?? null;
  /** Its file is at hand. */
  const read = open !== null && open.id === made.value?.statement.id ? made.value.read : null;
  const [dropped, setDropped] = useState<readonly File[]>([]);
  // A statement may name a parcel of years ago: it is laid beside all of them, or beside none.
  const waits = onlySince !== null && (open !== null || dropped.length > 0);
  useEffect(() => {
    if (waits || dropped.length === 0) return;
    setDropped([]);
    void files.take(dropped);
  }, [waits, dropped]);
  const owed = useMemo(() => owedIn(currency, parcels, statements), [currency, parcels, statements]);

  return (
    <div class="stack wide one-column cash">
      <FileDrop
        name="statement"
        title={t('cash-drop')}
        isMain={asked.value === null && open === null}
        busy={isReading.value || waits}
        onFiles={(all) => setDropped((before) => [...before, ...all])}
      />
      {failed.value.map(({ name, failure }) => (
        <FailureNotice key={name} title={name} failure={failure} />
      ))}
      {asked.value !== null && (
        <StatementColumns
          key={asked.value.read.id}
          read={asked.value.read}
          found={asked.value.replaces?.columns ?? asked.value.read.heading.columns}
          onConfirm={(columns) => void files.confirm(columns)}
          onCancel={files.cancel}
        />
      )}
      {open !== null && isKnown && <Notice tone="info" live text={t('cash-same')} />}
      {read !== null && read.hidden > 0 && (
        <Notice tone="warning" text={t('sheet-before', { where: 'hidden', count: read.hidden })} />
      )}
      {waits && (
        <p class="row loose soft" role="status">
          <Spinner />
          {t('loading')}
        </p>
      )}
      {open !== null && !waits && (
        <StatementResult
          statement={open}
          {...{ statements, currency }}
          parcels={judged}
          onColumns={read !== null && asked.value === null ? files.change : undefined}
          onClose={() => setOpenId(null)}
        />
      )}
      <StatementList
        statements={statements}
        onOpen={({ id }) => {
          setKnown(false);
          setOpenId(id);
        }}
        onRemove={({ id }) => void removeStatement(id).then(reread, logged('desk: statement removed'))}
      />
      {owed.map((one) => (
        <OutstandingTable key={one.currency} {...one} since={onlySince} />
      ))}
    </div>
  );
}

interface StatementColumnsProps {
  readonly read: ReadStatement;
  readonly found: Columns;
  readonly onConfirm: (columns: Columns) => void;
  readonly onCancel: () => void;
}

function StatementColumns({ read: { name, table, heading }, ...columns }: StatementColumnsProps) {
  const { t } = useText();
  return (
    <ColumnsForm
      {...{ name, ...columns }}
      titles={{
        code: t('outcome-parcel-code'),
        collected: t('cash-sum-collected'),
        fee: t('fee-title'),
        net: t('cash-column-net'),
      }}
      areEnough={areEnough}
      missing={t('cash-columns-missing')}
      table={table}
      headingRow={heading.row}
    />
  );
}

interface StatementListProps {
  readonly statements: readonly KeptStatement[];
  readonly onOpen: (statement: KeptStatement) => void;
  readonly onRemove: (statement: KeptStatement) => void;
}

function StatementList({ statements, onOpen, onRemove }: StatementListProps) {
  const { t, language } = useText();
  if (statements.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('cash-kept-title')}</h2>
      <ul class="stack tight">
        {statements.map((statement) => (
          <li key={statement.id} class="cluster">
            <Button kind="quiet" onPress={() => onOpen(statement)}>
              <bdi>{statement.name}</bdi>
            </Button>
            <span class="soft">
              {momentText(statement.at, language)} · {t('cash-lines', { count: statement.lines.length })}
            </span>
            <RemoveButton small name={statement.name} onPress={() => onRemove(statement)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
