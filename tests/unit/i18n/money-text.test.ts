import { describe, expect, it } from 'vitest';
import { currencySymbol } from '../../../lib/i18n/currency-symbol';
import { moneyText } from '../../../lib/i18n/money-text';

describe('an amount as people read it', () => {
  it('carries the sign people use for the currency, or its code', () => {
    expect(moneyText('175', 'ILS')).toBe('₪\u00a0175');
    expect(moneyText('4.500', 'JOD')).toBe('JOD\u00a04.500');
    expect(currencySymbol('not a currency')).toBe('not a currency');
  });

  it('writes begun decimals out, as many as the currency has', () => {
    expect(moneyText('15.2', 'ILS')).toBe('₪\u00a015.20');
    expect(moneyText('-0.5', 'JOD')).toBe('−JOD\u00a00.500');
    expect(moneyText('15.20', 'ILS')).toBe('₪\u00a015.20');
    expect(moneyText('15.2', 'not a currency')).toBe('not a currency\u00a015.2');
  });

  it('groups thousands, and never the decimals', () => {
    expect(moneyText('46208.50', 'ILS')).toBe('₪\u00a046,208.50');
    expect(moneyText('999', 'ILS')).toBe('₪\u00a0999');
    expect(moneyText('1000.1234', null)).toBe('1,000.1234');
  });

  it('keeps every digit that counts', () => {
    expect(moneyText('20.00', null)).toBe('20');
    expect(moneyText('12.50', null)).toBe('12.50');
    expect(moneyText('-12345678901234567.25', null)).toBe('−12,345,678,901,234,567.25');
    expect(moneyText('100', null)).toBe('100');
  });
});
