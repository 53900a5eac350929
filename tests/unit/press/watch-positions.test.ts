import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPositions } from '../../../lib/press/watch-positions';
import { MadeElement, MadeObserver, MadePage } from './made-page';

let page: MadePage;
const moved = vi.fn();
beforeEach(() => {
  page = new MadePage();
  moved.mockClear();
});
afterEach(() => page.end());

function follow(...buttons: readonly MadeElement[]) {
  const positions = watchPositions(page.ended.signal, moved);
  positions.watch(buttons as never);
  moved.mockClear();
  return positions;
}

describe('where a button stands', () => {
  it('is told of a button that comes', () => {
    const button = new MadeElement();
    page.at = 400;
    watchPositions(page.ended.signal, moved).watch([button] as never);
    expect(moved.mock.calls).toEqual([[button, 400]]);
  });

  it.each(['left', 'top', 'right', 'bottom'] as const)('is told of at a look: its %s by a pixel', (side) => {
    const button = new MadeElement();
    const positions = follow(button);
    button.box = { ...button.box, [side]: button.box[side] + 0.9 };
    positions.look();
    expect(moved).not.toHaveBeenCalled();
    button.box = { ...button.box, [side]: button.box[side] + 0.2 };
    positions.look();
    expect(moved).toHaveBeenCalledOnce();
  });

  it('is told of by the browser where the page puts it back before each look', () => {
    const button = new MadeElement();
    const positions = follow(button);
    button.moveDown(300);
    MadeObserver.all[0]?.say(5_000);
    expect(moved.mock.calls).toEqual([[button, 5_000]]);
    button.moveDown(-300);
    positions.look();
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('is looked at through a window of the button’s own size', () => {
    follow(new MadeElement());
    expect(MadeObserver.all[0]?.options.rootMargin).toBe('-20px -890px -740px -10px');
  });

  it('is that of the last place, and of no button that has gone', () => {
    const [one, other] = [new MadeElement(), new MadeElement()];
    const positions = follow(one, other);
    positions.watch([other] as never);
    one.moveDown(50);
    other.moveDown(50);
    positions.look();
    expect(moved.mock.calls.map(([button]) => button)).toEqual([other]);
    moved.mockClear();
    positions.look();
    expect(moved).not.toHaveBeenCalled();
    expect(MadeObserver.all.filter(({ watched }) => watched === one)).toEqual([]);
  });
});
