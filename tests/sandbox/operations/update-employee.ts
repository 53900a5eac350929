import { z } from 'zod';
import { type FieldErrors, refuseFields, refuseWithError, refuseWithErrors } from '../answers';
import { clockTime, filledText, requireFields } from '../checks/fields';
import { userAnswer } from '../state/employees';
import { timestamp } from '../state/timestamp';
import { findVillage } from '../state/villages';
import type { Call, Operation } from './operation';

const NUMERIC_FIELDS = ['fixed_commission_value', 'percent_commission_value'] as const;

const bodySchema = z.object({
  type: z.enum(['employee', 'sales_representative']),
  first_name: filledText,
  second_name: z.string().optional(),
  last_name: z.string().optional(),
  fixed_commission_value: z.number().nonnegative().optional(),
  percent_commission_value: z.number().nonnegative().optional(),
  start_work_at: clockTime.optional(),
  end_work_at: clockTime.optional(),
  active: z.boolean(),
  business_name: filledText,
  phone_number: filledText,
  password: z.string().optional(),
  city_id: z.int().optional(),
  village_id: z.int().optional(),
  street: z.string().optional(),
  permissions: z.array(z.int()).optional(),
});

type Body = z.output<typeof bodySchema>;

/** A customer's own key: an employee's is not the premium customer's. */
function requirePremium({ caller: { customer, employee } }: Call): void {
  if (!customer.isPremium || employee !== null) throw refuseWithErrors('unauthorized');
}

function requireBody(call: Call): Body {
  const { state, choices } = call;
  const body = requireFields(call, bodySchema, NUMERIC_FIELDS);
  const errors: Record<string, FieldErrors[string]> = {};
  for (const field of NUMERIC_FIELDS) {
    const isMissing = body.type === 'sales_representative' && body[field] === undefined;
    if (isMissing) errors[field] = ['is required when type is sales_representative'];
  }
  const { city_id: city, village_id: village } = body;
  const found = village === undefined ? undefined : findVillage(state, village);
  if (village !== undefined && found === undefined) errors.village_id = ['is not a listed village'];
  if (city !== undefined && !state.cities.some(({ id, deleted_at }) => id === city && deleted_at === null)) {
    errors.city_id = ['is not a listed city'];
  } else if (city !== undefined && found !== undefined && found.record.city_id !== city) {
    errors.city_id = ['is not the city of the village'];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(choices, errors);
  return body;
}

/** Specification, POST /premium-customer/employees/{id}. An employee nobody knows is answered 404. */
export const updateEmployee: Operation = {
  name: 'premium-customer/employees',
  path: '/premium-customer/employees/:id',
  method: 'POST',
  contentType: 'application/json',
  databaseError: { status: 401, body: { success: false } },

  run(call) {
    const { state, caller, id } = call;
    requirePremium(call);
    const body = requireBody(call);
    const employee = caller.customer.employees.find((candidate) => String(candidate.id) === id);
    if (employee === undefined) throw refuseWithError(404, 'employee not found');
    employee.type = body.type;
    employee.first_name = body.first_name;
    employee.second_name = body.second_name ?? employee.second_name;
    employee.last_name = body.last_name ?? employee.last_name;
    employee.phone_number = body.phone_number;
    employee.business_name = body.business_name;
    employee.fixed_commission_value = body.fixed_commission_value ?? employee.fixed_commission_value;
    employee.percent_commission_value = body.percent_commission_value ?? employee.percent_commission_value;
    employee.start_work_at = body.start_work_at ?? employee.start_work_at;
    employee.end_work_at = body.end_work_at ?? employee.end_work_at;
    employee.active = body.active;
    employee.permissions = body.permissions ?? employee.permissions;
    employee.updated_at = timestamp();
    return {
      status: 200,
      body: { success: true, user: userAnswer(state, caller.customer, employee) },
      commit: {},
    };
  },
};
