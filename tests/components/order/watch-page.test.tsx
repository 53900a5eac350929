import { expect, it, vi } from 'vitest';
import { watchPage } from '../../../lib/page/watch-page';
import { soon } from '../../soon';

it('a page whose program writes into words that stand there is looked at again', async () => {
  const end = new AbortController();
  document.body.innerHTML = '<h1>Layla</h1>';
  const [changed, settled] = [vi.fn(() => false), vi.fn()];
  watchPage({ changed, settled }, end.signal);
  await soon(() => expect(settled).toHaveBeenCalledTimes(1));
  changed.mockClear();
  (document.querySelector('h1')?.firstChild as Text).data = 'Samir';
  await soon(() => expect(changed).toHaveBeenCalledTimes(1));
  await soon(() => expect(settled).toHaveBeenCalledTimes(2));
  end.abort();
});
