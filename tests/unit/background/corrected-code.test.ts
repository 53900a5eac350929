import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { intend } from '../outbox/intend';
import { lostRow } from '../outbox/made-row';
import { callerOf } from './caller';

const { atDoor } = await import('./at-door');
const notes = await import('../../../entrypoints/background/notes/order-notes');
const claimNote = atDoor('notes/claim', notes.claimNote);
const noteSettled = atDoor('notes/settle', notes.noteSettled);

const origin = 'https://shop.example';
const store = { kind: 'woocommerce', origin, basePath: '/wp-admin/' } as const;
const caller = callerOf(origin);
const claim = () => claimNote({ store, orderId: null, opened: true }, caller);

it('a code that is corrected while a page writes the wrong one into its order is written after it', async () => {
  const enabled = { origin, accountId: null, kind: 'woocommerce', noteOrders: true } as const;
  await changeSettings((settings) => ({ ...settings, stores: [enabled] }));
  const { id: rowId } = lostRow({ store: origin + store.basePath });
  await intend(lostRow({ id: rowId, store: origin + store.basePath }));
  await applyEvent(rowId, { type: 'settled', choice: 'made', parcelCode: 'P-1', at: Date.now() });
  const wrong = await claim();
  expect(wrong).toMatchObject({ parcelCode: 'P-1', takesBack: false });
  await applyEvent(rowId, { type: 'code-entered', parcelCode: 'P-2', at: Date.now() });
  await noteSettled({ store, rowId, parcelCode: 'P-1', takesBack: false, outcome: 'written' }, caller);
  expect(await claim()).toMatchObject({ parcelCode: 'P-2' });
  await noteSettled({ store, rowId, parcelCode: 'P-2', takesBack: false, outcome: 'written' }, caller);
  expect(await claim()).toBeNull();
});
