import type { Order } from '../order';
import { cleanLine } from './text';

/** A way of delivery, by its code or by the shop's own name for it, in which the customer comes for the goods. */
const PICK_UP = new RegExp(
  [
    'pick.?up|self.?collect|click.{0,5}collect|collect(?:ion)? (?:from|in|at)|in.?store',
    '[اإ]?ستلام (?:ال)?(?:ذاتي|شخصي)|[اإ]?ستلام (?:من|في|ب)(?! ?(?:ال)?(?:باب|بيت|منزل))|^من (?:ال)?(?:محل|متجر|معرض|فرع)|بدون توصيل',
    'איסוף|לאסוף|מסירה עצמית',
  ].join('|'),
  'i',
);

/** Whether an order is collected by the customer, by everything that a store calls its delivery. */
export function pickedUp(names: readonly (string | null | undefined)[]): Pick<Order, 'isPickedUp'> {
  return names.some((name) => PICK_UP.test(cleanLine(name ?? ''))) ? { isPickedUp: true } : {};
}
