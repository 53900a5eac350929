import { cleanup, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowDetail } from '../../../components/outbox/RowDetail';
import { createRowActions } from '../../../components/outbox/row-actions';
import { quietBackground } from '../support/fake-background';
import { madeRow } from '../support/made-form';
import { show } from '../support/show';

const NOW = Date.UTC(2026, 10, 22, 8);
beforeEach(() => void vi.setSystemTime(NOW));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a press that is held counts down how long it can be undone, for the eyes alone', () => {
  const until = NOW + 9_500;
  const row = madeRow({
    state: 'queued',
    parcelCode: null,
    waiting: null,
    heldUntil: until,
    nextTryAt: until,
  });
  show(<RowDetail row={row} actions={createRowActions(quietBackground().send, vi.fn())} />);
  expect(screen.getByRole('button', { name: 'Undo' }).textContent).toBe('Undo (10)');
});
