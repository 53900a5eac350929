import { expect, it, vi } from 'vitest';
import { REPLACED } from '../../../lib/messaging/signals';

const sendMessage = vi.hoisted(() => vi.fn());
vi.mock('wxt/browser', () => ({ browser: { tabs: { sendMessage } } }));

const { askPage } = await import('../../../entrypoints/background/forms/shown-order');

it('a tab whose script a newer copy took the place of is asked once more', async () => {
  sendMessage.mockResolvedValueOnce(REPLACED).mockResolvedValueOnce({ missing: 'total' });
  expect(await askPage(1)).toEqual({ missing: 'total' });
  expect(sendMessage).toHaveBeenCalledTimes(2);
});

it('a tab without a script of ours has no answer, and is asked once', async () => {
  sendMessage.mockReset().mockRejectedValue(new Error('Receiving end does not exist'));
  expect(await askPage(1)).toBeUndefined();
  expect(sendMessage).toHaveBeenCalledOnce();
});
