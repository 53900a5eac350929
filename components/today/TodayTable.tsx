import { haveDecimals } from '../../lib/decimal';
import { clockText } from '../../lib/i18n/moment-text';
import { TITLES } from '../../lib/i18n/titles';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import { PrintedState } from '../labels/PrintedState';
import { RowStateTag } from '../outbox/RowStateTag';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';
import { Phone } from '../ui/Phone';

const COLUMNS = ['recipient', 'village', 'amount', 'code', 'order', 'date', 'label'] as const;

const COLUMN_CLASSES: Readonly<Partial<Record<(typeof COLUMNS)[number], string>>> = {
  amount: 'amounts',
  order: 'day__order',
  date: 'day__date',
};

/** The day's parcels, the newest first; each leads to all that is known of it. */
export function TodayTable({ entries }: { readonly entries: readonly AnyEntry[] }) {
  const { t } = useText();
  const aligned = haveDecimals(entries.map(({ totalPrice }) => totalPrice));
  return (
    <div class="surface scrolls-sideways label-rows">
      <table class="table ruled day" aria-label={t('today-parcels')}>
        <thead class="soft small unbroken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} class={COLUMN_CLASSES[column]} scope="col">
                {t(TITLES[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <TodayRow key={entry.id} entry={entry} aligned={aligned} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TodayRow({ entry, aligned }: { readonly entry: AnyEntry; readonly aligned: boolean }) {
  const { t } = useText();
  const { place, colleague } = entry;
  return (
    <tr class="day__row" data-state={entry.state}>
      <td>
        <a class="plain-link strong leads" href={`#/parcels/${encodeURIComponent(entry.id)}`}>
          <bdi>{colleague === null ? entry.recipientName : t('ledger-colleague', { name: colleague })}</bdi>
        </a>{' '}
        {colleague === null && (
          <span class="soft">
            <Phone value={entry.phone} />
          </span>
        )}
      </td>
      <td>
        {colleague === null && (
          <bdi class="label-rows__village">
            {place === null ? t('ledger-village-id', { id: entry.villageId }) : place.village}
          </bdi>
        )}{' '}
        {place !== null && <bdi class="soft">{place.city}</bdi>}
      </td>
      <td class="amounts">
        {entry.totalPrice !== null && (
          <span class="label-rows__amount">
            <Amount value={entry.totalPrice} currency={entry.currency} aligned={aligned} />
          </span>
        )}
      </td>
      <td class="unbroken">{entry.parcelCode !== null && <Ltr code>{entry.parcelCode}</Ltr>}</td>
      <td class="unbroken day__order">
        {colleague === null && entry.orderNumber !== null && <Ltr>{entry.orderNumber}</Ltr>}
      </td>
      <td class="unbroken digits day__date">
        <time dateTime={new Date(entry.createdAt).toISOString()}>
          <Ltr>{clockText(entry.createdAt)}</Ltr>
        </time>
      </td>
      <td>
        {colleague === null ? <PrintedState entry={entry} /> : <RowStateTag row={entry} />}
        {entry.parcelStatus !== null && <bdi class="small block">{entry.parcelStatus.words}</bdi>}
      </td>
    </tr>
  );
}
