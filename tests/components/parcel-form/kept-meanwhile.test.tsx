import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import { quietBackground } from '../support/fake-background';
import { madeForm, manualForm } from '../support/made-form';
import { field, showForm } from '../support/show';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const settle = () => vi.advanceTimersByTimeAsync(2000);

describe('what a person types while what they typed before is being kept', () => {
  it('is kept, and once more what could not be, which is said until then', async () => {
    const first = Promise.withResolvers<null>();
    const background = quietBackground();
    background.answers['form/save'] = ({ edits }) => ('firstName' in edits ? first.promise : null);
    showForm(madeForm(), background);
    type('Recipient', 'سارة');
    await settle();
    type('Street and place', 'شارع القدس');
    await settle();
    first.reject(new Failure('storage-unavailable'));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('could not be kept');
    background.answers['form/save'] = () => null;
    type('Amount to collect', '99');
    await settle();
    expect(background.inputs('form/save').at(-1)?.edits).toEqual({ firstName: 'سارة', totalPrice: '99' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is the last of two texts where both are pasted', async () => {
    const saved = Promise.withResolvers<null>();
    const background = quietBackground({
      'form/save': () => saved.promise,
      'form/paste': () => manualForm(),
    });
    const { state } = showForm(manualForm(), background);
    state.edit({ firstName: 'سارة' });
    const pastes = [state.paste('سلمى'), state.paste('رامي')];
    saved.resolve(null);
    await Promise.all(pastes);
    expect(background.inputs('form/paste').map(({ text }) => text)).toEqual(['سلمى', 'رامي']);
  });
});
