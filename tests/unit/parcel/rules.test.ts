import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  characterCount,
  IMAGE_MAXIMUM_BYTES,
  isAcceptedImage,
  isAmount,
  isAtMost,
  isCalendarDate,
  isDescription,
  isDimension,
  isPhone,
  isPlainNumber,
  isShiftTime,
} from '../../../lib/parcel/rules';

const NINE = fc.stringMatching(/^\d{9}$/);

describe('a phone in one of the four forms of the spec', () => {
  it('is nine digits, alone or behind 0, +970 or +972', () => {
    fc.assert(
      fc.property(NINE, fc.constantFrom('', '0', '+970', '+972'), (digits, prefix) => {
        expect(isPhone(prefix + digits)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '59123456',
    '00591234567',
    '+962791234567',
    '970591234567',
    '+9700591234567',
    '059-1234567',
    ' 0591234567',
    '0591234567\n',
    '٠٥٩١٢٣٤٥٦٧',
    '+97059123456',
  ])('is not %j', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});

describe('an amount', () => {
  it.each(['0', '12', '12.0', '12.00', '007', '9999999999999'])('%s is whole', (amount) => {
    expect(isAmount(amount, 'whole')).toBe(true);
  });

  it.each(['12.5', '12.01', '-1', '', '.5', '1.', '1e3', '1,000', '12 ', '١٢', '10000000000000', '+5'])(
    '%j is not whole',
    (amount) => {
      expect(isAmount(amount, 'whole')).toBe(false);
    },
  );

  it.each(['0', '12', '12.5', '12.50', '12.500', '0.01'])('%s has at most two decimals', (amount) => {
    expect(isAmount(amount, 'two-decimals')).toBe(true);
  });

  it.each(['12.345', '12.001', '-0.01', '12.', 'NaN', 'Infinity'])(
    '%j is not one of two decimals',
    (amount) => {
      expect(isAmount(amount, 'two-decimals')).toBe(false);
    },
  );

  it('is exact as a JSON number, whatever it is', () => {
    const cents = fc.maxSafeNat().filter((value) => value < 10 ** 15);
    fc.assert(
      fc.property(cents, (value) => {
        const text = `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;
        expect(isAmount(text, 'two-decimals')).toBe(true);
        expect(Number(text).toFixed(2)).toBe(text);
      }),
    );
  });
});

describe('the lengths of texts', () => {
  it('counts an emoji as one character', () => {
    expect(characterCount('شكرا 🙏')).toBe(6);
  });

  it('takes a description of 3 to 255 characters', () => {
    expect(isDescription('ab')).toBe(false);
    expect(isDescription('abc')).toBe(true);
    expect(isDescription('🙏🙏🙏')).toBe(true);
    expect(isDescription('🙏'.repeat(255))).toBe(true);
    expect(isDescription('🙏'.repeat(256))).toBe(false);
    expect(isDescription('a'.repeat(256))).toBe(false);
  });

  it('does not count the blanks around a short description', () => {
    expect(isDescription('  a  ')).toBe(false);
  });

  it('takes a note of up to its most characters', () => {
    expect(isAtMost('🙏'.repeat(1023), 1023)).toBe(true);
    expect(isAtMost('🙏'.repeat(1024), 1023)).toBe(false);
    expect(isAtMost('a'.repeat(1024), 1023)).toBe(false);
  });
});

describe('sizes, weights, dates, times and images', () => {
  it('takes a dimension that is a whole number above zero', () => {
    expect([1, 40].map(isDimension)).toEqual([true, true]);
    expect([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].some(isDimension)).toBe(false);
  });

  it('takes a weight with up to six decimals', () => {
    expect(['1', '0.25', '1.234567'].every(isPlainNumber)).toBe(true);
    expect(['-1', '1.2345678', '1234567890', 'heavy', ''].some(isPlainNumber)).toBe(false);
  });

  it('takes a day that there is', () => {
    expect(['2024-02-29', '2025-12-31'].every(isCalendarDate)).toBe(true);
    expect(
      ['2025-02-29', '2025-13-01', '2025-1-1', '31-12-2025', '2025-12-31T00:00'].some(isCalendarDate),
    ).toBe(false);
  });

  it('takes a time of day', () => {
    expect(['00:00', '08:30', '23:59'].every(isShiftTime)).toBe(true);
    expect(['24:00', '8:30', '08:60', '08:30:00'].some(isShiftTime)).toBe(false);
  });

  it('takes a png, jpeg or webp of at most 2 MB', () => {
    const size = IMAGE_MAXIMUM_BYTES;
    expect(isAcceptedImage({ type: 'image/png', size })).toBe(true);
    expect(isAcceptedImage({ type: 'image/jpg', size: 1 })).toBe(true);
    expect(isAcceptedImage({ type: 'image/png', size: size + 1 })).toBe(false);
    expect(isAcceptedImage({ type: 'image/svg+xml', size: 1 })).toBe(false);
  });
});
