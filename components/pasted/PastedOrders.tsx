import { useId } from 'preact/hooks';
import type { PastedOrderView, PastedView } from '../../lib/messaging/views/form';
import { useText } from '../text/use-text';

interface PastedOrdersProps {
  readonly view: PastedView;
  /** The person chose one to fill the form from. */
  readonly onPick: (order: PastedOrderView) => void;
}

/** As much of an order as tells it from the others in its line. */
const SHOWN = 48;

/** The orders found in one text, each a button that fills the form; those already shipped say so. */
export function PastedOrders({ view: { text, orders }, onPick }: PastedOrdersProps) {
  const { t, lookUp } = useText();
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <fieldset class="stack tight" aria-labelledby={id}>
      <p class="small" id={id}>
        {t('paste-several', { count: orders.length })}
      </p>
      {orders.map((order) => (
        <button
          type="button"
          class="choice split small pasted__order"
          key={order.start}
          data-order={order.start}
          aria-pressed={order.chosen}
          disabled={order.shipped}
          onClick={() => onPick(order)}
        >
          <bdi>{text.slice(order.start, order.end).replace(/\s+/g, ' ').trim().slice(0, SHOWN)}</bdi>
          {order.shipped && <span class="small">{lookUp('row-created')}</span>}
        </button>
      ))}
    </fieldset>
  );
}
