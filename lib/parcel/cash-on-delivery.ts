/** Store codes of cash on delivery: `cod`, `cod.cod`, `cash_on_delivery`, `ps_cashondelivery`, a shop's own words. */
const CASH = /(^|[^a-z])(cod|cash)([^a-z]|$)|cash.?on.?delivery|عند (ال)?([اإ]?ستلام|تسليم|توصيل)|מזומן/i;

/** Whether a payment method, by the store's code of it, is paid at the door. */
export function isCashOnDelivery(paymentMethod: string): boolean {
  return CASH.test(paymentMethod);
}
