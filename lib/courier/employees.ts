import * as z from 'zod/mini';
import type { EmployeeWire } from '../employees/employee';
import { isShiftTime } from '../parcel/rules';
import { jsonCall, onRecord } from './check-request';
import type { CourierClient } from './client';
import type { Operation } from './operation';
import { says } from './refusals';
import { updatedEmployeeSchema } from './schemas/answers';
import { filledText, plainNumber, serviceId, text, textLike } from './schemas/request-fields';
import type { User } from './schemas/user';

const shiftTime = z.optional(textLike(isShiftTime, 'time form'));

const requestSchema = z
  .object({
    type: z.enum(['employee', 'sales_representative']),
    first_name: filledText,
    second_name: z.optional(text),
    last_name: z.optional(text),
    fixed_commission_value: z.optional(plainNumber),
    percent_commission_value: z.optional(plainNumber),
    start_work_at: shiftTime,
    end_work_at: shiftTime,
    active: z.boolean(),
    business_name: filledText,
    phone_number: filledText,
    password: z.optional(filledText),
    city_id: z.optional(serviceId),
    village_id: z.optional(serviceId),
    street: z.optional(text),
    permissions: z.optional(z.array(z.int())),
  } satisfies Record<EmployeeWire, z.ZodMiniType>)
  .check((context) => {
    if (context.value.type !== 'sales_representative') return;
    for (const field of ['fixed_commission_value', 'percent_commission_value'] as const) {
      if (context.value[field] !== undefined) continue;
      context.issues.push({ code: 'custom', message: 'required', path: [field], input: context.value });
    }
  });

/** `permissions`: left out they stay, an empty array takes all away, any other replaces them. */
export type UpdateEmployeeRequest = z.input<typeof requestSchema>;

const update: Operation<User> = {
  name: 'updateEmployee',
  path: 'premium-customer/employees',
  answer: updatedEmployeeSchema,
  refusals: [
    // Documented for a caller who is not premium, and for a missing key: it cannot be told which.
    says('not-premium-or-key-refused', 'unauthorized'),
    // The documented database error: 401 that says nothing else.
    {
      code: 'employee-not-updated',
      matches: (problem) => problem.status === 401 && problem.texts.length === 0,
    },
  ],
};

/** Updates an employee of a premium customer (spec, POST /premium-customer/employees/{id}). @throws CourierError */
export async function updateEmployee(
  client: CourierClient,
  employeeId: number,
  request: UpdateEmployeeRequest,
  signal?: AbortSignal,
): Promise<User> {
  return jsonCall(onRecord(update, employeeId), requestSchema)(client, request, signal);
}
