import * as z from 'zod/mini';
import { EMPLOYEE_TYPES, type SentEmployee, villageSchema } from './employee';

const text = z.string().check(z.maxLength(10_000));

/** What is to become of the permissions; the three cannot be told apart by a list alone. */
const PERMISSION_CHOICES = ['leave', 'remove', 'replace'] as const;

/** The form as typed, so that nothing typed is lost to a parse. It has no place for the password. */
export const employeeFieldsSchema = z.object({
  id: text,
  type: z.nullable(z.enum(EMPLOYEE_TYPES)),
  active: z.nullable(z.enum(['yes', 'no'])),
  firstName: text,
  secondName: text,
  lastName: text,
  businessName: text,
  phoneNumber: text,
  fixedCommission: text,
  percentCommission: text,
  startWorkAt: text,
  endWorkAt: text,
  village: z.nullable(villageSchema),
  street: text,
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
    id: id === null ? '' : String(id),
    type: sent?.type ?? null,
    active: sent === null ? null : sent.active ? 'yes' : 'no',
    firstName: sent?.firstName ?? '',
    secondName: sent?.secondName ?? '',
    lastName: sent?.lastName ?? '',
    businessName: sent?.businessName ?? '',
    phoneNumber: sent?.phoneNumber ?? '',
    fixedCommission: sent?.fixedCommission ?? '',
    percentCommission: sent?.percentCommission ?? '',
    startWorkAt: sent?.startWorkAt ?? '',
    endWorkAt: sent?.endWorkAt ?? '',
    village: sent?.village ?? null,
    street: sent?.street ?? '',
    permissions: 'leave',
    removeConfirmed: false,
    permissionNumbers: [],
  };
}
