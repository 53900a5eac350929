import { useText } from '../../../components/text/use-text';
import { useRead } from '../../../components/ui/use-read';
import { momentText } from '../../../lib/i18n/moment-text';
import { findLeftOrders, type LeftOrders } from '../../../lib/review/waiting-orders';

interface LeftReviewsProps {
  readonly openId: string;
  /** How many wait in what was collected last: it is counted no oftener than every few seconds of a bulk. */
  readonly waiting: number;
}

/** Leads to other reviews in which orders are left: another list or sheet took their place. */
export function LeftReviews({ openId, waiting }: LeftReviewsProps) {
  const { t, language } = useText();
  const [left] = useRead<readonly LeftOrders[]>(
    [],
    () => findLeftOrders(openId),
    [openId, waiting],
    'review: left orders',
  );
  if (left.length === 0) return null;
  return (
    <nav class="actions tight" aria-label={t('review-title')}>
      {left.map(({ collectionId, name, readAt, count }) => (
        <a key={collectionId} class="filter" href={`#/review/${encodeURIComponent(collectionId)}`}>
          <bdi>{name}</bdi> · {momentText(readAt, language)}: {t('panel-waits', { count })}
        </a>
      ))}
    </nav>
  );
}
