/** The two countries' rules for amounts (specification, "What the service does"). */
export type NumberRule = 'integer' | 'two-decimals';

/** What is wrong with an amount under a country's rule, or `null`. Negative amounts are refused. */
export function findAmountError(amount: number, rule: NumberRule): string | null {
  if (amount < 0) return 'must not be negative';
  if (rule === 'integer') return Number.isInteger(amount) ? null : 'must be an integer';
  return /^\d+(?:\.\d{1,2})?$/.test(String(amount)) ? null : 'must have at most 2 decimals';
}

/** Rounds an amount the service itself computes to what the country's rule can hold. */
export function roundAmount(amount: number, rule: NumberRule): number {
  return rule === 'integer' ? Math.round(amount) : Math.round(amount * 100) / 100;
}
