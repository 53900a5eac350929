import { useState } from 'preact/hooks';
import { haveDecimals } from '../../lib/decimal';
import { type StatementFinding, VERDICTS, type Verdict } from '../../lib/statement/judge';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Icon } from '../ui/Icon';
import { Ltr } from '../ui/Ltr';
import { Tag } from '../ui/Tag';
import type { CashParcel } from './cash-parcel';
import { FINDING_COLUMNS, FINDING_TITLES, recipientText } from './findings-table';

const TONES = {
  paid: 'good',
  short: 'bad',
  over: 'warning',
  twice: 'warning',
  'not-ours': 'warning',
  'no-amount': 'warning',
  missing: 'bad',
  'paid-otherwise': 'plain',
  unread: 'warning',
} as const satisfies Record<Verdict, string>;

const AMOUNTS: readonly string[] = ['expected', 'paid', 'difference', 'fee', 'fee-difference'];

interface FindingsProps {
  readonly findings: readonly StatementFinding<CashParcel>[];
  readonly currency: string;
  /** Its total is another than its lines come to, or a line does not add up. */
  readonly isAstray: boolean;
}

/** The statement's parcels by verdict, those that differ from the books first. */
export function Findings({ findings, currency, isAstray }: FindingsProps) {
  const { t } = useText();
  const [shown, setShown] = useState<Verdict | 'differs'>('differs');
  const of = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict);
  const differing = findings.filter(differs);
  const areSame = of('paid').length === findings.length && differing.length === 0;
  const isAllPaid = findings.length > 0 && areSame && !isAstray;
  const list = shown === 'differs' ? differing : of(shown);
  const kinds: readonly (readonly [Verdict | 'differs', 'cash-differs' | `cash-${Verdict}`, number])[] = [
    ['differs', 'cash-differs', differing.length],
    ...VERDICTS.map((verdict) => [verdict, `cash-${verdict}`, of(verdict).length] as const).filter(
      ([, , count]) => count > 0,
    ),
  ];
  return (
    <>
      {differing.length > 0 && (
        <p class="row strong warning">
          <Icon name="alert" />
          {t('cash-some-differ', { count: differing.length })}
        </p>
      )}
      {isAllPaid && (
        <p class="row strong good">
          <Icon name="check" />
          {t('cash-all-paid')}
        </p>
      )}
      <fieldset class="actions tight" aria-label={t('cash-kinds')}>
        {kinds.map(([kind, title, count]) => (
          <button
            key={kind}
            type="button"
            class="filter"
            data-kind={kind}
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
          >
            {t(title)} <strong class="digits">{count}</strong>
          </button>
        ))}
      </fieldset>
      {list.length === 0 ? (
        <p class="soft">{t('none')}</p>
      ) : (
        <div class="scrolls-sideways">
          <FindingTable list={list} currency={currency} />
        </div>
      )}
    </>
  );
}

function FindingTable({
  list,
  currency,
}: {
  readonly list: readonly StatementFinding<CashParcel>[];
  readonly currency: string;
}) {
  const { t } = useText();
  const aligned = haveDecimals(list.flatMap(({ parcel, paid }) => [parcel?.totalPrice ?? null, paid]));
  const amount = (value: string | null) =>
    value === null ? '—' : <Amount value={value} currency={currency} aligned={aligned} />;
  return (
    <table class="table ruled digits cash__table" aria-label={t('cash-title-rows')}>
      <thead class="soft small">
        <tr>
          {FINDING_COLUMNS.map((column) => (
            <th key={column} scope="col" class={AMOUNTS.includes(column) ? 'amounts' : undefined}>
              {t(FINDING_TITLES[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((finding) => (
          <tr
            key={`${finding.verdict} ${finding.code} ${finding.rows.join()}`}
            data-verdict={finding.verdict}
          >
            <td>
              <Tag tone={TONES[finding.verdict]}>{t(`cash-${finding.verdict}`)}</Tag>
              {finding.rows.length > 0 && (
                <span class="soft small block">
                  {t('cash-rows', { count: finding.rows.length, rows: finding.rows.join(' · ') })}
                </span>
              )}
            </td>
            <td>{finding.code === null ? '—' : <CodeOf id={finding.parcel?.id} code={finding.code} />}</td>
            <td>
              <bdi>{recipientText(finding.parcel, t) ?? '—'}</bdi>
            </td>
            <td class="amounts">{amount(finding.parcel?.totalPrice ?? null)}</td>
            <td class="amounts">
              {finding.inOther === undefined ? amount(finding.paid) : <bdi>{finding.inOther}</bdi>}
            </td>
            <td class={differenceClass(finding.difference)}>{amount(finding.difference)}</td>
            <td class="amounts">{amount(finding.fee)}</td>
            <td class={differenceClass(finding.feeDifference)}>{amount(finding.feeDifference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Among its details it can be said that it was paid otherwise. */
function CodeOf({ id, code }: { readonly id: string | undefined; readonly code: string }) {
  const shown = <Ltr code>{code}</Ltr>;
  return id === undefined ? shown : <a href={`#/parcels/${encodeURIComponent(id)}`}>{shown}</a>;
}

function differs({ verdict, feeDifference }: StatementFinding): boolean {
  return (verdict !== 'paid' && verdict !== 'paid-otherwise') || isOff(feeDifference);
}

function differenceClass(difference: string | null): string {
  return isOff(difference) ? 'amounts strong' : 'amounts';
}

function isOff(difference: string | null): boolean {
  return difference !== null && difference !== '0';
}
