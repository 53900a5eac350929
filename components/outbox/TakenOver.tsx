import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';
import { Notice } from '../ui/Notice';

/** Warns that a colleague took the order over, so that there may be two parcels. */
export function TakenOver({ row: { takenOverBy } }: { readonly row: RowView }) {
  const { t } = useText();
  if (takenOverBy === null) return null;
  return <Notice tone="warning" text={t('outbox-taken-over', { name: takenOverBy })} />;
}
