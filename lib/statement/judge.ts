import { addDecimals, addUp, compareDecimals, isSameAmount, isZero, negateDecimal } from '../decimal';
import type { Decimal } from '../order';
import { codeKey, contradictoryIn, type StatementLine } from './statement';
import { type Sums, sumUp } from './sums';

export interface BookedParcel {
  readonly code: string;
  /** What was to be collected; `null`: not known, as a colleague's may not be. */
  readonly totalPrice: Decimal | null;
  /** As it was quoted; null: not known. */
  readonly fee: Decimal | null;
  /** The service's events said so, in a status that the person named as delivered. */
  readonly delivered: boolean;
  /** The same of a status that was named as returned: nothing is collected for it. */
  readonly returned: boolean;
  /** A person said that it was paid in hand or written off: what is not paid is not asked for. */
  readonly paidOtherwise?: boolean;
}

/**
 * - `twice`: an earlier statement says the same of it, or more was paid than is due by more than one line or statement
 * - `not-ours`: no parcel here has this code
 * - `no-amount`: a parcel here has it, of which nobody here knows what was to be collected
 * - `missing`: delivered, and in no statement
 * - `paid-otherwise`: short or missing, and a person said that it was paid in hand or written off
 * - `unread`: the line has no code, no amount that can be read in one way only, one in another currency, says two things
 *   or stands below a total
 */
