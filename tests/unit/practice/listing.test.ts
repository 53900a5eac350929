import { describe, expect, it } from 'vitest';
import config from '../../../wxt.config';
import { type AskedOf, checkListing } from '../../practice/store-assets/check-listing';
import { privacyPage } from '../../practice/store-assets/privacy-page';
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

  it('says what is collected in its description, in three languages', async () => {
    const descriptions = (await listingTexts()).filter(({ file }) => file.endsWith('/description.txt'));
    const said = [
      /WHAT IS COLLECTED.*Nothing comes to us/s,
      /ما الذي يُجمع.*لا يصل إلينا شيء/s,
      /מה נאסף.*אלינו לא מגיע דבר/s,
    ];
    for (const words of said) expect(descriptions.some(({ text }) => words.test(text))).toBe(true);
  });

  it('has a privacy policy that can be hosted as it is: in three languages, with nothing that is fetched or run', async () => {
    const page = await privacyPage();
    for (const language of ['ar', 'en', 'he']) expect(page).toContain(`<section lang="${language}"`);
    for (const words of [
      'written in four ways',
      'can get the key',
      'until you delete them',
      'never an order number',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/<script|<link|<img|https?:|src=/);
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
