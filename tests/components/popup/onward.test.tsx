import { fireEvent, screen } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../soon';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRow } from '../support/made-form';
import { open } from './open-popup';

vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));
const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
beforeEach(() => close.mockClear());

const made = { kind: 'order', form: { ...madeForm(), row: madeRow() } } as const;

it('leads from a parcel that is made to its label, the next order, or out, the keyboard on the first', async () => {
  const background = quietBackground({
    'tab/beside': () => ({ waiting: 0, last: null, hasNext: true }),
    'tab/next': () => null,
  });
  await open({ tab: made, background });
  const next = await screen.findByRole('button', { name: 'Next order' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print label' }));
  fireEvent.click(next);
  await soon(() => expect(close).toHaveBeenCalledOnce());
  expect(background.inputs('tab/next')).toEqual([{ tabId: 7 }]);
});

it('leads out alone where no next order is known', async () => {
  const background = quietBackground({ 'tab/beside': () => ({ waiting: 0, last: null, hasNext: false }) });
  await open({ tab: made, background });
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Next order' })).toBeNull();
});
