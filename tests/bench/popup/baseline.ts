import { h, render } from 'preact';
import { browser } from 'wxt/browser';

/**
 * The page that the popup is compared with: Preact, one message to the background and back, and the answer drawn.
 * The message cancels a quote that nobody asked for, so the background has nothing to do.
 */
const input = { accountId: 'none', villageId: 1, price: null };
const answer: unknown = await browser.runtime.sendMessage({ name: 'quote/cancel-fee', input });
render(h('main', { id: 'answered' }, JSON.stringify(answer)), document.body);
