import { vi } from 'vitest';

/**
 * Counts the records that are read by the many, by their store, until the returned function is called.
 * @returns what was counted; stores of which nothing was read so are left out
 */
export function countRead(): () => Readonly<Record<string, number>> {
  const spies = [vi.spyOn(IDBObjectStore.prototype, 'getAll'), vi.spyOn(IDBIndex.prototype, 'getAll')];
  return () => {
    const counted: Record<string, number> = {};
    for (const { mock } of spies) {
      mock.results.forEach(({ value }, call) => {
        const place = mock.contexts[call] as IDBObjectStore | IDBIndex;
        const { name } = place instanceof IDBIndex ? place.objectStore : place;
        const { length } = (value as IDBRequest<unknown[]>).result;
        if (length > 0) counted[name] = (counted[name] ?? 0) + length;
      });
    }
    for (const spy of spies) spy.mockRestore();
    return counted;
  };
}
