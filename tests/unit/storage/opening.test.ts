import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../../lib/storage/upgrades';
import { soon } from '../../soon';
import { makeOtherStores } from './other-stores';

type Storage = typeof import('../../../lib/storage/db');
let storage: Storage;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  storage = await import('../../../lib/storage/db');
});

/** A connection of another page or program, which knows nothing of ours; it stays open until it is closed. */
function openBeside(version: number, upgrade: (database: IDBDatabase) => void = () => undefined) {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('shahna', version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** What the later upgrades look for; all else is empty. */
function asVersion1(database: IDBDatabase): void {
  const outbox = database.createObjectStore('outbox', { keyPath: 'id' });
  outbox.createIndex('order', ['store', 'orderId', 'copy'], { unique: true });
  outbox.createIndex('created', 'createdAt');
  makeOtherStores(database, 1);
}

const keepsOne = (database: IDBDatabase) => void database.createObjectStore('values');

describe('a database that cannot be opened', () => {
  it('of a newer version of the extension is said to be so, and is left as it is', async () => {
    (await openBeside(VERSION + 1, keepsOne)).close();
    await expect(storage.openDatabase()).rejects.toMatchObject({ code: 'storage-newer' });
    const kept = await openBeside(VERSION + 1);
    expect([...kept.objectStoreNames]).toEqual(['values']);
    kept.close();
  });

  it('that lacks a part is said to be damaged, and is let go of', async () => {
    (await openBeside(VERSION, keepsOne)).close();
    await expect(storage.openDatabase()).rejects.toMatchObject({ code: 'storage-damaged' });
    await expect(storage.openDatabase()).rejects.toMatchObject({ code: 'storage-damaged' });
    // Nobody waits for a connection of ours.
    (await openBeside(VERSION + 1)).close();
  });

  it('since another connection holds an older version is said to be so, and goes on once that is gone', async () => {
    const old = await openBeside(1, asVersion1);
    const freed = vi.fn();
    storage.onFreed(freed);
    await expect(storage.openDatabase()).rejects.toMatchObject({ code: 'storage-held' });
    await expect(storage.openDatabase()).rejects.toMatchObject({ code: 'storage-held' });
    expect(freed).not.toHaveBeenCalled();
    old.close();
    await soon(() => expect(freed.mock.calls.length).toBe(1));
    expect((await storage.openDatabase()).version).toBe(VERSION);
  });

  it('for a moment, since another connection is about to close, is waited for', async () => {
    const old = await openBeside(1, asVersion1);
    old.onversionchange = () => setTimeout(() => old.close(), 50);
    const upgraded = await storage.openDatabase();
    expect(upgraded.version).toBe(VERSION);
  });
});

describe('a page of ours that is older than what opens now', () => {
  it('closes its connection, says what became of it, and stands in nobody’s way', async () => {
    const own = await storage.openDatabase();
    const newer = await openBeside(VERSION + 1);
    expect(newer.version).toBe(VERSION + 1);
    expect(() => own.transaction('outbox')).toThrow();
    newer.close();
    await expect(storage.openDatabase()).rejects.toMatchObject({ code: 'storage-newer' });
  });
});
