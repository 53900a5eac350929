import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../lib/hash-of';
import { keysBefore } from '../../../lib/sheet/keys-before';
import { eachOnce, keysOf } from '../../../lib/sheet/line-keys';
import type { SheetLine } from '../../../lib/sheet/sheet-lines';

const LINE = { phone: '0599000001', name: 'سلمى', city: 'نابلس', amount: '10' };
const keyOf = async (line: SheetLine) => (await keysOf([line]))[0]?.key ?? '';
/** As lines without a number were known once: by their cells as they are written. */
const keyOnce = async (line: SheetLine, nth = 0) => {
  const text = JSON.stringify(Object.entries(line));
  return `=${(await hashOf(nth === 0 ? text : `${nth} ${text}`)).slice(0, 32)}`;
};

describe('a line without a number', () => {
  it.each([
    { phone: '599000001' },
    { phone: '+970 599 000 001' },
    { phone: '٠٥٩٩٠٠٠٠٠١' },
    { amount: '10.00' },
    { amount: '10 ₪' },
    { phone: '599000001', amount: '10.0' },
  ])('is the same order, whether the list came as a workbook or was pasted: %o', async (said) => {
    expect(await keyOf({ ...LINE, ...said })).toBe(await keyOf(LINE));
  });

  it.each([{ phone: '0599000002' }, { amount: '100' }, { amount: '' }, { phone: 'بلا' }, { name: 'هبة' }])(
    'is another where it says something else: %o',
    async (said) => {
      expect(await keyOf({ ...LINE, ...said })).not.toBe(await keyOf(LINE));
    },
  );

  it('is asked about where another line says the same in other digits', () => {
    expect(eachOnce([LINE, { ...LINE, phone: '599000001', amount: '10.00' }])).toHaveLength(1);
    expect(eachOnce([LINE, { ...LINE, amount: '11' }])).toHaveLength(2);
  });

  it('is still the order that it was when cells counted as they are written', async () => {
    const first = await keyOnce(LINE);
    const second = await keyOnce(LINE, 1);
    const known = new Map([
      [first, 0],
      [second, 0],
    ]);
    const keysIn = async (...lines: readonly SheetLine[]) =>
      (await keysBefore(lines, known)).map(({ key }) => key);
    expect(await keysIn(LINE, LINE)).toEqual([first, second]);
    expect(await keysIn({ ...LINE, note: 'قبل الظهر' })).toEqual([first]);
    // The workbook shows its amounts with a currency, which was not read then.
    expect(await keysIn({ ...LINE, amount: '10 ₪' })).toEqual([first]);
    expect(await keysIn({ ...LINE, amount: '11' })).toEqual([await keyOf({ ...LINE, amount: '11' })]);
  });
});
