import { addDecimals, addUp, isSameAmount, negateDecimal, subtractDecimals } from '../decimal';
import type { Decimal } from '../order';
import type { StatementLine } from './statement';

export interface Sums {
  /** Of all lines that could be read. */
  readonly collected: Decimal;
  readonly fees: Decimal;
  /** Below the file's total, and in what it says is paid out; nobody knows what for. */
  readonly besides: Decimal;
  /** Collected less fees, with what is besides: what should have been handed over. */
  readonly due: Decimal;
  /** What was still to be collected, after other statements, for the parcels in the statement and in the books. */
  readonly expected: Decimal;
  /** The file's own last total says another amount of one of these three; null: it has none. */
  readonly totalDiffers: boolean | null;
}

interface Summed {
  readonly paid: Decimal | null;
  readonly difference: Decimal | null;
  readonly fee: Decimal | null;
}

/** @param findings of the parcels whose lines could be read */
export function sumUp(findings: readonly Summed[], lines: readonly StatementLine[]): Sums {
  const collected = addUp(findings.flatMap(({ paid }) => paid ?? []));
  const fees = addUp(findings.flatMap(({ fee }) => fee ?? []));
  const net = addDecimals(collected, negateDecimal(fees));
  const besides = addUp(lines.filter(({ isCounted }) => isCounted).map(worthOf));
  const expected = findings.flatMap(({ paid, difference }) =>
    paid === null || difference === null ? [] : [paid, negateDecimal(difference)],
  );
  const total = lines.findLast(
    (line) => line.isTotal && line.inOther === undefined && (line.collected ?? line.fee ?? line.net) !== null,
  );
  const differs = (said: StatementLine) =>
    !isSameAmount(said.collected ?? collected, collected) ||
    !isSameAmount(said.fee ?? fees, fees) ||
    !isSameAmount(said.net ?? net, net);
  return {
    collected,
    fees,
    besides,
    due: addDecimals(net, besides),
    expected: addUp(expected),
    totalDiffers: total === undefined ? null : differs(total),
  };
}

function worthOf({ collected, fee, net }: StatementLine): Decimal {
  if (collected === null && fee === null) return net ?? '0';
  return subtractDecimals(collected ?? '0', fee ?? '0');
}
