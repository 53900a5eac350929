import { vi } from 'vitest';

/** A browser's observer, which says what a test has it say. */
export class FakeObserver {
  static all: FakeObserver[] = [];
  watched: Element[] = [];
  /** How often what it watches was given up. */
  givenUp = 0;

  constructor(
    private readonly heard: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  observe(element: Element): void {
    if (!this.watched.includes(element)) this.watched.push(element);
  }

  disconnect(): void {
    this.watched = [];
    this.givenUp += 1;
  }

  say(...entries: readonly Partial<IntersectionObserverEntry>[]): void {
    this.heard(entries);
  }
}

/** A browser that judges whether an element is visible. */
export function inChromium(): void {
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
}
