import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';

interface StoreButtonsProps {
  /** The id of the store's name on the page. */
  readonly nameId: string;
  /** The browser lets us into its pages no more. */
  readonly shut: boolean;
  readonly onAccess: () => void;
  readonly onRemove: () => void;
}

/** What can be done about a store in the settings' lists of them. */
export function StoreButtons({ nameId, shut, onAccess, onRemove }: StoreButtonsProps) {
  const { t } = useText();
  return (
    <div class="actions">
      {shut && <Button describedBy={nameId} onPress={onAccess} text={t('outbox-give-access')} />}
      <Button kind="quiet" describedBy={nameId} onPress={onRemove} text={t('account-remove')} />
    </div>
  );
}
