import { useState } from 'preact/hooks';
import { amountText } from '../../lib/parcel/amount-text';
import { type Finding, VERDICTS, type Verdict } from '../../lib/statement/judge';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';
import { Tag } from '../ui/Tag';
import type { CashParcel } from './cash-parcel';

const TONES = {
  paid: 'good',
  short: 'bad',
  over: 'warning',
  twice: 'warning',
  'not-ours': 'warning',
  missing: 'bad',
  unread: 'warning',
} as const satisfies Record<Verdict, string>;

interface FindingsProps {
  readonly findings: readonly Finding<CashParcel>[];
  readonly currency: string;
}

/** Each parcel with what its line comes to; by what it comes to, the differences first. */
export function Findings({ findings, currency }: FindingsProps) {
  const { t } = useText();
  const [shown, setShown] = useState<Verdict | 'differs'>('differs');
  const of = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict);
  const differing = findings.filter(
    ({ verdict, feeDifference }) => verdict !== 'paid' || isOff(feeDifference),
  );
  const list = shown === 'differs' ? differing : of(shown);
  const kinds: readonly (readonly [Verdict | 'differs', 'cash-differs' | `cash-${Verdict}`, number])[] = [
    ['differs', 'cash-differs', differing.length],
    ...VERDICTS.map((verdict) => [verdict, `cash-${verdict}`, of(verdict).length] as const),
  ];
  return (
    <>
      <fieldset class="cash__kinds" aria-label={t('cash-kinds')}>
        {kinds.map(([kind, title, count]) => (
          <button
            key={kind}
            type="button"
            class="cash__kind"
            data-kind={kind}
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
          >
            {t(title)} <strong>{count}</strong>
          </button>
        ))}
      </fieldset>
      {list.length === 0 ? (
        <p class="soft">{t('cash-kind-none')}</p>
      ) : (
        <div class="cash__scroller">
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
  readonly list: readonly Finding<CashParcel>[];
  readonly currency: string;
}) {
  const { t } = useText();
  const amount = (value: string | null) =>
    value === null ? '—' : <Amount value={amountText(value)} currency={currency} />;
  return (
    <table class="cash__table" aria-label={t('cash-findings')}>
      <thead>
        <tr>
          {(
            [
              'verdict',
              'code',
              'recipient',
              'expected',
              'paid',
              'difference',
              'fee',
              'fee-difference',
            ] as const
          ).map((column) => (
            <th key={column} scope="col">
              {t(`cash-title-${column}`)}
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
                <span class="soft"> {t('cash-rows', { rows: finding.rows.join(', ') })}</span>
              )}
            </td>
            <td>{finding.code === null ? '—' : <Ltr>{finding.code}</Ltr>}</td>
            <td>
              <Recipient parcel={finding.parcel} />
            </td>
            <td>{amount(finding.parcel?.totalPrice ?? null)}</td>
            <td>{amount(finding.paid)}</td>
            <td>{amount(finding.difference)}</td>
            <td>{amount(finding.fee)}</td>
            <td data-off={isOff(finding.feeDifference) ? '' : undefined}>{amount(finding.feeDifference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whom it goes to; of a colleague's, whose it is. */
function Recipient({ parcel }: { readonly parcel: CashParcel | null }) {
  const { t } = useText();
  const { colleague = null, recipientName = null } = parcel ?? {};
  return (
    <bdi>{colleague === null ? (recipientName ?? '—') : t('ledger-colleague', { name: colleague })}</bdi>
  );
}

function isOff(difference: string | null): boolean {
  return difference !== null && difference !== '0';
}
