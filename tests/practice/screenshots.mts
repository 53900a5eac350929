import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import type { BrowserKind } from '../browsers/find-browser';
import { buildQuietly } from '../e2e/build';
import { readCollected } from '../e2e/collected';
import { eventually } from '../e2e/eventually';
import { madeOrder } from '../e2e/made-order';
import { DeskPage } from '../e2e/pages/desk-page';
import { ListPage } from '../e2e/pages/list-page';
import { OptionsPage } from '../e2e/pages/options-page';
import { PopupPage } from '../e2e/pages/popup-page';
import { ReviewPage } from '../e2e/pages/review-page';
import { World } from '../e2e/world';
import { AMBIGUOUS, HOSTILE, PLAIN, practiceOrders } from '../stores/orders';
import { photographBar } from './bar-screens.mts';
import { photographBusyDesk, photographEmptyDesk, type Take } from './desk-screens.mts';
import { photographOrders } from './order-screens.mts';
import { photographOtherList } from './other-list-screens.mts';
import { photographLesson } from './photograph-lesson';
import { photographCommit, putBeside } from './pictures/beside';
import { photographService } from './service-screens.mts';
import { photographSettings } from './settings-screens.mts';
import { stepsOf } from './steps';
import { photographNotEnabled, photographTrouble } from './trouble-screens.mts';
import { photographVillages } from './village-screens.mts';

/** `npm run screenshots`: every screen and state in both browsers and all languages, to be looked at. */
const POPUP = { width: 400, height: 600 };
const PHONE = { width: 420, height: 860 };
/** What a window of 1366 × 768 leaves to a page. */
const LAPTOP = { width: 1366, height: 660 };
const DESKTOP = { width: 1280, height: 900 };

const PARTS = ['bar', 'popup', 'desk', 'villages', 'service', 'settings', 'trouble'];

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.shahna/screenshots' },
    dark: { type: 'boolean', default: false },
    /** One of `PARTS`: those screens alone, and what leads to them. */
    only: { type: 'string' },
    browsers: { type: 'string', default: 'chromium,firefox' },
    languages: { type: 'string', default: 'ar,en,he' },
    /** A commit, or a folder of pictures taken before. */
    beside: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const HELP = `npm run screenshots -- [options]
  --folder FOLDER        where they go (${values.folder})
  --browsers LIST        chromium,firefox
  --languages LIST       ar,en,he
  --only PART            ${PARTS.join(', ')}
  --dark                 in dark colours
  --beside COMMIT        the screens as that commit has them too, each pair in one picture in FOLDER/beside
  --beside FOLDER        the same with pictures that were taken before`;

const step = stepsOf();
if (values.only !== undefined && !PARTS.includes(values.only))
  throw new Error(`--only takes one of ${PARTS.join(', ')}, not “${values.only}”`);
if (values.help) console.log(HELP);
else await photographAll();

async function photographAll(): Promise<void> {
  const before = values.beside === undefined ? null : findBefore(values.beside);
  for (const kind of (['chromium', 'firefox'] as const).filter((each) => values.browsers.includes(each))) {
    buildQuietly(kind, 'e2e');
    for (const language of (['ar', 'en', 'he'] as const).filter((each) => values.languages.includes(each)))
      await photograph(kind, language);
  }
  if (before === null) return;
  const into = join(values.folder, 'beside');
  for (const alone of await putBeside(before, values.folder, into)) console.log(alone);
  step(`before and after: ${into}`);
}

function findBefore(beside: string): string {
  if (existsSync(beside)) return beside;
  const { only, dark, browsers, languages } = values;
  const words = ['--browsers', browsers, '--languages', languages];
  if (only !== undefined) words.push('--only', only);
  if (dark) words.push('--dark');
  const folder = photographCommit(beside, words);
  step(`${beside}: ${folder}`);
  return folder;
}

