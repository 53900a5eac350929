import type { SeedCustomer, SeedEmployee } from '../seed/customer-schema';
import type { Customer, EmployeeState, State } from './state';
import { timestamp } from './timestamp';

export function buildEmployee(seed: SeedEmployee, customer: SeedCustomer): EmployeeState {
  const now = timestamp();
  return {
    ...seed,
    business_name: customer.business_name,
    fixed_commission_value: 0,
    percent_commission_value: 0,
    created_at: now,
    updated_at: now,
  };
}

/** Whether an employee holds the permission of this name in the seed's list. */
export function hasPermission(state: State, employee: EmployeeState, name: string): boolean {
  return state.seed.permissions.some(
    (permission) => permission.name === name && employee.permissions.includes(permission.id),
  );
}

/** CustomerInfo of the specification, as an employee's record embeds it. */
function customerInfoAnswer(customer: Customer, employee: EmployeeState) {
  return {
    ...customer.info,
    customer_user_id: customer.id,
    business_name: employee.business_name,
    event_webhook_url: customer.webhookUrl ?? '',
    fixed_commission_value: employee.fixed_commission_value,
    percent_commission_value: employee.percent_commission_value,
    permissions: employee.permissions,
  };
}

/** User of the specification, with every field of its table. */
export function userAnswer(state: State, customer: Customer, employee: EmployeeState) {
  const { user_types: types, account_statuses: statuses } = state.seed;
  return {
    id: employee.id,
    first_name: employee.first_name,
    second_name: employee.second_name,
    last_name: employee.last_name,
    user_type_id: types[employee.type],
    role_id: null,
    email: employee.email,
    email_verified_at: null,
    phone_number: employee.phone_number,
    phone_number_2: null,
    landline_number: null,
    account_status_id: employee.active ? statuses.active : statuses.inactive,
    created_at: employee.created_at,
    updated_at: employee.updated_at,
    deleted_at: null,
    identity: null,
    private_note: null,
    last_parcel_created_date: null,
    profile_picture: null,
    profile_picture_id: null,
    app_id: null,
    start_work_at: employee.start_work_at,
    end_work_at: employee.end_work_at,
    payment_account_enabled: 0,
    wallet_enabled: 0,
    can_borrow: 0,
    customer_contacts: [],
    customer_info: customerInfoAnswer(customer, employee),
  };
}
