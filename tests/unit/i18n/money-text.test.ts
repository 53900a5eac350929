import { describe, expect, it } from 'vitest';
import { currencySymbol } from '../../../lib/currency';
import { moneyText } from '../../../lib/i18n/money-text';

describe('an amount as people read it', () => {
  it('carries the sign people use for the currency, or its code', () => {
    expect(moneyText('175', 'ILS', 'en')).toBe('₪175');
    expect(moneyText('4.500', 'JOD', 'en')).toBe('JOD\u00a04.500');
    expect(currencySymbol('not a currency')).toBe('not a currency');
  });

  it('says the number first in Arabic and Hebrew', () => {
    for (const language of ['ar', 'he'] as const) {
      expect(moneyText('5000', 'ILS', language)).toBe('5,000\u00a0₪');
      expect(moneyText('-80', 'ILS', language)).toBe('−80\u00a0₪');
      expect(moneyText('4.500', 'JOD', language)).toBe('4.500\u00a0JOD');
      expect(moneyText('1000', null, language)).toBe('1,000');
    }
  });

  it('has the sign before the number in English, below nothing too', () => {
    expect(moneyText('110', 'ILS', 'en')).toBe('₪110');
    expect(moneyText('-80', 'ILS', 'en')).toBe('−₪80');
    expect(moneyText('12', 'USD', 'en')).toBe('$12');
  });

  it('writes begun decimals out, as many as the currency has', () => {
    expect(moneyText('15.2', 'ILS', 'en')).toBe('₪15.20');
    expect(moneyText('-0.5', 'JOD', 'en')).toBe('−JOD\u00a00.500');
    expect(moneyText('15.20', 'ILS', 'en')).toBe('₪15.20');
    expect(moneyText('15.2', 'not a currency', 'en')).toBe('not a currency\u00a015.2');
  });

  it('groups thousands, and never the decimals', () => {
    expect(moneyText('46208.50', 'ILS', 'en')).toBe('₪46,208.50');
    expect(moneyText('999', 'ILS', 'en')).toBe('₪999');
    expect(moneyText('1000.1234', null, 'en')).toBe('1,000.1234');
  });

  it('keeps every digit that counts', () => {
    expect(moneyText('20.00', null, 'en')).toBe('20');
    expect(moneyText('12.50', null, 'en')).toBe('12.50');
    expect(moneyText('1060.5', null, 'en')).toBe('1,060.50');
    expect(moneyText('-12345678901234567.25', null, 'en')).toBe('−12,345,678,901,234,567.25');
    expect(moneyText('100', null, 'en')).toBe('100');
  });
});
