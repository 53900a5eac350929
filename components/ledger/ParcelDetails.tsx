import type { ComponentChildren } from 'preact';
import { momentText } from '../../lib/i18n/moment-text';
import type { LedgerEntry } from '../../lib/ledger/entry';
import { send } from '../../lib/messaging/send';
import { MarkWrong } from '../outbox/MarkWrong';
import { RowStateTag } from '../outbox/RowStateTag';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Icon } from '../ui/Icon';
import { Ltr } from '../ui/Ltr';
import { Tag } from '../ui/Tag';
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
  const { t, language } = useText();
  const { place, parcelCode } = entry;
  return (
    <div class="details">
      <p class="details__state">
        <RowStateTag row={entry} />
        {entry.testing && <Tag tone="practice">{t('environment-testing')}</Tag>}
        <span class="soft small">{momentText(entry.createdAt, language)}</span>
      </p>
      {parcelCode !== null && (
        <div class="details__code">
          <Ltr code>{parcelCode}</Ltr>
          <CopyButton text={parcelCode} />
        </div>
      )}
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
        <Line label={t('ledger-column-recipient')}>
          <bdi>{entry.recipientName}</bdi>
        </Line>
        <Line label={t('ledger-phone')}>
          <Ltr>{entry.phone}</Ltr>
        </Line>
        {entry.phone2 !== null && (
          <Line label={t('ledger-phone2')}>
            <Ltr>{entry.phone2}</Ltr>
          </Line>
        )}
        <Line label={t('ledger-column-village')}>
          {place === null ? (
            t('ledger-village-id', { id: entry.villageId })
          ) : (
            <>
              <bdi>{place.village}</bdi>، <bdi>{place.city}</bdi>
            </>
          )}
        </Line>
        <Line label={t('ledger-street')}>
          <bdi>{entry.streetName}</bdi>
        </Line>
        <Line label={t('ledger-column-amount')}>
          <Amount value={entry.totalPrice} currency={entry.currency} />
        </Line>
        <Line label={t('ledger-fee')}>
          {entry.fee === null ? (
            t('ledger-fee-unknown')
          ) : (
            <Amount value={entry.fee} currency={entry.currency} />
          )}
        </Line>
        <Line label={t('ledger-description')}>
          <bdi>{entry.description}</bdi>
        </Line>
        {entry.note !== null && (
          <Line label={t('ledger-note')}>
            <bdi>{entry.note}</bdi>
          </Line>
        )}
        {entry.orderNumber !== null && (
          <Line label={t('ledger-column-order')}>
            <Ltr>{entry.orderNumber}</Ltr>
            {entry.copy > 0 && <span class="soft"> {t('ledger-copy-number', { copy: entry.copy + 1 })}</span>}
          </Line>
        )}
        <Line label={t('ledger-account')}>
          <bdi>{entry.accountName ?? t('ledger-account-gone')}</bdi>
        </Line>
      </dl>
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="details__line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
