import { useText } from '../../../components/text/use-text';
import { ToolAnswer } from '../../../components/tools/ToolAnswer';
import { Amount } from '../../../components/ui/Amount';
import type { ListedFact } from '../../../components/ui/FactList';
import { Ltr } from '../../../components/ui/Ltr';
import type { ParcelContent } from '../../../lib/courier/schemas/parcel-content';
import { shownValue } from '../../../lib/tools/shown-value';

interface ContentAnswerProps {
  readonly content: ParcelContent;
  readonly currency: string;
}

/** The content as the service answered. Its images are named and not fetched, since they may be on any site. */
export function ContentAnswer({ content, currency }: ContentAnswerProps) {
  const { t } = useText();
  const { item_price: price, quantity } = content;
  const amount = price !== null && <Amount value={price} currency={currency} />;
  const texts = [
    [t('content-id'), content.id],
    [t('content-parcelId'), content.parcel_id],
    [t('content-companionParcelId'), content.companion_parcel_id],
    [t('content-productId'), content.product_id],
    [t('employee-name'), content.item_name],
    [t('field-description'), content.description],
    [t('content-quantity'), quantity],
    [t('content-itemImage'), content.item_image],
    [t('content-contentPhoto'), content.content_photo],
  ] as const;
  const facts = texts.map(
    ([label, value]): ListedFact => [label, value != null && <bdi>{shownValue(value)}</bdi>],
  );
  return (
    <ToolAnswer
      title={t('saved-named', { name: content.item_name ?? String(content.id) })}
      facts={[...facts, [t('content-itemPrice'), amount]]}
      unread={content.unread}
    >
      {quantity !== null && (
        <>
          {t('content-quantity')} <Ltr>{quantity}</Ltr>
        </>
      )}
      {quantity !== null && amount && ' · '}
      {amount && (
        <>
          {t('content-itemPrice')} {amount}
        </>
      )}
    </ToolAnswer>
  );
}
