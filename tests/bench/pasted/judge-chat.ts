import { compareDecimals } from '../../../lib/decimal';
import type { ParcelDraft, ParcelFieldName } from '../../../lib/parcel/parcel-draft';
import { parseAmount } from '../../../lib/parcel/parse-amount';
import { parsePhone, phoneKey } from '../../../lib/parcel/phone';

/** A message as `../shared/data/chat/orders.json` has it, and what a careful clerk would write on the parcel. */
export interface ChatCase {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly expect: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly phone2: string | null;
    readonly villageId: number | null;
    readonly street: string | null;
    readonly amount: string | null;
    /** 0: no order at all; more than 1: the orders of several people. */
    readonly orders: number;
  };
  /** Other values that are right as well. */
  readonly also?: Partial<Record<'name' | 'street' | 'amount', readonly string[]>>;
}

export type ChatField = 'name' | 'phone' | 'phone2' | 'villageId' | 'street' | 'amount' | 'orders';

/** `open`: left empty, or another value that is marked as doubtful; `wrong`: another value, given as certain. */
type Verdict = 'right' | 'open' | 'wrong';

export interface JudgedField {
  readonly field: ChatField;
  readonly verdict: Verdict;
  readonly meant: string;
  readonly taken: string;
  readonly doubted: boolean;
}

/** What the form shows for a message, and whether it is said to hold several orders. */
export interface ReadMessage {
  readonly draft: ParcelDraft;
  readonly several: boolean;
}

const FIELDS = {
  name: 'firstName',
  phone: 'phone',
  phone2: 'phone2',
  villageId: 'village',
  street: 'streetName',
  amount: 'totalPrice',
} as const satisfies Partial<Record<ChatField, ParcelFieldName>>;

/** Every field of a message against what is meant by it, as the README beside the data says. */
export function judgeMessage({ expect, also = {} }: ChatCase, read: ReadMessage): readonly JudgedField[] {
  const judged = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((field): JudgedField => {
    const name = FIELDS[field];
    const value = read.draft.fields[name];
    const taken = typeof value === 'object' ? `${value?.id ?? ''}` : `${value}`;
    const doubted = read.draft.findings.some((one) => one.field === name && one.severity === 'doubt');
    const accepted: readonly (string | number | null)[] = [
      expect[field],
      ...(field === 'name' || field === 'street' || field === 'amount' ? (also[field] ?? []) : []),
    ];
    const isRight = accepted.some((one) => isSame(field, one === null ? '' : `${one}`, taken));
    const verdict = isRight ? 'right' : taken === '' || doubted ? 'open' : 'wrong';
    return { field, verdict, meant: accepted.map((one) => one ?? '–').join(' | '), taken, doubted };
  });
  return [...judged, judgeOrders(expect.orders, read, judged)];
}

/** Several not told and something given as certain is wrong; several told where there is one leaves all open. */
function judgeOrders(orders: number, { several }: ReadMessage, judged: readonly JudgedField[]): JudgedField {
  const isCertain = judged.some(({ taken, doubted }) => taken !== '' && !doubted);
  const isRight = orders > 1 === several;
  const verdict = isRight ? 'right' : orders > 1 && isCertain ? 'wrong' : 'open';
  return {
    field: 'orders',
    verdict,
    meant: `${orders}`,
    taken: several ? 'several' : 'one or none',
    doubted: false,
  };
}

function isSame(field: ChatField, meant: string, taken: string): boolean {
  if (meant === '' || taken === '') return meant === taken;
  if (field === 'phone' || field === 'phone2') return keyOf(meant) === keyOf(taken);
  if (field === 'villageId') return meant === taken;
  if (field === 'amount') {
    const [one, other] = [parseAmount(meant), parseAmount(taken)];
    return one.ok && other.ok && compareDecimals(one.value, other.value) === 0;
  }
  return fold(meant) === fold(taken);
}

function keyOf(phone: string): string {
  const reading = parsePhone(phone);
  return reading.kind === 'allowed' ? phoneKey(reading.phone) : phone;
}

/** Without spaces beyond one, diacritics, direction marks, punctuation and case. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}\u0640]/gu, '')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
