import type { CreatePageOptions, Page } from 'puppeteer-core';
import type { BarPress } from '../../../lib/messaging/views/bar';
import { OVER, STOOD } from '../../../lib/press/press-rule';
import { goTo } from '../../browsers/go-to';
import { type ExtensionBrowser, newPage, untilOpen } from '../../browsers/open-extension';
import { openWindow } from '../../browsers/open-window';
import { eventually } from '../eventually';
import { closeForm } from './close-form';
import { lasts } from './lasts';
import { isToldToPressAgain } from './told-why';

/** A store's order page with our bar on it. */
export class OrderPage {
  /** How often a person pressed on the bar. */
  presses = 0;

  private constructor(
    readonly page: Page,
    readonly address: string,
    private readonly extension: ExtensionBrowser,
  ) {}

  static async open(
    extension: ExtensionBrowser,
    address: string,
    options?: CreatePageOptions,
  ): Promise<OrderPage> {
    const page = await newPage(extension.browser, options);
    // On a busy machine Firefox now and then never tells that a page has loaded; then the page itself tells.
    await Promise.any([
      goTo(page, address, { waitUntil: 'domcontentloaded' }),
      untilOpen(page, new URL(address).origin),
    ]);
    return new OrderPage(page, address, extension);
  }

  /** In a window of its own, with no order in it yet. */
  static async openWindow(extension: ExtensionBrowser, list: string): Promise<OrderPage> {
    return new OrderPage(await openWindow(extension, list), list, extension);
  }

  /** Goes on to another page, or to the same one anew, in this tab. */
  async goOnTo(address: string): Promise<OrderPage> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    const isAnew = () =>
      this.page
        .evaluate(() => document.readyState !== 'loading' && !('left' in document.documentElement.dataset))
        .catch(() => false);
    await Promise.any([
      this.page.goto(address, { waitUntil: 'domcontentloaded' }),
      eventually(isAnew, (anew) => anew),
    ]);
    return new OrderPage(this.page, address, this.extension);
  }

  /** The bar's words, line by line, while it is busy too. */
  async drawn(): Promise<BarReading> {
    return shape(await this.page.evaluate(readParts));
  }

  /** The bar's words, line by line, once it stands. */
  async readBar(): Promise<BarReading> {
    return eventually(
      () => this.drawn(),
      ({ tone, language }) => tone !== 'busy' && language !== '',
    );
  }

  /** Waits until the bar says something that fits. */
  async barWhere(fits: (bar: BarReading) => boolean): Promise<BarReading> {
    return eventually(() => this.readBar(), fits);
  }

  /** As long as a person reads what they ship. */
  hasBeenRead(): Promise<void> {
    return this.lasts(2 * STOOD);
  }

  /** So many milliseconds pass for the page. */
  lasts(milliseconds: number): Promise<void> {
    return lasts(this.page, milliseconds);
  }

  /**
   * A person's own press on the bar's first button, in the tab before them, once they have read it; again where it was
   * told to come too soon. Each that comes too soon opens the form, a page of its own, only to be closed.
   */
  async pressBar(): Promise<void> {
    await closeForm(this.extension, this.page);
    await this.lasts(STOOD);
    await this.pressAtOnce();
  }

  /** The same without having read it: where it is refused for another reason, or was read before. */
  async pressAtOnce(): Promise<void> {
    await eventually(
      async () => {
        await this.pressAt('.presses .primary:not([aria-disabled])');
        return (await this.page.evaluate(readParts)).parts;
      },
      (parts) => !parts.some(([name, text]) => name === 'message' && isToldToPressAgain(text)),
    );
  }

  /** One of the quiet presses, by what it does. */
  pressAside(kind: BarPress['kind']): Promise<void> {
    return this.pressAt(`.asides .quiet-${kind}`);
  }

  /** Chooses one of the villages that the bar offers, by its city. */
  async chooseVillage(city: string): Promise<void> {
    const cities = await this.choices();
    const at = cities.findIndex((choice) => choice.endsWith(`/${city}`));
    if (at < 0) throw new Error(`The bar offers ${cities.join(', ')}, and none of ${city}`);
    await this.hasBeenRead();
    await this.pressAt(`.choice-${at}`);
  }

  /** Presses one of the answers that the bar offers, by its words. */
  async answer(words: string): Promise<void> {
    const answers = (await this.choices()).map((one) => one.replace(/\u00a0/g, ' '));
    const at = answers.indexOf(words);
    if (at < 0) throw new Error(`The bar offers ${answers.join(', ')}, and not ${words}`);
    await this.hasBeenRead();
    await this.pressAt(`.choice-${at}`);
  }

  /** The keys that ship too, as the button names them. */
  keys(): Promise<string | null> {
    return this.page.evaluate(
      () => document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.keys')?.textContent ?? null,
    );
  }

  /** What the bar offers: villages with their cities, or answers. */
  choices(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...(document.querySelector('shahna-bar')?.shadowRoot?.querySelectorAll('.choice') ?? [])].map(
        (choice) => [...choice.children].map(({ textContent }) => textContent).join('/'),
      ),
    );
  }

  /** Where the bar's first button stands. */
  placeOfPress(): Promise<Place> {
    return this.placeOf('.presses .primary:not([aria-disabled])');
  }

  /** Rests the pointer on the bar's first button, as a hand does before it presses, once the page has heard of it. */
  async restOnPress(): Promise<void> {
    await this.restOn(await this.placeOfPress());
    await this.page.waitForSelector('shahna-bar >>> .presses .primary:hover');
  }

  private async pressAt(selector: string): Promise<void> {
    await closeForm(this.extension, this.page);
    const { x, y } = await this.placeOf(selector);
    this.presses += 1;
    await this.restOn({ x, y });
    await this.page.mouse.click(x, y);
  }

  /** From a little beside it: Firefox tells a page nothing of a pointer that moves to where a press before left it. */
  private async restOn({ x, y }: Place): Promise<void> {
    await this.page.mouse.move(x - 3, y - 2);
    await this.page.mouse.move(x, y);
    await this.lasts(2 * OVER);
  }

  /** As a hand finds it: once it has come to rest, since the page moves it while it loads and the bar draws itself anew. */
  private async placeOf(selector: string): Promise<Place> {
    const measure = async (): Promise<Place> => {
      const button = await this.page.waitForSelector(`shahna-bar >>> ${selector}`);
      await button?.evaluate((element) => element.scrollIntoView({ block: 'center' })).catch(() => undefined);
      const box = await button?.boundingBox();
      return box == null ? NOWHERE : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    let before = NOWHERE;
    return eventually(measure, (now) => {
      const rests = now.x === before.x && now.y === before.y;
      before = now;
      return rests;
    });
  }

  /** Holds what moves in the bar at its first frame, as long as the page is open: a press may come while it moves. */
  async holdStamp(): Promise<void> {
    await this.page.evaluate(() => {
      const root = document.querySelector('shahna-bar')?.shadowRoot;
      requestAnimationFrame(function hold() {
        for (const animation of root?.getAnimations() ?? []) animation.pause();
        requestAnimationFrame(hold);
      });
    });
  }

  hasBar(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('shahna-bar') !== null);
  }

  async screenshot(path: string): Promise<void> {
    await this.page.screenshot({ path: path as `${string}.png` });
  }
}

