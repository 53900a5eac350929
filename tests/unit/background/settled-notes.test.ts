import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { CHANGED } from '../../../lib/messaging/signals';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { intend } from '../outbox/intend';
import { lostRow } from '../outbox/made-row';
import { callerOf } from './caller';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

const { browser } = await import('wxt/browser');
const { atDoor } = await import('./at-door');
const notes = await import('../../../entrypoints/background/notes/order-notes');
const claimNote = atDoor('notes/claim', notes.claimNote);
const noteSettled = atDoor('notes/settle', notes.noteSettled);

const enabled = {
  origin: 'https://shop.example',
  accountId: null,
  kind: 'woocommerce',
  noteOrders: true,
} as const;
const store = { kind: 'woocommerce', origin: enabled.origin, basePath: '/wp-admin/' } as const;
const caller = callerOf(enabled.origin);
const claim = () => claimNote({ store, orderId: null, opened: true }, caller);

/** A parcel of the store whose note is to be written, and a page's word of what came of that. */
async function make(parcelCode: string) {
  await changeSettings((settings) => ({ ...settings, stores: [enabled] }));
  const lost = lostRow({ store: enabled.origin + store.basePath });
  await intend(lost);
  const row = await applyEvent(lost.id, { type: 'settled', choice: 'made', parcelCode, at: Date.now() });
  const settle = (outcome: 'refused' | 'written') =>
    noteSettled({ store, rowId: row.id, takesBack: false, outcome }, caller);
  return { row, settle, tell: vi.spyOn(browser.runtime, 'sendMessage').mockClear() };
}

it('a page settles the note that it was given to write, once: nobody is told of anything else', async () => {
  const { row, settle, tell } = await make('P-1');
  await settle('refused');
  expect(await claim()).toMatchObject({ rowId: row.id });
  await settle('written');
  await settle('refused');
  expect(tell.mock.calls).toEqual([[CHANGED]]);
});

it('a note that its order shows before its page has said so is told of once', async () => {
  const { row, settle, tell } = await make('P-2');
  await claim();
  for (let look = 0; look < 2; look += 1)
    expect(await notes.noteStateOf(row, enabled, { ownNote: 'P-2' })).toBe('written');
  await settle('written');
  expect(tell.mock.calls).toEqual([[CHANGED]]);
});
