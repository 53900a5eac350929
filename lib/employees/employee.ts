import * as z from 'zod/mini';

/** Longer than any name; what the service takes is its own matter. */
const text = z.string().check(z.maxLength(1_000));
const decimal = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/));
const time = z.string().check(z.regex(/^\d\d:\d\d$/));

export const EMPLOYEE_TYPES = ['employee', 'sales_representative'] as const;
export type EmployeeType = (typeof EMPLOYEE_TYPES)[number];

export const villageSchema = z.object({ id: z.int(), cityId: z.int(), name: text, city: text });

/**
 * What is typed of an employee as text: what the service calls it, and how it is read. `required` and `phone` go with
 * every request, a `commission` with every sales representative, and beyond these what a person changed.
 */
export const EMPLOYEE_TEXTS = {
  firstName: { wire: 'first_name', as: 'required' },
  secondName: { wire: 'second_name', as: 'text' },
  lastName: { wire: 'last_name', as: 'text' },
  businessName: { wire: 'business_name', as: 'required' },
  phoneNumber: { wire: 'phone_number', as: 'phone' },
  fixedCommission: { wire: 'fixed_commission_value', as: 'commission' },
  percentCommission: { wire: 'percent_commission_value', as: 'commission' },
  startWorkAt: { wire: 'start_work_at', as: 'time' },
  endWorkAt: { wire: 'end_work_at', as: 'time' },
  street: { wire: 'street', as: 'text' },
} as const;
export type EmployeeText = keyof typeof EMPLOYEE_TEXTS;
export type TextKind = (typeof EMPLOYEE_TEXTS)[EmployeeText]['as'];
export const EMPLOYEE_TEXT_NAMES = Object.keys(EMPLOYEE_TEXTS) as readonly EmployeeText[];

/** Something of each text, by its name. */
export function ofTexts<Value>(make: (name: EmployeeText) => Value): Record<EmployeeText, Value> {
  const entries = EMPLOYEE_TEXT_NAMES.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<EmployeeText, Value>;
}

const SENT_AS = {
  required: text,
  phone: text,
  text: z.exactOptional(text),
  commission: z.exactOptional(decimal),
  time: z.exactOptional(time),
} as const satisfies Record<TextKind, unknown>;
type SentTexts = { [Name in EmployeeText]: (typeof SENT_AS)[(typeof EMPLOYEE_TEXTS)[Name]['as']] };

/** What is kept of what was sent: neither the password nor the permissions, which are asked for each time. */
const sentFields = {
  ...(ofTexts((name) => SENT_AS[EMPLOYEE_TEXTS[name].as]) as SentTexts),
  type: z.enum(EMPLOYEE_TYPES),
  active: z.boolean(),
  village: z.exactOptional(villageSchema),
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
