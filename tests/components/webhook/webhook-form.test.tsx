import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { WebhookForm } from '../../../components/webhook/WebhookForm';
import { soon } from '../../soon';
import { show } from '../support/show';

afterEach(cleanup);

it('takes no other address while one is being set, whose answer would be said of it', async () => {
  const answer = Promise.withResolvers<null>();
  const onSet = vi.fn(() => answer.promise);
  show(<WebhookForm known={null} typed="https://shop.example/a" onTyped={vi.fn()} onSet={onSet} />);
  const address = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSet).toHaveBeenCalledWith('https://shop.example/a');
  await soon(() => expect(address.readOnly).toBe(true));
  answer.resolve(null);
  await screen.findByText('Saved.');
  expect(address.readOnly).toBe(false);
});
