import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { RelayCard } from '../../../components/relay/RelayCard';
import { ACCOUNT } from '../support/made-form';
import { show } from '../support/show';
import { JOINED } from './made-relay';

afterEach(cleanup);

const accounts = [
  { ...ACCOUNT, id: 'first', name: 'Company' },
  { ...ACCOUNT, id: 'again', name: 'Company again' },
];

function showCard(isAccountKnown: boolean) {
  const onAccount = vi.fn();
  const nothing = () => undefined;
  show(
    <RelayCard
      relay={{ ...JOINED, accountId: 'first', isAccountKnown }}
      accounts={accounts}
      busy={false}
      onAccount={onAccount}
      onAccess={nothing}
      onAgain={nothing}
      onLeave={nothing}
    />,
  );
  return onAccount;
}

it('asks which account the shop’s server tells of, once the one that it was connected for was removed', () => {
  const onAccount = showCard(false);
  fireEvent.change(screen.getByLabelText('Account whose parcels the server follows'), {
    target: { value: 'again' },
  });
  expect(onAccount).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onAccount).toHaveBeenCalledWith('again');
});

it('names the account that it was connected for, and asks nothing', () => {
  showCard(true);
  expect(screen.getByText('Company')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
