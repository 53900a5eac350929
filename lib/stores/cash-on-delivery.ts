const WORDS = new RegExp(
  [
    '(?<![a-z])cod(?:fee)?(?![a-z])|payondelivery|paiement.{0,12}livraison',
    '(?:cash.{0,3}|pay(?:ment)?.)(?:on|at).{0,5}(?:delivery|door|receipt)',
    '(?:عند|لدى) (?:ال)?(?:[اإ]?ستلام|تسليم|توصيل)|(?:دفع|كاش|نقد[ايًى]{0,3}) لل(?:مندوب|سائق)',
    'מזומן|תשלום לשליח',
  ].join('|'),
  'i',
);

/**
 * Whether a method of payment, or an order's status, says in so many words that money is taken at the door. Bare
 * `cash` is not enough: gateways are called that too (Cash App). Nothing follows where it is not said.
 */
export function saysCashOnDelivery(text: string): boolean {
  return WORDS.test(text);
}
