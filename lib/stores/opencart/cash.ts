/** The code (`cod`, `cod.cod`), or the title where that is all there is: what else is paid at the door. */
const CASH = /^cod(?:$|[._])|cash on delivery|عند (?:ال)?[إا]?ستلام|عند التسليم|במזומן/i;

/** Whether an order is paid at the door, by its method's code or its title. */
export function isCash(method: string): boolean {
  return CASH.test(method);
}
