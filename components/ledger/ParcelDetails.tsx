import type { LedgerEntry } from '../../lib/ledger/entry';
import { send } from '../../lib/messaging/send';
import { MarkWrong } from '../outbox/MarkWrong';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Ltr } from '../ui/Ltr';
import { Phone } from '../ui/Phone';
import { DetailsHead } from './DetailsHead';
import { DetailsLine } from './DetailsLine';
import { ParcelHistory } from './ParcelHistory';

/** What can be done with one parcel. */
export interface ParcelActions {
  /** Opens the form for one more of the same. */
  readonly onAgain: (entry: LedgerEntry) => void;
  /** `print`: at once, since one was looked at already. */
  readonly onLabels: (ids: readonly string[], then: 'show' | 'print') => void;
}

interface ParcelDetailsProps extends ParcelActions {
  readonly entry: LedgerEntry;
  readonly onRestore: () => void;
}

/** One parcel, all that is known of it. */
export function ParcelDetails({ entry, onAgain, onLabels, onRestore }: ParcelDetailsProps) {
  const { t } = useText();
  const { place, parcelCode } = entry;
  return (
    <div class="details">
      <DetailsHead entry={entry} />
      <div class="details__presses">
        {parcelCode !== null && (
          <Button kind="primary" onPress={() => onLabels([entry.id], 'print')}>
            <Icon name="printer" />
            {t('ledger-label')}
          </Button>
        )}
        {entry.orderLink !== null && (
          <a class="button button--secondary" href={entry.orderLink} target="_blank" rel="noreferrer">
            <Icon name="outside" />
            {t('ledger-open-order')}
          </a>
        )}
        <Button onPress={() => onAgain(entry)}>
          <Icon name="parcel" />
          {t('ledger-again')}
        </Button>
        {parcelCode !== null && (
          <Button kind="quiet" onPress={onRestore}>
            <Icon name="back" />
            {t('restore-title')}
          </Button>
        )}
      </div>
      <ParcelHistory entry={entry} />
      <MarkWrong
        row={entry}
        onMark={async (wrong) => {
          await send('row/mark-wrong', { rowId: entry.id, wrong });
        }}
      />
      <dl class="details__lines">
        <DetailsLine label={t('ledger-column-recipient')}>
          <bdi>{entry.recipientName}</bdi>
        </DetailsLine>
        <DetailsLine label={t('ledger-phone')}>
          <Phone value={entry.phone} />
        </DetailsLine>
        {entry.phone2 !== null && (
          <DetailsLine label={t('ledger-phone2')}>
            <Phone value={entry.phone2} />
          </DetailsLine>
        )}
        <DetailsLine label={t('ledger-column-village')}>
          {place === null ? (
            t('ledger-village-id', { id: entry.villageId })
          ) : (
            <>
              <bdi>{place.village}</bdi>، <bdi>{place.city}</bdi>
            </>
          )}
        </DetailsLine>
        <DetailsLine label={t('ledger-street')}>
          <bdi>{entry.streetName}</bdi>
        </DetailsLine>
        <DetailsLine label={t('ledger-column-amount')}>
          <Amount value={entry.totalPrice} currency={entry.currency} />
        </DetailsLine>
        <DetailsLine label={t('ledger-fee')}>
          {entry.fee === null ? (
            t('ledger-fee-unknown')
          ) : (
            <Amount value={entry.fee} currency={entry.currency} />
          )}
        </DetailsLine>
        <DetailsLine label={t('ledger-description')}>
          <bdi>{entry.description}</bdi>
        </DetailsLine>
        {entry.note !== null && (
          <DetailsLine label={t('ledger-note')}>
            <bdi>{entry.note}</bdi>
          </DetailsLine>
        )}
        {entry.orderNumber !== null && (
          <DetailsLine label={t('ledger-column-order')}>
            <Ltr>{entry.orderNumber}</Ltr>
            {entry.copy > 0 && <span class="soft"> {t('ledger-copy-number', { copy: entry.copy + 1 })}</span>}
          </DetailsLine>
        )}
        <DetailsLine label={t('ledger-account')}>
          <bdi>{entry.accountName ?? t('ledger-account-gone')}</bdi>
        </DetailsLine>
      </dl>
    </div>
  );
}
