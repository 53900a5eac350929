import { fireEvent, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { READY_STATUSES } from '../../../assets/locales/ready-statuses';
import { ReadyStatuses } from '../../../entrypoints/desk/ReadyStatusesOf';
import { LANGUAGES } from '../../../lib/i18n/language';
import { expectAccessible, plain, show } from '../support/show';

it('offers what statuses usually mean, to be confirmed by a person, line by line', () => {
  const confirmed = vi.fn();
  show(<ReadyStatuses statuses={READY_STATUSES} onConfirm={confirmed} />);
  const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[];
  // What one company alone says is not ticked beforehand.
  expect(boxes.map(({ checked }) => checked)).toEqual([...Array(7).fill(true), ...Array(3).fill(false)]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Stuck/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Ended/ }));
  expect(confirmed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'These are right' }));
  const [[statuses]] = confirmed.mock.calls as [[typeof READY_STATUSES]];
  expect(statuses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6, 7, 8]);
});

it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
  show(
    <main>
      <h1>Today</h1>
      <ReadyStatuses statuses={READY_STATUSES} onConfirm={() => undefined} />
    </main>,
    language,
  );
  expect(plain(document.body.textContent)).toContain('10 ·');
  await expectAccessible();
});
