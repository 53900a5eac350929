/**
 * Whether a method of payment, or an order's status, says in so many words that money is taken at the door. Bare
 * `cash` is not enough: gateways are called that too (Cash App). Nothing follows where it is not said.
 */
export function saysCashOnDelivery(text: string): boolean {
  return /(?<![a-z])cod(?![a-z])|(?:cash.{0,3}|pay(?:ment)?.)(?:on|at).{0,5}(?:delivery|door|receipt)|عند (?:ال)?(?:[اإ]?ستلام|تسليم|توصيل)|מזומן/i.test(
    text,
  );
}
