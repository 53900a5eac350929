import { type UpdateEmployeeRequest, updateEmployee } from '../../../lib/courier/employees';
import type { User } from '../../../lib/courier/schemas/user';
import { EMPLOYEE } from '../../../lib/employees/employee';
import { keepEmployee } from '../../../lib/employees/known-employees';
import type { InputOf } from '../../../lib/messaging/protocol';
import { meetNumbers } from '../../../lib/number-names/kept-names';
import { shownValue } from '../../../lib/tools/shown-value';
import { callCourier } from '../accounts/courier';
import { keepCustomerInfo } from '../accounts/customer-info';

/** Spec, POST /premium-customer/employees/{id}. Password and permissions are not kept. */
export async function changeEmployee({ accountId, update }: InputOf<'employee/update'>): Promise<User> {
  const user = await callCourier(accountId, (client) =>
    updateEmployee(client, update.id, EMPLOYEE.body(update) as UpdateEmployeeRequest),
  );
  await keepEmployee({ accountId, id: update.id, sent: EMPLOYEE.keptValues(update), at: Date.now() });
  const info = user.customer_info;
  if (info !== null) await keepCustomerInfo(accountId, info);
  const answered = (info?.permissions ?? []).map(shownValue).filter((text) => /^-?\d{1,9}$/.test(text));
  const met = [...(update.permissions ?? []), ...answered.map(Number)];
  await meetNumbers(
    accountId,
    met.map((number) => ({ kind: 'permission', number })),
  );
  return user;
}
