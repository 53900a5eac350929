import { vi } from 'vitest';

type Hear = (event: object) => void;

/** Enough of a button for what follows presses. */
export class MadeElement {
  box = { left: 10, top: 20, right: 110, bottom: 60 };

  closest(selector: string): MadeElement | null {
    return selector === 'button' ? this : null;
  }

  getBoundingClientRect() {
    return this.box;
  }

  moveDown(pixels: number): void {
    const { top, bottom } = this.box;
    this.box = { ...this.box, top: top + pixels, bottom: bottom + pixels };
  }
}

/** Where events are heard, and can be told of. */
class Heard {
  readonly #listeners = new Map<string, Hear[]>();

  readonly addEventListener = (type: string, hear: Hear): void => {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), hear]);
  };

  tell(type: string, event: object = {}): void {
    for (const hear of this.#listeners.get(type) ?? []) hear({ type, isTrusted: true, ...event });
  }
}

/** The page's observers, which say what a test has them say. */
export class MadeObserver {
  static all: MadeObserver[] = [];
  watched: MadeElement | null = null;

  constructor(
    private readonly heard: (entries: readonly object[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    MadeObserver.all.push(this);
  }

  observe(element: MadeElement): void {
    this.watched = element;
  }

  disconnect(): void {
    this.watched = null;
  }

  /** The browser has painted the button where it is now. */
  say(time: number): void {
    if (this.watched !== null) this.heard([{ boundingClientRect: this.watched.box, time }]);
  }
}

/** A page with one root of ours, in front of the person; only what a test tells happens in it, and only then. */
export class MadePage {
  hasFocus = true;
  hidden = false;
  isInTransition = false;
  at = 0;
  readonly #window = new Heard();
  readonly #body = new Heard();
  readonly #root = { activeElement: null as MadeElement | null };
  readonly ended = new AbortController();

  constructor() {
    MadeObserver.all = [];
    const page = this;
    vi.stubGlobal('Element', MadeElement);
    vi.stubGlobal('ShadowRoot', class {});
    vi.stubGlobal('IntersectionObserver', MadeObserver);
    vi.stubGlobal('CSS', { supports: () => true });
    vi.stubGlobal('addEventListener', this.#window.addEventListener);
    vi.stubGlobal('document', {
      ...new Heard(),
      get hidden() {
        return page.hidden;
      },
      hasFocus: () => page.hasFocus,
      documentElement: {
        clientWidth: 1000,
        clientHeight: 800,
        matches: () => page.isInTransition,
        getAnimations: () => [],
      },
    });
    vi.spyOn(performance, 'now').mockImplementation(() => page.at);
  }

  /** Holds our buttons. */
  get body(): HTMLElement {
    return { addEventListener: this.#body.addEventListener, getRootNode: () => this.#root } as never;
  }

  /** Something happens on an element of ours. */
  on(type: string, target: MadeElement | null, event: object = {}): void {
    if (type === 'focusin') this.#root.activeElement = target;
    if (type === 'focusout') this.#root.activeElement = null;
    this.#body.tell(type, { target, ...event });
  }

  /** Something happens to the window. */
  onWindow(type: string, event: object = {}): void {
    this.#window.tell(type, event);
  }

  /** Time goes on, with the looks that fall into it. */
  pass(milliseconds: number): void {
    for (let left = milliseconds; left > 0; left -= 50) {
      this.at += 50;
      vi.advanceTimersByTime(50);
    }
  }

  end(): void {
    this.ended.abort();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  }
}