async function photograph(kind: BrowserKind, language: 'ar' | 'en' | 'he'): Promise<void> {
  const folder = join(values.folder, kind, language);
  mkdirSync(folder, { recursive: true });
  const world = await World.open({ kind, language, dark: values.dark });
  const take = async (page: Page, name: string, size = DESKTOP, fullPage = false) => {
    await page.bringToFront();
    await page.setViewport(size);
    // A viewport as tall as the page: what lies beyond one comes out shifted in a page that is read from the right.
    if (fullPage) await page.setViewport({ ...size, height: await page.evaluate(heightOfPage) });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await eventually(
      () => page.evaluate(isMoving),
      (moving) => !moving,
    );
    await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` });
  };
  try {
    const options = await OptionsPage.open(world.extension);
    await options.chooseLanguage(language);
    await take(options.page, 'welcome');
    await take(options.page, 'welcome-narrow', PHONE);
    await photographTryOut(world, take);
    await options.page.setViewport(DESKTOP);
    await options.fillAccount(world.sandbox.url, world.account({ environment: 'testing' }));
    await take(options.page, 'account', DESKTOP, true);
    await world.extension.allow(world.sandbox.url);
    await options.save();
    await options.readCheck();
    await take(options.page, 'store-step', DESKTOP, true);
    await options.close();
    if (values.only === undefined || values.only === 'trouble') await photographNotEnabled(world, take);
    await world.enableStore();
    const settings = await OptionsPage.installed(world.extension);
    await take(settings.page, 'last-step', DESKTOP, true);
    await settings.close();

    if (values.only === 'settings') return await photographSettings(world, take);
    const none = await world.openPopup();
    await take(none.page, 'popup-elsewhere', POPUP);
    await none.close();

    if (values.only === 'bar') return await photographBar(world, folder);
    if (values.only === 'desk') {
      await photographEmptyDesk(world, take);
      await photographReview(world, take);
      return await photographBusyDesk(world, take);
    }
    if (values.only === 'villages') {
      await photographOtherList({ kind, language, dark: values.dark }, take);
      return await photographVillages(world, take);
    }
    if (values.only === 'trouble') return await photographTrouble(world, take);
    if (values.only !== 'popup') await photographService(world, take);
    if (values.only === 'service') return;
    await photographOrders(world, take);
    if (values.only === 'popup') return;
    const desk = await DeskPage.open(world.extension, '#/outbox');
    await desk.page.waitForSelector('.outbox__row summary');
    await take(desk.page, 'desk-outbox');
    for (const row of await desk.page.$$('.outbox__row summary')) {
      await row.click();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await take(desk.page, 'desk-outbox-open', DESKTOP, true);
    await desk.close();
    await photographBusyDesk(world, take);
    await photographReview(world, take);
    await photographLesson(world, take);
    await photographTrouble(world, take);
    await photographSettings(world, take);
    await photographOtherList({ kind, language, dark: values.dark }, take);
    // Last: it leaves a list behind that has lost villages, which every screen would speak of.
    await photographVillages(world, take);
    step(`${kind}, ${language}: ${folder}`);
  } finally {
    await world.close();
  }
}

/** A made-up order, as it opens and once it was shipped. */
async function photographTryOut(world: World, take: Take): Promise<void> {
  const popup = await PopupPage.at(world.extension, 'popup.html?try-out');
  await popup.ready();
  await take(popup.page, 'popup-try-out', POPUP);
  await popup.choose(1);
  await popup.ship();
  await popup.page.waitForSelector('.notice--good');
  await take(popup.page, 'popup-try-out-made', POPUP);
  await popup.close();
}

/** The review of a morning's orders, and the list that they were chosen from. */
async function photographReview(world: World, take: Take): Promise<void> {
  const review = await openReview(world);
  await take(review.page, 'desk-review', LAPTOP);
  await review.openByKeyboard(AMBIGUOUS);
  await take(review.page, 'desk-review-open', LAPTOP);
  await review.page.keyboard.press('Tab');
  await review.page.keyboard.press('Escape');
  await review.ship();
  await review.statusesWhere((statuses) => Object.values(statuses).includes('created'));
  await review.show('all');
  await take(review.page, 'desk-review-shipped', LAPTOP);
  await review.close();
  const list = await ListPage.open(
    world.extension,
    world.store.listUrl({ lang: world.language === 'en' ? 'en' : 'ar' }),
  );
  await list.badgesWhere((badges) => badges.length > 0);
  await list.press(`#cb-select-${PLAIN}`, `#cb-select-${AMBIGUOUS}`, `#cb-select-${HOSTILE}`);
  await list.barWhere((said) => said?.includes('(3)') ?? false);
  await take(list.page, 'list');
  await list.page.close();
}

/** Runs in the page: with what its section scrolls by itself. */
function heightOfPage(): number {
  const section = document.querySelector('.desk__main');
  const hidden = section === null ? 0 : section.scrollHeight - section.clientHeight;
  return document.documentElement.scrollHeight + hidden;
}

/** Runs in the page: whether something of it, or of the bar in it, is on its way. */
function isMoving(): boolean {
  const bar = document.querySelector('shahna-bar')?.shadowRoot;
  return [...document.getAnimations(), ...(bar?.getAnimations() ?? [])].some(
    ({ playState, effect }) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
  );
}

/** The practice orders and two of one phone, chosen on their list. */
async function openReview(world: World): Promise<ReviewPage> {
  const twins = [883, 884].map((id) => madeOrder(id, { recipient: { phone: '0599883884' } }));
  const orders = [...practiceOrders, ...twins];
  world.store.setOrders(orders);
  const list = await ListPage.open(world.extension, world.store.listUrl());
  await list.press(...orders.map(({ id }) => `#cb-select-${id}`));
  await list.barWhere((said) => said?.includes(`(${orders.length})`) ?? false);
  await list.ship();
  await eventually(
    () => readCollected(world.extension),
    (all) => all[0]?.orders.length === orders.length,
  );
  await list.page.close();
  return ReviewPage.open(world.extension);
}
