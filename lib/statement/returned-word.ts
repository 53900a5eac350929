import { foldText } from '../villages/normalize';

const RETURNED = `returned, return, returned to sender, rto, cancelled, canceled, refused, rejected,
  مرتجع, مرتجعة, راجع, راجعة, مسترجع, مسترجعة, ملغي, ملغى, ملغية, ملغاة, مرفوض, مرفوضة, הוחזר, הוחזרה, חזר, חזרה, החזרה, בוטל, נדחה`
  .split(',')
  .map(foldText);

/** A cell that says that nothing was collected for the parcel, and nothing else. */
export function isReturnedWord(cell: string): boolean {
  return RETURNED.includes(foldText(cell));
}
