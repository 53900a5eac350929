import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { isPlainNumber, isShiftTime } from '../parcel/rules';
import {
  EMPLOYEE_TEXT_NAMES,
  EMPLOYEE_TEXTS,
  type EmployeeText,
  type EmployeeType,
  type EmployeeUpdate,
  type SentEmployee,
  type TextKind,
} from './employee';
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

/** What one text comes to: what is sent of it, if anything, or what is wrong with it. */
type Read = { readonly value?: string; readonly problem?: EmployeeProblem };

/** @param before what was sent of it last */
type Reader = (typed: string, before: string, type: EmployeeType | null) => Read;

const READERS: Readonly<Record<TextKind, Reader>> = {
  required: (typed) => (typed.trim() === '' ? { problem: 'required' } : { value: typed.trim() }),
  phone: (typed) => (typed.trim() === '' ? { problem: 'required' } : { value: plainText(typed) }),
  text: (typed, before) => (typed.trim() === before ? {} : { value: typed.trim() }),
  time: (typed, before) => {
    const time = plainText(typed).replace(/^(\d):/, '0$1:');
    if (time === before) return {};
    if (time === '') return { problem: 'cannot-clear' };
    return isShiftTime(time) ? { value: time } : { problem: 'time' };
  },
  commission: (typed, before, type) => {
    const parsed = parseAmount(typed);
    const required = type === 'sales_representative';
    if (!parsed.ok && parsed.problem === 'empty') {
      if (required) return { problem: 'required' };
      return before === '' ? {} : { problem: 'cannot-clear' };
    }
    if (!parsed.ok || !isPlainNumber(parsed.value)) return { problem: 'number' };
    return required || parsed.value !== before ? { value: parsed.value } : {};
  },
};

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
  const texts: Partial<Record<EmployeeText, string>> = {};
  for (const name of EMPLOYEE_TEXT_NAMES) {
    const read = READERS[EMPLOYEE_TEXTS[name].as](fields[name], before[name], fields.type);
    if (read.problem !== undefined) problems[name] = read.problem;
    else if (read.value !== undefined) texts[name] = read.value;
  }
  if (fields.type === null) problems.type = 'required';
  if (fields.active === null) problems.active = 'required';
  if (fields.village === null && before.village !== null) problems.village = 'cannot-clear';
  const villageChanged = fields.village !== null && fields.village.id !== before.village?.id;
  if (fields.permissions === 'remove' && !fields.removeConfirmed) problems.permissions = 'tick';
  if (fields.permissions === 'replace' && fields.permissionNumbers.length === 0) {
    problems.permissions = 'none-listed';
  }

  if (Object.keys(problems).length > 0 || fields.type === null || fields.active === null) {
    return { ok: false, problems };
  }
  const { firstName = '', businessName = '', phoneNumber = '', ...changes } = texts;
  return {
    ok: true,
    id,
    update: {
      type: fields.type,
      active: fields.active === 'yes',
      firstName,
      businessName,
      phoneNumber,
      ...changes,
      ...(fields.village !== null && villageChanged && { village: fields.village }),
      // A password is taken as it was typed: blanks at its ends may be meant.
      ...(password !== '' && { password }),
      ...(fields.permissions === 'remove' && { permissions: [] }),
      ...(fields.permissions === 'replace' && { permissions: [...fields.permissionNumbers] }),
    },
  };
}
