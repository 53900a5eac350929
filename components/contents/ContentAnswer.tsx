import type { ContentView } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import type { Fact } from '../ui/FactList';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { UnreadFields } from '../ui/UnreadFields';
import { WholeAnswer } from '../ui/WholeAnswer';

interface ContentAnswerProps {
  readonly content: ContentView;
  readonly currency: string;
}

/** The fields that are shown as the service wrote them. */
const TEXTS = [
  'id',
  'parcelId',
  'companionParcelId',
  'productId',
  'itemName',
  'description',
  'quantity',
  'itemImage',
  'contentPhoto',
] as const;

/** The content as the service answered. Its images are named and not fetched, since they may be on any site. */
export function ContentAnswer({ content, currency }: ContentAnswerProps) {
  const { t } = useText();
  const price = content.itemPrice !== null && <Amount value={content.itemPrice} currency={currency} />;
  const facts = TEXTS.map((name): Fact => {
    const value = content[name];
    return [t(`content-${name}`), value !== null && <bdi>{value}</bdi>];
  });
  return (
    <>
      <Notice tone="good" title={t('content-done', { name: content.itemName ?? String(content.id) })} live>
        <p>
          {content.quantity !== null && (
            <>
              {t('content-quantity')} <Ltr>{content.quantity}</Ltr>
            </>
          )}
          {content.quantity !== null && price && ' · '}
          {price && (
            <>
              {t('content-itemPrice')} {price}
            </>
          )}
        </p>
        <WholeAnswer facts={[...facts, [t('content-itemPrice'), price]]} />
      </Notice>
      <UnreadFields names={content.unread} />
    </>
  );
}
