import { foldText } from '../villages/normalize';

const TOTAL =
  `total, totals, grand total, subtotal, sub total, sum, المجموع, الاجمالي, اجمالي, مجموع, סהכ, סה כ, סך הכל, סך`
    .split(',')
    .map(foldText);
const COUNT = `count, number of, no of, عدد, العدد, كمية, כמות, מספר`.split(',').map(foldText);

/** Said of a sum, in a few words more too: “total (ILS)”. */
export function beginsTotal(text: string): boolean {
  return beginsWith(TOTAL, text);
}

/** Said of how many parcels there are: “عدد الطرود”. */
export function beginsCount(text: string): boolean {
  return beginsWith(COUNT, text);
}

/** No more than lines stand between a heading and this row: “3”, “3 طرود”. */
export function isCount(text: string, row: number): boolean {
  const [, count] = /^([1-9]\d{0,8})(?: \p{L}+)*$/u.exec(text) ?? [];
  return count !== undefined && Number(count) < row - 1;
}

function beginsWith(names: readonly string[], text: string): boolean {
  const words = foldText(text);
  return names.some((name) => `${words} `.startsWith(`${name} `));
}

const RETURNED = `returned, return, returned to sender, rto, cancelled, canceled, refused, rejected,
  مرتجع, مرتجعة, راجع, راجعة, مسترجع, مسترجعة, ملغي, ملغى, ملغية, ملغاة, مرفوض, مرفوضة, הוחזר, הוחזרה, חזר, חזרה, החזרה, בוטל, נדחה`
  .split(',')
  .map(foldText);

/** A cell that says that nothing was collected for the parcel, and nothing else. */
export function isReturnedWord(cell: string): boolean {
  return RETURNED.includes(foldText(cell));
}
