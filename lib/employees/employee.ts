import * as z from 'zod/mini';

/** Longer than any name; what the service takes is its own matter. */
const text = z.string().check(z.maxLength(1_000));
const decimal = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/));
const time = z.string().check(z.regex(/^\d\d:\d\d$/));

export const EMPLOYEE_TYPES = ['employee', 'sales_representative'] as const;
export type EmployeeType = (typeof EMPLOYEE_TYPES)[number];

export const villageSchema = z.object({ id: z.int(), cityId: z.int(), name: text, city: text });

/** What is kept of what was sent: neither the password nor the permissions, which are asked for each time. */
const sentFields = {
  type: z.enum(EMPLOYEE_TYPES),
  active: z.boolean(),
  firstName: text,
  businessName: text,
  phoneNumber: text,
  secondName: z.exactOptional(text),
  lastName: z.exactOptional(text),
  fixedCommission: z.exactOptional(decimal),
  percentCommission: z.exactOptional(decimal),
  startWorkAt: z.exactOptional(time),
  endWorkAt: z.exactOptional(time),
  village: z.exactOptional(villageSchema),
  street: z.exactOptional(text),
};
const sentSchema = z.object(sentFields);
export type SentEmployee = z.infer<typeof sentSchema>;

/**
 * An employee as they are to be (spec, POST /premium-customer/employees/{id}); what is left out stays.
 * `permissions`: left out they stay, an empty list takes all away, any other replaces them.
 */
export const employeeUpdateSchema = z.object({
  ...sentFields,
  password: z.exactOptional(text.check(z.minLength(1))),
  permissions: z.exactOptional(z.array(z.int()).check(z.maxLength(1_000))),
});
export type EmployeeUpdate = z.infer<typeof employeeUpdateSchema>;
