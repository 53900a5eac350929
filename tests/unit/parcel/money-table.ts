import { type Order, type UnknownReason, unknown } from '../../../lib/order';
import type { Account } from '../../../lib/settings/account';
import { type Row, readTable } from '../../read-table';
import { fact, unsure } from './made-up';

export interface MoneyCase {
  readonly order: Partial<Order>;
  readonly account: Partial<Account>;
  readonly quotedFee: string | null;
  /** `kind amount`, in order. */
  readonly lines: readonly string[];
  /** `null`: left open for a person to write. */
  readonly total: string | null;
  /** `severity code`, of the amount to collect. */
  readonly findings: readonly string[];
}

/**
 * `money.tsv`: what is left out is as in `anOrder` and `anAccount`. A datum of the order is one that the store's own
 * data have; `(unsure)` one that might be read otherwise; `unknown` one that is not known, why, and what is shown for
 * it.
 */
export const moneyTable = readTable(new URL('money.tsv', import.meta.url)).map(
  (row) => [`${row.heading}: ${row.cell('case')}`, readCase(row)] as const,
);

function readCase({ cell }: Row): MoneyCase {
  return {
    order: Object.fromEntries(partsOf(cell('order')).map(([name, text]) => [name, readDatum(name, text)])),
    account: Object.fromEntries(
      partsOf(cell('account')).map(([name, text]) => [
        name,
        /^(?:true|false)$/.test(text) ? text === 'true' : text,
      ]),
    ),
    quotedFee: cell('fee') || null,
    lines: listed(cell('lines')),
    total: cell('total') === '-' ? null : cell('total'),
    findings: listed(cell('findings')),
  };
}

function listed(cell: string): readonly string[] {
  return cell.split(' | ').filter(Boolean);
}

function partsOf(cell: string): readonly (readonly [name: string, text: string])[] {
  return listed(cell).map((part) => {
    const [, name, text] = /^(\w+): (.+)$/.exec(part) ?? [];
    if (name === undefined || text === undefined) throw new Error(`“${part}” is no “name: value”`);
    return [name, text];
  });
}

function readDatum(name: string, text: string) {
  if (name === 'silence') return text;
  const [, why, shown] = /^unknown (\S+)(?: (.+))?$/.exec(text) ?? [];
  if (why !== undefined) return unknown(why as UnknownReason, shown);
  return text.endsWith(' (unsure)') ? unsure(text.replace(' (unsure)', '')) : fact(text);
}
