import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = readdirSync('entrypoints')
  .map((folder) => `entrypoints/${folder}/index.html`)
  .filter((page) => existsSync(page));

it('looks at every page of ours', () => expect(PAGES.length).toBeGreaterThanOrEqual(4));

it.each(PAGES)(
  '%s is translated by no browser: names would go to a translator, and what is shown stand still',
  (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text).toMatch(/<html [^>]*translate="no"/);
    expect(text).toContain('<meta name="google" content="notranslate" />');
  },
);
