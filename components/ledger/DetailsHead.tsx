import { momentText } from '../../lib/i18n/moment-text';
import type { ShopParcel } from '../../lib/ledger/entry';
import { RowStateTag } from '../outbox/RowStateTag';
import { useText } from '../text/use-text';
import { CopyButton } from '../ui/CopyButton';
import { Ltr } from '../ui/Ltr';
import { Tag } from '../ui/Tag';

/** The head of a parcel's details: its state, when it was made, and its code. */
export function DetailsHead({ entry }: { readonly entry: ShopParcel }) {
  const { t, language } = useText();
  const { parcelCode } = entry;
  return (
    <>
      <p class="cluster">
        <RowStateTag row={entry} limitEnd={entry.limitEnd} />
        {entry.testing && <Tag tone="practice">{t('environment-testing')}</Tag>}
        <span class="soft small">{momentText(entry.createdAt, language)}</span>
      </p>
      {parcelCode !== null && (
        <div class="cluster apart bold details__code">
          <Ltr code>{parcelCode}</Ltr>
          <CopyButton text={parcelCode} />
        </div>
      )}
    </>
  );
}
