import { madeAccount } from '../made-account';
import { NOTHING_KEPT } from './nothing-kept';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';

const { importSettings } = await import('../../../lib/transfer/import-settings');
const { changeSettings, readSettings } = await import('../../../lib/settings/settings');
const { NO_MEANINGS } = await import('../../../lib/ledger/fate');
const { findMeanings } = await import('../../../lib/ledger/status-meanings');
const { changeMeanings } = await import('../../../lib/shop-relay/change-meanings');
const { conflictId, findConflicts } = await import('../../../lib/transfer/find-conflicts');
const { readSettingsFile, writeSettingsFile } = await import('../../../lib/transfer/settings-file');

const OLIVE = madeAccount({ id: 'olive', name: 'Olive shop' });
const BARE = {
  version: 1,
  accounts: [OLIVE],
  stores: [],
  activeAccountId: 'olive',
  language: 'auto',
} as const;

const kept = async () => ({ ...NOTHING_KEPT, meanings: { olive: await findMeanings('olive') } });
const saved = async () =>
  readSettingsFile(writeSettingsFile({ settings: await readSettings(), ...(await kept()) }));

beforeEach(async () => {
  await changeSettings(() => BARE);
  await changeMeanings('olive', () => NO_MEANINGS);
});

describe('a file of settings on a new computer', () => {
  it('brings what was set beside accounts and stores, where nothing is set here', async () => {
    const own = {
      look: 'dark',
      holdSeconds: 10,
      askReturned: 2,
      panel: true,
      messages: { made: { ar: 'طردك {code} في الطريق' } },
      trackingLink: 'https://track.example/{code}',
      labelLayout: 'a4-4',
    } as const;
    await changeSettings(() => ({ ...BARE, ...own, notifies: true }));
    const file = await saved();

    await changeSettings(() => BARE);
    await importSettings({ file, keys: [], replace: new Set() });
    // The browser asks for the permission to notify where that is switched on.
    expect(await readSettings()).toEqual({ ...BARE, ...own });

    const mine = { holdSeconds: 0, trackingLink: 'https://mine.example/{code}' };
    await changeSettings(() => ({ ...BARE, ...mine }));
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await readSettings()).toEqual({ ...BARE, ...own, ...mine });
  });

  it('brings what statuses mean, or cash would count no parcel as delivered', async () => {
    await changeMeanings('olive', () => ({ ...NO_MEANINGS, delivered: [6], returned: [9] }));
    const file = await saved();
    await changeMeanings('olive', () => NO_MEANINGS);
    expect(findConflicts(await readSettings(), await kept(), file, [])).toEqual([]);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await findMeanings('olive')).toEqual({ ...NO_MEANINGS, delivered: [6], returned: [9] });
  });

  it('leaves what statuses mean here, unless the file was chosen', async () => {
    await changeMeanings('olive', () => ({ ...NO_MEANINGS, delivered: [6], confirmed: [2] }));
    const file = await saved();
    await changeMeanings('olive', () => ({ ...NO_MEANINGS, returned: [6] }));
    const conflicts = findConflicts(await readSettings(), await kept(), file, []);
    expect(conflicts).toEqual([{ kind: 'numbers', id: 'olive', name: 'Olive shop' }]);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await findMeanings('olive')).toEqual({ ...NO_MEANINGS, returned: [6], confirmed: [2] });
    await importSettings({ file, keys: [], replace: new Set(conflicts.map(conflictId)) });
    expect(await findMeanings('olive')).toEqual({ ...NO_MEANINGS, delivered: [6], confirmed: [2] });
  });

  it('is read without meanings where an earlier version wrote it', () => {
    const { shahna, settings, numbers } = JSON.parse(
      writeSettingsFile({
        settings: BARE,
        ...NOTHING_KEPT,
      }),
    );
    const older = readSettingsFile(JSON.stringify({ shahna, version: 4, settings, numbers, keys: null }));
    expect(older.meanings).toEqual({});
  });
});
