import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { changeCameBack } from '../../../lib/shop-relay/came-back';
import { openDatabase } from '../../../lib/storage/db';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { lostRow, madeRow } from '../outbox/made-row';

const { tellAll } = await import('../../../entrypoints/background/tell');
const { browser } = await import('wxt/browser');

it('the toolbar counts what needs a person, and nothing that goes on by itself or has ended', async () => {
  const shown = () => vi.mocked(browser.action.setBadgeText).mock.lastCall?.[0]?.text;
  await intend(madeRow({ state: 'refused' }));
  await intend(madeRow({ state: 'made-code-unknown' }));
  // Lost long ago: it is not asked about by itself any more.
  await intend(lostRow());
  await intend(madeRow({ state: 'queued', createdAt: Date.now(), updatedAt: Date.now() }));
  await intend(madeRow({ state: 'created', parcelCode: 'P' }));
  await tellAll();
  await soon(() => expect(shown()).toBe('3'));
  // Parcels that came back wait for a person too, until one has looked.
  await changeCameBack(['P', 'Q'], []);
  await tellAll();
  await soon(() => expect(shown()).toBe('5'));
  await changeCameBack([], ['P', 'Q']);
  await (await openDatabase()).clear('outbox');
  await Promise.all([tellAll(), tellAll()]);
  await soon(() => expect(shown()).toBe(''));
});
