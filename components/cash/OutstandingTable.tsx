import type { ComponentChildren } from 'preact';
import { addUp, haveDecimals } from '../../lib/decimal';
import { dayText } from '../../lib/i18n/moment-text';
import { moneyText } from '../../lib/i18n/money-text';
import { AGES } from '../../lib/statement/outstanding';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Spinner } from '../ui/Spinner';
import type { Owed } from './owed-in';

/** The cash that is out with the courier, by how long ago its parcels were made. */
const COLUMN_TITLES = {
  age: 'row-created',
  parcels: 'desk-parcels',
  amount: 'cash-sum-due',
  delivered: 'cash-out-delivered',
  short: 'cash-out-short',
} as const;

interface OutstandingTableProps extends Owed {
  /** Since when its parcels are, while older ones are still read; `null`: they are all there are. */
  readonly since: number | null;
}

export function OutstandingTable(props: OutstandingTableProps) {
  const { outstanding, onlyMade, paidOtherwise, withoutAmount, currency, since } = props;
  const { t, lookUp, language } = useText();
  const ageText = (days: number) => {
    const next = AGES.find((age) => age > days);
    return next === undefined
      ? t('cash-age-last', { from: days })
      : t('cash-age', { from: days, until: next - 1 });
  };
  // What is nought is not written down: neither a row nor a column of it.
  const owed = outstanding.filter((age) => age.parcels > 0);
  const shares = (['delivered', 'short'] as const).filter((share) =>
    owed.some((age) => age[share].parcels > 0),
  );
  const aligned = haveDecimals(owed.map(({ amount }) => amount));
  const notCounted = onlyMade.parcels > 0 && (
    <p class="soft">
      {t('cash-out-only-made', {
        count: onlyMade.parcels,
        amount: moneyText(onlyMade.amount, currency, language),
      })}
    </p>
  );
  const held = (children: ComponentChildren) => (
    <section class="card">
      <h2>{t('cash-out-title')}</h2>
      {since !== null && (
        <p class="row loose soft" role="status">
          <Spinner />
          {t('ledger-from')} {dayText(since, language)}
        </p>
      )}
      {children}
      {paidOtherwise.parcels > 0 && (
        <p class="soft">
          {t('cash-paid-otherwise')}: <Amount value={paidOtherwise.amount} currency={currency} /> (
          {paidOtherwise.parcels})
        </p>
      )}
      {withoutAmount > 0 && (
        <p class="soft">
          {t('cash-no-amount')}: {withoutAmount}
        </p>
      )}
      {notCounted}
    </section>
  );
  if (owed.length === 0)
    return held(
      <p class="soft">
        {t('cash-out-none')} <a href="/options.html#/people">{t('options-people')}</a>
      </p>,
    );
  return held(
    <>
      <p class="cluster baseline loose">
        <strong class="figure__main">
          <Amount value={addUp(owed.map(({ amount }) => amount))} currency={currency} />
        </strong>
        <span class="soft">{t('cash-out-text')}</span>
      </p>
      <table class="table ruled digits cash__table" aria-label={t('cash-out-title')}>
        <thead class="soft small">
          <tr>
            {(['age', 'parcels', 'amount', ...shares] as const).map((column) => (
              <th key={column} scope="col" class={column === 'age' ? undefined : 'amounts'}>
                {lookUp(COLUMN_TITLES[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {owed.map(({ days, parcels, amount, ...age }) => (
            <tr key={days} data-age={days}>
              <th scope="row">{ageText(days)}</th>
              <td class="amounts">{parcels.toLocaleString('en')}</td>
              <td class="amounts">
                <Amount value={amount} currency={currency} aligned={aligned} />
              </td>
              {shares.map((share) => (
                <td key={share} class="amounts">
                  {age[share].parcels > 0 && (
                    <>
                      <Amount value={age[share].amount} currency={currency} aligned={aligned} /> (
                      {age[share].parcels})
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  );
}