export const VERDICTS = [
  'paid',
  'short',
  'over',
  'twice',
  'not-ours',
  'no-amount',
  'missing',
  'paid-otherwise',
  'unread',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface StatementFinding<Parcel extends BookedParcel = BookedParcel> {
  readonly verdict: Verdict;
  readonly code: string | null;
  /** Of the file, as a spreadsheet counts. */
  readonly rows: readonly number[];
  readonly parcel: Parcel | null;
  /** Of this statement. */
  readonly paid: Decimal | null;
  /** Paid, here and before, less what was to be collected; below nothing: short. */
  readonly difference: Decimal | null;
  readonly fee: Decimal | null;
  /** The fee kept less the one quoted; null where one is not known, as that of a parcel that came back. */
  readonly feeDifference: Decimal | null;
  /** Of a line in another currency: what it says. */
  readonly inOther?: string | undefined;
}

export interface Judgement<Parcel extends BookedParcel = BookedParcel> {
  readonly findings: readonly StatementFinding<Parcel>[];
  readonly sums: Sums;
}

/** What the account's other statements paid. */
interface PaidBeside {
  readonly before: Paid;
  /** Before and later: nothing that any of them has is missing. */
  readonly elsewhere: Paid;
}

const NOTHING_PAID: PaidBeside = { before: new Map(), elsewhere: new Map() };

/** Only what is the same to the last agora is paid. */
export function judgeStatement<Parcel extends BookedParcel>(
  lines: readonly StatementLine[],
  parcels: readonly Parcel[],
  { before, elsewhere } = NOTHING_PAID,
): Judgement<Parcel> {
  const books = new Map(parcels.map((parcel) => [codeKey(parcel.code), parcel]));
  const ofParcels = lines.filter(({ isTotal }) => !isTotal);
  const readable = readableOf(lines);
  const byCode = Map.groupBy(readable, ({ code }) => codeKey(code));
  const again = saidAgain(readable, before);
  const findings: StatementFinding<Parcel>[] = [...byCode].map(([key, own]) =>
    judgeParcel(own, books.get(key) ?? null, amountsOf(before.get(key)), again),
  );
  const read = new Set<StatementLine>(readable);
  const unread = ofParcels
    .filter((line) => !read.has(line))
    .map(({ code, row, inOther, collected }) => {
      const paid = inOther === undefined ? collected : null;
      return { ...EMPTY, verdict: 'unread' as const, code, rows: [row], paid, inOther };
    });
  const named = new Set(ofParcels.map(({ code }) => code && codeKey(code)));
  const missing = parcels
    .filter(({ code, delivered, totalPrice }) => {
      const key = codeKey(code);
      // A line that paid nothing leaves it as missing as no line.
      const paid = elsewhere.get(key);
      const isUnpaid =
        totalPrice === null ? paid === undefined : !isZero(totalPrice) && isZero(addUp(amountsOf(paid)));
      return delivered && !named.has(key) && isUnpaid;
    })
    .map((parcel) => ({ ...EMPTY, verdict: 'missing' as const, code: parcel.code, parcel }));
  return {
    findings: [...findings, ...unread, ...missing].map(unlessPaidOtherwise),
    sums: sumUp(findings, lines),
  };
}

/** By the parcels' codes. */
export type Paid = ReadonlyMap<string, readonly Payment[]>;

interface Payment {
  readonly amount: Decimal;
  /** The statements that say so, each as its lines that pay something. */
  readonly saidBy: (readonly Readable[])[];
}

export function amountsOf(payments: readonly Payment[] = []): readonly Decimal[] {
  return payments.map(({ amount }) => amount);
}

/** What two statements say alike was paid once: a month's file has its weeks' lines too. */
export function paidBy(statements: readonly (readonly StatementLine[])[]): Paid {
  const paid = new Map<string, readonly Payment[]>();
  for (const lines of statements) {
    const own = readableOf(lines);
    const paying = own.filter(pays);
    const again = saidAgain(own, paid);
    for (const line of own) {
      const key = codeKey(line.code);
      const payment = again.get(line);
      if (payment !== undefined) payment.saidBy.push(paying);
      else paid.set(key, [...(paid.get(key) ?? []), { amount: line.collected, saidBy: [paying] }]);
    }
  }
  return paid;
}

/**
 * Lines that tell of a payment which another statement told. Where that one tells nothing else alike, it is a second
 * payment of the same amount, unless either has no other line.
 */
function saidAgain(lines: readonly Readable[], before: Paid): ReadonlyMap<Readable, Payment> {
  const paying = lines.filter(pays);
  const alikeWith = (line: Readable) =>
    standing(before.get(codeKey(line.code)) ?? []).filter(({ amount }) =>
      isSameAmount(amount, line.collected),
    );
  const shared = paying.flatMap((line) => [...new Set(alikeWith(line).flatMap(({ saidBy }) => saidBy))]);
  const counts = Map.groupBy(shared, (statement) => statement);
  const isSame = (statement: readonly Readable[]) => {
    const count = counts.get(statement)?.length ?? 0;
    return count > 1 || count === Math.min(statement.length, paying.length);
  };
  const taken = new Set<Payment>();
  return new Map(
    paying.flatMap((line) => {
      const payment = alikeWith(line).find((one) => !taken.has(one) && one.saidBy.some(isSame));
      if (payment !== undefined) taken.add(payment);
      return payment === undefined ? [] : [[line, payment] as const];
    }),
  );
}

function pays({ collected }: Readable): boolean {
  return !isZero(collected);
}

/** Those of them that were not taken back: such a one may be paid anew. */
function standing(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(
    ({ amount }) => !payments.some((other) => isZero(addDecimals(amount, other.amount))),
  );
}

const EMPTY = {
  rows: [],
  parcel: null,
  paid: null,
  difference: null,
  fee: null,
  feeDifference: null,
} as const;

type Readable = StatementLine & { readonly code: string; readonly collected: Decimal };

function readableOf(lines: readonly StatementLine[]): readonly Readable[] {
  const isContradictory = contradictoryIn(lines);
  return lines.filter(
    (line): line is Readable =>
      !line.isTotal &&
      line.code !== null &&
      line.collected !== null &&
      line.inOther === undefined &&
      line.isBelowTotal === undefined &&
      !isContradictory(line),
  );
}

function judgeParcel<Parcel extends BookedParcel>(
  lines: readonly Readable[],
  parcel: Parcel | null,
  before: readonly Decimal[],
  again: ReadonlyMap<Readable, unknown>,
): StatementFinding<Parcel> {
  const paid = addUp(lines.map(({ collected }) => collected));
  const fees = lines.flatMap(({ fee }) => fee ?? []);
  const fee = fees.length === 0 ? null : addUp(fees);
  const rows = lines.map(({ row }) => row);
  const code = parcel?.code ?? lines[0]?.code ?? null;
  if (parcel === null) return { ...EMPTY, verdict: 'not-ours', code, rows, paid, fee };
  const { totalPrice } = parcel;
  if (totalPrice === null) return { ...EMPTY, verdict: 'no-amount', code, rows, parcel, paid, fee };
  const paidInAll = addUp([paid, ...before]);
  // Its line says that nothing was collected, or takes back what was.
  const isBack = parcel.returned && isZero(paidInAll);
  const isMore = (amount: Decimal) => compareDecimals(amount, '0') > 0;
  const paying = lines.filter(({ collected }) => isMore(collected));
  const saidBefore = addUp(paying.filter((line) => again.has(line)).map(({ collected }) => collected));
  const beyond = addDecimals(paidInAll, negateDecimal(totalPrice));
  // Together no more than is due, what was said before was paid once, and the rest is owed.
  const once = isMore(beyond) ? beyond : addDecimals(beyond, negateDecimal(saidBefore));
  const difference = isBack ? '0' : once;
  const sign = compareDecimals(difference, '0');
  const isSecond = sign > 0 && paying.length + (isMore(addUp(before)) ? 1 : 0) > 1;
  const isTwice = isSecond || (!isBack && isMore(saidBefore));
  return {
    verdict: isTwice ? 'twice' : sign === 0 ? 'paid' : sign < 0 ? 'short' : 'over',
    code,
    rows,
    parcel,
    paid,
    difference,
    fee,
    // Quoted was the fee of one that is delivered.
    feeDifference:
      fee === null || parcel.fee === null || isBack ? null : addDecimals(fee, negateDecimal(parcel.fee)),
  };
}

/** What is short or missing of such a parcel is not asked for. */
function unlessPaidOtherwise<Parcel extends BookedParcel>(
  finding: StatementFinding<Parcel>,
): StatementFinding<Parcel> {
  const { verdict, parcel } = finding;
  const isOpen = verdict === 'short' || verdict === 'missing';
  return isOpen && parcel?.paidOtherwise === true ? { ...finding, verdict: 'paid-otherwise' } : finding;
}
