import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import { changeSettings } from '../../../lib/settings/settings';
import { ANY } from '../../../lib/stores/taught/teaching';
import { keepLesson } from '../../../lib/teaching/tab-lessons';
import { readTeachings, removeTeaching } from '../../../lib/teaching/teachings';
import { FIRST, SECOND } from '../../stores/strange/strange-order';
import { confirmNext, ORIGIN, openStrange, strangeOrder, teachFirst } from '../teaching/strange-lesson';
import { callerOf } from './caller';

vi.mock('wxt/browser', async () => {
  const { fakeBrowser } = await import('./fake-browser');
  const session: Record<string, unknown> = {};
  const browser = fakeBrowser();
  const scripting = {
    getRegisteredContentScripts: vi.fn(async () => []),
    registerContentScripts: vi.fn(async () => undefined),
    unregisterContentScripts: vi.fn(async () => undefined),
    executeScript: vi.fn(async () => []),
  };
  const storage = {
    ...browser.storage,
    session: {
      get: async (key: string) => ({ [key]: session[key] }),
      set: async (values: object) => void Object.assign(session, values),
    },
  };
  return { browser: { ...browser, storage, scripting } };
});

const { atDoor } = await import('./at-door');
const { openLesson, saveLesson, stopLesson, ...lessons } = await import(
  '../../../entrypoints/background/teaching/lessons'
);
const taughtOpened = atDoor('taught/opened', (_input, enabled) => lessons.openTaught(enabled));
const openTaught = (caller: Caller) => taughtOpened({}, caller);
const { forgetTaught, importTaught, lessonOf, listTaught } = await import(
  '../../../entrypoints/background/teaching/taught-stores'
);
const { writeTeachings } = await import('../../../lib/teaching/teaching-file');

const TAB = callerOf(ORIGIN, 3);
const first = teachFirst(openStrange(strangeOrder(FIRST)));

function second() {
  const confirmed = confirmNext(first, openStrange(strangeOrder(SECOND)));
  if (confirmed === null) throw new Error('the second page is of another kind');
  return confirmed;
}

async function teachBoth() {
  const { id } = await saveLesson(first, TAB);
  await saveLesson({ ...second(), id }, TAB);
}

beforeEach(async () => {
  for (const { id } of await readTeachings()) await removeTeaching(id);
  await keepLesson(3, { origin: ORIGIN, teachingId: null, startedAt: Date.now() });
  await changeSettings((settings) => ({ ...settings, stores: [{ origin: ORIGIN, accountId: null }] }));
});

describe('who may teach', () => {
  const refused = { code: 'not-allowed' };

  it('is the script of a page in whose tab a person pressed for it, and of that site alone', async () => {
    const strangers: readonly Caller[] = [
      { ...TAB, tabId: 4 },
      { ...TAB, origin: 'https://other.example' },
      { from: 'page' },
    ];
    for (const stranger of strangers) {
      await expect(openLesson(stranger)).rejects.toMatchObject(refused);
      await expect(saveLesson(first, stranger)).rejects.toMatchObject(refused);
      await expect(stopLesson(stranger)).rejects.toMatchObject(refused);
    }
    await expect(saveLesson({ ...first, origin: 'https://other.example' }, TAB)).rejects.toMatchObject(
      refused,
    );
    expect(await readTeachings()).toEqual([]);
  });

  it('is nobody any more when the lesson was ended, or has lasted too long', async () => {
    await stopLesson(TAB);
    await expect(saveLesson(first, TAB)).rejects.toMatchObject(refused);
    await keepLesson(3, { origin: ORIGIN, teachingId: null, startedAt: Date.now() - 3 * 60 * 60 * 1000 });
    await expect(saveLesson(first, TAB)).rejects.toMatchObject(refused);
  });
});

describe('what is taught', () => {
  it('is kept after the first page and used after the second, whatever the page says it is', async () => {
    const { id, confirmed } = await saveLesson({ ...first, state: 'confirmed' }, TAB);
    expect(confirmed).toBe(false);
    expect(await openTaught(TAB)).toEqual([]);
    expect(await lessonOf(ORIGIN)).toBe('unconfirmed');
    expect((await openLesson(TAB)).pending).toMatchObject([{ origin: ORIGIN, state: 'unconfirmed' }]);
    expect(await saveLesson({ ...second(), id }, TAB)).toEqual({ id, confirmed: true });
    expect(await openTaught(TAB)).toMatchObject([{ state: 'confirmed', taughtOn: [] }]);
    expect(await readTeachings()).toHaveLength(1);
    await expect(openLesson(TAB)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('is kept beside what was taught in the same panel of another kind of page', async () => {
    const { id } = await saveLesson(first, TAB);
    const address = { ...first.address, path: ['fawatir', '{id}'] };
    await saveLesson({ ...first, address }, TAB);
    const paths = (await readTeachings()).map(({ address: { path } }) => path);
    expect(paths).toHaveLength(2);
    expect(paths).toEqual(expect.arrayContaining([first.address.path, address.path]));
    expect(await saveLesson({ ...second(), id }, TAB)).toEqual({ id, confirmed: true });
  });

  it('takes the place of what was taught of the same kind of page before', async () => {
    for (const _time of ['once', 'twice']) {
      await keepLesson(3, { origin: ORIGIN, teachingId: null, startedAt: Date.now() });
      await teachBoth();
    }
    expect(await listTaught()).toMatchObject([{ address: '/lawha/talabat/…/ard', state: 'confirmed' }]);
  });

  it('is read before what was taught of the same admin earlier, of pages that both fit', async () => {
    await teachBoth();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    const { path } = second().address;
    const pathOf = (segment: string, other: string) => path.map((one) => (one === segment ? other : one));
    for (const [id, address] of [
      ['same', pathOf('ard', ANY)],
      // Its orders would be kept under another name than before.
      ['other', pathOf('talabat', ANY)],
    ] as const) {
      await keepLesson(3, { origin: ORIGIN, teachingId: null, startedAt: Date.now() });
      await saveLesson({ ...second(), id, address: { ...second().address, path: address } }, TAB);
    }
    vi.restoreAllMocks();
    const paths = (await openTaught(TAB)).map(({ address }) => address.path);
    expect(paths).toEqual([pathOf('ard', ANY), path, pathOf('talabat', ANY)]);
  });

  it('is read by pages of enabled sites alone, and by none once it is forgotten', async () => {
    await teachBoth();
    await expect(openTaught({ ...TAB, origin: 'https://other.example' })).rejects.toMatchObject({
      code: 'store-not-enabled',
    });
    const [taught] = await listTaught();
    await forgetTaught(taught?.id ?? '');
    expect(await openTaught(TAB)).toEqual([]);
  });

  it('comes from a file unused, until a person confirms it on an order', async () => {
    await teachBoth();
    const file = writeTeachings(await readTeachings());
    for (const { id } of await readTeachings()) await removeTeaching(id);
    expect(await importTaught(file)).toEqual({ added: 1 });
    expect(await openTaught(TAB)).toEqual([]);
    expect(await lessonOf(ORIGIN)).toBe('imported');
    await expect(importTaught('{}')).rejects.toMatchObject({ code: 'teaching-file' });
  });
});
