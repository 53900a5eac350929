import { addDecimals, compareDecimals, isDecimal, normalizeDecimal } from '../decimal';
import type { Decimal, Fact } from '../order';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

/** The part of an order that was paid beforehand, as far as the store says. */
export interface Deposit {
  /** `"0"`: none, or none that is known. */
  readonly amount: Decimal;
  /** Whether it covers all that is owed, so that the order cannot be unpaid. */
  readonly settles: boolean;
  readonly findings: readonly Finding[];
}

export const NO_DEPOSIT: Deposit = { amount: '0', settles: false, findings: [] };

/** What cannot be read for certain is a doubt; so is a part of an order with refunds. @param owed total less refunds */
export function readDeposit(paid: Fact<Decimal>, owed: Decimal, refunded: Decimal): Deposit {
  if (!paid.known) {
    if (paid.why === 'absent' || paid.why === 'not-shown') return NO_DEPOSIT;
    return unsure(paid.text);
  }
  if (!isDecimal(paid.value) || compareDecimals(paid.value, '0') < 0) {
    return unsure(paid.value);
  }
  const amount = normalizeDecimal(paid.value);
  if (amount === '0') return paid.sure ? NO_DEPOSIT : unsure(amount);
  const findings = paid.sure ? [] : [...unsure(amount).findings];
  if (compareDecimals(refunded, '0') > 0) {
    findings.push(doubt('totalPrice', 'deposit-refunded', { amount: addDecimals(amount, refunded) }));
  }
  return { amount, settles: compareDecimals(amount, owed) >= 0, findings };
}

/** A deposit that cannot be read for certain: what stands there is asked about. */
function unsure(text: string | undefined): Deposit {
  return { ...NO_DEPOSIT, findings: [doubt('totalPrice', 'deposit-unsure', { text })] };
}
