import type { Order } from '../../../../lib/order';
import type { Account } from '../../../../lib/settings/account';

export interface MoneyCase {
  readonly name: string;
  readonly order?: Partial<Order>;
  readonly account?: Partial<Account>;
  readonly quotedFee?: string;
  /** `kind amount`, in order. */
  readonly lines: readonly string[];
  /** `null`: left open for a person to write. */
  readonly total: string | null;
  /** `severity code`, of the amount to collect. */
  readonly findings?: readonly string[];
}
