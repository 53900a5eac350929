import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employeeUpdateSchema, type SentEmployee } from '../../../lib/employees/employee';
import { type EmployeeFields, employeeFields } from '../../../lib/employees/employee-fields';
import { readEmployee } from '../../../lib/employees/read-employee';

const SENT: SentEmployee = {
  type: 'employee',
  active: true,
  firstName: 'سامر',
  businessName: 'دكان الزيتون',
  phoneNumber: '0599000111',
  lastName: 'حداد',
  startWorkAt: '08:00',
  fixedCommission: '5',
};
const typed = (changes: Partial<EmployeeFields> = {}): EmployeeFields => ({
  ...employeeFields(601, SENT),
  ...changes,
});

describe('what is sent of an employee', () => {
  it('is what the service requires, when nothing was changed', () => {
    expect(readEmployee(typed(), SENT, '')).toEqual({
      ok: true,
      id: 601,
      update: {
        type: 'employee',
        active: true,
        firstName: 'سامر',
        businessName: 'دكان الزيتون',
        phoneNumber: '0599000111',
      },
    });
  });

  it('has beyond that only what was changed, a name that was emptied included', () => {
    const read = readEmployee(typed({ lastName: '', startWorkAt: '9:30', street: 'شارع النصر' }), SENT, '');
    expect(read).toMatchObject({ ok: true, update: { lastName: '', startWorkAt: '09:30' } });
    expect(read.ok && Object.keys(read.update)).not.toContain('fixedCommission');
  });

  it('has no default for type and activity', () => {
    const read = readEmployee({ ...employeeFields(null, null), id: '7' }, null, '');
    expect(read).toMatchObject({ ok: false, problems: { type: 'required', active: 'required' } });
  });

  it('wants both commissions of a sales representative, and sends both though one did not change', () => {
    const changes = { type: 'sales_representative' } as const;
    expect(readEmployee(typed(changes), SENT, '')).toEqual({
      ok: false,
      problems: { percentCommission: 'required' },
    });
    expect(readEmployee(typed({ ...changes, percentCommission: '٢٫٥' }), SENT, '')).toMatchObject({
      update: { fixedCommission: '5', percentCommission: '2.5' },
    });
  });

  it.each([
    ['leave', {}, undefined],
    ['remove', { removeConfirmed: true }, []],
    ['replace', { permissionNumbers: [74, 71] }, [74, 71]],
  ] as const)('says of the permissions what was chosen: %s', (permissions, changes, sent) => {
    const fields = typed({ permissions, ...(changes as Partial<EmployeeFields>) });
    const read = readEmployee(fields, SENT, '');
    expect(read.ok && read.update.permissions).toEqual(sent);
    expect(read.ok && 'permissions' in read.update).toBe(permissions !== 'leave');
  });

  it('takes no permission away without the tick, nor by an empty list', () => {
    expect(readEmployee(typed({ permissions: 'remove' }), SENT, '')).toEqual({
      ok: false,
      problems: { permissions: 'tick' },
    });
    expect(readEmployee(typed({ permissions: 'replace' }), SENT, '')).toEqual({
      ok: false,
      problems: { permissions: 'none-listed' },
    });
  });

  it('says that the service has no way to take a time or a commission back', () => {
    expect(readEmployee(typed({ startWorkAt: '', fixedCommission: ' ' }), SENT, '')).toEqual({
      ok: false,
      problems: { startWorkAt: 'cannot-clear', fixedCommission: 'cannot-clear' },
    });
  });

  it('refuses what is no time, number or id, and takes a password as it was typed', () => {
    const odd = typed({ id: '12a', endWorkAt: '24:10', percentCommission: 'much' });
    expect(readEmployee(odd, SENT, '')).toEqual({
      ok: false,
      problems: { id: 'id', endWorkAt: 'time', percentCommission: 'number' },
    });
    expect(readEmployee(typed(), SENT, ' p w ')).toMatchObject({ update: { password: ' p w ' } });
  });

  it('is what the background takes, whatever was typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    const fields = fc.record({
      id: fc.constantFrom('1', '٢٥', 'x', ''),
      type: fc.constantFrom('employee' as const, 'sales_representative' as const, null),
      active: fc.constantFrom('yes' as const, 'no' as const, null),
      firstName: text,
      secondName: text,
      lastName: text,
      businessName: text,
      phoneNumber: text,
      fixedCommission: fc.oneof(text, fc.constant('1.5')),
      percentCommission: fc.oneof(text, fc.constant('2')),
      startWorkAt: fc.oneof(text, fc.constant('10:00')),
      endWorkAt: text,
      village: fc.constant(null),
      street: text,
      permissions: fc.constantFrom('leave' as const, 'remove' as const, 'replace' as const),
      removeConfirmed: fc.boolean(),
      permissionNumbers: fc.array(fc.integer({ min: 0, max: 99 })),
    });
    fc.assert(
      fc.property(fields, text, (given, password) => {
        const read = readEmployee(given, SENT, password);
        if (read.ok) expect(employeeUpdateSchema.safeParse(read.update).success).toBe(true);
      }),
    );
  });
});
