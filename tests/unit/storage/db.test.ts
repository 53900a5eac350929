import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';

describe('the database', () => {
  it('says in one sentence where it cannot open, and opens when it can again', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow mutations.',
      );
    });
    const { openDatabase } = await import('../../../lib/storage/db');
    await expect(openDatabase()).rejects.toMatchObject({ code: 'storage-unavailable' });
    open.mockRestore();
    expect([...(await openDatabase()).objectStoreNames]).toContain('outbox');
  });

  it('is opened once for all who ask', async () => {
    const { openDatabase } = await import('../../../lib/storage/db');
    expect(await openDatabase()).toBe(await openDatabase());
  });
});
