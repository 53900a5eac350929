import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, fireEvent, screen } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EmployeesSection } from '../../../entrypoints/desk/employees/EmployeesSection';
import { routeOf } from '../../../entrypoints/desk/route';
import { type User, userSchema } from '../../../lib/courier/schemas/user';
import { EMPLOYEE } from '../../../lib/employees/employee';
import { soon } from '../../soon';
import { afterwards } from '../support/afterwards';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { show } from '../support/show';

const TYPED = EMPLOYEE.open({
  id: 601,
  type: 'employee',
  active: true,
  firstName: 'Samer',
  businessName: 'Olive shop',
  phoneNumber: '0599000111',
});
vi.mock('../../../entrypoints/desk/use-typed', () => ({
  useTyped: () => ({ typed: TYPED, keep: () => undefined }),
}));

const ANSWER = userSchema.parse({ id: 601, first_name: 'Samer', user_type_id: 4, account_status_id: 1 });

beforeEach(() => {
  location.hash = '#/employees';
});

/** A new employee's form, sent and not answered yet. */
async function send() {
  const answer = Promise.withResolvers<User>();
  const background = new FakeBackground({
    'employee/update': () => answer.promise,
  });
  const desk = madeDesk({ ask: background.send });
  const route = signal(routeOf(location.hash));
  const Section = () => <EmployeesSection desk={desk} route={route.value} />;
  const { unmount } = show(<Section />);
  fireEvent.click(await screen.findByRole('button', { name: 'Update the employee' }));
  await soon(() => expect(background.inputs('employee/update')).toHaveLength(1));
  return { answer, route, unmount };
}

describe('the answer about a new employee', () => {
  it('opens the employee', async () => {
    const { answer } = await send();
    answer.resolve(ANSWER);
    await soon(() => expect(location.hash).toBe('#/employees/601'));
  });

  it('leads nobody back who went to another section meanwhile', async () => {
    const { answer, unmount } = await send();
    location.hash = '#/parcels';
    unmount();
    await afterwards(() => answer.resolve(ANSWER));
    expect(location.hash).toBe('#/parcels');
  });

  it('leads nobody away from another employee whom they opened meanwhile', async () => {
    const { answer, route } = await send();
    location.hash = '#/employees/41';
    act(() => {
      route.value = routeOf(location.hash);
    });
    await afterwards(() => answer.resolve(ANSWER));
    expect(location.hash).toBe('#/employees/41');
  });
});
