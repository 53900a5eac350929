import type { KeyInput, Page } from 'puppeteer-core';
import { eventually } from '../eventually';

/** More than any page of ours has places to come to. */
const MOST_STEPS = 160;

/** Where the keyboard stands. */
interface Place {
  /** The field it is in, by its name on the page; `null`: none. */
  readonly field: string | null;
  /** What a reader would call the control. */
  readonly name: string;
  /** Why it cannot be seen: without a size, out of the window, or not marked as having the keyboard. */
  readonly unseen: string | null;
}

/** A person who has no mouse: everything is reached with Tab and done with arrows, Enter and Space. */
export class Keys {
  private constructor(readonly page: Page) {}

  /**
   * In front, and drawn: Tab in a page that has nothing to come to yet leaves it for the browser's own bar. Driven,
   * Firefox does not come back from there: keys go on to reach the page, and its buttons do nothing.
   */
  static async on(page: Page): Promise<Keys> {
    await page.bringToFront();
    await page.waitForSelector(':is(a[href], button, input, textarea, select)');
    return new Keys(page);
  }

  /**
   * Goes on with Tab, or back with Shift and Tab, to what has this name, or is the field of this name.
   * @throws Error with all places that were come to instead, or that the place cannot be seen
   */
  async to(
    wanted: { readonly field: string } | { readonly name: string | RegExp },
    direction: 'on' | 'back' = 'on',
  ): Promise<void> {
    const passed: string[] = [];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = await this.place();
      const fits =
        'field' in wanted ? place.field === wanted.field : place.name.search(asPattern(wanted.name)) >= 0;
      if (fits) {
        // The page may still be scrolling to it.
        await eventually(
          () => this.place(),
          ({ unseen }) => unseen === null,
        );
        return;
      }
      passed.push(place.field ?? place.name);
      if (direction === 'back') await this.page.keyboard.down('Shift');
      await this.page.keyboard.press('Tab');
      if (direction === 'back') await this.page.keyboard.up('Shift');
    }
    throw new Error(`${JSON.stringify(wanted)} is not reached; passed: ${[...new Set(passed)].join(' | ')}`);
  }

  async press(...keys: readonly KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes to a field and types into it, over what stands there. */
  async fill(field: string, text: string): Promise<void> {
    await this.to({ field });
    await this.page.keyboard.type(text);
  }

  /** Goes to a button, link or box and presses it. */
  async use(name: string | RegExp, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
    await this.to({ name });
    await this.page.keyboard.press(key);
  }

  place(): Promise<Place> {
    return this.page.evaluate(readPlace);
  }
}

/** A text is what a name begins with. */
function asPattern(name: string | RegExp): RegExp {
  return typeof name === 'string' ? new RegExp(`^${name.replace(/[()]/g, String.raw`\$&`)}`) : name;
}

/** Runs in the page. */
function readPlace(): Place {
  const at = document.activeElement as HTMLElement | null;
  if (at === null || at === document.body) return { field: null, name: '', unseen: 'nothing' };
  const labels = (at as HTMLInputElement).labels ?? [];
  const named = at.getAttribute('aria-label') ?? labels[0]?.textContent ?? at.textContent ?? '';
  const { width, height, top, bottom } = at.getBoundingClientRect();
  // A choice is marked around its words.
  const marked = [at, at.closest('label')].some(
    (part) => part !== null && getComputedStyle(part).outlineStyle !== 'none',
  );
  const faults = [
    document.hasFocus() ? null : 'the page has no focus',
    width === 0 || height === 0 ? 'it has no size' : null,
    bottom < 0 || top > innerHeight ? `it is out of the window, at ${top}` : null,
    marked ? null : 'nothing marks it',
  ];
  return {
    field: at.closest<HTMLElement>('[data-field]')?.dataset.field ?? null,
    name: named.replace(/[\u2066-\u2069]/g, '').trim(),
    unseen: faults.find((fault) => fault !== null) ?? null,
  };
}
