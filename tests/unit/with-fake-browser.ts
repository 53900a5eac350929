import { vi } from 'vitest';

/** The browser of every unit test that brings none of its own: its parts that the background touches, made anew for each file. */
vi.mock('wxt/browser', async () => ({ browser: (await import('./background/fake-browser')).fakeBrowser() }));
