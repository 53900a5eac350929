import { TITLES } from '../../lib/i18n/titles';
import type { Translator } from '../../lib/i18n/translator';
import type { StatementFinding } from '../../lib/statement/judge';
import type { CashParcel } from './cash-parcel';

/** The columns of the findings, on the page and in the spreadsheet. */
export const FINDING_TITLES = {
  verdict: 'ledger-state',
  code: TITLES.code,
  recipient: TITLES.recipient,
  expected: TITLES.amount,
  paid: 'cash-sum-collected',
  difference: 'cash-title-difference',
  fee: 'fee-title',
  'fee-difference': 'cash-title-fee-difference',
} as const;

export const FINDING_COLUMNS = Object.keys(FINDING_TITLES) as readonly (keyof typeof FINDING_TITLES)[];

/** The recipient's name, or for a colleague's parcel that colleague's; `null` where neither is known. */
export function recipientText(parcel: CashParcel | null, t: Translator['t']): string | null {
  const { colleague = null, recipientName = null } = parcel ?? {};
  return colleague === null ? recipientName : t('ledger-colleague', { name: colleague });
}

/** The findings as a table for a spreadsheet: plain amounts, with their currency in a column of its own. */
export function findingsTable(
  findings: readonly StatementFinding<CashParcel>[],
  currency: string,
  { t }: Pick<Translator, 't'>,
) {
  return {
    header: [
      ...FINDING_COLUMNS.map((column) => t(FINDING_TITLES[column])),
      t('account-currency'),
      t('cash-title-rows'),
    ],
    rows: findings.map(({ verdict, code, parcel, paid, inOther, difference, fee, feeDifference, rows }) => [
      t(`cash-${verdict}`),
      code ?? '',
      recipientText(parcel, t) ?? '',
      parcel?.totalPrice ?? '',
      paid ?? inOther ?? '',
      difference ?? '',
      fee ?? '',
      feeDifference ?? '',
      currency,
      rows.join(' '),
    ]),
  };
}
