import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { EmployeeEditor } from '../../../entrypoints/desk/employees/EmployeeEditor';
import { type User, userSchema } from '../../../lib/courier/schemas/user';
import {
  EMPLOYEE,
  type EmployeeTyped,
  type EmployeeUpdate,
  type SentEmployee,
} from '../../../lib/employees/employee';
import { Failure } from '../../../lib/failure';
import type { Language } from '../../../lib/i18n/language';
import { NO_NAMES } from '../../../lib/number-names/number-names';
import { describedBy, expectAccessible, field, madeVillages, plain, show } from '../support/show';

const SENT: SentEmployee = {
  type: 'employee',
  active: true,
  firstName: 'Samer',
  businessName: 'Olive shop',
  phoneNumber: '0599000111',
};
const ANSWER = userSchema.parse({
  id: 601,
  first_name: 'Samer',
  last_name: 'Haddad',
  phone_number: '0599000111',
  email: 'samer@example.com',
  user_type_id: 4,
  account_status_id: 1,
  customer_info: { business_name: 'Olive shop', permissions: [74, 'odd'] },
});
const NAMES = { ...NO_NAMES, permission: [{ number: 74, names: { en: 'Delete parcels' } }] };

interface Options {
  readonly sent?: SentEmployee | null;
  readonly typed?: EmployeeTyped | null;
  readonly language?: Language;
  readonly answer?: () => Promise<User>;
}

function open({ sent = SENT, typed = null, language = 'en', answer = async () => ANSWER }: Options = {}) {
  const onSend = vi.fn((_update: EmployeeUpdate) => answer());
  const onTyped = vi.fn((_fields: EmployeeTyped | null) => undefined);
  show(
    <main>
      <h1>Employees</h1>
      <EmployeeEditor
        known={sent === null ? {} : { ...sent, id: 601 }}
        kept={{ typed, keep: onTyped }}
        answered={null}
        names={NAMES}
        villages={madeVillages()}
        onSend={onSend}
      />
    </main>,
    language,
  );
  return { onSend, onTyped };
}

const type = (label: string | RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Update the employee' }));

describe('changing an employee', () => {
  it('asks for type and activity of one who was never sent from here, and sends nothing before', async () => {
    const { onSend } = open({ sent: null });
    type('Employee id', '601');
    send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    for (const name of ['Type', 'Is the employee active?']) {
      expect(screen.getByRole('radiogroup', { name }).getAttribute('aria-invalid')).toBe('true');
    }
    expect(describedBy(field('First name'))).toContain('needed');
    expect(onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement?.closest('#employee-type')).toBeTruthy());
  });

  it('keeps what was typed at every change, but never the password', () => {
    const { onTyped } = open();
    type('New password (optional)', 'hidden-word');
    type('Last name (optional)', 'Haddad');
    expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ lastName: 'Haddad' }));
    expect(JSON.stringify(onTyped.mock.calls)).not.toContain('hidden-word');
  });

  it('shows the employee as answered, and permissions by their names', async () => {
    const { onSend, onTyped } = open();
    type('New password (optional)', 'hidden-word');
    send();
    const told = (await screen.findByText(/Saved:/)).closest('[role="status"]');
    expect(plain(told?.textContent)).toContain('Samer Haddad');
    expect(plain(told?.textContent)).toContain('Delete parcels (74) · odd');
    expect(onSend.mock.calls[0]?.[0]).toEqual({ ...SENT, id: 601, password: 'hidden-word' });
    expect(field('New password (optional)').value).toBe('');
    expect(onTyped).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['not-premium-or-key-refused', 'not a premium account, or the key'],
    ['employee-not-updated', 'could not save it'],
  ] as const)('says %s plainly, and loses nothing typed', async (code, words) => {
    open({ answer: () => Promise.reject(new Failure(code, {}, 'unauthorized')) });
    type('Last name (optional)', 'Haddad');
    type('New password (optional)', 'hidden-word');
    send();
    const alert = await screen.findByRole('alert');
    expect(plain(alert.textContent)).toContain(words);
    expect(plain(alert.textContent)).toContain('unauthorized');
    expect(field('Last name (optional)').value).toBe('Haddad');
    expect(field('New password (optional)').value).toBe('hidden-word');
  });

  it('keeps what was typed while it was on its way, and lets go of what was sent', async () => {
    let arrive: (employee: User) => void = () => undefined;
    const { onTyped } = open({ answer: () => new Promise((resolve) => (arrive = resolve)) });
    type('New password (optional)', 'hidden-word');
    send();
    type('Last name (optional)', 'Haddad');
    arrive(ANSWER);
    await screen.findByText(/Saved:/);
    expect(field('New password (optional)').value).toBe('');
    expect(field('Last name (optional)').value).toBe('Haddad');
    expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ lastName: 'Haddad' }));
  });

  it('opens with what was typed before', () => {
    open({ typed: { ...EMPLOYEE.open({ ...SENT, id: 601 }), lastName: 'Half-typ' } });
    expect(field('Last name (optional)').value).toBe('Half-typ');
  });
});

describe('permissions', () => {
  const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  it('are left alone unless something else is chosen', async () => {
    const { onSend } = open();
    send();
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.calls[0]?.[0]).not.toHaveProperty('permissions');
  });

  it('are all taken only after a tick that says so', async () => {
    const { onSend } = open();
    pick('Remove all');
    send();
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: /take all permissions/ }));
    send();
    await waitFor(() => expect(onSend.mock.calls[0]?.[0]).toMatchObject({ permissions: [] }));
  });

  it('are replaced by those that are listed, by name or by number', async () => {
    const { onSend } = open();
    pick('Replace with these');
    fireEvent.click(screen.getByRole('button', { name: /Delete parcels/ }));
    fireEvent.input(field('Number'), { target: { value: '٧١' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    send();
    await waitFor(() => expect(onSend.mock.calls[0]?.[0]).toMatchObject({ permissions: [74, 71] }));
  });
});

describe('for who cannot see the page', () => {
  it.each(['ar', 'en', 'he'] as const)(
    'the form holds in %s, with problems and permissions',
    async (language) => {
      open({
        sent: null,
        language,
        typed: {
          ...EMPLOYEE.open({}),
          permissions: { become: 'replace', removeConfirmed: false, numbers: [74] },
        },
      });
      await expectAccessible();
      const buttons = screen.getAllByRole('button');
      fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
      await screen.findByRole('alert');
      await expectAccessible();
    },
  );
});
