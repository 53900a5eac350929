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
    ['without a fee', ['Tracking,COD', 'P1,120', 'P2,85.5', 'P3,120']],
    ['with nothing in it', ['']],
  ])('are not proven by a file %s', (_, lines) => {
    expect(isProven(...lines)).toBe(false);
  });
});
