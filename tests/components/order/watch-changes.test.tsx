import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Changes, watchChanges } from '../../../lib/page/watch-changes';

/** What jsdom has none of, as it stands in a browser before anybody changed it. */
interface Drawn {
  styleSheets: { disabled: boolean; media: { mediaText: string } }[];
  adoptedStyleSheets: object[];
  fullscreenElement: Element | null;
  getAnimations: () => object[];
}

let root: ShadowRoot;
let drawn: Drawn;
let amount: HTMLElement;
let end: AbortController;
let changes: Changes;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSSAnimation', class {});
  const host = document.createElement('shahna-bar');
  root = host.attachShadow({ mode: 'closed' });
  amount = document.createElement('div');
  amount.textContent = '₪ 110';
  drawn = {
    styleSheets: [{ disabled: false, media: { mediaText: '' } }],
    adoptedStyleSheets: [],
    fullscreenElement: null,
    getAnimations: () => [],
  };
  for (const name of Object.keys(drawn)) {
    Object.defineProperty(root, name, { get: () => drawn[name as keyof Drawn] });
  }
  end = new AbortController();
  changes = watchChanges(root, end.signal);
  changes.own(() => root.append(amount));
  document.body.append(host);
});
afterEach(() => {
  end.abort();
  root.host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WAYS: Readonly<Record<string, () => void>> = {
  'other words': () => {
    amount.textContent = '₪ 1';
  },
  'a style': () => amount.setAttribute('style', 'opacity: 0'),
  'an element more': () => root.append(document.createElement('i')),
  'a sheet switched off': () => {
    drawn.styleSheets = [{ disabled: true, media: { mediaText: '' } }];
  },
  'a sheet for other screens': () => {
    drawn.styleSheets = [{ disabled: false, media: { mediaText: 'print' } }];
  },
  'a sheet adopted': () => {
    drawn.adoptedStyleSheets = [{}];
  },
  'an animation': () => {
    drawn.getAnimations = () => [{}];
  },
  'an element on the whole screen': () => {
    drawn.fullscreenElement = amount;
  },
  'a place scrolled to': () => {
    amount.scrollTop = 10;
  },
  'a root within': () => {
    amount.attachShadow({ mode: 'open' });
  },
};

describe('what stands in a root of ours', () => {
  it('is ours as we draw it, however often, and while a rule’s own animation runs', () => {
    changes.own(() => {
      amount.textContent = '₪ 120';
    });
    drawn.getAnimations = () => [new CSSAnimation()];
    vi.advanceTimersByTime(5_000);
    expect(changes.areOurs()).toBe(true);
  });

  it('is ours while the store has taken its part of the page out', () => {
    root.host.remove();
    drawn.styleSheets = [];
    vi.advanceTimersByTime(5_000);
    drawn.styleSheets = [{ disabled: false, media: { mediaText: '' } }];
    document.body.append(root.host);
    expect(changes.areOurs()).toBe(true);
  });

  for (const [way, change] of Object.entries(WAYS)) {
    it(`is not ours after ${way}, nor when we have drawn since`, () => {
      change();
      expect(changes.areOurs()).toBe(false);
      changes.own(() => {
        amount.textContent = '₪ 110';
      });
      expect(changes.areOurs()).toBe(false);
    });
  }

  it('is not ours where words were changed and put back', () => {
    amount.textContent = '₪ 1';
    amount.textContent = '₪ 110';
    expect(changes.areOurs()).toBe(false);
  });

  it('is not ours where it was changed just before we draw, which does not touch that part', () => {
    amount.setAttribute('style', 'opacity: 0');
    changes.own(() => root.append(document.createElement('p')));
    expect(changes.areOurs()).toBe(false);
  });

  it('is not ours where a sheet was adopted for half a second, and taken away before the press', () => {
    drawn.adoptedStyleSheets = [{}];
    vi.advanceTimersByTime(500);
    drawn.adoptedStyleSheets = [];
    expect(changes.areOurs()).toBe(false);
  });
});
