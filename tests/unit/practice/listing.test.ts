import { describe, expect, it } from 'vitest';
import config from '../../../wxt.config';
import { type AskedOf, checkListing } from '../../practice/store-assets/check-listing';
import { listingTexts } from '../../practice/store-assets/texts';

describe('what the browsers’ stores show', () => {
  it('is within what they take, in three languages', async () => {
    const texts = await listingTexts();
    expect(texts.map(({ file }) => file)).toContain('he/description.txt');
    expect(texts.filter(({ text, limit }) => text === '' || [...text].length > limit)).toEqual([]);
  });

  it('says of what is sent what the extension’s own pages say', async () => {
    const privacy = (await listingTexts()).find(({ file }) => file === 'en/privacy.txt')?.text;
    for (const phrase of ['nothing goes to anybody else', 'written in four ways', 'can get the key'])
      expect(privacy).toContain(phrase);
  });

  it('has a reason for each permission that is asked for, and for no other', async () => {
    const chrome = await manifestFor('chrome');
    const firefox = await manifestFor('firefox');
    expect(checkListing({ chrome, firefox })).toEqual([]);
    const more = { ...chrome, permissions: [...chrome.permissions, 'tabs'] };
    expect(checkListing({ chrome: more, firefox })).toEqual(['no reason for the permission tabs']);
  });
});

async function manifestFor(browser: 'chrome' | 'firefox'): Promise<AskedOf> {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('The manifest is no longer made for a browser');
  const environment = { browser, command: 'build', mode: 'production', manifestVersion: 3 } as const;
  return (await manifest(environment)) as unknown as AskedOf;
}
