import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { STOOD } from '../../../lib/press/press-rule';
import { areDrawnPlainly, decided, later, mountForEach, settled, view } from '../support/mounted-bar';

const on = mountForEach();

describe('a press on "Undo", which comes where "Ship" was', () => {
  const held = () => view('one', { digest: null, action: { kind: 'undo', label: 'Undo' } });

  it('is not the rest of a double click on "Ship", nor one that began before "Undo" was there', () => {
    on.bar.render(held());
    later(STOOD / 2);
    on.bar.beginPress('pointerdown');
    on.bar.press('undo');
    on.bar.press('undo');
    on.bar.beginPress('pointerdown');
    later(STOOD);
    on.bar.press('undo');
    expect(on.bar.onUndo).not.toHaveBeenCalled();
  });

  it('is not a key that is held from "Ship" on', () => {
    on.bar.beginPress('keydown');
    on.bar.render(held());
    later(2 * STOOD);
    on.bar.press('undo');
    on.bar.beginPress('keydown', true);
    on.bar.press('undo');
    expect(on.bar.onUndo).not.toHaveBeenCalled();
    on.bar.beginPress('keydown');
    on.bar.press('undo');
    expect(on.bar.onUndo).toHaveBeenCalledOnce();
  });

  it('counts once "Undo" has stood there, though the bar was drawn again meanwhile', () => {
    on.bar.render(held());
    later(STOOD);
    on.bar.render(held());
    on.bar.beginPress('pointerdown');
    on.bar.press('undo');
    expect(on.bar.onUndo).toHaveBeenCalledOnce();
  });
});

it('is drawn every second while there is something to undo, and no longer', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  on.bar.render(view('one', { digest: null, action: { kind: 'undo', label: 'Undo', until: 9_500 } }));
  vi.advanceTimersByTime(4_000);
  expect(vi.getTimerCount()).toBe(1);
  on.bar.render(view('one'));
  expect(vi.getTimerCount()).toBe(0);
});

it('nothing ships or is chosen while a press is under way, by a button or by its keys', async () => {
  on.bar.render(view('one', { offered: 'two' }), true);
  on.bar.press('ship');
  on.bar.chooseFirst();
  on.bar.command();
  await decided(true);
  expect([on.bar.onShip, on.bar.onChoose, on.bar.onBegun].flatMap(({ mock }) => mock.calls)).toEqual([]);
  on.bar.render(view('one'));
  on.bar.press('ship');
  await decided(true);
  expect(on.bar.onShip).toHaveBeenCalledOnce();
});

describe('a choice among villages', () => {
  const offering = (offered: string) => view('one', { digest: null, offered });

  it('counts as "Ship" does: where what is offered stood there, and is seen', async () => {
    on.bar.render(offering('two'));
    on.bar.chooseFirst();
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(on.bar.shown?.message).toBe('It came just now');
    later(STOOD);
    on.bar.chooseFirst();
    expect(on.bar.onChoose).not.toHaveBeenCalled();
    await decided(true);
    expect(on.bar.onChoose).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('chooses nothing that is drawn over, and nothing that was offered otherwise meanwhile', async () => {
    on.bar.render(offering('two'));
    later(STOOD);
    on.bar.chooseFirst();
    await decided(false);
    expect(on.bar.onReview).toHaveBeenCalledOnce();
    on.bar.chooseFirst();
    on.bar.render(offering('others'));
    await decided(true);
    expect(on.bar.onChoose).not.toHaveBeenCalled();
  });
});
