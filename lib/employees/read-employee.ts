import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { isPlainNumber, isShiftTime } from '../parcel/rules';
import type { EmployeeType, EmployeeUpdate, SentEmployee } from './employee';
import { type EmployeeFields, employeeFields } from './employee-fields';

/**
 * - `cannot-clear`: it was sent before, and the service has no way to take it back.
 * - `tick`: taking all permissions away wants its tick.
 */
export type EmployeeProblem = 'required' | 'id' | 'number' | 'time' | 'cannot-clear' | 'tick' | 'none-listed';

export type EmployeeProblems = Partial<Record<keyof EmployeeFields | 'password', EmployeeProblem>>;

export type ReadEmployee =
  | { readonly ok: true; readonly id: number; readonly update: EmployeeUpdate }
  | { readonly ok: false; readonly problems: EmployeeProblems };

const TEXTS = ['secondName', 'lastName', 'street'] as const;
const TIMES = ['startWorkAt', 'endWorkAt'] as const;
const COMMISSIONS = ['fixedCommission', 'percentCommission'] as const;
const REQUIRED = ['firstName', 'businessName', 'phoneNumber'] as const;

/**
 * The request in what was typed: the fields that the service requires, and beyond them only what a person changed
 * from what was sent last. Commissions always go with a sales representative, of whom they are required.
 */
export function readEmployee(
  fields: EmployeeFields,
  sent: SentEmployee | null,
  password: string,
): ReadEmployee {
  const before = employeeFields(null, sent);
  const problems: EmployeeProblems = {};
  const id = Number(plainText(fields.id));
  if (!/^\d{1,15}$/.test(plainText(fields.id)) || id === 0) problems.id = 'id';
  for (const name of REQUIRED) if (fields[name].trim() === '') problems[name] = 'required';
  if (fields.type === null) problems.type = 'required';
  if (fields.active === null) problems.active = 'required';

  const changes: Partial<Record<'secondName' | 'lastName' | 'street' | 'startWorkAt' | 'endWorkAt', string>> =
    {};
  for (const name of TEXTS) {
    if (fields[name].trim() !== before[name]) changes[name] = fields[name].trim();
  }
  for (const name of TIMES) {
    const time = plainText(fields[name]).replace(/^(\d):/, '0$1:');
    if (time === before[name]) continue;
    if (time === '') problems[name] = 'cannot-clear';
    else if (!isShiftTime(time)) problems[name] = 'time';
    else changes[name] = time;
  }
  const commissions = readCommissions(fields, before, fields.type, problems);
  if (fields.village === null && before.village !== null) problems.village = 'cannot-clear';
  const villageChanged = fields.village !== null && fields.village.id !== before.village?.id;
  if (fields.permissions === 'remove' && !fields.removeConfirmed) problems.permissions = 'tick';
  if (fields.permissions === 'replace' && fields.permissionNumbers.length === 0) {
    problems.permissions = 'none-listed';
  }

  if (Object.keys(problems).length > 0 || fields.type === null || fields.active === null) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    id,
    update: {
      type: fields.type,
      active: fields.active === 'yes',
      firstName: fields.firstName.trim(),
      businessName: fields.businessName.trim(),
      phoneNumber: plainText(fields.phoneNumber),
      ...changes,
      ...commissions,
      ...(fields.village !== null && villageChanged && { village: fields.village }),
      // A password is taken as it was typed: blanks at its ends may be meant.
      ...(password !== '' && { password }),
      ...(fields.permissions === 'remove' && { permissions: [] }),
      ...(fields.permissions === 'replace' && { permissions: [...fields.permissionNumbers] }),
    },
  };
}

function readCommissions(
  fields: EmployeeFields,
  before: EmployeeFields,
  type: EmployeeType | null,
  problems: EmployeeProblems,
): Partial<Record<(typeof COMMISSIONS)[number], string>> {
  const read: Partial<Record<(typeof COMMISSIONS)[number], string>> = {};
  const required = type === 'sales_representative';
  for (const name of COMMISSIONS) {
    const parsed = parseAmount(fields[name]);
    if (!parsed.ok && parsed.problem === 'empty') {
      if (required) problems[name] = 'required';
      else if (before[name] !== '') problems[name] = 'cannot-clear';
    } else if (!parsed.ok || !isPlainNumber(parsed.value)) problems[name] = 'number';
    else if (required || parsed.value !== before[name]) read[name] = parsed.value;
  }
  return read;
}
