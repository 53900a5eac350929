import { useMemo } from 'preact/hooks';
import { isZero } from '../../lib/decimal';
import { judgeStatement, paidBy } from '../../lib/statement/judge';
import { areMostAstray, isAstray } from '../../lib/statement/statement';
import type { Sums } from '../../lib/statement/sums';
import type { KeptStatement } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { saveCsv } from '../ui/save-file';
import type { CashParcel } from './cash-parcel';
import { Findings } from './Findings';
import { findingsTable } from './findings-table';

interface StatementResultProps {
  readonly statement: KeptStatement;
  /** All statements of the account, this one among them. */
  readonly statements: readonly KeptStatement[];
  readonly parcels: readonly CashParcel[];
  readonly currency: string;
  /** Asks which column says what; absent where the file is no longer at hand. */
  readonly onColumns?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One statement compared with the books as they are now. */
export function StatementResult(props: StatementResultProps) {
  const { statement, statements, parcels, currency, onColumns, onClose } = props;
  const translator = useText();
  const { t } = translator;
  const { findings, sums } = useMemo(() => {
    const others = statements.filter(({ id }) => id !== statement.id);
    const paidIn = (some: typeof others) => paidBy(some.map(({ lines }) => lines));
    return judgeStatement(statement.lines, parcels, {
      before: paidIn(others.filter(({ at }) => at < statement.at)),
      elsewhere: paidIn(others),
    });
  }, [statement, statements, parcels]);
  const astray = statement.lines.filter(isAstray);
  return (
    <section class="card">
      <div class="cash__head cluster">
        <h2 class="grow breaks">
          <bdi>{statement.name}</bdi>
        </h2>
        <Button
          icon="download"
          onPress={() =>
            saveCsv(
              `${t('desk-cash')}-${statement.name.replace(/\.\w+$/, '')}`,
              findingsTable(findings, currency, translator),
            )
          }
          text={t('save-as-file')}
        />
        {onColumns !== undefined && <Button onPress={onColumns} text={t('change')} />}
        <Button kind="quiet" onPress={onClose} text={t('close')} />
      </div>
      <SumsTable sums={sums} currency={currency} />
      {astray.length > 0 && (
        <Notice
          tone="warning"
          text={t('cash-astray', {
            rows: astray.map(({ row }) => row).join(', '),
            most: areMostAstray(statement.lines) ? 'yes' : 'no',
          })}
        />
      )}
      <Findings
        findings={findings}
        currency={currency}
        isAstray={sums.totalDiffers === true || astray.length > 0}
      />
    </section>
  );
}

const SUMS = ['expected', 'collected', 'fees', 'besides', 'due'] as const;
const SUM_TITLES = {
  expected: 'field-totalPrice',
  collected: 'cash-sum-collected',
  fees: 'fee-title',
  besides: 'cash-unread',
  due: 'cash-sum-due',
} as const;

/**
 * The statement's sums: what was collected, less the courier's fees and what it takes off besides, is what should have been
 * paid out.
 */
function SumsTable({ sums, currency }: { readonly sums: Sums; readonly currency: string }) {
  const { t } = useText();
  return (
    <>
      <dl class="stack wide columns cash__sums">
        {SUMS.filter((name) => name !== 'besides' || !isZero(sums.besides)).map((name) => (
          <div key={name} data-sum={name}>
            <dt class="soft small">{t(SUM_TITLES[name])}</dt>
            <dd class={name === 'due' ? 'accent' : undefined}>
              <Amount value={sums[name]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {sums.totalDiffers === true && <Notice tone="warning" text={t('cash-total-differs')} />}
    </>
  );
}
