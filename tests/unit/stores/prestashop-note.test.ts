import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownOn } from './judged';
import { adminOf, expectNotSent, parcel, plain, prestashopNotes as store, write } from './note-admins';
import { PageParser, parsedPage } from './parse-page';

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a parcel in the note of a PrestaShop order', () => {
  it('is a line of its own below what stands there, sent with the form’s own token', async () => {
    const admin = adminOf(store, ['اتصل قبل التوصيل', 'بعد الرابعة']);
    expect(await write(store, admin)).toBe('written');
    expect(Object.fromEntries(admin.sent[0] ?? [])).toEqual({
      'internal_note[_token]': 'note-secret',
      'internal_note[note]': `اتصل قبل التوصيل\r\nبعد الرابعة\r\n${parcel.text}`,
    });
  });

  it('stands alone where there was no note', async () => {
    const admin = adminOf(store, []);
    expect(await write(store, admin)).toBe('written');
    expect(admin.sent[0]?.get('internal_note[note]')).toBe(parcel.text);
  });

  it.each<[string, (page: string) => string]>([
    [
      'leads to another order',
      (page) => page.replace(`${plain.id}/set-internal-note`, '99/set-internal-note'),
    ],
    [
      'leads to another site',
      (page) => page.replace('"internal_note" method="post" action="', '$&https://other.example'),
    ],
    ['is not there', (page) => page.replace('name="internal_note"', '')],
  ])('is not sent where the form %s', (_, change) => expectNotSent(store, change));

  it('is read at the end of a note of whatever length', () => {
    const page = parsedPage(store.pageOf(['x'.repeat(12_300), '[Shahna] SB-9 · תוכן']), store.link);
    expect(shownOn(store.adapter, page).ownNote).toBe('SB-9');
  });
});
