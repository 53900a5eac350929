import type { ContentView } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { UnreadFields } from '../ui/UnreadFields';
import { WholeAnswer } from '../ui/WholeAnswer';

interface ContentAnswerProps {
  readonly content: ContentView;
  readonly currency: string;
}

/** The content as the service answered. Its images are named, not fetched: where they are is not ours to ask. */
export function ContentAnswer({ content, currency }: ContentAnswerProps) {
  const { t } = useText();
  const lines = [
    [t('content-id'), content.id],
    [t('content-parcelId'), content.parcelId],
    [t('content-companionParcelId'), content.companionParcelId],
    [t('content-productId'), content.productId],
    [t('content-itemName'), content.itemName],
    [t('content-description'), content.description],
    [t('content-quantity'), content.quantity],
    [t('content-itemImage'), content.itemImage],
    [t('content-contentPhoto'), content.contentPhoto],
  ] as const;
  return (
    <>
      <Notice tone="good" title={t('content-done', { name: content.itemName ?? String(content.id) })} live>
        <p>
          {content.quantity !== null && (
            <>
              {t('content-quantity')} <Ltr>{content.quantity}</Ltr>
            </>
          )}
          {content.quantity !== null && content.itemPrice !== null && ' · '}
          {content.itemPrice !== null && (
            <>
              {t('content-itemPrice')} <Amount value={content.itemPrice} currency={currency} />
            </>
          )}
        </p>
        <WholeAnswer>
          {lines.map(
            ([label, value]) =>
              value !== null && (
                <>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </>
              ),
          )}
          {content.itemPrice !== null && (
            <>
              <dt>{t('content-itemPrice')}</dt>
              <dd>
                <Amount value={content.itemPrice} currency={currency} />
              </dd>
            </>
          )}
        </WholeAnswer>
      </Notice>
      <UnreadFields names={content.unread} />
    </>
  );
}
