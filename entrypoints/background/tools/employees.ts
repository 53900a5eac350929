import { type UpdateEmployeeRequest, updateEmployee } from '../../../lib/courier/employees';
import type { User } from '../../../lib/courier/schemas/user';
import {
  EMPLOYEE_TEXTS,
  type EmployeeText,
  type EmployeeUpdate,
  ofTexts,
  type SentEmployee,
} from '../../../lib/employees/employee';
import { keepEmployee } from '../../../lib/employees/known-employees';
import type { EmployeeView } from '../../../lib/messaging/views/tools';
import { meetNumbers } from '../../../lib/number-names/kept-names';
import { callCourier } from '../accounts/courier';
import { keepCustomerInfo } from '../accounts/customer-info';
import { shownValue, underNames } from './service-fields';

/**
 * Updates an employee (spec, POST /premium-customer/employees/{id}), keeps what was sent but for the password and
 * the permissions, and learns what the answer tells beside.
 * @throws Failure with whatever the service refuses with
 */
export async function changeEmployee(input: {
  readonly accountId: string;
  readonly employeeId: number;
  readonly update: EmployeeUpdate;
}): Promise<EmployeeView> {
  const { accountId, employeeId, update } = input;
  const user = await callCourier(accountId, (client) =>
    updateEmployee(client, employeeId, requestOf(update)),
  );
  const at = Date.now();
  await keepEmployee({ accountId, id: employeeId, sent: withoutSecrets(update), at });
  if (user.customer_info !== null) await keepCustomerInfo(accountId, user.customer_info);
  const view = viewOf(user);
  const met = [...(update.permissions ?? []), ...view.permissions.flatMap(wholeNumber)];
  await meetNumbers(
    accountId,
    met.map((number) => ({ kind: 'permission', number })),
  );
  return view;
}

/** What the service calls the fields that go to it as they are. */
const NAMES = {
  ...(ofTexts((name) => EMPLOYEE_TEXTS[name].wire) as {
    readonly [Name in EmployeeText]: (typeof EMPLOYEE_TEXTS)[Name]['wire'];
  }),
  type: 'type',
  active: 'active',
  password: 'password',
  permissions: 'permissions',
} as const;

function requestOf(update: EmployeeUpdate): UpdateEmployeeRequest {
  const { village } = update;
  return {
    ...underNames(update, NAMES),
    ...(village !== undefined && { city_id: village.cityId, village_id: village.id }),
  };
}

function withoutSecrets(update: EmployeeUpdate): SentEmployee {
  const { password: _password, permissions: _permissions, ...sent } = update;
  return sent;
}

/** The answer as people see it; what it did not say is left out. */
function viewOf(user: User): EmployeeView {
  const info = user.customer_info;
  return {
    id: user.id,
    names: [user.first_name, user.second_name, user.last_name].flatMap((name) => name || []),
    phoneNumber: user.phone_number,
    email: user.email,
    userTypeId: user.user_type_id,
    accountStatusId: user.account_status_id,
    startWorkAt: user.start_work_at,
    endWorkAt: user.end_work_at,
    businessName: info?.business_name ?? null,
    fixedCommission: info?.fixed_commission_value ?? null,
    percentCommission: info?.percent_commission_value ?? null,
    permissions: (info?.permissions ?? []).map(shownValue),
    webhook: info?.event_webhook_url ?? null,
    unread: user.unread,
  };
}

function wholeNumber(text: string): readonly number[] {
  return /^-?\d{1,9}$/.test(text) ? [Number(text)] : [];
}
