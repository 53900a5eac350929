import { foldWords } from '../villages/normalize';
import { says } from '../words/patterns';
import { cancellingWords } from './cancellation';
import { ownWords } from './name-words';
import type { Line } from './order-lines';
import { wordsAt } from './spans';

/** The lines behind all that the last order says, from the first that cancels or says that something is paid: whose is not said. */
export function behindOrders(folded: string, orders: readonly (readonly Line[])[]): readonly Line[] {
  const apart = standingApart(orders.at(-1) ?? []);
  const from = apart.findIndex((line) => saysNothingElse(line) && cancelsOrPays(wordsAt(folded, line)));
  return from < 0 ? [] : apart.slice(from);
}

/** The lines that may be of another order than they stand in: what heads them all, and what names another's person. */
export function besideOrders(
  folded: string,
  lines: readonly Line[],
  orders: readonly (readonly Line[])[],
): readonly Line[] {
  const first = orders[0]?.[0];
  const heading = first === undefined ? [] : lines.slice(0, lines.indexOf(first));
  const names = orders.map((order) => firstNames(folded, order));
  const naming = orders.flatMap((order, at) => {
    const others = names.filter((_, other) => other !== at).flat();
    const isOther = (word: string) => others.includes(word) && !names[at]?.includes(word);
    return standingApart(order).filter((line) => foldWords(wordsAt(folded, line)).some(isOther));
  });
  return [
    ...heading.filter(
      (line) => line.said.some(({ kind }) => kind === 'amount') || cancelsOrPays(wordsAt(folded, line)),
    ),
    ...naming,
  ];
}

/** The lines of an order behind its phone and a gap. */
function standingApart(order: readonly Line[]): readonly Line[] {
  const behind = order.slice(
    order.findLastIndex(({ said }) => said.some(({ kind }) => kind === 'phone')) + 1,
  );
  const gap = behind.findIndex(({ afterGap }) => afterGap);
  return gap < 0 ? [] : behind.slice(gap);
}

function saysNothingElse({ said }: Line): boolean {
  return said.every(({ kind }) => kind === 'name');
}

function cancelsOrPays(folded: string): boolean {
  return cancellingWords({ folded }) !== null || says('paid-already', folded);
}

function firstNames(folded: string, order: readonly Line[]): readonly string[] {
  const names = order.flatMap(({ said }) => said.filter(({ kind }) => kind === 'name'));
  return names.flatMap((one) => ownWords(wordsAt(folded, one)).slice(0, 1));
}
