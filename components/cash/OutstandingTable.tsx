import { amountText } from '../../lib/parcel/amount-text';
import { AGES, type Outstanding } from '../../lib/statement/outstanding';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';

interface OutstandingTableProps {
  readonly outstanding: readonly Outstanding[];
  readonly currency: string;
}

/** The cash that is out with the courier, by how long ago its parcels were shipped. */
export function OutstandingTable({ outstanding, currency }: OutstandingTableProps) {
  const { t } = useText();
  const ageText = (days: number) => {
    const next = AGES.find((age) => age > days);
    return next === undefined
      ? t('cash-age-last', { from: days })
      : t('cash-age', { from: days, until: next - 1 });
  };
  return (
    <section class="card">
      <h2>{t('cash-out-title')}</h2>
      <p class="soft">{t('cash-out-text')}</p>
      <table class="cash__table" aria-label={t('cash-out-title')}>
        <thead>
          <tr>
            {(['age', 'parcels', 'amount', 'delivered'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`cash-out-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outstanding.map(({ days, parcels, amount, delivered }) => (
            <tr key={days} data-age={days}>
              <th scope="row">{ageText(days)}</th>
              <td>{parcels}</td>
              <td>
                <Amount value={amountText(amount)} currency={currency} />
              </td>
              <td>
                <Amount value={amountText(delivered.amount)} currency={currency} /> ({delivered.parcels})
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
