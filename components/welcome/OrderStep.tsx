import type { EnabledStore } from '../../lib/settings/settings';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';

interface OrderStepProps {
  readonly stores: readonly EnabledStore[];
  /** Firefox pins from a menu, the others from a list. */
  readonly firefox: boolean;
  /** Orders are shipped from a practice account. */
  readonly practice: boolean;
  readonly onFinish: () => void;
}

/** Says what will happen on the first order. */
export function OrderStep({ stores, firefox, practice, onFinish }: OrderStepProps) {
  const { t } = useText();
  const ship = t('bar-action-ship');
  const review = t('bar-action-review');
  return (
    <>
      <BarPicture />
      <ol class="points">
        <li>{t('welcome-order-open')}</li>
        <li>{t('welcome-order-bar', { ship, review })}</li>
        <li>{t(firefox ? 'welcome-order-pin-firefox' : 'welcome-order-pin')}</li>
      </ol>
      {practice && <p class="soft">{t('welcome-order-practice')}</p>}
      <p class="soft">{t('welcome-order-waiting')}</p>
      <div class="actions">
        {stores.map(({ origin }) => (
          <a key={origin} class="button button--secondary" href={origin} target="_blank" rel="noreferrer">
            <span>
              {t('welcome-order-visit')} <Ltr>{new URL(origin).host}</Ltr>
            </span>
          </a>
        ))}
        <Button kind="primary" onPress={onFinish}>
          {t('welcome-finish')}
        </Button>
      </div>
    </>
  );
}

/** A picture of an order's page with the bar in its side column, hidden from screen readers. */
function BarPicture() {
  return (
    <div class="bar-picture" aria-hidden="true">
      <div class="bar-picture__page">
        <span style={{ inlineSize: '38%' }} />
        <span style={{ inlineSize: '72%' }} />
        <span style={{ inlineSize: '64%' }} />
        <span style={{ inlineSize: '70%' }} />
      </div>
      <div class="bar-picture__bar">
        <span style={{ inlineSize: '52%' }} />
        <span style={{ inlineSize: '76%' }} />
        <i />
        <b />
      </div>
    </div>
  );
}
