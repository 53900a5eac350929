import { clockText, nearDayText } from '../../lib/i18n/moment-text';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import { PrintedState } from '../labels/PrintedState';
import { RowStateTag } from '../outbox/RowStateTag';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { CopyButton } from '../ui/CopyButton';
import { Ltr } from '../ui/Ltr';
import { Phone } from '../ui/Phone';
import { Tag } from '../ui/Tag';
import { cellOf } from '../ui/VirtualTable';

const Cell = cellOf('ledger');

interface LedgerRowProps {
  readonly entry: AnyEntry;
  /** From 0, among all that are shown. */
  readonly index: number;
  /** Shows its day: on the first row of a day, or on every row where the list is not sorted by date. */
  readonly day: boolean;
  /** Some of the shown amounts have decimals, so that all are written with them. */
  readonly aligned: boolean;
  readonly open: boolean;
  /** Marks a practice account's parcels, where others stand beside them. */
  readonly mixed: boolean;
  readonly ticked: boolean;
  readonly onTick: (on: boolean) => void;
  readonly onOpen: () => void;
}

export function LedgerRow(props: LedgerRowProps) {
  const { entry, index, day, aligned, open, mixed, ticked, onTick, onOpen } = props;
  const { t, language } = useText();
  const { place, colleague } = entry;
  const name = colleague === null ? entry.recipientName : t('ledger-colleague', { name: colleague });
  return (
    <tr
      class={open ? 'ledger__row ledger__row--open' : 'ledger__row'}
      aria-rowindex={index + 2}
      data-index={index}
    >
      <Cell name="tick">
        <input
          type="checkbox"
          class="checkbox__box"
          checked={ticked}
          aria-label={t('ledger-details', { name })}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </Cell>
      <Cell name="recipient">
        <button
          type="button"
          class="bare strong leads ledger__open"
          // A recipient's name stands as it is written; “رنا, a colleague” is our own sentence.
          dir={colleague === null ? 'auto' : undefined}
          aria-expanded={open}
          onClick={onOpen}
        >
          {name}
        </button>
        {colleague === null && (
          <span class="soft small">
            <Phone value={entry.phone} />
          </span>
        )}
      </Cell>
      <Cell name="village">
        {colleague === null && (
          <bdi>{place === null ? t('ledger-village-id', { id: entry.villageId }) : place.village}</bdi>
        )}
        {place !== null && <bdi class="soft small">{place.city}</bdi>}
      </Cell>
      <Cell name="amount">
        {entry.totalPrice !== null && (
          <Amount value={entry.totalPrice} currency={entry.currency} aligned={aligned} />
        )}
        {mixed && entry.testing && <Tag tone="practice">{t('environment-testing')}</Tag>}
      </Cell>
      <Cell name="code">
        {entry.parcelCode === null ? (
          <span class="soft">{t('ledger-no-code')}</span>
        ) : (
          <>
            <Ltr code>{entry.parcelCode}</Ltr>
            <CopyButton
              small
              text={entry.parcelCode}
              label={t('ledger-copy-code', { code: entry.parcelCode })}
            />
          </>
        )}
      </Cell>
      <Cell name="order">
        {colleague === null && (
          <>
            {entry.orderNumber !== null && <Ltr>{entry.orderNumber}</Ltr>}
            {entry.copy > 0 && <Ltr>×{entry.copy + 1}</Ltr>}
          </>
        )}
      </Cell>
      <Cell name="date">
        <time dateTime={new Date(entry.createdAt).toISOString()}>
          {day && <span class="block small strong">{nearDayText(entry.createdAt, language)}</span>}
          <Ltr>{clockText(entry.createdAt)}</Ltr>
        </time>
      </Cell>
      <Cell name="state">
        {colleague === null ? <PrintedState entry={entry} /> : <RowStateTag row={entry} />}
        {entry.parcelStatus !== null && <bdi class="small">{entry.parcelStatus.words}</bdi>}
      </Cell>
    </tr>
  );
}
