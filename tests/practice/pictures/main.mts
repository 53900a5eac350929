import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../../e2e/build';
import { Showcase } from '../showcase/showcase';
import { stepsOf } from '../steps';
import { animate } from './animate';
import { sideBySide, type Titled } from './side-by-side';

/**
 * `npm run pictures`: the README's own, made anew from a real browser: an order before and after the press and one with a
 * question, English beside Arabic, and the press itself as a short animation. Ends with an error where the animation grows too large.
 */
const PICTURE = 'assets/screenshot.png';
const ANIMATION = 'assets/press.png';
/** Bytes; a page that is opened to be read must not wait for it. */
const MOST_BYTES = 500_000;
/** Wide enough that the bar stands in the side column. */
const WINDOW = { width: 1120, height: 620 };
/** What is shown of it: the side column, and what of the order stands beside. */
const SHOWN = { width: 632, height: 372 };
const TITLES = {
  en: { ready: 'Before the press', shipped: 'After it', doubt: 'A question: one press answers it' },
  ar: { ready: 'قبل الضغطة', shipped: 'بعدها', doubt: 'فيه سؤال: ضغطة واحدة تجيب' },
} as const;

const step = stepsOf();
buildQuietly('chromium', 'e2e');
step('built');
const taken: Record<'ready' | 'shipped' | 'doubt', Titled[]> = { ready: [], shipped: [], doubt: [] };
let animation: Buffer | null = null;
for (const language of ['en', 'ar'] as const) {
  const frames: Record<'ready' | 'sending' | 'shipped' | 'doubt', Buffer | null> = {
    doubt: null,
    ready: null,
    sending: null,
    shipped: null,
  };
  const showcase = await Showcase.open(language);
  try {
    await showcase.ship(WINDOW, async (page, state) => {
      frames[state] = await shootSide(page, language);
    });
    await showcase.doubt(WINDOW, async (page) => {
      frames.doubt = await shootSide(page, language);
    });
    const { ready, sending, shipped, doubt } = frames;
    if (ready === null || sending === null || shipped === null || doubt === null)
      throw new Error('A picture was not taken');
    taken.ready.push({ title: TITLES[language].ready, png: ready });
    taken.shipped.push({ title: TITLES[language].shipped, png: shipped });
    taken.doubt.push({ title: TITLES[language].doubt, png: doubt });
    if (language === 'en') {
      animation = animate([
        { png: ready, milliseconds: 2_000 },
        { png: sending, milliseconds: 700 },
        { png: shipped, milliseconds: 3_000 },
      ]);
    } else {
      writeFileSync(
        PICTURE,
        await sideBySide(showcase.world.extension.browser, [taken.ready, taken.shipped, taken.doubt]),
      );
    }
  } finally {
    await showcase.close();
  }
  step(language);
}
if (animation === null) throw new Error('There is no animation');
writeFileSync(ANIMATION, animation);
console.log(
  `${PICTURE}; ${ANIMATION}: ${animation.length.toLocaleString('en')} of ${MOST_BYTES.toLocaleString('en')} bytes`,
);
if (animation.length > MOST_BYTES) process.exitCode = 1;

/** The part of the page where the bar stands: at the end of the line. */
async function shootSide(page: Page, language: 'ar' | 'en'): Promise<Buffer> {
  await page.bringToFront();
  await page.evaluate(() => scrollTo(0, 0));
  const x = language === 'ar' ? 0 : WINDOW.width - SHOWN.width;
  return Buffer.from(await page.screenshot({ clip: { x, y: 76, ...SHOWN } }));
}
