import {
  choice,
  NUMBER,
  PASSWORD,
  PERMISSIONS,
  PHONE,
  RECORD_ID,
  TEXT,
  TIME,
  VILLAGE,
  YES_NO,
} from '../tools/field-kinds';
import { defineTool, type KeptOf, type TypedOf, type ValuesOf, type WiresOf } from '../tools/tool';

const SALES = { type: 'sales_representative' } as const;

/**
 * An employee as they are to be (spec, POST /premium-customer/employees/{id}); what is left out stays. Type and
 * activity have no default: the service cannot be asked for them.
 */
export const EMPLOYEE = defineTool('employee', {
  id: { ...RECORD_ID, always: true, kept: 'typed' },
  type: { ...choice({ employee: false, sales_representative: true }), wire: 'type', always: true },
  active: { ...YES_NO, wire: 'active', always: true },
  firstName: { ...TEXT, wire: 'first_name', always: true },
  secondName: { ...TEXT, wire: 'second_name', cleared: '', beside: true },
  lastName: { ...TEXT, wire: 'last_name', cleared: '', beside: true },
  businessName: { ...TEXT, wire: 'business_name', always: true },
  phoneNumber: { ...PHONE, wire: 'phone_number', always: true, beside: true },
  fixedCommission: { ...NUMBER, wire: 'fixed_commission_value', always: SALES },
  percentCommission: { ...NUMBER, wire: 'percent_commission_value', always: SALES, beside: true },
  startWorkAt: { ...TIME, wire: 'start_work_at' },
  endWorkAt: { ...TIME, wire: 'end_work_at', beside: true },
  village: { ...VILLAGE, wire: { cityId: 'city_id', id: 'village_id' } },
  street: { ...TEXT, wire: 'street', cleared: '', beside: true },
  password: { ...PASSWORD, wire: 'password', kept: 'nothing', hint: true },
  permissions: { ...PERMISSIONS, wire: 'permissions', kept: 'typed' },
});
type Fields = (typeof EMPLOYEE)['fields'];
export type EmployeeWire = WiresOf<Fields>;
export type EmployeeTyped = TypedOf<Fields>;
export type EmployeeUpdate = ValuesOf<Fields>;
/** What is kept of what was sent: neither the password nor the permissions, which are asked for each time. */
export type SentEmployee = KeptOf<Fields>;
