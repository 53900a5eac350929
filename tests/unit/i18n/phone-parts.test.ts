import { describe, expect, it } from 'vitest';
import { phoneParts } from '../../../lib/i18n/phone-parts';

describe('a phone', () => {
  it.each([
    ['0599700301', '0599 700 301'],
    ['+970599700301', '+970 599 700 301'],
    ['022961234', '022 961 234'],
    ['', ''],
    ['0599', '0599'],
    ['0599 in words', '0599 in words'],
  ])('%s is read as %s, and is the same phone put together', (phone, read) => {
    expect(phoneParts(phone).join(' ')).toBe(read);
    expect(phoneParts(phone).join('')).toBe(phone);
  });
});
