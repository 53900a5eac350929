import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { SCREENSHOT } from '../../../assets/listing/listing';
import { buildQuietly } from '../../e2e/build';
import { sizeOf } from '../pictures/animate';
import { Showcase } from '../showcase/showcase';
import { stepsOf } from '../steps';
import { checkListing } from './check-listing';
import { privacyPage } from './privacy-page';
import { listingTexts, reviewTexts } from './texts';

/**
 * `npm run store-assets`: all that the Chrome Web Store and addons.mozilla.org ask for beside the packages, in a
 * folder: texts in three languages, five screenshots in each, the icon, what is said of data and permissions. Ends with
 * an error where a text is longer than a store takes, a permission has no reason, or a picture has another size.
 */
const LANGUAGES = ['ar', 'en', 'he'] as const;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.output/store' },
    /** The texts alone, without a browser. */
    texts: { type: 'boolean', default: false },
  },
});

const step = stepsOf();
const problems: string[] = [];
rmSync(values.folder, { recursive: true, force: true });
mkdirSync(values.folder, { recursive: true });

for (const kind of ['chromium', 'firefox'] as const) buildQuietly(kind, 'production');
const manifests = {
  chrome: readManifest('.output/chrome-mv3/manifest.json'),
  firefox: readManifest('.output/firefox-mv3/manifest.json'),
};
step('built for both browsers');

for (const { label, text, limit, file } of await listingTexts()) {
  const letters = [...text].length;
  console.log(`${label}: ${letters} of ${limit} letters`);
  if (letters > limit) problems.push(`${label} has ${letters} letters, the stores take ${limit}`);
  write(file, text);
}
write('privacy.html', await privacyPage());
problems.push(...checkListing(manifests));
for (const [file, text] of Object.entries(reviewTexts(manifests))) write(file, text);
step('texts, permissions and their reasons');

const icon = readFileSync('assets/public/icon/128.png');
expectSize('icon', icon, { width: 128, height: 128 });
writeFileSync(join(values.folder, 'icon-128.png'), icon);

if (!values.texts) {
  buildQuietly('chromium', 'e2e');
  for (const language of LANGUAGES) {
    await photograph(language);
    step(`five screenshots, ${language}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `all of it in ${values.folder}` : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** One press; a question; many orders; the day; the labels. */
async function photograph(language: (typeof LANGUAGES)[number]): Promise<void> {
  const folder = join(values.folder, language, 'screenshots');
  mkdirSync(folder, { recursive: true });
  const take = (name: string) => async (page: Page) => {
    await page.bringToFront();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const png = Buffer.from(await page.screenshot());
    expectSize(`${language} ${name}`, png, SCREENSHOT);
    writeFileSync(join(folder, `${name}.png`), png);
  };
  const showcase = await Showcase.open(language);
  try {
    await showcase.ship(SCREENSHOT, async (page, state) => {
      if (state === 'ready') await take('1-one-press')(page);
    });
    await showcase.doubt(SCREENSHOT, take('2-asks-when-unsure'));
    await showcase.review(SCREENSHOT, take('3-many-at-once'));
    await showcase.fillBooks();
    await showcase.desk('#/', '.day__row', SCREENSHOT, take('4-the-day'));
    await showcase.desk('#/labels', '.label__code', SCREENSHOT, take('5-labels'));
  } finally {
    await showcase.close();
  }
}

function expectSize(name: string, png: Buffer, wanted: { readonly width: number; readonly height: number }) {
  const { width, height } = sizeOf(png);
  if (width !== wanted.width || height !== wanted.height)
    problems.push(`${name} is ${width} × ${height}, not ${wanted.width} × ${wanted.height}`);
}

function write(file: string, text: string): void {
  const path = join(values.folder, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${text}\n`);
}

function readManifest(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
