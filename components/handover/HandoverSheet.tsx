import { amountText, haveDecimals } from '../../lib/decimal';
import { clockText, weekDayText } from '../../lib/i18n/moment-text';
import { TITLES } from '../../lib/i18n/titles';
import { senderOf } from '../../lib/labels/sender';
import type { LedgerEntry } from '../../lib/ledger/entry';
import { totalsOf } from '../../lib/ledger/totals';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';

const COLUMNS = ['code', 'recipient', 'village', 'order', 'amount'] as const;

interface HandoverSheetProps {
  readonly account: Pick<Account, 'name' | 'label' | 'environment' | 'currency'>;
  readonly parcels: readonly LedgerEntry[];
  /** Those that are summed up and printed. */
  readonly taken: readonly LedgerEntry[];
  readonly ticked: ReadonlySet<string>;
  /** Milliseconds since the epoch; `null`: not printed yet. */
  readonly printedAt: number | null;
  readonly onTick: (rowId: string, ticked: boolean) => void;
}

/** What the driver signs: each parcel with its code and what is collected for it, counted and summed up. */
export function HandoverSheet({ account, parcels, taken, ticked, printedAt, onTick }: HandoverSheetProps) {
  const { t, lookUp, language } = useText();
  const at = printedAt ?? Date.now();
  const aligned = haveDecimals(taken.map(({ totalPrice }) => totalPrice));
  const shown = new Set(taken);
  return (
    <article class="sheet" aria-label={t('handover-title')}>
      <header class="spread sheet__head">
        <h2>{t('handover-title')}</h2>
        <bdi>{senderOf(account.name)}</bdi>
        {account.label !== undefined && account.label.phone !== '' && <Ltr>{account.label.phone}</Ltr>}
        {account.environment === 'testing' && <strong>{t('environment-testing')}</strong>}
        <span>
          {weekDayText(at, language)} <Ltr>{clockText(at)}</Ltr>
        </span>
      </header>
      <table class="table breaks sheet__table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" class={column === 'amount' ? 'amounts' : undefined}>
                {lookUp(TITLES[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel) => (
            <tr key={parcel.id} class={shown.has(parcel) ? undefined : 'sheet__left'}>
              <td>
                <label class="row unbroken sheet__tick">
                  <input
                    type="checkbox"
                    checked={ticked.has(parcel.id)}
                    onChange={(event) => onTick(parcel.id, event.currentTarget.checked)}
                  />
                  {parcel.parcelCode === null ? t('ledger-no-code') : <Ltr code>{parcel.parcelCode}</Ltr>}
                </label>
              </td>
              <td>
                <bdi>{parcel.recipientName}</bdi>
              </td>
              <td>
                {parcel.place === null ? (
                  t('ledger-village-id', { id: parcel.villageId })
                ) : (
                  <>
                    <strong>
                      <bdi>{parcel.place.village}</bdi>
                    </strong>{' '}
                    <bdi>{parcel.place.city}</bdi>
                  </>
                )}
              </td>
              <td>{parcel.orderNumber !== null && <Ltr>{parcel.orderNumber}</Ltr>}</td>
              <td class="amounts">
                <Amount value={parcel.totalPrice} currency={parcel.currency} aligned={aligned} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer class="sheet__foot">
        <p class="split sheet__sums">
          <strong>{t('parcels-count', { count: taken.length })}</strong>
          <strong>
            {lookUp(TITLES.amount)}{' '}
            {totalsOf(taken).map(({ currency, toCollect }) => (
              <Amount key={currency} value={amountText(toCollect)} currency={currency} />
            ))}
          </strong>
        </p>
        <p class="sheet__sign">{t('handover-driver')}</p>
      </footer>
    </article>
  );
}
