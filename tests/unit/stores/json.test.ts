import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { jsonAmount } from '../../../lib/stores/json';

const read = (json: string) => jsonAmount(JSON.parse(json));

describe('an amount in JSON', () => {
  it.each([
    ['219.9', '219.9'],
    ['12.345', '12.345'],
    ['20', '20'],
    ['20.00', '20'],
    ['-3.5', '-3.5'],
    ['-0', '0'],
    ['123456789012.345', '123456789012.345'],
    ['"250.10"', '250.10'],
  ])('%s is %s', (json, amount) => {
    expect(read(json)).toEqual(known(amount, 'store-data'));
  });

  it.each([
    String(0.1 + 0.2),
    '9007199254740993',
    '1e21',
    '1e-7',
    '"1,234"',
    '""',
    'true',
    '{"value":"1"}',
    '[1]',
  ])('%s is not believed', (json) => {
    expect(read(json)).toMatchObject({ known: false, why: 'unreadable' });
  });

  it('is absent where it is null, and not shown where it is not there', () => {
    expect(read('null')).toEqual(unknown('absent'));
    expect(jsonAmount(undefined)).toEqual(unknown('not-shown'));
  });

  it('is exactly what was written, for every amount money is written in', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), fc.nat(3), (units, decimals) => {
        const digits = String(units).padStart(decimals + 1, '0');
        const whole = digits.slice(0, digits.length - decimals);
        const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
        const text = fraction === '' ? whole : `${whole}.${fraction}`;
        expect(read(text)).toEqual(known(text, 'store-data'));
      }),
    );
  });
});
