import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { logError, readLog } from '../../../lib/storage/log';
import { keepKey } from '../../../lib/vault/vault-write';
import { findDirectory, replaceDirectory } from '../../../lib/villages/directory';
import { retireVillages } from '../../../lib/villages/forget-villages';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const { directoryOf, forgetRead, refreshDirectory, refreshStaleDirectories } = await import(
  '../../../entrypoints/background/directories/directories'
);

const village = villageOf(301, 'بيت لقيا', 3, 'رام الله');

describe('a list of villages that is looked after by the hour', () => {
  it('is fetched anew though it is young, where it is that of the address before', async () => {
    await replaceDirectory(ACCOUNT, [village], 1_000);
    const moved = { ...ACCOUNT, address: 'https://live.example', identityVersion: 2 };
    await changeSettings((settings) => ({ ...settings, accounts: [moved], activeAccountId: moved.id }));
    await keepKey(moved, 'live-key');
    const listed = { id: 907, city_id: 9, name: 'برقين', is_closed: 0 };
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (request: Request | string) => {
      // The extension's own file of places.
      if (typeof request === 'string') return new Response('');
      asked.push(request.url);
      return Response.json([{ id: 9, name: 'جنين', villages: [listed] }]);
    });
    await refreshStaleDirectories(2_000);
    expect(asked).toEqual(['https://live.example/address/getCitiesAndVillages']);
    expect(await findDirectory(ACCOUNT.id)).toMatchObject({ identityVersion: 2, villages: [{ id: 907 }] });
    await refreshStaleDirectories(Date.now());
    expect(asked).toHaveLength(1);
  });
});

describe('a list with records that cannot be read', () => {
  it('says how many they are, until a list comes whole', async () => {
    await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
    await keepKey(ACCOUNT, 'key');
    const good = { id: 907, city_id: 9, name: 'برقين', is_closed: 0 };
    const listed = [good, { ...good, id: 908, is_closed: 'x' }, { id: 909 }];
    vi.stubGlobal('fetch', async () => Response.json([{ id: 9, name: 'جنين', villages: listed }]));
    expect(await refreshDirectory(ACCOUNT.id)).toMatchObject({ villages: 1, skipped: 2 });
    expect(await findDirectory(ACCOUNT.id)).toMatchObject({ skipped: 2 });
    vi.stubGlobal('fetch', async () => Response.json([{ id: 9, name: 'جنين', villages: [good] }]));
    expect(await refreshDirectory(ACCOUNT.id)).toMatchObject({ villages: 1, skipped: 0 });
    expect(await findDirectory(ACCOUNT.id)).not.toHaveProperty('skipped');
  });
});

describe('the villages of an account that got another address', () => {
  it('are its own, though those of the address before were asked for and come later', async () => {
    await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
    await keepKey(ACCOUNT, 'key');
    const listed = (id: number) =>
      Response.json([{ id: 9, name: 'جنين', villages: [{ id, city_id: 9, name: 'برقين', is_closed: 0 }] }]);
    const late = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', (request: Request | string) => {
      if (typeof request === 'string') return Promise.resolve(new Response(''));
      asked.resolve();
      return late.promise;
    });
    const before = refreshDirectory(ACCOUNT.id);
    await asked.promise;
    const moved = { ...ACCOUNT, address: 'https://live.example', identityVersion: 2 };
    await changeSettings((settings) => ({ ...settings, accounts: [moved] }));
    await keepKey(moved, 'live-key');
    vi.stubGlobal('fetch', async () => listed(908));
    await refreshDirectory(ACCOUNT.id);
    late.resolve(listed(907));
    await before.catch(() => undefined);
    expect(await directoryOf(ACCOUNT.id)).toMatchObject({ identityVersion: 2, villages: [{ id: 908 }] });
    expect(await findDirectory(ACCOUNT.id)).toMatchObject({ identityVersion: 2, villages: [{ id: 908 }] });
  });

  it('are not shipped to by a background that had read them before', async () => {
    await replaceDirectory(ACCOUNT, [village], 1_000);
    forgetRead();
    expect((await directoryOf(ACCOUNT.id))?.villages).toMatchObject([{ deleted: false }]);
    await retireVillages(ACCOUNT.id);
    // As it does at every change of the settings, of which this is one.
    forgetRead();
    expect((await directoryOf(ACCOUNT.id))?.villages).toMatchObject([{ deleted: true }]);
  });
});

describe('a city that the service deleted', () => {
  it('takes its villages with it', async () => {
    await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
    await keepKey(ACCOUNT, 'key');
    const villages = [{ id: 907, city_id: 9, name: 'برقين', is_closed: 0 }];
    const gone = { id: 9, name: 'جنين', deleted_at: '2026-11-20 10:00:00', villages };
    const left = { id: 8, name: 'نابلس', villages: [{ ...villages[0], id: 807, city_id: 8 }] };
    vi.stubGlobal('fetch', async () => Response.json([gone, left]));
    await refreshDirectory(ACCOUNT.id);
    expect((await findDirectory(ACCOUNT.id))?.villages).toMatchObject([
      { id: 907, city: 'جنين', deleted: true },
      { id: 807, city: 'نابلس', deleted: false },
    ]);
  });
});

describe('a list that cannot be fetched for days', () => {
  it('serves on, and the log says so once a day', async () => {
    const away = { ...ACCOUNT, id: 'away' };
    await changeSettings((settings) => ({ ...settings, accounts: [away], activeAccountId: away.id }));
    await keepKey(away, 'key');
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    const HOUR = 60 * 60_000;
    const fetchedAt = Date.now();
    await replaceDirectory(away, [village], fetchedAt);
    for (const hours of [24.5, 30, 47.9, 48.1, 60]) await refreshStaleDirectories(fetchedAt + hours * HOUR);
    await logError('end', new Error());
    const lines = (await readLog()).map(({ where }) => where);
    expect(lines).toEqual(['end', 'villages of the day', 'villages of the day']);
    expect(await findDirectory(away.id)).toMatchObject({ villages: [{ id: 301 }] });
  });
});
