import type { Page } from 'puppeteer-core';
import { buildQuietly } from '../e2e/build';
import { World } from '../e2e/world';
import { readDefaultSeed } from '../sandbox/seed/read-seed';
import type { Seed } from '../sandbox/seed/seed-schema';
import { AMBIGUOUS } from '../stores/orders';
import { seededDirectory } from './picker/seeded-directory';
import { findWork, type KeyWork } from './picker/trace';
import { type KeyTimes, readKeyTimes, watchKeys } from './picker/watch-keys';

/** Milliseconds between two pictures at 60 a second. */
const FRAME = 1000 / 60;
const VILLAGES = 20_000;
/** The slowest key over a frame. */
const BAR = 1;

/**
 * `npm run bench -- picker [--firefox] [--json]`: three letters typed into the popup's picker over a directory of 20,000
 * villages. By key: how long the page's main thread runs until the picture with what was found, by the browser's own
 * trace (Chromium), and whether that picture is the very next one after the key.
 */
export async function run(args: string[]): Promise<void> {
  const kind = args.includes('--firefox') ? 'firefox' : 'chromium';
  buildQuietly(kind, 'e2e');
  const { cities, words } = seededDirectory(VILLAGES);
  const seed: Seed = { ...readDefaultSeed(), cities: [...cities] };
  const world = await World.openReady({ kind, language: 'ar', sandbox: { seed } });
  try {
    const order = await world.openOrder(world.store.orderUrl(AMBIGUOUS));
    await order.readBar();
    const popup = await world.openPopup(order);
    await popup.page.setViewport({ width: 400, height: 600 });
    await popup.page.waitForSelector('[data-field="village"] [role="combobox"]');
    await popup.page.evaluate(watchKeys);
    const trace = kind === 'chromium' ? await startTrace(popup.page) : null;
    const press = kind === 'chromium' ? await pressInChromium(popup.page) : pressInFirefox(popup.page);
    for (const word of words) await typeWord(popup.page, word, press);
    const times = await readKeyTimes(popup.page);
    const work = trace === null ? null : findWork(await trace());
    report(times, work, args.includes('--json'), kind);
  } finally {
    await world.close();
  }
}

/** Over what stands there, letter by letter, each when the one before has been drawn. */
async function typeWord(page: Page, word: string, press: Press): Promise<void> {
  await page.focus('[data-field="village"] input');
  await page.evaluate(() =>
    document.querySelector<HTMLInputElement>('[data-field="village"] input')?.select(),
  );
  for (const letter of word) {
    const before = await page.evaluate(() => window.shahnaKeys.length);
    await press(letter);
    await page.waitForFunction((seen) => (window.shahnaKeys[seen]?.drawn ?? 0) > 0, {}, before);
  }
}

type Press = (letter: string) => Promise<void>;

/** A key of any keyboard; puppeteer's own way knows the Latin one alone, and inserts other letters without a key. */
async function pressInChromium(page: Page): Promise<Press> {
  const session = await page.createCDPSession();
  return async (letter) => {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
  };
}

function pressInFirefox(page: Page): Press {
  return (letter) => page.keyboard.press(letter as 'a');
}

async function startTrace(page: Page): Promise<() => Promise<string>> {
  await page.tracing.start({
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  return async () => new TextDecoder().decode(await page.tracing.stop());
}

function report(
  times: readonly KeyTimes[],
  work: readonly KeyWork[] | null,
  json: boolean,
  browser: string,
): void {
  // The first key of all also opens the list for the first time: told apart, and counted like every other.
  const [first, ...others] = times.map((time, at) => ({
    ...time,
    letter: at % 3,
    busy: work?.[at]?.busy ?? null,
  }));
  const letters = [0, 1, 2].map((letter) => {
    const keys = others.filter((key) => key.letter === letter);
    return {
      letter: letter + 1,
      script: spread(keys.map(({ script }) => script)),
      busy: work === null ? null : spread(keys.flatMap(({ busy }) => busy ?? [])),
    };
  });
  const inNextFrame = times.filter(({ frame }) => frame === 1).length;
  const slowest = Math.max(...times.map(({ script }, at) => work?.[at]?.busy ?? script));
  const ratio = slowest / FRAME;
  const figures = {
    ratio,
    bar: BAR,
    slowest,
    browser,
    villages: VILLAGES,
    frame: FRAME,
    keys: times.length,
    inNextFrame,
    first,
    letters,
  };
  if (json) {
    console.log(JSON.stringify(figures));
    return;
  }
  console.log(`picker in ${browser}, ${VILLAGES} villages, ${times.length} keys; a frame is ${ms(FRAME)}`);
  if (first !== undefined) {
    const traced = first.busy === null ? '' : `, main thread until its picture ${ms(first.busy)}`;
    console.log(`the first key of all: put into the page after ${ms(first.script)}${traced}`);
  }
  for (const { letter, script, busy } of letters) {
    const traced = busy === null ? '' : `; main thread until its picture ${line(busy)}`;
    console.log(`letter ${letter}: put into the page after ${line(script)}${traced}`);
  }
  const isOk = ratio <= BAR && inNextFrame === times.length;
  console.log(`in the very next picture after the key: ${inNextFrame} of ${times.length}`);
  console.log(`slowest key ${ms(slowest)}: ratio ${ratio.toFixed(2)}, bar ${BAR}: ${isOk ? 'ok' : 'OVER'}`);
}

interface Spread {
  readonly median: number;
  readonly worst: number;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  };
}

function line({ median, worst }: Spread): string {
  return `${ms(median)} median, ${ms(worst)} worst`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
