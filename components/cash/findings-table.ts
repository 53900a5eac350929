import type { Translator } from '../../lib/i18n/translator';
import type { Finding } from '../../lib/statement/judge';
import type { CashParcel } from './cash-parcel';

/** What a statement comes to as a table for a spreadsheet: amounts plain, their currency beside them. */
export function findingsTable(
  findings: readonly Finding<CashParcel>[],
  currency: string,
  { t }: Pick<Translator, 't'>,
) {
  return {
    header: [
      ...(
        ['verdict', 'code', 'recipient', 'expected', 'paid', 'difference', 'fee', 'fee-difference'] as const
      ).map((column) => t(`cash-title-${column}`)),
      t('ledger-currency'),
      t('cash-title-rows'),
    ],
    rows: findings.map(({ verdict, code, parcel, paid, difference, fee, feeDifference, rows }) => [
      t(`cash-${verdict}`),
      code ?? '',
      parcel?.colleague == null
        ? (parcel?.recipientName ?? '')
        : t('ledger-colleague', { name: parcel.colleague }),
      parcel?.totalPrice ?? '',
      paid ?? '',
      difference ?? '',
      fee ?? '',
      feeDifference ?? '',
      currency,
      rows.join(' '),
    ]),
  };
}
