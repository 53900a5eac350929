import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';

/** How a lost answer was settled, and whether the store or the shop's server failed to answer before the call. */
export function StoreNotAsked({ row }: { readonly row: RowView }) {
  const { t } = useText();
  return (
    <>
      {row.codeFrom === 'event' && <p class="small">{t('outbox-by-event')}</p>}
      {row.storeNotAsked && <p class="small soft">{t('bar-store-not-asked')}</p>}
      {row.colleaguesNotAsked && <p class="small soft">{t('bar-colleagues-not-asked')}</p>}
    </>
  );
}
