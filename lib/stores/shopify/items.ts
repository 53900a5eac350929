import { DECIMAL, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, type OrderItem, unknown } from '../../order';
import { lineFact, patternFact } from '../facts';
import { jsonObject } from '../json';
import { moneyFact } from './money';

const FROM = 'store-data';

/**
 * What is still to be delivered. A line's amount has its own discounts taken off, but not the order's: so lines
 * count as known when they add up to the order's subtotal. Of a list with further pages all is unknown.
 */
export function readItems(lineItems: unknown, itemsTotal: Fact<Decimal>): OrderItem[] {
  const { nodes, pageInfo } = jsonObject(lineItems);
  if (!Array.isArray(nodes) || jsonObject(pageInfo).hasNextPage !== false) return [];
  const lines = nodes.map(jsonObject).filter(({ currentQuantity }) => currentQuantity !== 0);
  const amounts = lines.map(({ discountedTotalSet }) => factValue(moneyFact(discountedTotalSet)));
  const whole = lines.every(({ quantity, currentQuantity }) => quantity === currentQuantity);
  const sum = amounts.every((amount) => amount !== null) ? sumDecimals(amounts) : null;
  const agrees = whole && sum !== null && itemsTotal.known && isZero(subtractDecimals(sum, itemsTotal.value));
  return lines.flatMap((line) => {
    const name = lineFact(line.name, FROM);
    if (!name.known) return [];
    const amount = moneyFact(line.discountedTotalSet);
    const count = line.currentQuantity;
    return [
      {
        name: name.value,
        sku: factValue(lineFact(line.sku, FROM)),
        quantity: patternFact(lineFact(typeof count === 'number' ? String(count) : count, FROM), DECIMAL),
        unitAmount: itemsTotal.known ? moneyFact(line.originalUnitPriceSet) : unknown('ambiguous'),
        amount: agrees || !amount.known ? amount : unknown('ambiguous', amount.value),
      },
    ];
  });
}
