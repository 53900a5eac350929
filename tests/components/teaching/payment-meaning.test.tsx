import { act, cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Teaching } from '../../../lib/stores/taught/teaching';
import { soon } from '../../soon';
import { beginTeaching, kept, openOrder, openPanel, point, press, teachFirst } from './taught-panel';

beforeEach(beginTeaching);

/** A first order is taught, whose payment means that it is paid. */
async function teachPaid(): Promise<Teaching> {
  const lesson = openPanel(null);
  await teachFirst(lesson);
  act(() => lesson.edit('payment'));
  await point(lesson, '.payment');
  fireEvent.click(screen.getByLabelText('Paid already'));
  press('That is right, next');
  press('Save, then another order');
  await soon(() => expect(kept).toHaveLength(1));
  cleanup();
  const [first] = kept as [Teaching];
  return first;
}

const step = (tag: string) => ({ tag, id: null, attribute: null, classes: ['payment'] });

describe('what a text says of payment', () => {
  it('is not told by what another text beside it means', async () => {
    const first = await teachPaid();
    openOrder(4022);
    const others = document.createElement('p');
    others.className = 'payment';
    others.textContent = 'Card';
    document.querySelector('h1')?.after(others);
    const again = openPanel({
      ...first,
      data: {
        ...first.data,
        payment: {
          part: { take: 'whole' },
          ways: [
            { place: { by: 'structure', steps: [step('dd')] }, seen: 1 },
            { place: { by: 'structure', steps: [step('p')] }, seen: 1 },
          ],
        },
      },
    });
    const row = screen.getAllByRole('listitem').at(-1) as HTMLElement;
    fireEvent.click(within(row).getByRole('button', { name: 'Card' }));
    expect(again.answers.peek().payment).toMatchObject({ text: 'Card', meaning: null });
  });

  it('is asked anew of another order', async () => {
    const first = await teachPaid();
    openOrder(4022);
    const again = openPanel({ ...first, payments: [] });
    fireEvent.click(screen.getByLabelText('Paid already'));
    openOrder(4023);
    act(() => again.lookAgain());
    expect(screen.getByLabelText<HTMLInputElement>('Paid already').checked).toBe(false);
  });

  it('is asked anew where another place is pointed at', async () => {
    const lesson = openPanel(null);
    act(() => lesson.edit('payment'));
    await point(lesson, '.payment');
    fireEvent.click(screen.getByLabelText('Paid already'));
    await point(lesson, '.city');
    press('That is right, next');
    expect(lesson.answers.peek().payment).toBeUndefined();
  });
});
