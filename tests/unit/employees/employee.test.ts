import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPLOYEE, type EmployeeTyped, type SentEmployee } from '../../../lib/employees/employee';

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
const typed = (changes: Partial<EmployeeTyped> = {}): EmployeeTyped => ({
  ...EMPLOYEE.open({ id: 601, ...SENT }),
  ...changes,
});
/** What becomes of the permissions; the list and the tick only where they are said. */
const permissions = (
  become: EmployeeTyped['permissions']['become'],
  { removeConfirmed = false, numbers = [] as number[] } = {},
) => ({ permissions: { become, removeConfirmed, numbers } });

describe('what is sent of an employee', () => {
  it('is what the service requires, when nothing was changed', () => {
    expect(EMPLOYEE.read(typed(), SENT)).toEqual({
      ok: true,
      values: {
        id: 601,
        type: 'employee',
        active: true,
        firstName: 'سامر',
        businessName: 'دكان الزيتون',
        phoneNumber: '0599000111',
      },
    });
  });

  it('has beyond that only what was changed, a name that was emptied included', () => {
    const read = EMPLOYEE.read(typed({ lastName: '', startWorkAt: '9:30', street: 'شارع النصر' }), SENT);
    expect(read).toMatchObject({ ok: true, values: { lastName: '', startWorkAt: '09:30' } });
    expect(read.ok && Object.keys(read.values)).not.toContain('fixedCommission');
  });

  it('has no default for type and activity', () => {
    const read = EMPLOYEE.read({ ...EMPLOYEE.open({}), id: '7' }, {});
    expect(read).toMatchObject({ ok: false, problems: { type: 'required', active: 'required' } });
  });

  it('wants both commissions of a sales representative, and sends both though one did not change', () => {
    const changes = { type: 'sales_representative' } as const;
    expect(EMPLOYEE.read(typed(changes), SENT)).toEqual({
      ok: false,
      problems: { percentCommission: 'required' },
    });
    expect(EMPLOYEE.read(typed({ ...changes, percentCommission: '٢٫٥' }), SENT)).toMatchObject({
      values: { fixedCommission: '5', percentCommission: '2.5' },
    });
  });

  it.each([
    ['leave', {}, undefined],
    ['remove', { removeConfirmed: true }, []],
    ['replace', { numbers: [74, 71] }, [74, 71]],
  ] as const)('says of the permissions what was chosen: %s', (become, rest, sent) => {
    const read = EMPLOYEE.read(typed(permissions(become, rest as { numbers?: number[] })), SENT);
    expect(read.ok && read.values.permissions).toEqual(sent);
    expect(read.ok && 'permissions' in read.values).toBe(become !== 'leave');
  });

  it('takes no permission away without the tick, nor by an empty list', () => {
    expect(EMPLOYEE.read(typed(permissions('remove')), SENT)).toEqual({
      ok: false,
      problems: { permissions: 'tick' },
    });
    expect(EMPLOYEE.read(typed(permissions('replace')), SENT)).toEqual({
      ok: false,
      problems: { permissions: 'none-listed' },
    });
  });

  it('says that the service has no way to take a time or a commission back', () => {
    expect(EMPLOYEE.read(typed({ startWorkAt: '', fixedCommission: ' ' }), SENT)).toEqual({
      ok: false,
      problems: { startWorkAt: 'cannot-clear', fixedCommission: 'cannot-clear' },
    });
  });

  it('refuses what is no time, number or id, and takes a password as it was typed', () => {
    const odd = typed({ id: '12a', endWorkAt: '24:10', percentCommission: 'much' });
    expect(EMPLOYEE.read(odd, SENT)).toEqual({
      ok: false,
      problems: { id: 'id', endWorkAt: 'time', percentCommission: 'number' },
    });
    expect(EMPLOYEE.read(typed({ password: ' p w ' }), SENT)).toMatchObject({
      values: { password: ' p w ' },
    });
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
      password: text,
      permissions: fc.record({
        become: fc.constantFrom('leave' as const, 'remove' as const, 'replace' as const),
        removeConfirmed: fc.boolean(),
        numbers: fc.array(fc.integer({ min: 0, max: 99 })),
      }),
    });
    fc.assert(
      fc.property(fields, (given) => {
        const read = EMPLOYEE.read({ ...EMPLOYEE.open({}), ...given }, SENT);
        if (read.ok) expect(EMPLOYEE.valuesSchema.safeParse(read.values).success).toBe(true);
      }),
    );
  });
});

describe('what is kept of an employee', () => {
  it('is neither the password nor, of what was sent, the permissions', () => {
    const change = { password: 'hidden-word', ...permissions('replace', { numbers: [74] }) };
    expect(EMPLOYEE.keptTyped(typed(change))).toEqual({ ...typed(change), password: '' });
    const read = EMPLOYEE.read(typed(change), SENT);
    expect(read.ok && Object.keys(EMPLOYEE.keptValues(read.values))).toEqual([
      'type',
      'active',
      'firstName',
      'businessName',
      'phoneNumber',
    ]);
  });
});

describe('the body of the call', () => {
  it('has the service’s names, and a village’s two numbers', () => {
    const village = { id: 7, cityId: 3, name: 'بيت لقيا', city: 'رام الله' };
    const read = EMPLOYEE.read(typed({ village, endWorkAt: '17:00' }), SENT);
    expect(read.ok && EMPLOYEE.body(read.values)).toEqual({
      type: 'employee',
      active: true,
      first_name: 'سامر',
      business_name: 'دكان الزيتون',
      phone_number: '0599000111',
      end_work_at: '17:00',
      city_id: 3,
      village_id: 7,
    });
  });
});
