/** Offered in the list, ISO 4217; any other can be typed. */
export const CURRENCIES = ['ILS', 'JOD', 'USD', 'EUR', 'EGP'] as const;

/** Whether there is such a currency: `NIS` is what people write and no code. */
export function isCurrencyCode(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
