import { addDecimals } from '../../lib/decimal';
import type { TextId } from '../../lib/i18n/messages';
import { type Decimal, known } from '../../lib/order';
import { reckonDelivery } from '../../lib/parcel/delivery-line';

const GOODS = '100';
const DELIVERY = '20';

const EXAMPLES = {
  'recipient-included': 'example-recipient-included',
  'recipient-apart': 'example-recipient-apart',
  'sender-included': 'example-sender-included',
  'sender-apart': 'example-recipient-included',
} as const;

export interface CollectExample {
  readonly text: TextId;
  readonly total: Decimal;
  readonly delivery: Decimal;
  readonly collected: Decimal;
}

/** What an order of 100 with 20 for delivery collects, calculated by the function that real orders use. */
export function collectExample(
  deliveryPaidBy: 'recipient' | 'sender',
  totalIncludesDelivery: boolean,
): CollectExample {
  const total = totalIncludesDelivery ? addDecimals(GOODS, DELIVERY) : GOODS;
  const shippingTotal = known(totalIncludesDelivery ? DELIVERY : '0', 'store-data');
  const taxTotal = known('0', 'store-data');
  const line = reckonDelivery(
    { shippingTotal, taxTotal },
    { deliveryPaidBy, totalIncludesDelivery },
    DELIVERY,
  );
  return {
    text: EXAMPLES[`${deliveryPaidBy}-${totalIncludesDelivery ? 'included' : 'apart'}`],
    total,
    delivery: DELIVERY,
    collected: addDecimals(total, line.amount ?? '0'),
  };
}
