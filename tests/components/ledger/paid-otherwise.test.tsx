import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, expect, it, vi } from 'vitest';
import { ledgerEntry } from '../support/made-entries';
import { expectAccessible, plain } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { NOON, showLedger } from './show-ledger';

const sent: unknown[] = [];
vi.mock('../../../lib/messaging/send', () => ({
  send: async (name: string, input: unknown) => {
    // What else the details ask for does not come.
    if (name !== 'rows/tick') return new Promise(() => undefined);
    sent.push([name, input]);
    return null;
  },
}));
beforeAll(() => giveElementsSize(520));

it('that a parcel was paid in hand or written off is ticked among its details, with the day, and taken back there', async () => {
  const { entries } = showLedger([ledgerEntry(0)]);
  fireEvent.click(screen.getByRole('button', { name: 'أحمد 0' }));
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Paid in hand or written off/ });
  expect(tick().checked).toBe(false);
  fireEvent.click(tick());
  const of = (ticked: boolean) => ['rows/tick', { rowIds: ['row-0'], tick: 'paid-otherwise', ticked }];
  await waitFor(() => expect(sent).toEqual([of(true)]));
  act(() => {
    entries.value = [ledgerEntry(0, { paidOtherwiseAt: NOON })];
  });
  expect(tick().checked).toBe(true);
  expect(plain(tick().closest('label')?.textContent)).toContain('15 January');
  await expectAccessible();
  fireEvent.click(tick());
  await waitFor(() => expect(sent).toEqual([of(true), of(false)]));
});
