import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownOn } from './judged';
import {
  adminOf,
  back,
  magentoNotes,
  opencartNotes,
  other,
  parcel,
  prestashopNotes,
  write,
} from './note-admins';
import { PageParser, parsedPage } from './parse-page';

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['a comment of Magento', magentoNotes],
  ['a line of OpenCart’s history', opencartNotes()],
  ['a line of PrestaShop’s note', prestashopNotes],
] as const)('a parcel in %s', (_, store) => {
  it('is not written again where it stands, though nobody heard so', async () => {
    const admin = adminOf(store, [parcel.text, 'later']);
    expect(await write(store, admin, { ...parcel, triedBefore: true })).toBe('written');
    expect(admin.sent).toEqual([]);
  });

  it('stands below that of an earlier parcel', async () => {
    const admin = adminOf(store, ['[Shahna] SB-0 · parcel made']);
    expect(await write(store, admin)).toBe('written');
    expect(admin.notes()).toEqual(['[Shahna] SB-0 · parcel made', parcel.text]);
    expect(admin.asked).toEqual([store.link, store.link]);
  });

  it('is taken back once it stands there, and once alone', async () => {
    const admin = adminOf(store, ['x', parcel.text]);
    expect(await write(store, admin, back)).toBe('written');
    expect(await write(store, admin, back)).toBe('written');
    expect(admin.notes()).toEqual(['x', parcel.text, back.text]);
    const never = adminOf(store, ['x']);
    expect(await write(store, never, back)).toBe('written');
    expect([...admin.sent, ...never.sent]).toHaveLength(1);
  });

  it('is said to be refused where the store did not keep it, or keeps another', async () => {
    expect(await write(store, adminOf(store, ['x'], { keep: () => null }))).toBe('refused');
    expect(await write(store, adminOf(store, ['x'], { keep: () => 'A colleague’s' }))).toBe('refused');
  });

  it.each([
    ['its sign-in', store.signIn],
    ['another order', store.pageOf([], other)],
  ])('waits where the store shows %s', async (_what, page) => {
    const admin = adminOf(store, [], { page });
    expect(await write(store, admin)).toBe('unreachable');
    expect(admin.sent).toEqual([]);
  });

  it('waits where the store does not answer', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await write(store, { fetch })).toBe('unreachable');
  });

  it('is read from the order’s page, by whoever wrote it, the newest first', () => {
    const read = (notes: readonly string[]) => {
      return shownOn(store.adapter, parsedPage(store.pageOf(notes), store.link)).ownNote;
    };
    expect(read(['x', '[Shahna] SB-7 · תוכן'])).toBe('SB-7');
    expect(read(['[Shahna] SB-7 · תוכן', '[Shahna] SB-8 · תוכן', 'y'])).toBe('SB-8');
    expect(read(['x'])).toBeUndefined();
  });
});
