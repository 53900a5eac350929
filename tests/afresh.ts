import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/**
 * Files of tests share a worker, for starting one takes longer than most of them. What the file before has left is
 * undone here, before each file: its time, its globals, its modules with all they remember, and its database.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
