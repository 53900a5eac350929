import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { claim } from '../../../lib/outbox/write-rows';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';

const bound: string[] = [];
vi.mock('wxt/utils/define-background', () => ({ defineBackground: (definition: object) => definition }));
vi.mock('wxt/browser', async () => {
  const fake = (await import('./fake-browser')).fakeBrowser();
  const event = (name: string) => ({ addListener: () => void bound.push(name), hasListener: () => false });
  Object.assign(fake.runtime, {
    onMessage: event('onMessage'),
    onConnect: event('onConnect'),
    onInstalled: event('onInstalled'),
    onStartup: event('onStartup'),
    onUpdateAvailable: event('onUpdateAvailable'),
  });
  Object.assign(fake.alarms, { onAlarm: event('onAlarm') });
  Object.assign(fake.permissions, { onAdded: event('onAdded'), onRemoved: event('onRemoved') });
  Object.assign(fake.commands, { onCommand: event('onCommand') });
  const contextMenus = { onClicked: event('onClicked'), removeAll: vi.fn(), create: vi.fn() };
  return { browser: Object.assign(fake, { contextMenus }) };
});

const { browser } = await import('wxt/browser');
const { default: background } = await import('../../../entrypoints/background/index');
const { makeContextMenu } = await import('../../../entrypoints/background/recipients/context-menu');
const { findKeysToShip } = await import('../../../entrypoints/background/bar/commands');

const ALWAYS = ['onMessage', 'onAlarm', 'onConnect', 'onUpdateAvailable', 'onStartup', 'onRemoved'];

beforeEach(() => {
  bound.splice(0);
  // Every browser has it; the tests' environment does not.
  vi.stubGlobal('self', { addEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
});

describe('a browser that lacks an API', () => {
  it.each([['contextMenus'], ['commands'], ['contextMenus', 'commands'], ['permissions']])(
    'hears all the rest and recovers what was being sent: without %s %s',
    async (...absent) => {
      const whole = Object.fromEntries(absent.map((name) => [name, browser[name as 'commands']]));
      const row = madeRow();
      await intend(row);
      const sent = { text: '{}', identityVersion: 1 };
      await claim(row.id, {
        type: 'claimed',
        attemptId: 'a',
        recipientBefore: 'absent',
        sent,
        at: Date.now(),
      });
      for (const name of absent) Object.assign(browser, { [name]: undefined });
      background.main();
      await soon(async () => expect((await requireRow(row.id)).state).toBe('unknown'));
      if (!absent.includes('permissions')) {
        await expect(makeContextMenu()).resolves.toBeUndefined();
        if (absent.includes('commands')) expect(await findKeysToShip()).toBeNull();
      }
      Object.assign(browser, whole);
      const missed = ALWAYS.filter((name) => !bound.includes(name));
      expect(missed).toEqual(absent.includes('permissions') ? ['onRemoved'] : []);
    },
  );
});
