import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Standing } from '../../../lib/press/press-rule';
import { type PressWatch, watchPresses } from '../../../lib/press/watch-presses';
import { MadeElement, MadePage } from './made-page';

const MOUSE = { pointerType: 'mouse' };
let page: MadePage;
let ship: MadeElement;
let presses: PressWatch;
let standing: Standing;

beforeEach(() => {
  vi.useFakeTimers();
  page = new MadePage();
  ship = new MadeElement();
  standing = 'stood';
  presses = watchPresses({ body: page.body, standing: () => standing, signal: page.ended.signal });
  presses.watch([ship] as never);
  page.pass(2_000);
});
afterEach(() => {
  page.end();
  vi.useRealTimers();
});

const click = (detail: 0 | 1, target = ship) => presses.judge({ target, detail } as never);

function byMouse(rests = 200) {
  page.on('pointerover', ship, MOUSE);
  page.pass(rests);
  page.on('pointerdown', ship, MOUSE);
  page.pass(50);
  page.on('pointerup', ship, MOUSE);
  return click(1);
}

function byKey(key: string, rests = 1_000, repeat = false) {
  page.on('focusin', ship);
  page.pass(rests);
  page.on('keydown', ship, { key, repeat });
  return click(0);
}

describe('a person’s own press', () => {
  it('counts by a mouse that rested, by a finger, by Enter and by Space', () => {
    expect(byMouse()).toBeNull();
    page.on('pointerdown', ship, { pointerType: 'touch' });
    page.on('pointerup', ship, { pointerType: 'touch' });
    expect(click(1)).toBeNull();
    expect(byKey('Enter')).toBeNull();
    expect(byKey(' ')).toBeNull();
  });

  it('counts once: the next begins anew', () => {
    expect(byMouse()).toBeNull();
    expect(click(1)).toBe('not-begun');
  });
});

describe('a press that a page laid under one that was meant for something else', () => {
  it('comes from a mouse that was not over the button, or has only just come to be', () => {
    expect(byMouse(50)).toBe('not-begun');
    page.on('pointerout', ship, { ...MOUSE, relatedTarget: null });
    page.pass(500);
    page.on('pointerdown', ship, MOUSE);
    expect(click(1)).toBe('not-begun');
  });

  it('comes onto a button that was moved, before the press or while it is held', () => {
    ship.moveDown(40);
    page.pass(300);
    expect(byMouse()).toBe('moved');
    page.pass(1_000);
    page.on('pointerdown', ship, MOUSE);
    ship.moveDown(40);
    page.pass(200);
    expect(click(1)).toBe('moved');
  });

  it('comes in the window that another has just left', () => {
    page.hasFocus = false;
    page.onWindow('blur');
    page.pass(3_000);
    page.hasFocus = true;
    page.onWindow('focus');
    expect(byMouse()).toBe('other-window');
    page.pass(1_000);
    expect(byMouse()).toBeNull();
  });

  it('has a key that went down elsewhere, or is held', () => {
    page.on('focusin', ship);
    page.pass(1_000);
    expect(click(0)).toBe('not-begun');
    expect(byKey('Enter', 1_000, true)).toBe('not-begun');
    page.onWindow('keydown', { composedPath: () => [] });
    expect(click(0)).toBe('not-begun');
  });

  it('has a key on a button that has only just got the keyboard', () => {
    expect(byKey('Enter', 500)).toBe('too-soon');
  });

  it('has a key on a button that the page had lose the keyboard without our hearing', () => {
    page.on('focusin', ship);
    page.pass(1_000);
    page.on('focusout', ship);
    page.on('focusin', ship);
    page.on('keydown', ship, { key: ' ', repeat: false });
    expect(click(0)).toBe('too-soon');
  });

  it('ends where it is let go of elsewhere', () => {
    page.on('pointerover', ship, MOUSE);
    page.pass(200);
    page.on('pointerdown', ship, MOUSE);
    page.onWindow('pointerdown', { composedPath: () => [] });
    expect(click(1)).toBe('not-begun');
  });

  it('is one of a picture of the page, and of the page for a while after', () => {
    page.isInTransition = true;
    page.pass(200);
    expect(byMouse()).toBe('not-seen');
    page.isInTransition = false;
    expect(byMouse()).toBe('too-soon');
    page.pass(1_000);
    expect(byMouse()).toBeNull();
  });

  it('is made by no person', () => {
    page.on('pointerover', ship, { ...MOUSE, isTrusted: false });
    page.pass(500);
    page.on('pointerdown', ship, { ...MOUSE, isTrusted: false });
    expect(click(1)).toBe('not-begun');
  });

  it('ships what does not stand there, by button and by keys alike', () => {
    standing = 'too-soon';
    expect(byMouse()).toBe('too-soon');
    expect(presses.judgeKeys()).toBe('too-soon');
    standing = 'not-seen';
    expect(byMouse()).toBe('not-seen');
    standing = 'stood';
    expect(presses.judgeKeys()).toBeNull();
  });
});
