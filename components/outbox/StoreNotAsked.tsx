import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';

/** That what was sent is what had been read before: the store did not say in time what it holds. */
export function StoreNotAsked({ row }: { readonly row: RowView }) {
  const { t } = useText();
  return row.storeNotAsked ? <p class="small soft">{t('outbox-store-not-asked')}</p> : null;
}
