import { fireEvent, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { Button } from '../../../components/ui/Button';
import { Confirmed } from '../../../components/ui/Confirm';
import { show } from '../support/show';

it('gives the keyboard back to the button that asked, once it was answered', () => {
  show(
    <Confirmed title="Remove it?" text="It is gone then." confirm="Remove it" onConfirm={() => undefined}>
      {(ask, asking) => (
        <Button onPress={ask} buttonRef={asking}>
          Remove
        </Button>
      )}
    </Confirmed>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  // Nothing was asked yet, and nothing takes the keyboard.
  expect(document.activeElement).toBe(document.body);
  for (const answer of ['Cancel', 'Remove it']) {
    press('Remove');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    press(answer);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
  }
});
