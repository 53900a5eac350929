import { type Fact, known, type Payment, unknown } from '../order';
import { spelledCurrency } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { saysCashOnDelivery } from '../stores/cash-on-delivery';
import { findCurrency } from '../stores/currency-symbol';
import { foldText } from '../villages/normalize';

const ISO = new Set(Intl.supportedValuesOf('currency'));
/** Money that one word says and that is of several countries, or of one with which nobody here ships. */
const OTHER = /\p{Sc}|دولار|يورو|جنيه|ريال|درهم|dollar|euro|pound|דולר|אירו/iu;
/** Before a noun, in Arabic and Hebrew. */
const PREFIX = /^(?:و?(?:بال|لل|ال|ب)|ב)/;

/** The currency that a cell or a column's heading names, unknown where nobody can tell which; `null`: it names none. */
export function currencyIn(cell: string): Fact<string> | null {
  const words = plainText(cell)
    .split(/[\s()[\]{}/:،,_–-]+/)
    .filter((word) => word !== '');
  const [first = ''] = words;
  const alone = words.length === 1 && ISO.has(first.toUpperCase()) ? [first.toUpperCase()] : null;
  const [code, another] = new Set(alone ?? words.flatMap((word) => codeOf(word) ?? []));
  if (code === undefined) return OTHER.test(cell) ? unknown('ambiguous', cell) : null;
  return another === undefined ? known(code, 'store-data') : unknown('ambiguous', cell);
}

function codeOf(word: string): string | null {
  if (ISO.has(word)) return word;
  const noun = word.replace(PREFIX, '');
  return spelledCurrency(word) ?? findCurrency(word) ?? spelledCurrency(noun) ?? findCurrency(noun);
}

/**
 * @param own that stands beside the amount; `null`: none does
 * @param said what the column or the heading says
 */
export function lineCurrency(own: string | null, said: string, account: string): Fact<string> {
  const named = said === '' ? null : (currencyIn(said) ?? unknown('ambiguous', said));
  if (own === null || named === null) return named ?? known(own ?? account, 'store-data');
  return named.known && named.value === own ? named : unknown('ambiguous', `${own}, ${said}`);
}

const words = (written: string) => new Set(written.split(',').map(foldText));
const PAID = words('paid, مدفوع, مدفوعة, مدفوع مسبقا, تم الدفع, دفع, שולם');
const UNPAID = words(
  `unpaid, not paid, pending, payment pending, cod, cash on delivery,
  غير مدفوع, غير مدفوعة, لم يدفع, cash, كاش, نقدا, نقدي, دفع نقدي, دفع نقدا, الدفع نقدا, לא שולם, no, false, 0, لا, לא,
  cash payment, on delivery, c.o.d, نقد, دفع كاش, الدفع كاش, كاش شيكل, كاش عند الباب, الدفع عند الباب, تحصيل`,
);
/** Nothing is written there, or a dash for it. A tick says something. */
export function isBlank(cell: string): boolean {
  return /^[\s\p{Pd}\u0640\u2212_.]*$/u.test(plainText(cell));
}

/** Beside cash on delivery it says that this was paid, or a part of it, or that it is none. */
const PAID_OTHERWISE =
  /paid|deposit|\brest\b|remain|تم |مدفوع|عربون|باقي|שולם|יתרה|(?<!\p{L})(?:no|not|non|ليس|لا|لم|بدون|بلا|לא|ללא|בלי)(?!\p{L})/iu;

/** How a line's payment stands by its own columns; what is paid is asked about, since its amount may be what is left. */
export function linePayment({
  payment = '',
  payment2 = '',
}: {
  readonly payment?: string;
  readonly payment2?: string;
}): Fact<Payment> {
  const first = cellPayment(payment);
  return first.known && first.value === 'unpaid' ? cellPayment(payment2) : first;
}

function cellPayment(said: string): Fact<Payment> {
  const folded = foldText(said);
  const isAtTheDoor = saysCashOnDelivery(said) && !PAID_OTHERWISE.test(said);
  if (isBlank(said) || isAtTheDoor || UNPAID.has(folded)) return known('unpaid', 'store-data');
  return PAID.has(folded) ? known('paid', 'store-data', false) : unknown('ambiguous', said);
}
