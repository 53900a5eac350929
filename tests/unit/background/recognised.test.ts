import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../lib/failure';
import { protocol } from '../../../lib/messaging/protocol';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { callerOf } from './caller';

const { atDoor } = await import('./at-door');
const { recogniseTab, ...stores } = await import('../../../entrypoints/background/stores/stores');
const storeRecognised = atDoor('store/recognised', stores.storeRecognised);
const { browser } = await import('wxt/browser');

const ORIGIN = 'https://shop.example';
const OTHER = 'https://other.example';
const recognised = { kind: 'woocommerce', basePath: '/wp-admin/' } as const;

beforeEach(async () => {
  await changeSettings((settings) => ({
    ...settings,
    stores: [ORIGIN, OTHER].map((origin) => ({ origin, accountId: null })),
  }));
});

async function kinds(): Promise<readonly (string | undefined)[]> {
  return (await readSettings()).stores.map(({ kind }) => kind);
}

/** What the script that recognises stores finds in the tab. */
function find(result: object | null): void {
  Object.assign(browser.scripting, { executeScript: vi.fn(async () => [{ result }]) });
}

describe('which store a site is', () => {
  it('is what a page of that very site was recognised as, and says nothing of another site', async () => {
    await storeRecognised(recognised, callerOf(ORIGIN));
    expect(await kinds()).toEqual(['woocommerce', undefined]);
  });

  it('is not said by a site that is not enabled', async () => {
    const stranger = callerOf('https://stranger.example');
    await expect(storeRecognised(recognised, stranger)).rejects.toMatchObject({ code: 'store-not-enabled' });
    expect(await kinds()).toEqual([undefined, undefined]);
  });

  it('is looked for in a tab of it; a tab that went on to another site meanwhile says nothing', async () => {
    find({ ...recognised, origin: OTHER });
    await recogniseTab(7, ORIGIN);
    expect(await kinds()).toEqual([undefined, undefined]);
    find({ ...recognised, origin: ORIGIN });
    await recogniseTab(7, ORIGIN);
    expect(await kinds()).toEqual(['woocommerce', undefined]);
  });

  it('is judged at the door: a path that is none is no message, nor what a taken-over tab answers', async () => {
    const { input } = protocol['store/recognised'];
    expect(input.safeParse(recognised).success).toBe(true);
    for (const basePath of ['', 'admin', '/admin', '/a b/', '/a?b/', '/a#/'])
      expect(input.safeParse({ ...recognised, basePath }).success).toBe(false);
    find({ ...recognised, basePath: '/a?b', origin: ORIGIN });
    await recogniseTab(7, ORIGIN);
    expect(await kinds()).toEqual([undefined, undefined]);
  });

  it('is said by a page a few times a minute at most', async () => {
    const said = Array.from({ length: 40 }, (_, index) =>
      storeRecognised({ ...recognised, basePath: `/${index}/` }, callerOf(OTHER)).then(
        () => 'taken',
        (error: Failure) => error.code,
      ),
    );
    const answers = await Promise.all(said);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'too-many-presses')).toHaveLength(30);
  });
});
