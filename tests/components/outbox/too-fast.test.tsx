import { signal } from '@preact/signals';
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxList } from '../../../components/outbox/OutboxList';
import { createRowActions } from '../../../components/outbox/row-actions';
import { LANGUAGES } from '../../../lib/i18n/language';
import type { RowView } from '../../../lib/messaging/views/row';
import { need } from '../../need';
import { soon } from '../../soon';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, madeRow } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const waiting = { reason: 'pressed-too-fast', since: 1, tries: 0, nextTryAt: null } as const;
const late = (id: string, host: string): RowView =>
  madeRow({
    id,
    state: 'queued',
    parcelCode: null,
    nextTryAt: null,
    waiting,
    orderNumber: `N-${id}`,
    orderLink: `https://${host}/${id}`,
  });

const background = quietBackground({ 'rows/decide': () => null });
const listOf = (rows: readonly RowView[]) => (
  <main>
    <OutboxList
      onReview={() => undefined}
      rows={rows}
      accounts={[ACCOUNT]}
      activeAccountId={ACCOUNT.id}
      actions={createRowActions(background.send, vi.fn())}
    />
  </main>
);
const buttonIn = (group: Element | undefined, at: number) =>
  need(group?.querySelectorAll('.notice button')[at], `button ${at} of the notice`);

describe('what a store’s pages asked for faster than a person presses', () => {
  for (const language of LANGUAGES) {
    it(`is listed for each store, and sent or left by one press: ${language}`, async () => {
      const rows = [late('1', 'one.example'), late('2', 'two.example'), late('3', 'one.example')];
      show(listOf(rows), language);
      const [one, two] = document.querySelectorAll('.outbox__group');
      expect(document.querySelectorAll('.outbox__group')).toHaveLength(2);
      expect(plain(one?.textContent ?? '')).toMatch(/one\.example/);
      expect(plain(one?.textContent ?? '')).toMatch(/N-1.*N-3/);
      await expectAccessible();
      now += 1_000;
      fireEvent.click(buttonIn(one, 0));
      fireEvent.click(buttonIn(two, 1));
      await soon(() =>
        expect(background.inputs('rows/decide').slice(-2)).toEqual([
          { rowIds: ['1', '3'], choice: 'send' },
          { rowIds: ['2'], choice: 'leave' },
        ]),
      );
    });
  }

  it('is not sent where it came under the finger', async () => {
    const rows = signal([late('1', 'one.example')]);
    const Listed = () => listOf(rows.value);
    show(<Listed />);
    now += 1_000;
    rows.value = [...rows.value, late('2', 'one.example')];
    await screen.findByText(/N-2/);
    now += 699;
    fireEvent.click(screen.getByRole('button', { name: 'Send them now' }));
    await soon(() =>
      expect(background.inputs('rows/decide').at(-1)).toEqual({ rowIds: ['1'], choice: 'send' }),
    );
  });
});
