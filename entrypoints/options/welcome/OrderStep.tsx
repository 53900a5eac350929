import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import type { EnabledStore } from '../../../lib/settings/settings';

interface OrderStepProps {
  readonly stores: readonly EnabledStore[];
  readonly onFinish: () => void;
}

/** Says what will happen on the first order, and leads to where it is. */
export function OrderStep({ stores, onFinish }: OrderStepProps) {
  const { t } = useText();
  // Firefox pins from a menu, the others from a list.
  const firefox = import.meta.env.BROWSER === 'firefox';
  return (
    <>
      <BarPicture />
      <p>{t('welcome-order-bar', { ship: t('create-parcel'), review: t('bar-action-review') })}</p>
      <p class="soft">{t(firefox ? 'welcome-order-pin-firefox' : 'welcome-order-pin')}</p>
      <div class="actions">
        {stores.length > 0 && <OpenStore stores={stores} />}
        <Button kind={stores.length === 0 ? 'primary' : 'quiet'} onPress={onFinish} text={t('review-done')} />
      </div>
    </>
  );
}

/** A picture of an order's page with the bar in its side column, hidden from screen readers. */
function BarPicture() {
  return (
    <div class="card bar-picture" aria-hidden="true">
      <div class="stack loose bar-picture__page">
        <span style={{ inlineSize: '38%' }} />
        <span style={{ inlineSize: '72%' }} />
        <span style={{ inlineSize: '64%' }} />
        <span style={{ inlineSize: '70%' }} />
      </div>
      <div class="card padded bar-picture__bar">
        <span style={{ inlineSize: '52%' }} />
        <span style={{ inlineSize: '76%' }} />
        <i />
        <b />
      </div>
    </div>
  );
}
