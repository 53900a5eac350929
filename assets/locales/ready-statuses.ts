import type { Language } from '../../lib/i18n/language';
import type { Fate } from '../../lib/ledger/fate';

/** A status as public clients of services with this interface call it. */
interface ReadyStatus {
  readonly number: number;
  readonly names: Readonly<Record<Language, string>>;
  /** What it says of a parcel; `null`: its name does not say. */
  readonly fate: Fate | null;
  /** Two such clients agree; the others stand in one alone. */
  readonly isUsual: boolean;
}

/**
 * What the numbers of statuses mean at companies whose clients are public. The service itself says nothing of it: the
 * set is offered to be confirmed, and nothing of it counts before.
 */
export const READY_STATUSES: readonly ReadyStatus[] = [
  { number: 1, names: { ar: 'مسودة', en: 'Draft', he: 'טיוטה' }, fate: 'only-made', isUsual: true },
  { number: 2, names: { ar: 'تم تقديمه', en: 'Submitted', he: 'הוגשה' }, fate: 'confirmed', isUsual: true },
  { number: 3, names: { ar: 'في الطريق', en: 'On the way', he: 'בדרך' }, fate: 'on-the-way', isUsual: true },
  {
    number: 4,
    names: { ar: 'محاولة تسليم', en: 'Delivery attempted', he: 'ניסיון מסירה' },
    fate: 'on-the-way',
    isUsual: true,
  },
  { number: 5, names: { ar: 'عالق', en: 'Stuck', he: 'תקועה' }, fate: 'on-the-way', isUsual: true },
  { number: 6, names: { ar: 'تم التسليم', en: 'Delivered', he: 'נמסרה' }, fate: 'delivered', isUsual: true },
  { number: 7, names: { ar: 'مرتجع', en: 'Returned', he: 'הוחזרה' }, fate: 'returned', isUsual: true },
  { number: 8, names: { ar: 'انتهى', en: 'Ended', he: 'הסתיימה' }, fate: null, isUsual: false },
  { number: 9, names: { ar: 'تم تبديله', en: 'Swapped', he: 'הוחלפה' }, fate: null, isUsual: false },
  { number: 10, names: { ar: 'تمت معالجته', en: 'Processed', he: 'טופלה' }, fate: null, isUsual: false },
];
