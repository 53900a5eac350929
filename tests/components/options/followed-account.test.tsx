import { fireEvent, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { RelayCard } from '../../../entrypoints/options/people/RelayCard';
import type { RelayControl } from '../../../entrypoints/options/people/use-relay';
import { JOINED } from '../relay/made-relay';
import { ACCOUNT } from '../support/made-form';
import { show } from '../support/show';

const accounts = [
  { ...ACCOUNT, id: 'first', name: 'Company' },
  { ...ACCOUNT, id: 'again', name: 'Company again' },
];

function showCard(isAccountKnown: boolean) {
  const followAccount = vi.fn();
  show(
    <RelayCard
      relay={{ ...JOINED, accountId: 'first', isAccountKnown }}
      accounts={accounts}
      control={{ busy: false, followAccount } as Partial<RelayControl> as RelayControl}
    />,
  );
  return followAccount;
}

it('asks which account the shop’s server tells of, once the one that it was connected for was removed', () => {
  const followAccount = showCard(false);
  fireEvent.change(screen.getByLabelText('Account whose parcels the server follows'), {
    target: { value: 'again' },
  });
  expect(followAccount).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(followAccount).toHaveBeenCalledWith('again');
});

it('names the account that it was connected for, and asks nothing', () => {
  showCard(true);
  expect(screen.getByText('Company')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
