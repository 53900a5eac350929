import type { Order } from '../order';
import { cleanLine } from './text';

/** Where customers come to a shop, with the article or without. */
const SHOP = '(?:ال|ل)?(?:محل|متجر|معرض|فرع|مكتب|مستودع|مخزن|مقر|دكان)';
/** What is received so is brought: at home, from whoever delivers, by a day or an hour. */
const BROUGHT =
  'البيت|بيت(?:$|[كي])|(?:ال)?(?:باب|منزل|مندوب|سائق|نفس ال|يوم|غضون|[أا]سرع|سرع|وقت|موعد)|[\\d٠-٩]';

/** A way of delivery, by its code or by the shop's own name for it, in which the customer comes for the goods. */
const PICK_UP = new RegExp(
  [
    '(?<!(?<![a-z])(?:non?|not)[ _-])pick.?up(?! by (?:a |the )?(?:courier|driver))|self.?(?:collect|pick)|click.{0,5}collect|collect(?:ion|s)?(?:$| (?:from|in|at|point)|.*self)',
    '(?:^|[^a-z])(?:in|to|at).?(?:our.|the.)?(?:store|shop|branch)(?![a-z]| area)',
    `ستلام (?:ال)?(?:ذاتي|شخصي|يدوي)|ستلام ${SHOP}|(?:ستلا?م|[آأا]خ[ذد])(?:ه|ها)? (?:من |في |ب)(?!${BROUGHT})`,
    `^من ${SHOP}|تسليم (?:من |في |ب)${SHOP}(?!.*(?:باب|بيت|منزل))`,
    `^(?:ال)?[اإ]?ستلام(?: مباشر)?$|ستلم طلبك من|حضور لل[اإ]?ستلام|^حضوري$|لا [أا]ريد (?:ال)?توصيل|دون (?:ال)?شحن$`,
    `(?:حضور|قدوم|زيار[ةه]) (?:[إا]لى |ل)?${SHOP}|دون (?:ال)?توصيل`,
    '(?<![a-z])no.?shipping$|take.?away|לקיחה מ',
    'איסוף(?! (?:על ידי|ע["״]י))|[אילנת]אסוף|אוסף|מסירה עצמית|(?:^| )[בל](?:חנות|סניף)|(?:ללא|בלי) משלוח',
  ].join('|'),
  'i',
);

/** Whether an order is collected by the customer, by everything that a store calls its delivery. */
export function pickedUp(names: readonly (string | null | undefined)[]): Pick<Order, 'isPickedUp'> {
  return names.some((name) => PICK_UP.test(cleanLine(name ?? ''))) ? { isPickedUp: true } : {};
}
