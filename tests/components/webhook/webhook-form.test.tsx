import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { routeOf } from '../../../entrypoints/desk/route';
import { WebhookSection } from '../../../entrypoints/desk/webhook/WebhookSection';
import { soon } from '../../soon';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { field, show } from '../support/show';

it('takes no other address while one is being set, whose answer would be said of it', async () => {
  const answer = Promise.withResolvers<{ readonly message: string | null }>();
  const background = new FakeBackground({ 'webhook/set': () => answer.promise });
  show(<WebhookSection desk={madeDesk({ ask: background.send })} route={routeOf('#/webhook')} />);
  await screen.findByRole('checkbox');
  const address = field('New address');
  fireEvent.input(address, { target: { value: 'https://shop.example/a' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(background.inputs('webhook/set')).toEqual([
    { accountId: 'olive', address: 'https://shop.example/a' },
  ]);
  await soon(() => expect(address.readOnly).toBe(true));
  answer.resolve({ message: null });
  await screen.findByText('Saved.');
  expect(address.readOnly).toBe(false);
});
