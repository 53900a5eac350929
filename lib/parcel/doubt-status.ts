import { factValue, type Order, type StatusMeaning } from '../order';
import { doubt } from './finding';
import type { Finding, FindingCode } from './parcel-draft';

/** Words that stores and shops use where a status is none of the store's own list. */
const ENDED =
  /cancel|refund|fail|trash|void|denied|expired|chargeback|revers|ملغ|[إا]لغاء|مسترد|مسترجع|مرتجع|مرفوض|فشل|בוטל|מבוטל|הוחזר|נכשל/i;
const SHIPPED =
  /^(?:shipped|delivered|completed?)$|تم (?:ال)?(?:شحن|توصيل|تسليم)|مكتمل|[إا]كتمل|נשלח|נמסר|הושלם/i;
const HELD = /on.?hold|fraud|معلّ?ق|מושהה/i;

const CODES: Readonly<Record<StatusMeaning, FindingCode | null>> = {
  'to-ship': null,
  held: 'order-held',
  shipped: 'order-shipped',
  ended: 'order-status-doubtful',
};

/**
 * An order whose status speaks against shipping it is looked at first, however it is paid. Shops rename a store's
 * statuses: where the store's list has nothing against one, its words still may.
 */
export function doubtStatus({
  status,
  statusMeaning,
}: Pick<Order, 'status' | 'statusMeaning'>): readonly Finding[] {
  const text = factValue(status);
  const isListed = statusMeaning !== undefined && statusMeaning !== 'to-ship';
  const meaning = isListed ? statusMeaning : meaningOfWords(text ?? '');
  const code = CODES[meaning];
  return code === null ? [] : [doubt('referenceNumber', code, text === null ? undefined : { status: text })];
}

function meaningOfWords(text: string): StatusMeaning {
  if (ENDED.test(text)) return 'ended';
  if (SHIPPED.test(text)) return 'shipped';
  return HELD.test(text) ? 'held' : 'to-ship';
}

/** The customer collects the order themselves. */
export function doubtPickUp({ isPickedUp }: Pick<Order, 'isPickedUp'>): readonly Finding[] {
  return isPickedUp === true ? [doubt('referenceNumber', 'order-picked-up')] : [];
}
