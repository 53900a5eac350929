import { aboutParcel } from '../../../components/customer-messages/about';
import { MessageCustomer } from '../../../components/customer-messages/MessageCustomer';
import { DetailsHead } from '../../../components/ledger/DetailsHead';
import { ParcelHistory } from '../../../components/ledger/ParcelHistory';
import { FailureNote } from '../../../components/outbox/FailureNote';
import { MarkWrong } from '../../../components/outbox/MarkWrong';
import { useText } from '../../../components/text/use-text';
import { Amount } from '../../../components/ui/Amount';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FactList, type ListedFact } from '../../../components/ui/FactList';
import { Icon } from '../../../components/ui/Icon';
import { Ltr } from '../../../components/ui/Ltr';
import { Phone } from '../../../components/ui/Phone';
import { usePress } from '../../../components/ui/use-press';
import { commaIn } from '../../../lib/i18n/comma';
import { clockText, nearDayText } from '../../../lib/i18n/moment-text';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { send } from '../../../lib/messaging/send';
import type { RowTick } from '../../../lib/outbox/state';
import { openLabels } from '../route';
import { shipAgain } from '../ship-again';

interface ParcelDetailsProps {
  readonly entry: LedgerEntry;
  readonly onRestore: () => void;
}

export function ParcelDetails({ entry, onRestore }: ParcelDetailsProps) {
  const { t, language } = useText();
  const { place, handedOverAt, parcelCode, phone2, fee, note, orderNumber, copy } = entry;
  const tick = async (tick: RowTick, ticked: boolean) => {
    await send('rows/tick', { rowIds: [entry.id], tick, ticked });
  };
  const facts: readonly ListedFact[] = [
    [t('field-firstName'), <bdi>{entry.recipientName}</bdi>],
    [t('field-phone'), <Phone value={entry.phone} />],
    [t('field-phone2'), phone2 !== null && <Phone value={phone2} />],
    [
      t('field-village'),
      place === null ? (
        t('ledger-village-id', { id: entry.villageId })
      ) : (
        <>
          <bdi>{place.village}</bdi>
          {commaIn(language)}
          <bdi>{place.city}</bdi>
        </>
      ),
    ],
    [t('field-streetName'), <bdi>{entry.streetName}</bdi>],
    [t('field-totalPrice'), <Amount value={entry.totalPrice} currency={entry.currency} />],
    [t('ledger-fee'), fee === null ? t('bar-missing-fee') : <Amount value={fee} currency={entry.currency} />],
    [t('field-description'), <bdi>{entry.description}</bdi>],
    [t('field-note'), note !== null && <bdi>{note}</bdi>],
    [
      t('ledger-column-order'),
      orderNumber !== null && (
        <>
          <Ltr>{orderNumber}</Ltr>
          {copy > 0 && <span class="soft"> {t('ledger-copy-number', { copy: copy + 1 })}</span>}
        </>
      ),
    ],
    [
      t('handover-title'),
      typeof handedOverAt === 'number' && (
        <HandedOver at={handedOverAt} onTakeBack={() => tick('handed-over', false)} />
      ),
    ],
    [t('ledger-account'), <bdi>{entry.accountName ?? t('ledger-account-gone')}</bdi>],
  ];
  return (
    <div class="stack loose details">
      <DetailsHead entry={entry} />
      <div class="details__presses actions">
        {parcelCode !== null && (
          <Button
            icon="printer"
            kind="primary"
            onPress={() => openLabels([entry.id], 'print')}
            text={t('outcome-print')}
          />
        )}
        {entry.orderLink !== null && (
          <a class="button button--secondary" href={entry.orderLink} target="_blank" rel="noreferrer">
            <Icon name="outside" />
            {t('outbox-note-open')}
          </a>
        )}
        <Button icon="parcel" onPress={() => shipAgain(entry.id)} text={t('another-parcel')} />
        {parcelCode !== null && (
          <Button icon="back" kind="quiet" onPress={onRestore} text={t('restore-ask')} />
        )}
      </div>
      {entry.made && (
        <MessageCustomer
          about={aboutParcel({ ...entry, parts: [], village: place && { name: place.village } })}
        />
      )}
      <ParcelHistory entry={entry} />
      <PaidOtherwise entry={entry} onTick={(ticked) => tick('paid-otherwise', ticked)} />
      <MarkWrong
        row={entry}
        onMark={async (wrong) => {
          await send('row/mark-wrong', { rowId: entry.id, wrong });
        }}
      />
      <FactList class="facts details__lines" facts={facts} />
    </div>
  );
}

interface HandedOverProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Done when it resolves. @throws Failure */
  readonly onTakeBack: () => Promise<void>;
}

/**
 * When a parcel was given to the driver, and how to take that back: on the sheet that is soon left for another page.
 */
function HandedOver({ at, onTakeBack }: HandedOverProps) {
  const { t, language } = useText();
  const press = usePress<'take-back'>('parcels: not handed over');
  return (
    <>
      <bdi>
        {nearDayText(at, language)} <Ltr>{clockText(at)}</Ltr>
      </bdi>{' '}
      <Button small {...press.button('take-back', onTakeBack)} text={t('undo')} />
      <FailureNote failure={press.failure} />
    </>
  );
}

interface PaidOtherwiseProps {
  readonly entry: LedgerEntry;
  /** Done when it resolves. @throws Failure */
  readonly onTick: (ticked: boolean) => Promise<void>;
}

/** A person says that a parcel was paid in hand or written off: its delivery company owes nothing more for it. */
function PaidOtherwise({ entry: { made, paidOtherwiseAt }, onTick }: PaidOtherwiseProps) {
  const { t, language } = useText();
  const press = usePress<'tick'>('parcels');
  if (!made) return null;
  return (
    <div class="stack tight">
      <Checkbox
        label={t('cash-paid-otherwise')}
        hint={paidOtherwiseAt !== null && <bdi>{nearDayText(paidOtherwiseAt, language)}</bdi>}
        checked={paidOtherwiseAt !== null}
        onChange={(ticked) => press.run('tick', () => onTick(ticked))}
      />
      <FailureNote failure={press.failure} />
    </div>
  );
}
