import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRecipient } from '../support/made-form';
import { showForm } from '../support/show';

it('the list of known recipients keeps the keyboard on its line when a press in it closes it', async () => {
  showForm(madeForm(), quietBackground({ 'recipient/find': () => [madeRecipient()] }));
  const line = (await screen.findByText(/a recipient with this phone/)).closest('summary') as HTMLElement;
  const list = line.parentElement as HTMLDetailsElement;
  await act(async () => {
    const toggled = new Promise((resolve) => list.addEventListener('toggle', resolve, { once: true }));
    fireEvent.click(line);
    await toggled;
  });
  const use = screen.getByRole('button', { name: 'Fill in' });
  use.focus();
  fireEvent.click(use);
  await waitFor(() => expect(list.open).toBe(false));
  expect(document.activeElement).toBe(line);
});
