import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnPresses, watchOwnPresses } from '../../../lib/press/own-presses';
import { MadeElement, MadeObserver, MadePage } from './made-page';

let page: MadePage;
let ship: MadeElement;
let presses: OwnPresses;
let draw: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new MadePage();
  ship = new MadeElement();
  Object.assign(document, { body: page.body });
  Object.assign(ship, { isConnected: true });
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
    draw = drawn;
  });
  presses = watchOwnPresses(() => 0, page.ended.signal);
  presses.follow(ship as never);
});
afterEach(() => {
  page.end();
  vi.useRealTimers();
});

const isFollowed = () => MadeObserver.all.some(({ watched }) => watched === ship);

function press() {
  page.on('pointerover', ship, { pointerType: 'mouse' });
  page.pass(200);
  page.on('pointerdown', ship, { pointerType: 'mouse' });
  page.on('pointerup', ship, { pointerType: 'mouse' });
  return presses.judge({ target: ship, detail: 1 } as never);
}

describe('a button that ships in a window of ours', () => {
  it('is measured in the frame that draws it, and not while its form is still being made', () => {
    expect(isFollowed()).toBe(false);
    draw();
    expect(isFollowed()).toBe(true);
  });

  it('is pressed for nothing before that frame, and counts once it has stood since', () => {
    page.pass(2_000);
    expect(press()).toBe('moved');
    draw();
    page.pass(450);
    expect(press()).toBe('moved');
    page.pass(500);
    expect(press()).toBeNull();
  });

  it('is not followed where its form was gone before that frame', () => {
    page.ended.abort();
    draw();
    expect(isFollowed()).toBe(false);
  });
});
