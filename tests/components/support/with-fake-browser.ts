import { vi } from 'vitest';

/** The browser of every component that brings none of its own, as the options page sees it. */
vi.mock('wxt/browser', async () => ({ browser: (await import('../options/fake-browser')).fake.browser }));
