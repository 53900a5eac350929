import * as z from 'zod/mini';
import { EMPLOYEE_TYPES, ofTexts, type SentEmployee, villageSchema } from './employee';

const text = z.string().check(z.maxLength(10_000));

/** What is to become of the permissions; the three cannot be told apart by a list alone. */
const PERMISSION_CHOICES = ['leave', 'remove', 'replace'] as const;

/** The form as typed, so that nothing typed is lost to a parse. It has no place for the password. */
export const employeeFieldsSchema = z.object({
  ...ofTexts(() => text),
  id: text,
  type: z.nullable(z.enum(EMPLOYEE_TYPES)),
  active: z.nullable(z.enum(['yes', 'no'])),
  village: z.nullable(villageSchema),
  permissions: z.enum(PERMISSION_CHOICES),
  /** The tick that goes with taking all permissions away. */
  removeConfirmed: z.boolean(),
  permissionNumbers: z.array(z.int()),
});
export type EmployeeFields = z.infer<typeof employeeFieldsSchema>;

/**
 * The form as it opens: empty, or as an employee was sent last from here. Type and activity have no default:
 * the service cannot be asked for them, and a guess would change them.
 */
export function employeeFields(id: number | null, sent: SentEmployee | null): EmployeeFields {
  return {
    ...ofTexts((name) => sent?.[name] ?? ''),
    id: id === null ? '' : String(id),
    type: sent?.type ?? null,
    active: sent === null ? null : sent.active ? 'yes' : 'no',
    village: sent?.village ?? null,
    permissions: 'leave',
    removeConfirmed: false,
    permissionNumbers: [],
  };
}
