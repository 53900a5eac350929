import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STOOD } from '../../../lib/press/press-rule';
import { FakeObserver } from '../../unit/page/fake-observer';
import {
  areDrawnPlainly,
  decided,
  isPlainlySeen,
  later,
  mountForEach,
  PRESS,
  settled,
  view,
} from '../support/mounted-bar';

const on = mountForEach();

describe('a press on the bar', () => {
  it('counts once it is certain that the bar is seen, and once however often it is pressed meanwhile', async () => {
    on.bar.press('ship');
    on.bar.press('ship');
    on.bar.render(view('one', { message: 'the fee came' }));
    on.bar.press('ship');
    expect(on.bar.onShip).not.toHaveBeenCalled();
    await decided(true);
    expect(areDrawnPlainly).toHaveBeenCalledOnce();
    expect(on.bar.onShip).toHaveBeenCalledOnce();
    on.bar.press('ship');
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledTimes(2);
  });

  it('is told at once, since its tab may be left a moment later; then what stood there as it was pressed counts', async () => {
    on.bar.press('ship');
    expect(on.bar.onBegun.mock.calls).toEqual([['one']]);
    await decided(null);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  it('is not told where it does not count by what came before it', async () => {
    on.bar.render(view('two'));
    on.bar.press('ship');
    await settled();
    expect(on.bar.onBegun).not.toHaveBeenCalled();
    expect(on.bar.onShip).not.toHaveBeenCalled();
  });

  it('says what is wrong where the bar is not seen, opens the form, and takes the next press', async () => {
    on.bar.press('ship');
    await decided(false);
    expect(on.bar.onShip).not.toHaveBeenCalled();
    expect(on.bar.shown).toMatchObject({ tone: 'warning', message: 'Something lies over it' });
    expect(on.bar.onReview).toHaveBeenCalledOnce();
    on.bar.press('ship');
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  it('says so until the next press, though the fee comes into the bar meanwhile', async () => {
    on.bar.press('ship');
    await decided(false);
    on.bar.render(view('one', { message: 'the fee came' }));
    expect(on.bar.shown?.message).toBe('Something lies over it');
    on.bar.press('ship');
    await decided(true);
    on.bar.render(view('one', { message: 'the fee came' }));
    expect(on.bar.shown?.message).toBe('the fee came');
  });

  for (const seen of [true, false]) {
    it(`is nothing where another order came into the bar before that was certain, seen: ${seen}`, async () => {
      on.bar.press('ship');
      on.bar.render(view('another'));
      await decided(seen);
      expect(on.bar.onShip).not.toHaveBeenCalled();
      expect(on.bar.onReview).not.toHaveBeenCalled();
      expect(on.bar.shown).toEqual(view('another'));
    });
  }

  it('is none where the button was laid under it for its time alone', async () => {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(10, 10, 100, 40);
    on.bar.press('ship', { ...PRESS, detail: 1, currentTarget: button, clientX: 300, clientY: 300 });
    await decided(true);
    expect(on.bar.onShip).not.toHaveBeenCalled();
    expect(on.bar.onChanged).toHaveBeenCalledOnce();
    on.bar.press('ship', { ...PRESS, detail: 1, currentTarget: button, clientX: 60, clientY: 30 });
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  it('is nothing where the bar is gone before that, and where no person made it', async () => {
    on.bar.press('ship', { isTrusted: false });
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    on.bar.press('ship');
    on.bar.end();
    await decided(true);
    expect(on.bar.onShip).not.toHaveBeenCalled();
  });

  it('is refused without a look where something lies over what it ships', async () => {
    const [observer] = FakeObserver.all;
    const [target] = observer?.watched ?? [];
    if (target !== undefined)
      observer?.say({ target, intersectionRatio: 1, isVisible: false, time: performance.now() });
    on.bar.press('ship');
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(on.bar.shown?.message).toBe('Something lies over it');
    expect(on.bar.onReview).toHaveBeenCalledOnce();
  });

  it('is answered with a sentence where what it ships came or changed a moment ago, and counts a moment later', async () => {
    on.bar.render(view('another'));
    on.bar.press('ship');
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(on.bar.onReview).not.toHaveBeenCalled();
    expect(on.bar.shown).toMatchObject({ tone: 'warning', message: 'It came just now' });
    later(STOOD);
    on.bar.press('ship');
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  for (const type of ['pointerdown', 'keydown'] as const) {
    it(`is not one where what it ships changed between its ${type} and its click, however long it was held`, async () => {
      on.bar.beginPress(type);
      on.bar.render(view('another'));
      later(10_000);
      on.bar.press('ship');
      await settled();
      expect(areDrawnPlainly).not.toHaveBeenCalled();
      expect(on.bar.shown?.message).toBe('It came just now');
      on.bar.press('ship');
      await decided(true);
      expect(on.bar.onShip).toHaveBeenCalledOnce();
    });
  }
});

describe('the browser’s command to ship', () => {
  it('counts as a press does: for what stood there, once it is certain that it is seen', async () => {
    on.bar.command();
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  it('is not heard while the keyboard is in a field of the page, where its keys may be a letter', async () => {
    const note = document.createElement('textarea');
    document.body.append(note);
    note.focus();
    on.bar.command();
    await settled();
    expect(on.bar.shown?.message).toBe('It did not begin here');
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    note.remove();
    on.bar.command();
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  it('is answered with a sentence where what it would ship came a moment ago', async () => {
    on.bar.render(view('another'));
    on.bar.command();
    await settled();
    expect(on.bar.shown?.message).toBe('It came just now');
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    later(STOOD);
    on.bar.command();
    await decided(true);
    expect(on.bar.onShip).toHaveBeenCalledOnce();
  });

  it('ships nothing that is drawn over, and opens the form', async () => {
    on.bar.command();
    await decided(false);
    expect(on.bar.onShip).not.toHaveBeenCalled();
    expect(on.bar.shown?.message).toBe('Something lies over it');
    expect(on.bar.onReview).toHaveBeenCalledOnce();
  });

  it('ships nothing in doubt, nothing twice, and nothing while something is on its way', async () => {
    on.bar.render(view('one', { digest: null }));
    on.bar.command();
    await settled();
    on.bar.render(view('one'), true);
    on.bar.command();
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(on.bar.onShip).not.toHaveBeenCalled();
  });
});

describe('a bar that is higher than its window, as at twice the size', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(477);
    vi.stubGlobal('innerHeight', 320);
    // Never all of it at once.
    isPlainlySeen.mockImplementation((_host, _body, parts) => parts.length === 0);
  });
  afterEach(() => {
    isPlainlySeen.mockImplementation(() => true);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('ships from the form, which it opens, and calls nothing covered', () => {
    on.bar.press('ship');
    expect(on.bar.onReview).toHaveBeenCalledOnce();
    expect(on.bar.shown?.message).not.toBe('Something lies over it');
    expect(areDrawnPlainly).not.toHaveBeenCalled();
  });

  it('does what ships nothing at once', () => {
    on.bar.render(view('one', { digest: null, action: { kind: 'undo', label: 'Undo' } }));
    later(STOOD);
    on.bar.beginPress('pointerdown');
    on.bar.press('undo');
    expect(on.bar.onUndo).toHaveBeenCalledOnce();
  });
});
