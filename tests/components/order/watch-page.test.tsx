import { expect, it, vi } from 'vitest';
import { watchPage } from '../../../lib/page/watch-page';

it('a page whose program writes into words that stand there is looked at again', async () => {
  const end = new AbortController();
  document.body.innerHTML = '<h1>Layla</h1>';
  const [changed, settled] = [vi.fn(() => false), vi.fn()];
  watchPage({ changed, settled }, end.signal);
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  changed.mockClear();
  (document.querySelector('h1')?.firstChild as Text).data = 'Samir';
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2));
  end.abort();
});
