import { describe, expect, it } from 'vitest';
import { findHeading } from '../../../lib/statement/columns';
import { areProven } from '../../../lib/statement/proven-columns';

const booked = (code: string, totalPrice = '120') => ({
  ...{ code, totalPrice, fee: '20' },
  ...{ delivered: false, returned: false },
});
const PARCELS = [booked('P1'), booked('P2', '85.50'), booked('P3'), booked('P4', '40')];

function isProven(...lines: readonly string[]): boolean {
  const table = lines.map((line) => line.split(','));
  const { row, columns } = findHeading(table);
  return areProven(table, row, columns, PARCELS);
}

describe('the columns of a courier’s file', () => {
  it('are proven by lines that say of our parcels what was to be collected', () => {
    expect(isProven('Tracking,COD,Fee,Net', 'P1,120,20,100', 'P2,85.5,20,65.5', 'P3,120,20,100')).toBe(true);
  });

  it('stay proven where some of the parcels were paid otherwise', () => {
    expect(isProven('Tracking,COD,Fee', 'P1,120,20', 'P2,0,20', 'P3,120,20', 'P4,40,20', 'X9,50,20')).toBe(
      true,
    );
  });

  it.each([
    ['رقم الطرد,تاريخ التوصيل,مبلغ التحصيل,أجور التوصيل', '2026-11-20'],
    ['Tracking,Delivery status,COD,Delivery charges', 'Delivered'],
    ['Tracking,Shipping date,COD,Fee', '2026-11-20'],
    ['ברקוד,סטטוס,גבייה,דמי משלוח', 'נמסר'],
  ])('have the fee where %s head them, not when it was delivered', (heading, cell) => {
    expect(findHeading([heading.split(',')]).columns.fee).toBe(3);
    const lines = ['P1,?,120,20', 'P2,?,85.5,20', 'P3,?,120,20'].map((line) => line.replace('?', cell));
    expect(isProven(heading, ...lines)).toBe(true);
  });

  it('have a fee also where one word alone heads it', () => {
    const feeOf = (...heading: readonly string[]) => findHeading([heading]).columns.fee;
    expect([feeOf('Tracking', 'Delivery'), feeOf('رقم الطرد', 'التوصيل')]).toEqual([1, 1]);
  });

  it.each([
    ['of fewer lines than chance allows', ['Tracking,COD,Fee', 'P1,120,20', 'P3,120,20']],
    [
      'of parcels that are mostly not ours',
      ['Tracking,COD,Fee', 'P1,120,20', 'P2,85.5,20', 'P3,120,20', 'X1,1,1', 'X2,1,1', 'X3,1,1'],
    ],
    [
      'with two columns that say the amount',
      ['Tracking,Price,COD,Fee', 'P1,120,120,20', 'P2,85.5,0,20', 'P3,120,120,20'],
    ],
    [
      'whose amounts are others than ours',
      ['Tracking,COD,Fee', 'P1,100,20', 'P2,65.5,20', 'P3,120,20', 'P4,1,20'],
    ],
    [
      'whose payment is not what the rest comes to',
      ['Tracking,COD,Fee,Net', 'P1,120,20,90', 'P2,85.5,20,65.5', 'P3,120,20,100'],
    ],
    ['whose fee is a day', ['Tracking,COD,Delivery fee', 'P1,120,2026-11-20', 'P2,85.5,-', 'P3,120,x']],
    ['without a fee', ['Tracking,COD', 'P1,120', 'P2,85.5', 'P3,120']],
    ['with nothing in it', ['']],
  ])('are not proven by a file %s', (_, lines) => {
    expect(isProven(...lines)).toBe(false);
  });
});
