import { describe, expect, it } from 'vitest';
import { readPastedOrder, splitPastedOrders } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { readTable } from '../../read-table';

const read = (text: string) => readPastedOrder(text, practiceIndex);

const SEVERAL = readTable(new URL('split-orders.tsv', import.meta.url)).map(
  ({ cell }) => [cell('why'), cell('text'), cell('names').split(', ')] as const,
);

describe('the orders of several people', () => {
  it.each(SEVERAL)('%s are told apart', (_, text, names) => {
    const { orders } = splitPastedOrders(text, practiceIndex);
    expect(
      orders.map(({ start, end }) => names.filter((name) => text.slice(start, end).includes(name))),
    ).toEqual(names.map((name) => [name]));
    expect(read(text)).toMatchObject({ name: null, phones: [], amount: null });
  });

  it('are not seen in two wares and two phones of one person', () => {
    const text = 'أسماء كميل قباطية 0599447702 او 0568447702\nجلباب 120 شيكل وشال 30 شيكل';
    expect(splitPastedOrders(text, practiceIndex).orders).toEqual([]);
  });
});
