import { says } from '../words/patterns';
import { cancellingWords } from './cancellation';
import type { Line } from './order-lines';
import { wordsAt } from './spans';

/** The lines behind all that the last order says, from the first that cancels or says that something is paid: whose is not said. */
export function behindOrders(folded: string, orders: readonly (readonly Line[])[]): readonly Line[] {
  const behind = behindPhone(orders.at(-1) ?? []);
  const gap = behind.findIndex(({ afterGap }) => afterGap);
  const from = behind.findIndex(
    (line, at) => gap >= 0 && at >= gap && saysNothingElse(line) && cancelsOrPays(wordsAt(folded, line)),
  );
  return from < 0 ? [] : behind.slice(from);
}

/** The lines that may be of another order than they stand in: what heads them all, and what names another's person. */
export function besideOrders(
  folded: string,
  lines: readonly Line[],
  orders: readonly (readonly Line[])[],
): readonly Line[] {
  const first = orders[0]?.[0];
  const heading = first === undefined ? [] : lines.slice(0, lines.indexOf(first));
  const naming = orders.flatMap((order) => {
    const others = orders.filter((other) => other !== order).flatMap((other) => firstNames(folded, other));
    return behindPhone(order).filter((line) => wordsOf(folded, line).some((word) => others.includes(word)));
  });
  return [
    ...heading.filter(
      (line) => line.said.some(({ kind }) => kind === 'amount') || cancelsOrPays(wordsAt(folded, line)),
    ),
    ...naming,
  ];
}

function behindPhone(order: readonly Line[]): readonly Line[] {
  return order.slice(order.findLastIndex(({ said }) => said.some(({ kind }) => kind === 'phone')) + 1);
}

function saysNothingElse({ said }: Line): boolean {
  return said.every(({ kind }) => kind === 'name');
}

function cancelsOrPays(folded: string): boolean {
  return cancellingWords({ folded }) !== null || says('paid-already', folded);
}

function firstNames(folded: string, order: readonly Line[]): readonly string[] {
  return order.flatMap(({ said }) =>
    said.flatMap((one) => (one.kind === 'name' ? wordsOf(folded, one).slice(0, 1) : [])),
  );
}

function wordsOf(folded: string, span: { readonly start: number; readonly end: number }): readonly string[] {
  return wordsAt(folded, span).match(/\p{L}{3,}/gu) ?? [];
}
