import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { createRowActions } from '../../../components/outbox/row-actions';
import { quietBackground } from '../support/fake-background';
import { refusedRow } from '../support/made-form';
import { plain, show } from '../support/show';
import { listOf } from './list-of';

it('a parcel in the follow-up says which of its order’s parcels it is', () => {
  const second = { ...refusedRow({}), part: { press: 'p', number: 2, of: 2 } };
  const actions = createRowActions(quietBackground().send, () => undefined);
  show(listOf([second], actions));
  expect(plain(screen.getByRole('listitem').textContent)).toContain('1043 · 2/2');
});
