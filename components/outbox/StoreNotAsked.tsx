import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';

/** What settled a lost answer; and who did not say in time what they know: the store, of the order; the shop's server, of colleagues. */
export function StoreNotAsked({ row }: { readonly row: RowView }) {
  const { t } = useText();
  return (
    <>
      {row.codeFrom === 'event' && <p class="small">{t('outbox-by-event')}</p>}
      {row.storeNotAsked && <p class="small soft">{t('outbox-store-not-asked')}</p>}
      {row.colleaguesNotAsked && <p class="small soft">{t('outbox-colleagues-not-asked')}</p>}
    </>
  );
}