/** It is the same as no other place, nor as itself. */
const NOWHERE: Place = { x: Number.NaN, y: Number.NaN };

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface BarReading {
  readonly tone: string;
  readonly direction: string;
  readonly language: string;
  readonly testing: string | null;
  readonly lines: Readonly<Record<string, string>>;
  readonly doubtful: readonly string[];
  readonly message: string;
  readonly action: string | null;
}

type Read = readonly [classes: string, text: string];

/**
 * Runs in the page; builds for tests have an open root. It names no function inside: what runs scripts here
 * marks named functions in a way that the page does not know.
 */
function readParts(): { bar: readonly (string | null)[]; lines: Read[]; parts: Read[] } {
  const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.bar');
  return {
    bar: [bar?.className ?? '', bar?.getAttribute('dir') ?? '', bar?.getAttribute('lang') ?? ''],
    lines: [...(bar?.querySelectorAll('.line') ?? [])].map((line) => [
      line.className,
      // A village and its city.
      [...(line.querySelector('.value')?.children ?? [])].map(({ textContent }) => textContent).join('، '),
    ]),
    parts: [...(bar?.querySelectorAll('.testing, .message, .primary .label') ?? [])].map((part) => [
      part.className,
      [...part.childNodes].map(({ textContent }) => textContent).join(' '),
    ]),
  };
}

function shape({ bar, lines, parts }: ReturnType<typeof readParts>): BarReading {
  const [classes = '', direction = '', language = ''] = bar;
  const find = (name: string) => parts.find(([part]) => part === name)?.[1].trim() ?? null;
  const kindOf = (line: string) => line.split(' ')[0] ?? '';
  return {
    tone: classes?.split(' ')[1] ?? '',
    direction: direction ?? '',
    language: language ?? '',
    testing: find('testing'),
    lines: Object.fromEntries(lines.map(([line, text]) => [kindOf(line), text.trim()])),
    doubtful: lines.filter(([line]) => line.includes(' doubtful')).map(([line]) => kindOf(line)),
    message: find('message') ?? '',
    action: find('label'),
  };
}
